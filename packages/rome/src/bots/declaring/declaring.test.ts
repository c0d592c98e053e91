import { newBag } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import type { Cls } from '../../vocabulary.ts'
import { play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

const CARD: Readonly<Record<Cls, string>> = { MI: 'R01', SK: 'R05', CV: 'R07', AR: 'R09' }

/** Decks of Rome with so many cards. */
function decks(bench: Bench, sizes: Readonly<Record<Cls, number>>): Bench {
  for (const [cls, n] of Object.entries(sizes) as [Cls, number][]) {
    const cards = Array<string>(n).fill(CARD[cls])
    bench.side('ROM').decks[cls] = n === 0 ? [] : [{ bag: newBag(bench.state.troopCards, cards).id, n }]
  }
  return bench
}

function declaring(sizes: Readonly<Record<Cls, number>>): Bench {
  const bench = decks(new Bench(FOUR).place('ROM', 1, 'rome'), sizes).begin('campaign', 'GRE')
  bench.state.frames.push({ kind: 'declare', side: bench.no('ROM'), slot: 1 })
  return bench
}

describe('declaring an army', () => {
  it('DEC-2, DEC-3: dice by deck, infantry within six line cards (scenario 14)', () => {
    const { actions, fired } = play(declaring({ SK: 9, CV: 13, MI: 7, AR: 1 }), 'ROM', {
      dice: { 'DEC-2.2.1': [4], 'DEC-2.3.1': [6], 'DEC-2.4.1': [6] },
    })
    expect(actions).toEqual([{ do: 'declare', slot: 1, counts: { SK: 2, CV: 3, MI: 3, AR: 1 } }])
    expect(fired.has('DEC-2.1')).toBe(false)
    for (const node of ['DEC-2.2', 'DEC-2.3', 'DEC-2.4', 'DEC-3']) expect(fired.has(node)).toBe(true)
  })

  it('DEC-2: an empty deck gives nothing (scenario 15)', () => {
    const { actions, fired } = play(declaring({ SK: 3, CV: 0, MI: 12, AR: 0 }), 'ROM', {
      dice: { 'DEC-2.1.1': [3], 'DEC-2.3.1': [5] },
    })
    expect(actions).toEqual([{ do: 'declare', slot: 1, counts: { SK: 1, CV: 0, MI: 4, AR: 0 } }])
    expect(fired.has('DEC-2.1')).toBe(true)
    for (const node of ['DEC-2.2', 'DEC-2.4']) expect(fired.has(node)).toBe(false)
  })

  it('DEC-2.3: an empty Main deck needs no die; DEC-5: the army is gone', () => {
    const bench = declaring({ SK: 0, CV: 9, MI: 0, AR: 0 })
    const { actions, fired } = play(bench, 'ROM', { dice: { 'DEC-2.2.1': [1] } })
    expect(actions).toEqual([{ do: 'declare', slot: 1, counts: { SK: 0, CV: 2, MI: 0, AR: 0 } }])
    expect(fired.has('DEC-2.3')).toBe(false)
    expect(bench.where('ROM', 1)).toBeNull()
  })

  it.each([
    [1, 2],
    [3, 3],
    [6, 4],
  ])('DEC-2: of three numbers a %d means %d', (face, infantry) => {
    const { actions } = play(declaring({ SK: 0, CV: 0, MI: 5, AR: 0 }), 'ROM', { dice: { 'DEC-2.3.1': [face] } })
    expect(actions).toMatchObject([{ counts: { MI: infantry } }])
  })
})

describe('the strength of an undeclared army', () => {
  const attacking = (n: number): Bench => {
    const bench = decks(new Bench(FOUR).place('ROM', 1, 'medhlan'), { MI: n, SK: 1, CV: 0, AR: 0 })
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'halt' }).act({ do: 'activate', slot: 1 })
    return bench.act({ do: 'attack', target: 'octuduron', path: [] })
  }

  it('CNQ-5: a die of the Main column', () => {
    const { actions, fired } = play(attacking(13), 'ROM', { dice: { 'CNQ-5.1': [4] } })
    expect(actions).toEqual([{ do: 'strength', slot: 1, infantry: 4 }])
    expect([...fired]).toEqual(['CNQ-5', 'CNQ-5.1', 'CNQ-5.2'])
  })

  it('CNQ-5.2: never more than the deck holds', () => {
    const { actions } = play(attacking(1), 'ROM', { dice: { 'CNQ-5.1': [6] } })
    expect(actions).toMatchObject([{ infantry: 1 }])
  })

  /** The army attacks a region of level 4, which rolls this; then main battle cards that are lost. */
  const assault = (bench: Bench, defence: string, lost: readonly string[], die = 1, own = 'S') => {
    play(bench, 'ROM', { dice: { 'CNQ-5.1': [die] } })
    bench.act({ do: 'general', general: bench.ways[0] ?? '' })
    expect(bench.dice.slice(-3)).toBe('GGW')
    bench.roll(`${own.repeat(bench.dice.length - 3)}${defence}`)
    return play(bench, 'ROM', { chance: lost.map((card) => ({ do: 'troop', card })), until: 'activate' })
  }

  it('LOS-1, LOS-2.1: a skull and a pair cost two cards; the dear one brings 2 gold (scenario 16)', () => {
    const bench = attacking(9).gold('ROM', 0)
    bench.side('ROM').decks.MI = [{ bag: newBag(bench.state.troopCards, ['R01', 'R03', 'R01']).id, n: 3 }]
    const { fired } = assault(bench, 'KXX', ['R01', 'R03'])
    for (const node of ['LOS-1', 'LOS-2', 'LOS-2.1']) expect(fired.has(node)).toBe(true)
    for (const node of ['LOS-1.1', 'LOS-3']) expect(fired.has(node)).toBe(false)
    expect(bench.side('ROM').gold).toBe(2)
    expect(bench.side('ROM').decks.MI).toMatchObject([{ n: 1 }])
    expect(bench.holder('octuduron')).toBeNull()
  })

  it.each([
    [2, 1, null],
    [3, 6, 'ROM'],
  ])('CNQ-8: %d skulls against 4 points (scenario 16)', (_, die, holder) => {
    const bench = attacking(9)
    bench.side('ROM').decks.MI = [{ bag: newBag(bench.state.troopCards, ['R01', 'R03', 'R01']).id, n: 3 }]
    assault(bench, 'KXX', ['R01', 'R03'], die, 'K')
    expect(bench.holder('octuduron')).toBe(holder)
  })

  it('LOS-1.1: blanks and a single wound cost nothing', () => {
    const { fired } = assault(attacking(9), '-X-', [])
    expect(fired.has('LOS-1.1')).toBe(true)
    for (const node of ['LOS-1', 'LOS-2', 'LOS-2.1']) expect(fired.has(node)).toBe(false)
  })

  it('LOS-3, DEF-1: a declared army loses its own cards, and is defeated below two infantry', () => {
    const bench = new Bench(FOUR).place('ROM', 0, 'medhlan', ['R01', 'R01', 'R05', 'R05', 'R07'])
    bench.army('ROM', 0).general = { known: [], unknown: [] }
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'octuduron', path: [] })
    bench.roll(`${'S'.repeat(bench.dice.length - 3)}K--`)
    const { fired } = play(bench, 'ROM', { chance: [{ do: 'troop', card: 'R01' }], until: 'activate' })
    for (const node of ['LOS-1', 'LOS-3', 'DEF-1']) expect(fired.has(node)).toBe(true)
    for (const node of ['LOS-2', 'LOS-2.1']) expect(fired.has(node)).toBe(false)
    expect(bench.where('ROM', 0)).toBeNull()
  })

  it('BVB-3: against a bot the same die has its own place', () => {
    const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 0, 'medhlan').place('GRE', 0, 'genua')
    decks(bench, { MI: 9, SK: 0, CV: 0, AR: 0 }).hold('GRE', 'genua')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'genua', path: [] })
    const { actions, fired } = play(bench, 'ROM', { dice: { 'BVB-3.1': [2] } })
    expect(actions).toEqual([{ do: 'strength', slot: 0, infantry: 3 }])
    expect([...fired]).toEqual(['BVB-3', 'BVB-3.1', 'BVB-3.2'])
  })

  it('BVB-3: without infantry no die is rolled', () => {
    const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 0, 'medhlan')
    decks(bench, { MI: 0, SK: 0, CV: 0, AR: 0 }).begin('campaign', 'GRE')
    const assault = { side: 1, slot: 0, target: 0, stage: 0, bySea: false, infantry: -1 }
    bench.state.frames.push({
      kind: 'gathered',
      assault,
      defender: { side: 0, slot: 0 },
      infantry: [0, 0],
      step: 'reveal',
      points: [0, 0],
      lost: [0, 0],
      losses: [],
    })
    bench.state.frames.push({ kind: 'strength', side: 0, slot: 0, role: 1 })
    const { actions, fired } = play(bench, 'ROM')
    expect(actions).toEqual([{ do: 'strength', slot: 0, infantry: 0 }])
    expect([...fired]).toEqual(['BVB-3.2'])
  })
})
