// BVB-7, BVB-8: what counts as lost in a battle of two bots, and what is said of it.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { card, dice, fight } from '../battle/battle-testing.ts'
import { conquest } from '../conquest/scenes.ts'
import { FOUR } from '../testing/seats-testing.ts'

it('BVB-7 (R-74): cards that the loser does not have are not destroyed', () => {
  expect(conquest.duelBig().fired).toContain('BVB-7')
  expect(conquest.duelNoSkirmishers().fired).not.toContain('BVB-7')
})

/** Two skulls and a skirmish against three infantry without a skirmisher; the decks have one. */
function beaten(from: 'decks' | 'army') {
  const bench = new Bench(FOUR, { 'bvb.lossesFrom': from })
  bench.status('ROM', 'GRE', 'enemy').hold('GRE', 'patavium', 'iader').leaderless('ROM', 0).leaderless('GRE', 0)
  bench.place('ROM', 0, 'ariminum', ['R01', 'R01', 'R01', 'R05']).place('GRE', 0, 'patavium', ['G01', 'G01', 'G02'])
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  bench.act({ do: 'attack', target: 'patavium', path: [] })
  const chance = [dice('KKS---'), card('G01'), card('G01'), card('G05')]
  const played = fight(bench, { actions: 2, chance, anyTie: true }, 'ROM')
  return { played, points: bench.side('ROM').vp, stands: bench.where('GRE', 0) !== null }
}

describe('what is said of the losses is what comes of them (R-72)', () => {
  it('from the decks: a great victory, and the beaten army stands', () => {
    const { played, points, stands } = beaten('decks')
    expect([points, stands]).toEqual([2, true])
    expect(played.fired).toContain('BVB-7')
    expect(played.fired).not.toContain('BVB-8')
  })

  it('from the army itself: two cards only, and it falls', () => {
    const { played, points, stands } = beaten('army')
    expect([points, stands]).toEqual([1, false])
    expect(played.fired).not.toContain('BVB-7')
    expect(played.fired).toContain('BVB-8')
  })
})
