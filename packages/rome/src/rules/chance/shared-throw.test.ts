// A battle beside the board: people roll their dice there, the app those of the bot.

import { Driver, keyedRandom, type Way, withDefaults } from '@understudy/table'
import { answerEntry } from '@understudy/table/steps'
import { expect, test } from 'vitest'
import { romePackage } from '../../package.ts'
import type { Action } from '../../vocabulary.ts'
import type { State } from '../state/state.ts'

const options = withDefaults(romePackage, { role1: 'human', role2: 'speed', role3: 'speed', role4: 'speed' })
const ways = (bots: Way): Record<string, Way> => ({ dice: 'table', botsAgainstPeople: bots })

/** The first throw of both sides in a battle of this game. */
function throwOfBoth(bots: Way) {
  const seats = romePackage.seating(options)
  const driver = new Driver<State, Action>(romePackage, {
    t: 'start',
    options,
    chance: ways(bots),
    seed: 'share',
    seats,
  })
  for (let n = 0; n < 3000; n++) {
    const next = driver.next()
    if (next.kind === 'auto') driver.commit(next.entry)
    else if (next.kind === 'person') {
      const action = next.decision.sample(keyedRandom('share', `${n}`)) as never
      driver.commit({ t: 'action', seat: next.seat, by: 'person', action })
    } else if (next.kind === 'table') {
      const { question } = next
      const frame = driver.state.frames.at(-1)
      if (question.ask !== 'chance') throw new Error('no dice')
      if (frame?.kind === 'battle' && frame.sides.every(({ dice }) => dice.length > 0))
        return { driver, question, frame }
      driver.commit(answerEntry(question, question.decision.sample(keyedRandom('share', question.key))))
    }
  }
  throw new Error('no battle was fought')
}

/** How many faces can be told of each die. */
function facesOf({ question: { decision } }: ReturnType<typeof throwOfBoth>): number[] {
  const picks: { slot: string; value: string }[] = []
  const counted: number[] = []
  for (;;) {
    const [first, ...others] = decision.next(picks)
    if (first === undefined) return counted
    counted.push(1 + others.length)
    if (first.action !== undefined) return counted
    picks.push({ slot: 'face', value: String(first.pick.value) })
  }
}

test('the bot’s dice lie there already, and only the person’s are told', () => {
  const both = throwOfBoth('app')
  const isBots = both.frame.sides.flatMap(({ bot, dice }) => dice.map(() => bot))
  expect(facesOf(both).map((n) => n === 1)).toEqual(isBots)
  // It is one entry, whoever rolled; asked again it lies as it did.
  const { decision } = both.question
  const faces = (no: string) => (decision.sample(keyedRandom('other', no)) as Extract<Action, { do: 'roll' }>).faces
  const bots = (no: string) => faces(no).filter((_, at) => isBots[at])
  expect(bots('1')).toEqual(bots('2'))
  expect(decision.legal(decision.sample(keyedRandom('other', '3')))).toBeUndefined()
  const again = both.driver.next()
  const same = again.kind === 'table' && again.question.ask === 'chance' ? again.question.decision : undefined
  expect(same?.next([]).map(({ pick }) => pick)).toEqual(decision.next([]).map(({ pick }) => pick))
})

test('whoever wants to roll all of them does', () => {
  const both = throwOfBoth('table')
  expect(facesOf(both)).toHaveLength(both.frame.sides.flatMap(({ dice }) => dice).length)
  expect(facesOf(both).every((n) => n > 1)).toBe(true)
})
