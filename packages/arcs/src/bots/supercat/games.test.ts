import { hashOf } from '@understudy/procedure/json'
import { Coverage, Recorder, type TraceSink } from '@understudy/procedure/trace'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { sizeOf } from '../../rules/state/cards.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { playersOf, type State } from '../../rules/state/state.ts'
import { type Company, gameOf, play } from './game-testing.ts'

function fingerprint(company: Company, sink?: TraceSink): string {
  const driver = gameOf(company)
  const entries = [...play(driver, sink)].map(({ entry }) => entry)
  return hashOf({ entries, end: arcs.serialise(driver.state) })
}

/** Every action card is in one place. */
function cardsInPlay(state: State): number {
  let n = 0
  for (let place = 1; place < Pile.ACTION_PILES; place++) n += sizeOf(state, place)
  return n
}

const TABLES = [
  { bots: 1, others: 1 },
  { bots: 1, others: 2 },
  { bots: 2, others: 1 },
  { bots: 3, others: 1 },
  { bots: 2, others: 2 },
  { bots: 3, others: 0 },
]

describe.each(TABLES)('$bots bots and $others people', (table) => {
  it('play whole games by the rules, and hands stay in order (13.1, 13.2)', () => {
    for (let seed = 0; seed < 4; seed++) {
      const driver = gameOf({ ...table, seed: `whole ${seed}` })
      let dealt = 0
      let chapter = 0
      for (const { entry } of play(driver)) {
        const { state } = driver
        if (entry.t !== 'action' || entry.by !== 'bot') continue
        for (let seat = 0; seat < playersOf(state); seat++)
          expect(read.count(state, Pile.bonus(seat))).toBeLessThanOrEqual(
            // While it chooses, the card to be played is counted off already.
            read.counter(state, seat) + 1,
          )
        if (read.chapter(state) !== chapter) {
          chapter = read.chapter(state)
          dealt = cardsInPlay(state)
        }
        expect(cardsInPlay(state)).toBe(dealt)
      }
      expect(arcs.outcome(driver.state)?.winners).toHaveLength(1)
    }
  }, 120_000)

  it('play the same game whether they are watched or not', () => {
    const company = { ...table, seed: 'watched' }
    const alone = fingerprint(company)
    expect(fingerprint(company, new Recorder())).toBe(alone)
    expect(fingerprint(company, new Coverage())).toBe(alone)
  }, 120_000)
})

describe('options', () => {
  it.each([
    { settings: { preset: 'printed' } },
    { settings: { backports: false } },
    { settings: { contendMeasure: 'count' } },
    { settings: { preludeRestriction: 'onlyIfLost', twoSlots: 'printed' } },
    { settings: { combatCard: 'asNeeded', combatKeepsOrigin: true, moveOrigins: 'multi' } },
    { settings: { gpCarryOver: false, combatCardOnAutoSelect: true, guildPage: false, outrageSpreadsAt: 'anyRival' } },
    { settings: { changeControl: 'takeFirst', walkOff: false, stripBuilding: false, raidAtOnce: true } },
    { settings: {}, options: { difficulty: 'harder', alwaysDraw: true, bonusFromDiscard: true } },
    { settings: {}, options: { difficulty: 'off', leaders: 'supercat', pack: true } },
  ])(
    'whole games with %j',
    (company) => {
      for (let seed = 0; seed < 3; seed++) {
        const driver = gameOf({ bots: 2, others: 1, seed: `options ${seed}`, ...company })
        for (const _ of play(driver)) {
          // to the end
        }
        expect(arcs.outcome(driver.state)).toBeDefined()
      }
    },
    120_000,
  )
})

describe('fairness', () => {
  it('choices do not change when hidden cards of others are dealt anew', () => {
    const driver = gameOf({ bots: 2, others: 2, seed: 'fair' })
    let n = 0
    for (const { entry } of play(driver)) {
      if (entry.t !== 'action' || entry.by !== 'bot' || n > 80) continue
      n++
      const view = arcs.view(driver.state, entry.seat)
      const other = arcs.resample(view, entry.seat, keyedRandom('other', String(n)))
      const bot = driver.bot(entry.seat)!
      const ask = (state: State) => bot.step(state, entry.seat, bot.fresh())
      expect(ask(arcs.view(other, entry.seat))).toEqual(ask(view))
    }
    expect(n).toBeGreaterThan(60)
  }, 60_000)
})

describe('difficulty', () => {
  it('13.12 off and normal decide alike for a bot that is ahead of everybody', () => {
    const driver = gameOf({ bots: 1, others: 2, seed: 'ahead' })
    let n = 0
    for (const { entry } of play(driver)) {
      if (entry.t !== 'action' || entry.by !== 'bot') continue
      const { state } = driver
      if (read.power(state, 0) <= Math.max(read.power(state, 1), read.power(state, 2))) continue
      n++
      const bot = driver.bot(entry.seat)!
      const view = arcs.view(state, entry.seat)
      const off: State = { ...view, options: { ...view.options, difficulty: 'off' } }
      expect(bot.step(off, entry.seat, bot.fresh())).toEqual(bot.step(view, entry.seat, bot.fresh()))
    }
    expect(n).toBeGreaterThan(5)
  }, 60_000)
})
