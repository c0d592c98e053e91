// NAV-3: how far a navy looks, whom it prefers, and how it goes home.

import { describe, expect, it } from 'vitest'
import { packOf } from '../../pack/setting.ts'
import { Bench } from '../../testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { Survey } from '../testing/oracle-map.ts'
import { stances } from '../testing/seats-testing.ts'

/** Every tie goes to the first, every die falls on its first face, which is no skull. */
const ALWAYS_FIRST = { int: () => 0 }
const PEOPLE = { ROM: 'human', GRE: 'human', CAR: 'super', BAR: 'super' } as const

const table = (): Bench => new Bench(PEOPLE)
const seaId = (bench: Bench, sea: number): string => packOf(bench.state).seas[sea]?.id ?? ''
/** Zones so far from this one. */
function zones(bench: Bench, from: string, far: number): string[] {
  const steps = new Survey(bench.state, 0).seaSteps(bench.sea(from))
  return steps.flatMap((n, sea) => (n === far ? [seaId(bench, sea)] : []))
}
/** Carthage has moved its armies, and its navies are next. */
function sails(bench: Bench, carried = false, options: Given['options'] = {}): Played {
  bench.begin('campaign', 'CAR')
  for (const army of bench.side('CAR').armies) army.activated = true
  for (const navy of bench.side('CAR').navies) navy.carried = carried
  return play(bench, 'CAR', { luck: ALWAYS_FIRST, options })
}
const foe = (bench: Bench, sea: string, seat = 'ROM'): Bench => bench.navy(seat, 0, sea, 2).status('CAR', seat, 'enemy')

describe('NAV-3', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 0],
  ])('NAV-3.2: a navy %d zones away is sought: %d', (far, n) => {
    const bench = table().navy('CAR', 0, 'gad', 5)
    const sea = far === 0 ? 'gad' : zones(bench, 'gad', far)[0]
    const played = sails(foe(bench, sea ?? ''))
    expect(played.found('NAV-3.2')[0]).toHaveLength(n)
    if (n === 0) return
    const [action] = played.actions
    expect(action).toMatchObject({ do: 'sail', navy: 0, fight: 'ROM' })
    expect(action?.do === 'sail' ? action.zones.length : -1).toBe(far)
  })

  it('NAV-3.2: the highest stance before the nearest', () => {
    const bench = table().navy('CAR', 0, 'gad', 5)
    foe(bench, zones(bench, 'gad', 1)[0] ?? '')
    foe(bench, zones(bench, 'gad', 3)[0] ?? '', 'GRE')
    expect(sails(stances(bench, 'CAR', { ROM: 8, GRE: 9 })).actions[0]).toMatchObject({ fight: 'GRE' })
    const even = table().navy('CAR', 0, 'gad', 5)
    foe(even, zones(even, 'gad', 1)[0] ?? '')
    foe(even, zones(even, 'gad', 3)[0] ?? '', 'GRE')
    expect(sails(even).actions[0]).toMatchObject({ fight: 'ROM' })
  })

  it('NAV-2: an enemy’s navy that is a bot’s is not sought', () => {
    const bench = table().navy('CAR', 0, 'gad', 5).navy('BAR', 0, 'gad', 3).status('CAR', 'BAR', 'enemy')
    expect(sails(stances(bench, 'CAR', { BAR: 9 })).found('NAV-3.2')).toEqual([[]])
  })

  it.each([
    ['table', 'neutral', 1],
    ['table', 'friends', 0],
    ['table', 'enemy', 1],
    ['enemyOnly', 'neutral', 0],
    ['enemyOnly', 'enemy', 1],
    ['never', 'enemy', 0],
  ] as const)('NAV-3.2: nav.intercept = %s, a navy of a seat that is %s: %d (R-77, R-111)', (how, status, n) => {
    const bench = table().navy('CAR', 0, 'gad', 5).navy('ROM', 0, 'gad', 2).status('CAR', 'ROM', status)
    const played = sails(stances(bench, 'CAR', { ROM: 9 }), false, { 'nav.intercept': how })
    expect(played.found('NAV-3.2')[0]).toHaveLength(n)
  })

  it('NAV-3.1: one that has carried an army stays where it is', () => {
    const bench = table().navy('CAR', 0, 'gad', 5)
    foe(bench, zones(bench, 'gad', 1)[0] ?? '')
    const played = sails(bench, true)
    expect(played.actions).toEqual([{ do: 'endCampaign' }])
    expect(played.read).not.toContain('NAV-3.2')
  })

  it.each([
    ['olisipo', 0],
    ['carthage', 2],
    ['athens', 3],
    ['rhodos', 3],
  ])('NAV-3.8: home to %s by a shortest way, %d zones of it now', (port, n) => {
    const bench = table().navy('CAR', 0, 'gad', 5)
    for (const land of bench.state.lands) if (land.holder === bench.no('CAR')) land.holder = -1
    bench.hold('CAR', port)
    const seas = packOf(bench.state).regions[bench.region(port)]?.seas ?? []
    const wayTo = (from: number): number =>
      Math.min(...seas.map((sea) => new Survey(bench.state, 0).seaSteps(from)[sea] ?? 99))
    const [action] = sails(bench).actions
    if (n === 0) {
      expect(action).toEqual({ do: 'endCampaign' })
      return
    }
    if (action?.do !== 'sail') throw new Error('it stays')
    expect(action).toMatchObject({ navy: 0 })
    expect(action.fight).toBeUndefined()
    expect(action.zones).toHaveLength(n)
    expect(wayTo(bench.sea(action.zones.at(-1) ?? ''))).toBe(wayTo(bench.sea('gad')) - n)
  })
})
