import { appOnly, Driver, withDefaults } from '@understudy/table'
import { expect, it } from 'vitest'
import { seating } from '../../bots/testing/games-testing.ts'
import { romePackage } from '../../package.ts'
import { copyState } from '../state/copy.ts'
import { viewFor } from '../state/view.ts'
import { asked, forgetAsked, keepAsked } from './asked.ts'

/** As it would be written down; a question in words is looked at where there are people. */
const written = (now: ReturnType<typeof asked>): string =>
  now === undefined ? 'over' : JSON.stringify([now.frame.kind, now.ask, now.ask.question()])

it('who is asked what is what one would find afresh, in the position and in what its seat sees', () => {
  const { options, seats } = seating(['super', 'speed', 'human', 'super'])
  const start = { t: 'start', options: withDefaults(romePackage, options), chance: appOnly(romePackage) } as const
  const driver = new Driver(romePackage, { ...start, seed: 'asked', seats })
  let looked = 0
  for (let n = 0; ; n++) {
    const next = driver.next()
    if (next.kind !== 'auto') break
    if (n % 5 === 0) {
      const afresh = copyState(driver.state)
      expect(written(asked(driver.state))).toBe(written(asked(afresh)))
      if (driver.bot(next.entry.seat) !== undefined)
        expect(written(asked(viewFor(driver.state, next.entry.seat)))).toBe(
          written(asked(copyState(viewFor(afresh, next.entry.seat)))),
        )
      looked++
    }
    driver.commit(next.entry)
  }
  expect(looked).toBeGreaterThan(200)
})

it('what was asked is kept for this position only, and not beyond an action', () => {
  const { options } = seating(['super', 'super', 'super', 'super'])
  const state = romePackage.game.start(withDefaults(romePackage, options), appOnly(romePackage))
  const now = asked(state)
  if (now === undefined) throw new Error('nobody is asked')
  const kept = { ...now.ask }
  keepAsked(state, now.frame, kept)
  expect(asked(state)?.ask).toBe(kept)
  expect(asked(copyState(state))?.ask).not.toBe(kept)
  forgetAsked()
  expect(asked(state)?.ask).not.toBe(kept)
})
