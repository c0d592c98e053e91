import { type Action, arcs, arcsPackage, type State } from '@understudy/arcs'
import '@understudy/arcs/campaign'
import { Driver, type GameEvent } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { beatsOf, STATIONS } from './stations.ts'

/** Entries of some acts, with what happened. */
function* entries(): Generator<{ events: GameEvent[]; before: State; after: State }> {
  for (const seed of ['scene 1', 'scene 2', 'scene 3']) {
    const driver = new Driver<State, Action>(arcsPackage, {
      t: 'start',
      options: { players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
      seats: Object.fromEntries(['red', 'yellow', 'blue'].map((id) => [id, { by: 'bot', bot: 'supercat' } as const])),
      seed,
      chance: {},
    })
    for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
      const before = arcs.copy(driver.state)
      const events: GameEvent[] = []
      driver.commit(next.entry, { event: (what) => events.push(what) })
      yield { events, before, after: driver.state }
    }
  }
}

describe('scenes of an act', () => {
  const all = [...entries()].map(({ events }) => ({ events, beats: beatsOf(events) }))

  it('has no scene for the dice that lay an act out', () => {
    const laid = all.find(({ events }) => events.some(({ say }) => say === 'log.imperialClusters'))
    expect(laid?.beats).toEqual([])
  })

  it('tells every hit of Blight at the system where it falls', () => {
    const hits = all.flatMap(({ events, beats }) =>
      beats.length === 0 ? [] : events.filter(({ say }) => say === 'log.blightHits'),
    )
    const told = all.flatMap(({ beats }) => beats.filter(({ station }) => station === 'blight'))
    expect(told.length).toBeGreaterThan(5)
    expect(told.map(({ at }) => at)).toEqual(hits.map(({ with: facts }) => facts?.system))
  })

  it('keeps the order of the stations: dice, Blight, Fates, Court', () => {
    for (const { beats } of all) {
      const crises = beats.filter(({ station }) => station !== 'edicts').map(({ station }) => STATIONS.indexOf(station))
      expect(crises).toEqual([...crises].sort((a, b) => a - b))
    }
  })
})
