import { equal } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { packOf } from '../pack/setting.ts'
import { romePackage } from '../package.ts'
import type { State } from '../rules/state/state.ts'
import { ALL_COLUMNS, type Columns, emptied, MAP_COLUMNS } from './emptied.ts'
import { driverOf, fillIn, house } from './facts-testing.ts'

const { game } = romePackage
const bare = (state: State): string =>
  JSON.stringify({ ...(game.serialise(state) as object), setting: null, pack: null })

/** Plays the same game with the house pack and with one that has gaps, answered from the house pack. */
function compare(columns: Columns, roles: Record<string, string>, seed: string, rounds: number) {
  const whole = driverOf(house, roles, seed)
  const open = driverOf(emptied(house, columns), roles, seed)
  const asked: string[] = []
  for (;;) {
    asked.push(...fillIn(open))
    const [is, would] = [open.next(), whole.next()]
    if (!equal(is as never, would as never)) expect(is).toEqual(would)
    if (is.kind !== 'auto' || would.kind !== 'auto' || whole.state.round > rounds) break
    whole.commit(would.entry)
    open.commit(is.entry)
  }
  expect(bare(open.state)).toBe(bare(whole.state))
  return { asked, state: open.state, over: whole.next().kind === 'over' }
}

describe('a pack with gaps, answered from the whole pack', () => {
  it('plays a whole game exactly as the whole pack, and asks nothing twice', () => {
    const { asked, over } = compare(
      MAP_COLUMNS,
      { role1: 'speed', role2: 'absent', role3: 'speed', role4: 'absent' },
      'gap',
      99,
    )
    expect(over).toBe(true)
    expect(asked.length).toBeGreaterThan(3)
    expect(new Set(asked).size).toBe(asked.length)
  }, 60_000)

  it('also when everything that can be is left open, for both bots', () => {
    const { asked, state } = compare(
      ALL_COLUMNS,
      { role1: 'super', role2: 'absent', role3: 'speed', role4: 'absent' },
      'gaps',
      1,
    )
    expect(new Set(asked.map((fact) => fact.split('/')[0]))).toEqual(
      new Set([
        'regions.csv',
        'actions.csv',
        'generals.csv',
        'troops.csv',
        'mercenaries.csv',
        'developments.csv',
        'wonders.csv',
      ]),
    )
    // What was told stands in the pack now, and what was not asked stays open.
    const { gaps } = packOf(state)
    for (const fact of asked) expect(gaps.some(({ key }) => key === fact)).toBe(false)
    expect(gaps.length).toBeGreaterThan(0)
  }, 60_000)
})
