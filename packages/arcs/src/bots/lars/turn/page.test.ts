import { describe, expect, it } from 'vitest'
import { isLars, ORDER } from '../../../rules/seats/lars.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { FRAMES, topKind } from '../../../rules/state/stack.ts'
import { type ActionCardId, SUITS } from '../../../vocabulary.ts'
import { aim, asksTarget, deck, deeds, END, type Given, play, table, turnOf } from '../lars-testing.ts'

const home = () => aim(table().port('red', '5c'), 'red', '3c')
const lead = (given: Given = {}) => turnOf(home(), 'red', 'administration', given)

/** Blue leads a card and does nothing; then red follows. */
function follows(given: Given = {}, cards = 4, others = 2, leads: ActionCardId = 'mobilization-3') {
  const bench = deck(deck(home(), 'red', cards), 'yellow', others)
    .hand('blue', leads)
    .settled()
  bench.round('blue').act({ do: 'lead', card: leads }).act(END)
  return play(bench, 'red', { anyTie: true, ...given })
}

describe('TURN, leading', () => {
  it('TURN.2.1 declares on a flame', () => {
    for (const face of [3, 4, 5])
      expect(lead({ dice: { 'TURN.1': [face], 'SHIFT.1': [1] } }).actions[0]).toEqual({
        do: 'lead',
        card: 'administration-2',
        declare: 'tycoon',
      })
  })

  it('TURN.2.2 leads without declaring on the other faces, or without a marker', () => {
    for (const face of [1, 2, 6])
      expect(lead({ dice: { 'TURN.1': [face] } }).actions[0]).toEqual({ do: 'lead', card: 'administration-2' })
    const bench = home().declared('keeper', 0).declared('keeper', 1).declared('empath', 2)
    const turn = turnOf(bench, 'red', 'administration', { dice: { 'TURN.1': [4] } })
    expect(turn.fired.has('TURN.2.1')).toBe(false)
    expect(turn.actions[0]).toEqual({ do: 'lead', card: 'administration-2' })
  })

  it('TURN.3, TURN.4: the leader rolls no skirmish and no raid die', () => {
    const turn = lead()
    for (const node of ['TURN.3', 'TURN.4', 'TURN.5', 'TURN.6']) expect(turn.fired.has(node)).toBe(false)
  })

  it('TURN.8 shifts the target at the end of the turn on a double hit', () => {
    const turn = lead({ dice: { 'TURN.1': [2], 'SHIFT.1': [1], 'SHIFT.2.1': [5] } })
    expect(turn.actions.at(-2)).toEqual({ do: 'target', planet: '5h' })
    expect(turn.actions.at(-1)).toEqual(END)
    expect(turn.fired.has('TURN.8.1')).toBe(true)
  })

  it('TURN.8 is passed over on the other faces', () => {
    for (const face of [1, 4, 5, 6]) expect(lead({ dice: { 'TURN.1': [face] } }).fired.has('TURN.8')).toBe(false)
  })
})

describe('TURN, following', () => {
  it('TURN.6.1 copies on a hit, face down and unseen, and takes all actions of the lead suit', () => {
    const turn = follows({ dice: { 'TURN.3': [4], 'INF.1': [4] } })
    expect(turn.actions[0]).toEqual({ do: 'copy' })
    expect(read.unknown(turn.bench.state, Pile.down(0))).toBe(1)
    expect(turn.fired.has('MOB.1')).toBe(true)
    expect(turn.fired.has('MOB.2')).toBe(true)
    expect(turn.fired.has('TURN.6.2')).toBe(false)
  })

  it('TURN.6.3 surpasses, pivots, or can only copy (lars/A13), with all actions in each case', () => {
    const surpass = follows({ cards: ['mobilization-5'] })
    expect(surpass.actions.slice(0, 2)).toEqual([{ do: 'turnUp' }, { do: 'surpass', card: 'mobilization-5' }])
    const pivot = follows({ cards: ['construction-2'] })
    expect(pivot.actions[1]).toEqual({ do: 'pivot', card: 'construction-2' })
    expect(pivot.fired.has('CON.1')).toBe(true)
    expect(pivot.fired.has('CON.2')).toBe(true)
    const copy = follows({ cards: ['mobilization-2'] })
    expect(copy.actions[1]).toEqual({ do: 'copy', card: 'mobilization-2' })
    expect(copy.fired.has('MOB.2')).toBe(true)
  })

  it('TURN.5 seizes on the double key, for an extra card and 2 Resource Power', () => {
    const turn = follows({ dice: { 'TURN.4': [2], 'TURN.3': [4] } })
    expect(turn.actions[0]).toEqual({ do: 'copy', seize: 'counter' })
    expect(turn.bench.of(read.resourcePower, 'red')).toBe(2)
    expect(read.initiative(turn.bench.state)).toBe(0)
    expect(read.unknown(turn.bench.state, Pile.seize(0))).toBe(1)
  })

  it('TURN.5 is passed over on the other faces', () => {
    for (const face of [1, 3, 4, 5, 6]) expect(follows({ dice: { 'TURN.4': [face] } }).fired.has('TURN.5')).toBe(false)
  })

  it('TURN.5 needs two cards beside the one it plays (lars/A14)', () => {
    expect(follows({ dice: { 'TURN.4': [2] } }, 3).fired.has('TURN.5')).toBe(true)
    const short = follows({ dice: { 'TURN.4': [2] } }, 2)
    expect(short.fired.has('TURN.5')).toBe(false)
    expect(short.bench.of(read.resourcePower, 'red')).toBe(0)
  })

  it('TURN.5: the face can be chosen by option (lars 1, row 5)', () => {
    const turn = follows({ dice: { 'TURN.4': [1] }, options: { seizeFace: 'intercept' } })
    expect(turn.fired.has('TURN.5')).toBe(true)
  })

  it('a flame does nothing for a follower', () => {
    expect(read.markerAt(follows({ dice: { 'TURN.1': [4] } }).bench.state, 0)).toBe(0)
  })

  it('the seize is over with the round: the next one can be seized again', () => {
    const turn = follows({ dice: { 'TURN.4': [2] } }, 6, 0)
    const { bench } = turn
    expect(bench.of(read.resourcePower, 'red')).toBe(2)
    // Nobody else has cards: the round ends, and red leads the next one.
    expect(FRAMES[topKind(bench.state)]).toBe('reveal')
    expect(read.seized(bench.state)).toBe(0)
    expect(read.leader(bench.state)).toBe(0)
  })
})

describe('the order of actions', () => {
  it('is the printed one backwards, each once', () => {
    expect(Object.fromEntries(SUITS.map((suit, i) => [suit, ORDER[i]]))).toEqual({
      administration: ['influence', 'repair', 'tax'],
      aggression: ['secure', 'move', 'battle'],
      construction: ['repair', 'build'],
      mobilization: ['influence', 'move'],
    })
  })

  it.each([
    ['administration', ['ADM.1', 'ADM.2', 'ADM.3']],
    ['aggression', ['AGG.1', 'AGG.2', 'AGG.3']],
    ['construction', ['CON.1', 'CON.2']],
    ['mobilization', ['MOB.1', 'MOB.2']],
  ] as const)('%s is followed by its page', (suit, nodes) => {
    const turn = turnOf(home(), 'red', suit, { anyTie: true })
    const went = turn.events.flatMap((event) => (event.e === 'go' && event.node !== 'TURN.7' ? [event.node] : []))
    expect(went).toEqual(nodes)
  })
})

describe('TURN.9', () => {
  it('discards what does not fit and turns it into Resource Power (lars/A7)', () => {
    const bench = home().tokens('red', 'fuel', 'fuel', 'material').city('red', '2h').city('red', '3h')
    const turn = turnOf(bench, 'red', 'administration', { picks: { 'TAX.1': [0] } })
    expect(deeds(turn).length).toBe(2)
    // Two cities on the map open four slots: the two new tokens push the rightmost one out.
    expect(bench.slots('red').slice(0, 6)).toEqual(['weapon', 'relic', 'fuel', 'fuel', null, null])
    expect(bench.of(read.resourcePower, 'red')).toBe(1)
  })

  it('leaves Resource Power alone when everything fits', () => {
    const bench = home().tokens('red', 'fuel').city('red', '2h')
    turnOf(bench, 'red', 'administration')
    expect(bench.held('red')).toEqual(['relic', 'fuel'])
    expect(bench.of(read.resourcePower, 'red')).toBe(0)
  })
})

describe('START and SHIFT', () => {
  const first = (given: Given) =>
    play(asksTarget(table().port('red', '5c').port('yellow', '3a'), 'red'), 'red', { ...given, until: 'target' })

  it('START.1 rolls again for a cluster that is out of play', () => {
    const turn = first({ dice: { 'START.1.1': [1, 4, 6], 'START.2.1': [3] } })
    expect(turn.actions).toEqual([{ do: 'target', planet: '6c' }])
    expect(turn.events.filter((event) => event.e === 'roll' && event.node === 'START.1.1')).toHaveLength(3)
  })

  it('START.2 rolls again for the starport of another Lars, but not for its own', () => {
    const turn = first({ dice: { 'START.1.1': [3], 'START.2.1': [1, 2, 5] } })
    expect(turn.actions).toEqual([{ do: 'target', planet: '3h' }])
    expect(first({ dice: { 'START.1.1': [5], 'START.2.1': [4] } }).actions).toEqual([{ do: 'target', planet: '5c' }])
  })

  it('SHIFT.1 always leaves the cluster: next, the one after, previous', () => {
    const shift = (face: number) =>
      play(asksTarget(home(), 'red'), 'red', { dice: { 'SHIFT.1': [face], 'SHIFT.2.1': [1] } })
    expect([1, 2, 3, 4, 5, 6].map((face) => shift(face).actions[0])).toEqual(
      ['5a', '5a', '6a', '6a', '2a', '2a'].map((planet) => ({ do: 'target', planet })),
    )
    expect(shift(1).fired.has('END.3')).toBe(true)
  })

  it('SHIFT.2 rolls again for the starport of another Lars', () => {
    const bench = asksTarget(home().port('yellow', '5a'), 'red')
    const turn = play(bench, 'red', { dice: { 'SHIFT.1': [1], 'SHIFT.2.1': [1, 4] }, until: 'target' })
    expect(turn.actions).toEqual([{ do: 'target', planet: '5c' }])
  })

  it('the seat refuses the same cluster, gates, other starports and what is out of play', () => {
    const bench = asksTarget(home().port('yellow', '5a'), 'red')
    expect(bench.no({ do: 'target', planet: '3h' })).toBe('no.larsSameCluster')
    expect(bench.no({ do: 'target', planet: '5g' })).toBe('no.larsPlanet')
    expect(bench.no({ do: 'target', planet: '4a' })).toBe('no.larsPlanet')
    expect(bench.no({ do: 'target', planet: '5a' })).toBe('no.larsOthersPort')
    expect(isLars(bench.state, 0)).toBe(true)
  })
})
