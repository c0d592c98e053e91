// What bots offer one another in whole acts keeps to the text: it comes to +2, with resources and Favors alone, never with a
// resource of a declared ambition that the bot is contending; and no bot makes an offer to a person.

import { Driver } from '@understudy/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import * as read from '../../../rules/state/read.ts'
import type { Colour } from '../../../vocabulary.ts'
import { afterParts } from '../fates/objective.ts'
import { ambitionOf } from '../lib/slots.ts'
import { contending, isDeclared, losesContention } from '../terms/standing.ts'
import { offerOdds } from './odds.ts'

let takeAway = (): void => {}
beforeAll(() => {
  takeAway = offerCampaign()
})
afterAll(() => takeAway())

it.each(['0.5', '0.10'])(
  'offers of bots to bots, %s',
  (version) => {
    let offers = 0
    // All of them in `npm run test:full`.
    for (let game = 0; game < (process.env.FULL === '1' ? 8 : 3); game++) {
      const options = {
        players: 4,
        act: 1,
        role1: 'supercat',
        role2: 'supercat',
        role3: 'supercat',
        role4: game % 2 === 0 ? 'supercat' : 'human',
      }
      const bot = { by: 'bot', bot: 'supercat', version } as const
      const seats = { red: bot, yellow: bot, blue: bot, white: game % 2 === 0 ? bot : ({ by: 'random' } as const) }
      const driver = new Driver(arcsPackage, { t: 'start', options, chance: {}, seed: `offers ${game}`, seats })
      for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
        const { entry } = next
        const action = (entry.t === 'action' ? entry.action : undefined) as { do?: string; parts?: Part[] } | undefined
        if (entry.t === 'action' && entry.by === 'bot' && action?.do === 'offer') {
          const { state } = driver
          const seat = state.options.colours.indexOf(entry.seat as Colour)
          const odds = offerOdds(state, entry.seat as Colour, action.parts!, { version })!
          const given = action.parts!.filter(({ from }) => from === entry.seat)
          expect(odds.sum).toBeGreaterThanOrEqual(2)
          expect(state.options.roles[state.options.colours.indexOf(odds.to)]).toBe('supercat')
          expect(action.parts!.length - given.length).toBe(1)
          offers++
          if (version === '0.10') expect(given.length).toBeLessThanOrEqual(4)
          // 0.10 may offer anything, and gives up a contention if nothing else will do (supercat/B51).
          for (const part of version === '0.10' ? [] : given) {
            expect('slot' in part || 'frozen' in part || 'promise' in part).toBe(true)
            if (!('slot' in part)) continue
            const ambition = ambitionOf(read.slot(state, seat, part.slot))
            expect(ambition > 0 && isDeclared(state, ambition) && contending(state, seat, ambition)).toBe(false)
          }
          if (version === '0.5')
            expect(losesContention(state, afterParts(state, action.parts!, true), seat)).toBe(false)
        }
        driver.commit(entry)
      }
    }
    expect(offers).toBeGreaterThan(process.env.FULL === '1' ? 5 : 1)
  },
  120_000,
)
