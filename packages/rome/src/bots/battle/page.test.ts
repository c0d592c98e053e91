// A battle card by card (rome 26): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { conquest } from '../conquest/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { battle } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'BAT-1': [battle.hills, battle.plain],
  'BAT-2': [battle.hillsShort, battle.hillRound],
  'BAT-3': [battle.mixed, battle.plain],
  'BAT-4': [battle.plain, battle.allInHills],
  'BAT-5': [battle.mixed, battle.plain],
  'BAT-6': [battle.mixed, battle.plain],
  'BAT-6.1': [battle.plain, conquest.won],
  'TAC-1': [battle.tactics('plain'), battle.tactics('s')],
  'TAC-2': [battle.tactics('s'), battle.tactics('plain')],
  'TAC-2.1': [battle.tactics('s'), battle.tactics('plain')],
  'TAC-3': [battle.tactics('all'), battle.tactics('s')],
  'TAC-3.1': [battle.tactics('all'), battle.tactics('s')],
  'TAC-4': [battle.end('XX', 'XX', 'car1'), battle.end('--', '--')],
  'PH1-1': [battle.hillRound, battle.flankRound],
  'PH1-1.1': [battle.hillRound, battle.flankRound],
  'PH1-1.2': [battle.hillRound, battle.flankRound],
  'PH2-1': [battle.flankRound, battle.centreRound],
  'PH2-1.1': [battle.flankRound, battle.centreRound],
  'PH2-1.2': [battle.flankRound, battle.centreRound],
  'PH2-2': [battle.centreRound, battle.reserve],
  'PH2-3': [battle.reserve, battle.centreRound],
  'PH3-1': [battle.waiting, battle.centreRound],
  'PH3-2': [battle.centreRound, battle.hillRound],
  'PH3-3': [battle.outnumbered, battle.reserveFights],
  'PH3-4': [battle.gunsForAll, battle.gun('X')],
  'PH3-4.1': [battle.gunsForAll, battle.gun('X')],
  'PH3-4.2': [battle.gun('X'), battle.gunsForAll],
  'PH3-4.3': [battle.gun('X'), battle.gun('-')],
  'PH3-4.4': [battle.gun('X'), battle.gun('-')],
  'PH3-4.5': [battle.gun('-'), battle.gun('X')],
  'PH3-5': [battle.centreRound, battle.hillRound],
  'PH3-6': [battle.reserveFights, battle.outnumbered],
  'PH3-7': [battle.unopposed, battle.centreRound],
  'PH3-7.1': [battle.casualty, battle.outnumbered],
  'PH4-1': [battle.envelop('S-'), battle.envelop('XX')],
  'PH4-1.1': [battle.envelop('S-'), battle.envelop('XX')],
  'PH4-1.2': [battle.envelop('XX'), battle.envelop('S-')],
  'PH4-2': [battle.envelop('X-', 'car1'), battle.tactics('plain')],
  'RES-1': [battle.end('K-', '--'), battle.end('--', '--')],
  'RES-2': [battle.end('-K', '--'), battle.end('--', '--')],
  'RES-3': [battle.even('K'), battle.end('--', '--')],
  'RES-3.1': [battle.even('K'), battle.even('X')],
  'RES-3.2': [battle.even('K'), battle.even('X')],
  'RES-3.3': [battle.even('X'), battle.even('K')],
  'RES-4': [battle.beaten, battle.evicted],
  'RES-4.1': [battle.beaten, battle.evicted],
  'RES-4.2': [battle.evicted, battle.beaten],
  'RES-5': [battle.end('-K', '--'), battle.end('--', '--')],
  'RES-5.1': [battle.end('--', '--'), battle.centreRound],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
