// Which way an army goes when several cost the same: the route over the sea, the region it attacks from, where it retires to.

import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import type { Status } from '../../vocabulary.ts'
import { deed, goOn, mainDeck, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const lot = (no: number) => ({ int: (n: number) => Math.min(no, n - 1) })

describe('TRN-2: from Hierapytna to Rhodes over either of two zones', () => {
  /** The zones taken, whatever the lots say, with a Roman navy in the Aegean. */
  const zones = (role: 'human' | 'super', status: Status): string[] =>
    [0, 1].map((no) => {
      const seating: Seating = { ...FOUR, ROM: role }
      const bench = onlyFree(new Bench(seating), 'GRE', 'rhodos').place('GRE', 0, 'hierapytna')
      bench.navy('ROM', 0, 'aeg', 2).status('GRE', 'ROM', status)
      // Light Baggage makes up for the supply that an enemy’s navy cuts off.
      bench.develop('GRE', 0, 0, 1)
      const { actions } = deed(bench, 'GRE', { luck: lot(no), options: { 'army.horizonTurns': '1' } })
      const action = actions[1]
      return action?.do === 'attack' ? (action.sail?.zones.join(' ') ?? 'by land') : 'no attack'
    })

  it.each([
    ['human', 'enemy', ['lib', 'lib']],
    ['human', 'neutral', ['aeg', 'lib']],
    ['super', 'enemy', ['aeg', 'lib']],
  ] as const)('a navy of a %s seat that is %s', (role, status, taken) => {
    expect(zones(role, status).sort()).toEqual(taken)
  })
})

it('SUP-X2 (H-5): towards an own region to attack from rather than an ally’s at the same price', () => {
  for (const no of [0, 1]) {
    const bench = onlyFree(new Bench(FOUR), 'ROM').status('ROM', 'BAR', 'enemy').status('ROM', 'GRE', 'allied')
    bench.hold('ROM', 'nemetocenna', 'treverorum', 'vesontio', 'uburzis', 'casurgis').hold('GRE', 'bibracte')
    const { actions, found } = goOn(bench.place('ROM', 0, 'massalia'), 'ROM', 1, 0, { luck: lot(no) })
    expect(actions).toEqual([{ do: 'march', path: ['nemossos'] }])
    expect(found('SUP-X2')[0]).toHaveLength(2)
  }
})

it('SUP-6.5: of regions out of supply the one nearest to an opponent, not the one where it stands', () => {
  const bench = mainDeck(new Bench(FOUR), 'ROM', 'R01', 6).hold('ROM', 'aracillum', 'numantia')
  const played = deed(bench.place('ROM', 0, 'aracillum'), 'ROM', { luck: lot(0) })
  expect(played.actions[1]).toEqual({ do: 'march', path: ['numantia'] })
  expect(played.fired).toContain('SUP-6.5')
})
