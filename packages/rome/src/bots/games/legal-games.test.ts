// Whole games of two to four seats, both kinds of bot, with people who play at random: whatever a bot decides is legal,
// every game ends, no plan breaks on the way, and what is said to say yes always does.

import type { TraceEvent } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../../package.ts'
import { alwaysYes } from '../testing/always-testing.ts'
import { type Role, seating } from '../testing/games-testing.ts'

const COMPANIES: readonly (readonly Role[])[] = [
  ['super', 'absent', 'speed', 'absent'],
  ['human', 'absent', 'absent', 'super'],
  ['speed', 'human', 'absent', 'absent'],
  ['absent', 'super', 'human', 'absent'],
  ['absent', 'speed', 'speed', 'human'],
  ['super', 'super', 'absent', 'human'],
  ['human', 'super', 'speed', 'super'],
  ['speed', 'human', 'human', 'super'],
]
const VARIANTS: readonly Record<string, string | number | boolean>[] = [
  {},
  { 'bvb.mode': 'fourPhase', 'difficulty.tactics': 'all', 'stance.setup': 'random' },
  { 'conquest.independent': 'lossOnly', 'difficulty.tactics': 's', 'bvb.wounds': 'none' },
  { 'army.minCountsCavalry': true, 'stance.setup': 'random' },
]
/** Games of many seats go on for long; by this option they are over sooner. */
const ROUNDS: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3 }

/** A rule that always says yes once it is come to has said no. */
const denies = (event: TraceEvent): boolean =>
  (event.e === 'ask' && !event.yes && alwaysYes.has(event.node)) ||
  (event.e === 'found' && event.candidates.length === 0 && alwaysYes.has(event.node))

function play(n: number, events: TraceEvent[]): string {
  const company = COMPANIES[n % COMPANIES.length] ?? []
  const { options, seats } = seating(company)
  const playing = company.filter((role) => role !== 'absent').length
  const variant = {
    ...options,
    ...VARIANTS[Math.floor(n / COMPANIES.length) % VARIANTS.length],
    'victory.maxRounds': ROUNDS[playing] ?? 15,
  }
  const sink = {
    detail: false,
    event: (event: TraceEvent) => void ((event.e === 'broken' || denies(event)) && events.push(event)),
  }
  return simulate(romePackage, { options: variant, seats, seed: `rome ${n}`, patience: 60_000, sink }).last
}

/** Every company with every variant at least twice; `npm run test:full` plays more. */
const GAMES = process.env.FULL === '1' ? 200 : 2 * COMPANIES.length * VARIANTS.length

describe('games', () => {
  it(`${GAMES} whole games are legal from the first decision to the last`, () => {
    const broken: TraceEvent[] = []
    for (let n = 0; n < GAMES; n++) expect(play(n, broken)).toMatch(/^\d+\./)
    expect(broken).toEqual([])
  }, 120_000)
})
