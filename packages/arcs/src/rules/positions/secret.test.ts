// Beside a real board: whole games in which the app never learns what people hold (arcs 6.15), and what may be told of them.

import { canonical } from '@understudy/procedure/json'
import { type GameEvent, keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { card } from '../board/ids.ts'
import { describeAction } from '../choosing/describe.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'
import { problemsOf } from './check.ts'

const SECRET = { actionCards: 'secret' }

interface Played {
  readonly state: State
  readonly said: ReadonlySet<string>
  /** Cards of people that the app knew of while nobody had shown them. */
  readonly known: number
}

function played(options: Record<string, string | number | boolean>, seed: string): Played {
  const state = arcs.start(options, SECRET)
  const random = keyedRandom('secret', seed)
  const said = new Set<string>()
  let known = 0
  for (let step = 0; arcs.decision(state) !== undefined; step++) {
    if (step > 5000) throw new Error('the game does not end')
    if (step % 7 === 0) expect(problemsOf(state)).toEqual([])
    applyAction(state, sampleAction(state, random), { event: ({ say }) => said.add(say) })
    state.options.roles.forEach((role, seat) => {
      if (role === 'human') known += read.count(state, Pile.down(seat)) + read.count(state, Pile.seize(seat))
    })
  }
  return { state, said, known }
}

describe('whole games with secret hands', () => {
  it.each([
    ['2 people', { players: 2 }],
    ['3 people', { players: 3 }],
    ['4 people', { players: 4 }],
    ['4 people with leaders and lore', { players: 4, leaders: 'draft', pack: true }],
    ['the split discard', { players: 3, splitDiscard: true }],
  ] as const)('%s: they end, and no face-down card is ever known', (name, options) => {
    for (let game = 0; game < 12; game++) {
      const { state, known } = played(options, `${name}.${game}`)
      expect([arcs.outcome(state) === undefined, known]).toEqual([false, 0])
    }
  })
  it.each([
    ['2 players, whose stack lasts the chapter', { players: 2, role2: 'supercat' }],
    ['3 players', { players: 3, role2: 'supercat', role3: 'supercat' }],
    ['4 players, two of them people', { players: 4, role1: 'supercat', role3: 'supercat' }],
    ['bonus cards from the discard', { players: 3, role2: 'supercat', role3: 'supercat', bonusFromDiscard: true }],
  ] as const)(
    '%s with virtual hands: the discard is shuffled in with cards nobody knows, and nothing gets stuck',
    (name, options) => {
      let shuffled = 0
      for (let game = 0; game < 12; game++) {
        const { state, said } = played(options, `${name}.${game}`)
        expect(arcs.outcome(state)).toBeDefined()
        if (said.has('log.reshuffled')) shuffled++
      }
      // Two cards a turn out of fourteen.
      expect(shuffled > 0).toBe(!name.startsWith('2'))
    },
  )
})

describe('a card shown later', () => {
  const table = () => {
    const state = arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, SECRET)
    const random = keyedRandom('secret', 'shown')
    while (arcs.decision(state)?.kind !== 'lead') applyAction(state, sampleAction(state, random))
    return state
  }
  it('resolves an unknown one, and is nobody else’s any more', () => {
    const state = table()
    expect([sizeOf(state, Pile.hand(0)), read.unknown(state, Pile.hand(0)), read.count(state, Pile.UNSEEN)]).toEqual([
      6, 6, 20,
    ])
    applyAction(state, { do: 'lead', card: 'aggression-4' })
    expect([read.unknown(state, Pile.hand(0)), read.cards(state, Pile.up(0)), read.count(state, Pile.UNSEEN)]).toEqual([
      5,
      [card('aggression-4')],
      19,
    ])
    applyAction(state, { do: 'end' })
    expect(arcs.decision(state)!.legal({ do: 'copy', card: 'aggression-4' })?.say).toBe('no.card')
    expect(arcs.decision(state)!.legal({ do: 'surpass', card: 'aggression-5' })).toBeUndefined()
  })
  it('a face-down card stays one of those that nobody has seen', () => {
    const state = table()
    applyAction(state, { do: 'lead', card: 'aggression-4' })
    applyAction(state, { do: 'end' })
    applyAction(state, { do: 'copy' })
    expect([
      read.unknown(state, Pile.down(1)),
      read.unknown(state, Pile.hand(1)),
      read.count(state, Pile.UNSEEN),
    ]).toEqual([1, 5, 19])
  })
})

describe('what is told of hidden cards (6.15)', () => {
  /** Cards that an action names although only its seat may know them. */
  const hidden = (action: Action): string[] => {
    switch (action.do) {
      case 'deal':
        return [...action.cards]
      case 'draw':
        return [action.card]
      case 'copy':
        return [action.card, action.seize].filter((id) => id !== undefined && id !== 'counter' && id !== 'unknown')
      case 'surpass':
      case 'pivot':
        return [action.seize].filter((id) => id !== undefined && id !== 'counter' && id !== 'unknown')
      case 'swap':
        return [action.give, action.take].filter((id) => id !== undefined && id !== 'unknown')
      case 'useFarseers':
        return [...action.cards]
      default:
        return []
    }
  }
  it('neither the description nor the events of an action name them', () => {
    const leaks: string[] = []
    const seen = new Set<string>()
    for (let game = 0; game < 30; game++) {
      const state = arcs.start({ players: 2 + (game % 3) }, {})
      const random = keyedRandom('leaks', String(game))
      while (arcs.decision(state) !== undefined) {
        const action = sampleAction(state, random)
        const events: GameEvent[] = []
        const said = describeAction(action)
        applyAction(state, action, { event: (event) => events.push(event) })
        const cards = hidden(action)
        if (cards.length === 0) continue
        seen.add(action.do)
        // What follows by itself (a new round, a Union) may show cards that were hidden until then.
        const own = canonical([said, ...events.filter(({ say }) => say !== 'log.union')] as never)
        for (const id of cards) if (own.includes(`"${id}"`)) leaks.push(`${action.do}: ${own}`)
      }
    }
    expect(leaks).toEqual([])
    expect(canonical(describeAction({ do: 'useFarseers', cards: ['aggression-2', 'aggression-3'] }) as never)).toBe(
      canonical(describeAction({ do: 'useFarseers', cards: [], unknown: 2 }) as never),
    )
    expect([...seen]).toEqual(expect.arrayContaining(['deal', 'copy', 'pivot', 'surpass', 'draw', 'swap']))
  })
  it('the holder reads the card while choosing it', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2')
      .hand('yellow', 'aggression-2', 'aggression-3')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    const choices = arcs.decision(bench.state)!.next([{ slot: 'do', value: 'copy' }])
    expect(choices.map(({ pick }) => pick.value)).toEqual(['aggression-2', 'aggression-3'])
    const view = arcs.view(bench.act({ do: 'copy', card: 'aggression-2' }).state, 'yellow')
    expect(read.cards(view, Pile.down(1))).toEqual([card('aggression-2')])
  })
})
