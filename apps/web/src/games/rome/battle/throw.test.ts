import { type Action, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { pointsOf } from '@understudy/rome/rules'
import type { Face } from '@understudy/rome/vocabulary'
import { Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { gainBy, isUndefended, type Thrown, winChance } from './throw.ts'
import { BATTLE_WORDS } from './words.ts'

const state = (): State => {
  const options = { role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }
  return Table.start(romePackage, { options, seats: romePackage.seating(options), seed: 'odds' }).state
}

/** Every throw, one by one. */
function enumerated(table: State, { attack, defence }: Thrown): number {
  const rolls = (dice: Thrown['attack']): Face[][] =>
    dice.reduce<Face[][]>(
      (all, colour) => all.flatMap((so) => packOf(table).dice[colour].map((face) => [...so, face])),
      [[]],
    )
  const theirs = rolls(defence)
  let won = 0
  let all = 0
  for (const mine of rolls(attack))
    for (const other of theirs) {
      all++
      if (pointsOf(mine) > pointsOf(other)) won++
    }
  return won / all
}

describe('the odds of one throw', () => {
  it('are those of all throws', () => {
    const table = state()
    const throws: Thrown[] = [
      { attack: ['W', 'W'], defence: ['G'] },
      { attack: ['R', 'Y', 'G'], defence: ['W', 'B'] },
      { attack: [], defence: ['G'] },
      { attack: ['B'], defence: [] },
    ]
    for (const each of throws) expect(winChance(table, each)).toBeCloseTo(enumerated(table, each), 10)
  })
  it('stand beside what each face counts', () => {
    const [skull, wound, skirmish] = (['K', 'X', 'S'] as const).map((face) => pointsOf([face]))
    expect(skirmish).toBe(0)
    expect(BATTLE_WORDS.en.counts).toContain(
      `A skull is ${skull} points, a wound (cross) ${wound}; a skirmish (arrow) is none`,
    )
    expect(BATTLE_WORDS.ru.counts).toContain(
      `Череп — ${skull} очка, рана (крест) — ${wound}; стычка (стрела) очков не даёт`,
    )
  })
})

describe('an attack that is planned', () => {
  const on = (target: string): Action => ({ do: 'attack', path: [], target })
  const table = state()
  const pack = packOf(table)
  const greeks = pack.regions.filter(({ home }) => home === 1)
  table.frames = [{ kind: 'army', side: 0, slot: 0 }]
  for (const { armies } of table.sides) for (const army of armies) army.region = -1

  it('knows a region that nothing defends', () => {
    const [place] = greeks
    const land = table.lands[pack.regionNo.get(place!.id)!]!
    expect(isUndefended(table, on(place!.id))).toBe(false)
    // Taken from its people by somebody else, it has no level of its own.
    land.holder = 0
    const level = isUndefended(table, on(place!.id))
    table.sides[1]!.armies[0]!.region = pack.regionNo.get(place!.id)!
    expect([level, isUndefended(table, on(place!.id))]).toEqual([true, false])
    expect(isUndefended(table, { do: 'march', path: [place!.id] })).toBe(false)
  })

  it('says what the region brings, once', () => {
    const { victory } = pack
    const capital = greeks.find((each) => each.capital)!
    const home = greeks.find((each) => !each.capital)!
    const free = pack.regions.find((each) => each.home < 0)!
    expect([capital, home, free].map(({ id }) => gainBy(table, on(id)))).toEqual([
      victory.capital,
      victory.home,
      victory.independent,
    ])
    table.sides[0]!.scored.push(pack.regionNo.get(free.id)!)
    expect(gainBy(table, on(free.id))).toBe(0)
    expect(gainBy(table, on('rome'))).toBe(0)
  })
})
