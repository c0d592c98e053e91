// Positions: written and read, checked, compared, seen by one seat; actions read, described, allowed anyway.

import { LANGS, speak } from '@understudy/procedure'
import { BadInput, IllegalAction, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, type State, sizeOfState } from '../state/state.ts'
import * as write from '../state/write.ts'

function played(steps: number, options = {}, chance = {}): State {
  const state = arcs.start({ players: 4, leaders: 'draft', pack: true, ...options }, chance)
  const random = keyedRandom('position', JSON.stringify(options))
  for (let i = 0; i < steps; i++) applyAction(state, sampleAction(state, random))
  return state
}

const en = (sentence: Parameters<typeof speak>[2]) => speak(arcs.phrases, 'en', sentence)
const bad = (data: unknown): string => {
  try {
    arcs.parse(data)
  } catch (error) {
    if (error instanceof BadInput) return `${error.where}: ${error.what.en}`
    throw error
  }
  return ''
}

describe('positions', () => {
  it('are the same bytes after writing and reading, and small', () => {
    const state = played(150)
    const again = arcs.parse(JSON.parse(JSON.stringify(arcs.serialise(state))))
    expect([...again.b]).toEqual([...state.b])
    expect(again.m).toEqual(state.m)
    expect(sizeOfState(state)).toBeLessThan(2000)
  })
  it('say what cannot be read, and where', () => {
    const good = arcs.serialise(played(60)) as Record<string, unknown>
    expect(bad({ ...good, chapter: 9 })).toBe('chapter: this key is not known.')
    expect(bad({ ...good, initiative: 'green' })).toContain('initiative: one of these')
    expect(bad({ ...good, cards: { unseen: ['joker'], places: {}, seen: {} } })).toContain('cards.unseen[0]')
    expect(bad(7)).not.toBe('')
  })
  it('18.1: say exactly what is impossible', () => {
    const bench = new Bench(3).ships('red', '2a', 3)
    expect(bench.problems()).toEqual([])
    write.addFresh(bench.state, 5, 0, 1)
    write.setSite(bench.state, 16, 1)
    write.put(bench.state, Pile.guild(0), 0)
    write.put(bench.state, Pile.hand(0), 2)
    const told = arcs.check(bench.state).map(({ what }) => en(what))
    expect(told).toContain('Red has 16 ships; there must be exactly 15.')
    expect(told).toContain(
      'More buildings than slots at cluster 2, arrow: it has 1 slot.'.replace('cluster 2, arrow', 'cluster 2, arrow'),
    )
    expect(told).toContain('Loyal Engineers is in 2 places.')
    expect(told.some((line) => line.includes('is in 2 places'))).toBe(true)
  })
  it('list what differs, in the words of the board', () => {
    const bench = new Bench(4).settled().ships('red', '4c', 2).leads('red', 'mobilization-2')
    const before = copyState(bench.state)
    bench.act({ do: 'move', from: '4c', legs: [{ to: '4g', fresh: 2, damaged: 0 }], pay: PIP })
    expect(arcs.diff(before, bench.state).map(en)).toEqual([
      'Gate 4: 2 fresh ships of Red.',
      'Cluster 4, crescent: 0 ships of Red.',
    ])
    expect(arcs.diff(before, before)).toEqual([])
  })
  it('list the whole table to set it up from the box, in both languages', () => {
    const list = arcs.setup(played(200))
    expect(list.length).toBeGreaterThan(40)
    for (const line of list)
      for (const lang of LANGS) expect(speak(arcs.phrases, lang, line)).not.toContain('undefined')
  })
})

describe('what a seat sees (6.15)', () => {
  it('hides other hands and face-down cards, and nothing else', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2', 'mobilization-3')
      .hand('yellow', 'aggression-2', 'aggression-3')
      .hand('blue', 'construction-2')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' }).act({ do: 'copy', card: 'aggression-2' })
    const view = arcs.view(bench.state, 'blue')
    expect([
      read.count(view, Pile.hand(0)),
      read.unknown(view, Pile.hand(0)),
      read.count(view, Pile.down(1)),
      read.unknown(view, Pile.down(1)),
    ]).toEqual([0, 1, 0, 1])
    expect(read.cards(view, Pile.hand(2))).toEqual(read.cards(bench.state, Pile.hand(2)))
    expect(read.cards(arcs.view(bench.state, 'yellow'), Pile.down(1))).toEqual(read.cards(bench.state, Pile.down(1)))
    expect(read.count(view, Pile.UNSEEN)).toBe(
      [...Array(Pile.ACTION_PILES).keys()].reduce((sum, pile) => sum + read.unknown(view, pile), 0),
    )
  })
  it('a hidden world can be filled in at random', () => {
    const view = arcs.view(played(120), 'red')
    const world = arcs.resample(view, 'red', keyedRandom('world', ''))
    for (let seat = 1; seat < 4; seat++) expect(read.unknown(world, Pile.hand(seat))).toBe(0)
    expect(arcs.check(world)).toEqual([])
  })
})

describe('actions', () => {
  it('are read strictly, with the place of the mistake', () => {
    const read = (data: unknown) => {
      try {
        return arcs.parseAction(data)
      } catch (error) {
        return error instanceof BadInput ? error.where : error
      }
    }
    const good: Action = {
      do: 'move',
      from: '4c',
      legs: [{ to: '4g', fresh: 1, damaged: 0 }],
      pay: { slot: 2, as: 'fuel' },
    }
    expect(read(good)).toEqual(good)
    expect(read({ ...good, legs: [{ to: '9x', fresh: 1, damaged: 0 }] })).toBe('legs[0].to')
    expect(read({ ...good, extra: 1 })).toBe('extra')
    expect(read({ do: 'dance' })).toBe('do')
    expect(read({ do: 'tax', city: '4c/1' })).toBe('pay')
    expect(read(null)).toBe('do')
  })
  it('are described in both languages without their position', () => {
    const state = played(0)
    const random = keyedRandom('describe', '')
    const kinds = new Set<string>()
    for (let i = 0; i < 300 && arcs.decision(state) !== undefined; i++) {
      const action = sampleAction(state, random)
      kinds.add(action.do)
      for (const lang of LANGS) {
        const text = speak(arcs.phrases, lang, arcs.describe(action))
        expect(text.length).toBeGreaterThan(2)
        expect(text).not.toContain('undefined')
      }
      applyAction(state, action)
    }
    expect(kinds.size).toBeGreaterThan(25)
  })
  it('refused ones change nothing; refusals name the reason', () => {
    const bench = new Bench(4)
      .settled()
      .port('red', '4c')
      .ships('red', '4c', 3)
      .ships('yellow', '5g', 2)
      .leads('red', 'mobilization-2')
    const before = copyState(bench.state)
    const through: Action = {
      do: 'move',
      from: '4c',
      legs: [
        { to: '4g', fresh: 3, damaged: 0 },
        { to: '5g', fresh: 3, damaged: 0 },
        { to: '6g', fresh: 3, damaged: 0 },
      ],
      pay: PIP,
    }
    expect(() => arcs.apply(bench.state, through)).toThrow(IllegalAction)
    expect(bench.state.b).toEqual(before.b)
    expect(en(arcs.decision(bench.state)!.legal(through)!)).toBe('Yellow controls gate 5, so the catapult ends there.')
  })
  it('can be allowed anyway, unless pieces would not add up', () => {
    const bench = new Bench(4).settled().ships('red', '4c', 3).leads('red', 'mobilization-2')
    const far: Action = { do: 'move', from: '4c', legs: [{ to: '1a', fresh: 1, damaged: 0 }], pay: PIP }
    arcs.force!(bench.state, far)
    expect(bench.fleet('red', '1a')).toEqual([1, 0])
    expect(() => arcs.force!(bench.state, { ...far, legs: [{ to: '1a', fresh: 9, damaged: 0 }] } as Action)).toThrow(
      IllegalAction,
    )
  })
})
