// UND and RET: when a small army gets home, and where one comes back.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { deed, mainDeck, onlyFree } from '../testing/campaign-testing.ts'
import { March, Survey } from '../testing/oracle-map.ts'
import { FOUR } from '../testing/seats-testing.ts'

const FEW = ['R01', 'R01', 'R02', 'R05']

/** A region of Rome’s empire that is so many points away from its nearest home region. */
function away(far: number): { bench: Bench; region: string } {
  const bench = onlyFree(new Bench(FOUR), 'ROM')
  for (const { id, home } of new Survey(bench.state, 0).pack.regions) {
    if (home !== -1) continue
    bench.place('ROM', 0, id, FEW)
    const march = new March(bench.state, bench.no('ROM'), 0)
    const homes = march.all.filter((region) => march.home(region) === march.side)
    if (Math.min(...homes.map((region) => march.walks()[region] ?? 99)) === far) return { bench, region: id }
  }
  throw new Error(`nothing is ${far} away`)
}

describe('UND-2.2: an army with 3 points', () => {
  it.each([
    [1, 'dissolve'],
    [2, 'dissolve'],
    [3, 'dissolve'],
    [4, 'march'],
  ])('%d points from home: %s', (far, does) => {
    const { bench } = away(far)
    const { actions } = deed(bench, 'ROM', { anyTie: true })
    expect(actions[1]?.do).toBe(does)
    expect(bench.where('ROM', 0) === null).toBe(does === 'dissolve')
  })

  it.each([
    [FEW, true],
    [[...FEW, 'R05'], false],
  ])('MOV-3: %j goes home: %s', (cards, home) => {
    const bench = onlyFree(new Bench(FOUR), 'ROM', 'octuduron').place('ROM', 0, 'medhlan', cards)
    expect(deed(bench, 'ROM', { anyTie: true }).actions[1]?.do === 'dissolve').toBe(home)
  })
})

describe('RET-1', () => {
  const back = (...taken: string[]): string | null => {
    const bench = new Bench(FOUR)
    taken.forEach((id, at) => {
      bench.place('ROM', at + 1, id)
    })
    // A tie, if there were one, would go to the last.
    deed(bench, 'ROM', { luck: { int: (n) => n - 1 } })
    return bench.where('ROM', 0)
  }

  it('in the capital, however rich another home may be', () => {
    expect(back()).toBe('rome')
    expect(back('neapolis')).toBe('rome')
  })

  it.each([
    // Gold 3, then 2; the others have 1, and of these Ariminum is next door to Rome.
    [['rome'], 'neapolis'],
    [['rome', 'neapolis'], 'velathri'],
    [['rome', 'neapolis', 'velathri'], 'ariminum'],
  ])('without %j: %s, by gold and then by the way to the capital', (taken, place) => {
    expect(back(...taken)).toBe(place)
  })

  it('not with fewer than two cards in the Main deck', () => {
    for (const n of [1, 2]) {
      const bench = mainDeck(new Bench(FOUR), 'ROM', 'R01', n)
      deed(bench, 'ROM', { anyTie: true })
      expect(bench.where('ROM', 0)).toBe(n === 2 ? 'rome' : null)
    }
  })
})
