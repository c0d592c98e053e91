import { type Action, arcs, arcsPackage, type State } from '@understudy/arcs'
import '@understudy/arcs/campaign'
import { Driver, type GameEvent } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { toldInScene } from './scene-of.ts'
import { beatsOf, STATIONS } from './stations.ts'

/** Entries of some acts, with what happened. */
function* entries(): Generator<{ events: GameEvent[]; before: State; after: State; log: { events: GameEvent[] }[] }> {
  for (const seed of ['scene 1', 'scene 2', 'scene 3']) {
    const driver = new Driver<State, Action>(arcsPackage, {
      t: 'start',
      options: { players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
      seats: Object.fromEntries(['red', 'yellow', 'blue'].map((id) => [id, { by: 'bot', bot: 'supercat' } as const])),
      seed,
      chance: {},
    })
    const log: { events: GameEvent[] }[] = []
    for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
      const before = arcs.copy(driver.state)
      const events: GameEvent[] = []
      driver.commit(next.entry, { event: (what) => events.push(what) })
      log.push({ events })
      yield { events, before, after: arcs.copy(driver.state), log: [...log] }
    }
  }
}

describe('scenes of an act', () => {
  const acts = [...entries()]
  const all = acts.map(({ events }) => ({ events, beats: beatsOf(events) }))

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
    expect(all.filter(({ beats }) => new Set(beats.map(({ station }) => station)).size > 1).length).toBeGreaterThan(3)
    for (const { beats } of all) {
      const crises = beats.filter(({ station }) => station !== 'edicts').map(({ station }) => STATIONS.indexOf(station))
      expect(crises).toEqual([...crises].sort((a, b) => a - b))
    }
  })

  it('tells an Edict once, after the last that whoever governs decides, with all of it', () => {
    const scenes = acts.flatMap(({ before, after, events, log }) => {
      const told = toldInScene(before, after, { events, log, beside: false })
      return told === undefined ? [] : [told]
    })
    const enforced = scenes.filter((told) => told.some(({ say }) => say === 'log.enforced'))
    const all = acts.filter(({ events }) => events.some(({ say }) => say === 'log.enforced'))
    expect(enforced.length).toBe(all.length)
    // Ships come in a later step than the Policy that wants them.
    const later = acts.filter(({ events }) => events.some(({ say }) => say === 'log.escalated'))
    expect(later.length).toBeGreaterThan(0)
    expect(scenes.filter((told) => told.some(({ say }) => say === 'log.escalated')).length).toBe(later.length)
  })

  it('has more to tell than one thing', () => {
    let alone = 0
    for (const { before, after, events, log } of acts) {
      const told = toldInScene(before, after, { events, log, beside: false })
      if (told !== undefined && !told.some(({ say }) => say === 'log.enforced'))
        expect(beatsOf(told).length).toBeGreaterThan(1)
      else if (events.some(({ say }) => say === 'log.policyChanged')) alone++
    }
    expect(alone).toBeGreaterThan(0)
  })

  it('has none beside the board', () => {
    const told = acts.filter(({ before, after, events, log }) =>
      toldInScene(before, after, { events, log, beside: true }),
    )
    expect(told).toEqual([])
  })
})
