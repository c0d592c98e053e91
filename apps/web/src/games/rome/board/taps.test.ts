import { rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { onBoard } from '@understudy/rome/rules'
import { CHANCE, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { presets } from '../presets.ts'
import { piecesOf, placesOf } from './look.ts'
import { ON_MAP, spotOf, tapsOf } from './taps.ts'

const PEOPLE = { role1: 'human', role2: 'human', role3: 'super', role4: 'speed' } as const

/** Positions of a game at random, each with its decision. */
function* positions(steps: number): Generator<State> {
  const state = rome.start(PEOPLE, {})
  const random = keyedRandom('rome', 'taps')
  for (let i = 0; i < steps; i++) {
    const decision = rome.decision(state)
    if (decision === undefined) return
    yield state
    rome.apply(state, decision.sample(random))
  }
}

describe('taps', () => {
  it('every choice that has no button lies on the map', () => {
    let met = 0
    for (const state of positions(260)) {
      const decision = rome.decision(state)
      if (decision === undefined || decision.seat === CHANCE) continue
      for (const first of [undefined, ...decision.next([]).slice(0, 6)]) {
        if (first !== undefined && first.more !== true) continue
        const choices = decision.next(first === undefined ? [] : [first.pick])
        const taps = tapsOf(state, choices)
        for (const { pick } of choices) {
          if (!ON_MAP.includes(pick.slot)) continue
          const spot = spotOf(state, pick.slot, pick.value)
          met++
          expect([pick, spot !== undefined && taps[spot.kind].has(spot.id)]).toEqual([pick, true])
        }
      }
    }
    expect(met).toBeGreaterThan(20)
  })

  it('finds what an agent is aimed at', () => {
    const state = rome.start(PEOPLE, {})
    const capital = packOf(state).regions[packOf(state).factions[1]?.capital ?? -1]?.id
    expect(spotOf(state, 'target', { general: 2, of: 'GRE' })).toEqual({ kind: 'army', id: 'GRE.2' })
    expect(spotOf(state, 'target', { agent: 0, of: 'CAR' })).toEqual({ kind: 'agent', id: 'CAR.0' })
    expect(spotOf(state, 'target', { capital: 'GRE' })).toEqual({ kind: 'region', id: capital })
    expect(spotOf(state, 'target', { capital: 'GRE', with: 'CAR' })).toBeUndefined()
    expect(spotOf(state, 'to', 'off')).toBeUndefined()
  })
})

describe('looks', () => {
  it('shows every piece on the board, each at a spot of its own', () => {
    const kinds = new Set<string>()
    for (const state of positions(200)) {
      const pieces = piecesOf(state)
      for (const { kind } of pieces) kinds.add(kind)
      const on = state.sides.flatMap((side) => [
        ...side.armies.filter(onBoard),
        ...side.agents.filter(({ region }) => region >= 0),
        ...side.navies.filter(({ sea }) => sea >= 0),
      ])
      expect(pieces).toHaveLength(on.length)
      expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(pieces.length)
    }
    expect([...kinds].sort()).toEqual(['agent', 'army', 'navy'])
  })

  it('keeps fleets off the armies on the coast, and draws armies above them', () => {
    const state = rome.start(PEOPLE, {})
    // Every fleet to every sea, beside armies in every region.
    const { regions, seas } = packOf(state)
    const [rome_, others] = [state.sides[0], state.sides[1]]
    for (let sea = 0; sea < seas.length; sea++)
      for (const region of seas[sea]?.coast ?? []) {
        Object.assign(rome_?.navies[0] ?? {}, { sea, cards: 1 })
        Object.assign(others?.armies[0] ?? {}, { region })
        const pieces = piecesOf(state)
        const [fleet, army] = ['navy ROM.0', 'army GRE.0'].map((key) => pieces.find((piece) => piece.key === key))
        const apart = Math.hypot((fleet?.x ?? 0) - (army?.x ?? 0), (fleet?.y ?? 0) - (army?.y ?? 0))
        expect(apart, regions[region]?.id).toBeGreaterThanOrEqual(34)
        expect(pieces.findIndex(({ kind }) => kind === 'army')).toBeGreaterThan(
          pieces.findLastIndex(({ kind }) => kind === 'navy'),
        )
      }
  })

  it('keeps an agent out from under the army beside it, however much that grows', () => {
    const state = rome.start(PEOPLE, {})
    const [army, agent] = [state.sides[0]?.armies[0], state.sides[0]?.agents[0]]
    Object.assign(army ?? {}, { region: 3 })
    Object.assign(agent ?? {}, { region: 3 })
    const at = (key: string) => piecesOf(state).find((piece) => piece.key === key)!
    for (const grown of [1, 1.5, 2, 2.5, 3]) {
      // The army grows from its foot upwards; its ring takes a tap too.
      const ring = { x: at('army ROM.0').x, y: at('army ROM.0').y + (1 - grown) * 14, r: 20 * grown }
      const { x, y, aside } = at('agent ROM.0')
      expect(Math.hypot(x + (grown - 1) * aside - ring.x, y - ring.y)).toBeGreaterThan(ring.r)
    }
    Object.assign(army ?? {}, { region: 4 })
    expect(at('agent ROM.0').aside).toBe(0)
  })

  it('shows an army aboard above its ship', () => {
    const state = rome.start(PEOPLE, {})
    const [army, navy] = [state.sides[0]?.armies[0], state.sides[0]?.navies[1]]
    Object.assign(army ?? {}, { region: -1, aboard: 1 })
    Object.assign(navy ?? {}, { sea: 3, cards: 2 })
    const at = (key: string) => piecesOf(state).find((piece) => piece.key === key)
    expect(at('army ROM.0')?.x).toBe(at('navy ROM.1')?.x)
    expect(at('army ROM.0')?.y).toBeLessThan(at('navy ROM.1')?.y ?? 0)
  })

  it('shows who holds what, and what a region has', () => {
    const state = rome.start(PEOPLE, {})
    const places = placesOf(state)
    const of = (id: string) => places.find((place) => place.id === id)
    expect(of('rome')).toMatchObject({ holder: 0, home: 0, capital: true, gold: 4, wonder: 'site' })
    expect(of('syracusae')).toMatchObject({ holder: -1, home: -1, mercenaries: 3 })
  })
})

it.each(presets.map((preset) => [preset.id, preset] as const))('the table %s can be set', (_, preset) => {
  const seats = rome.seats(preset.options).map(({ id }) => id)
  expect(Object.keys(preset.seats).sort()).toEqual([...seats].sort())
  expect(rome.decision(rome.start(preset.options, {}))).toBeDefined()
})
