// Whole games of bots: every time a line of a target list chooses, what it leaves for lots is what the letter of the draft
// leaves, read a second time (L606 to L657). Counted by hand: how many choices there were, and how many differ.

import type { TraceEvent } from '@understudy/procedure/trace'
import { appOnly, Driver, withDefaults } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../../../package.ts'
import type { State } from '../../../rules/state/state.ts'
import { type Role, seating } from '../../testing/games-testing.ts'
import { March } from '../../testing/oracle-map.ts'
import { best, candidates, type Goal, SPEED, SUPER } from './lists.ts'
import { readings } from './reading.ts'

interface Tally {
  choices: number
  /** Of these, with something to choose from. */
  open: number
  differ: number
}

/** Lines of the lists in which something was found; the position does not change while a bot thinks. */
function compare(state: State, speed: boolean, events: readonly TraceEvent[], tallies: Map<string, Tally>): void {
  const frame = state.frames.at(-1)
  if (frame?.kind !== 'army') return
  const march = new March(state, frame.side, frame.slot)
  for (const { node, all, left } of readings(events)) {
    const row = (speed ? SPEED : SUPER).find(({ id }) => id === node)
    if (row === undefined || node === 'SUP-4.1' || node === 'SPD-4' || all.length === 0) continue
    const regions = (all as Goal[]).map(({ region }) => region)
    const goals = candidates(march, row, speed).filter(({ region }) => regions.includes(region))
    const wanted = best(march, row, goals).map(({ region }) => region)
    const found = (left as Goal[]).map(({ region }) => region)
    const tally = tallies.get(node) ?? { choices: 0, open: 0, differ: 0 }
    tallies.set(node, tally)
    tally.choices++
    if (all.length > 1) tally.open++
    const same = goals.length === all.length && [...wanted].sort().join() === [...found].sort().join()
    if (!same) tally.differ++
  }
}

function play(kind: 'super' | 'speed', no: number, options: object, tallies: Map<string, Tally>): void {
  const company = Array<Role>(4).fill(kind)
  const { options: roles, seats } = seating(company)
  const bots = Object.fromEntries(Object.entries(seats).map(([seat, who]) => [seat, { ...who, options }]))
  const driver = new Driver(romePackage, {
    t: 'start',
    options: withDefaults(romePackage, roles),
    chance: appOnly(romePackage),
    seed: `letter ${no}`,
    seats: bots as typeof seats,
  })
  let events: TraceEvent[] = []
  driver.sink = { detail: true, event: (event) => void events.push(event) }
  for (;;) {
    events = []
    const next = driver.next()
    if (next.kind !== 'auto') return
    compare(driver.state, kind === 'speed', events, tallies)
    driver.commit(next.entry)
  }
}

/** So many games, and what came of them; more of them with LETTER_GAMES. */
function tally(kind: 'super' | 'speed', options: object = {}): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>()
  const games = Number(process.env.LETTER_GAMES ?? 4)
  for (let no = 0; no < games; no++) play(kind, no, options, tallies)
  if (process.env.LETTER_GAMES !== undefined) console.log(kind, options, tallies)
  return tallies
}
const sum = (tallies: ReadonlyMap<string, Tally>, of: keyof Tally): number =>
  [...tallies.values()].reduce((all, each) => all + each[of], 0)

describe('the letter of the target lists in whole games', () => {
  it.each(['super', 'speed'] as const)(
    '%s: no choice differs',
    (kind) => {
      const tallies = tally(kind)
      expect(sum(tallies, 'open')).toBeGreaterThan(100)
      expect([...tallies].filter(([, { differ }]) => differ > 0)).toEqual([])
    },
    60_000,
  )

  it('would tell if reach or distance came first (army.reachFirst, target.nearestFirst)', () => {
    expect(tally('speed', { 'army.reachFirst': true }).get('SPD-5')?.differ).toBeGreaterThan(0)
    expect(tally('super', { 'target.nearestFirst': true }).get('SUP-2.3')?.differ).toBeGreaterThan(0)
  }, 60_000)
})
