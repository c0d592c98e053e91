// Battles from the first card to what becomes of the region, with every die decided by the test.

import { LANGS } from '@understudy/procedure'
import { explain } from '@understudy/procedure/explain'
import { pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { superBook } from '../books.ts'
import { FOUR } from '../testing/seats-testing.ts'
import { attack, card, deeds, defend, dice, fight, line } from './battle-testing.ts'

const reckon = (step: string): Action => ({ do: 'reckon', step })

/** Two Tactics dice, cavalry on both sides, one gun: Carthage wins and storms Patavium. */
function greatBattle() {
  const bench = attack({
    bot: ['C01', 'C01', 'C02', 'C05', 'C08', 'C10'],
    person: ['R01', 'R01', 'R07'],
    botGeneral: 'car1',
    personGeneral: 'rom4',
  })
  const played = fight(bench, {
    until: 'halt',
    others: [line('R07'), line('R01'), line('R01')],
    dice: { 'PH3-4.2': ['S'] },
    chance: [
      // The flanks: a skull, and a Tactics die turns the blank into a wound.
      ...[card('C08'), dice('K--'), dice('X')],
      // The Centre: a skirmisher supports, the gun fires; the second wound of the battle makes a kill.
      ...[card('C05'), card('C01'), card('C10'), dice('XXKX')],
      // The last Tactics die is a skull; the person kills one card.
      ...[card('C01'), dice('-K'), dice('K')],
      // Nobody is left to oppose.
      ...[card('C02'), dice('--')],
      // The assault: two infantry and three stars against level 2.
      dice('KK--'),
    ],
  })
  return { bench, played }
}

describe('a bot against a person', () => {
  it('wins with Tactics dice, scores twice and takes the region', () => {
    const { bench, played } = greatBattle()
    expect(deeds(played)).toEqual([
      { do: 'tactics', dice: [1] },
      { do: 'shoot', yes: true },
      { do: 'tactics', dice: [0] },
      { do: 'halt' },
    ])
    expect(bench.holder('patavium')).toBe('CAR')
    expect(bench.where('CAR', 0)).toBe('patavium')
    expect(bench.where('ROM', 0)).toBeNull()
    // 2 for a battle with three enemy cards killed, 2 for a home region.
    expect(bench.side('CAR').vp).toBe(4)
    expect(bench.classes('CAR', 0)).toBe('MI MI SK CV AR')
    expect(bench.army('CAR', 0).homesTaken).toBe(1)
    expect(bench.statusOf('CAR', 'ROM')).toBe('enemy')
    for (const node of ['PH2-1', 'PH3-7', 'RES-1', 'CNQ-3.3', 'CNQ-8.2', 'CNQ-9']) expect(played.fired).toContain(node)
  })

  it.each(LANGS)('every rule it followed is explained (%s)', (lang) => {
    const { played } = greatBattle()
    const said = explain(played.events, { rulebook: superBook, lang, phrases: rome.phrases }).map(({ text }) => text)
    expect(said.length).toBeGreaterThan(30)
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object|camp\./)
  })

  it('is attacked, loses and retreats to a region of its own (RES-2, RES-4)', () => {
    const bench = defend({ from: 'medhlan', bot: ['C01', 'C01', 'C01'], person: ['R01', 'R01', 'R01'] })
    bench.hold('CAR', 'genua')
    const rounds = ['K-', '--', '--'].flatMap((faces) => [card('C01'), dice(faces)])
    const played = fight(bench, { actions: 5, others: [line('R01'), line('R01'), line('R01')], chance: rounds })
    expect(played.fired).toContain('RES-2')
    expect(bench.where('CAR', 0)).toBe('genua')
    expect(bench.side('ROM').vp).toBeGreaterThanOrEqual(1)
  })

  it('after an even battle a skull drives it out, anything else does not (RES-3)', () => {
    const even = (face: string) => {
      const bench = defend({ from: 'medhlan', bot: ['C01', 'C01'], person: ['R01', 'R01'] }).hold('CAR', 'genua')
      const quiet = [card('C01'), dice('--'), card('C01'), dice('--')]
      fight(bench, { actions: 5, others: [line('R01'), line('R01')], chance: quiet, dice: { 'RES-3': [face] } })
      return bench
    }
    expect(even('K').where('CAR', 0)).toBe('genua')
    const held = even('X')
    expect([held.where('CAR', 0), held.where('ROM', 0)]).toEqual(['medhlan', 'patavium'])
    expect(held.side('CAR').vp + held.side('ROM').vp).toBe(0)
  })
})

describe('an attacking bot after equal casualties (RES-3, R-121)', () => {
  /** Iader is where it came from, Segestica lies next to Patavium as well. */
  function even(face: string | undefined, options: Record<string, string> = {}, ...held: string[]) {
    const bench = attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'], options }).hold('CAR', ...held)
    const given = face === undefined ? {} : { dice: { 'RES-3': [face] } }
    const chance = [card('C01'), dice('--'), card('C01'), dice('--')]
    const others = [line('R01'), line('R01')]
    const played = fight(bench, { others, chance, ...given, until: 'activate' })
    return { bench, played }
  }

  it('a skull: it retreats to an own region next to the battle, by lots if there are several', () => {
    const { bench, played } = even('K')
    expect(played.fired).toContain('RES-3.2')
    expect(bench.events.map(({ say }) => say)).toContain('retreated')
    expect(bench.where('CAR', 0)).toBe('iader')
    const tied = () => attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'] }).hold('CAR', 'segestica')
    const ends = [0, 1].map((no) => {
      const table = tied()
      const chance = [card('C01'), dice('--'), card('C01'), dice('--')]
      const others = [line('R01'), line('R01')]
      fight(table, { others, chance, dice: { 'RES-3': ['K'] }, picks: { 'RES-4': [no] }, until: 'activate' })
      return table.where('CAR', 0)
    })
    expect(ends.sort()).toEqual(['iader', 'segestica'])
  })

  it('anything else: it is back where it attacked from, and its activation is over', () => {
    const { bench, played } = even('X', {}, 'segestica')
    expect(played.fired).toContain('RES-3.3')
    expect(bench.events.map(({ say }) => say)).not.toContain('retreated')
    expect([bench.where('CAR', 0), bench.army('CAR', 0).failed]).toEqual(['iader', true])
  })

  it('no own region next to the battle: it stays where it is, as the text says “if able”', () => {
    const table = attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'] })
    table.hold('BAR', 'iader').status('CAR', 'BAR', 'allied')
    const chance = [card('C01'), dice('--'), card('C01'), dice('--')]
    fight(table, { others: [line('R01'), line('R01')], chance, dice: { 'RES-3': ['K'] }, until: 'activate' })
    expect(table.where('CAR', 0)).toBe('iader')
  })

  it('not by battle.evenRoll = defender, and not in a game from before the option', () => {
    const { played } = even(undefined, { 'battle.evenRoll': 'defender' })
    expect(played.fired).not.toContain('RES-3')
  })

  it('in four phases both bots roll, the defender first', () => {
    const bench = new Bench(FOUR, { 'bvb.mode': 'fourPhase' }).status('ROM', 'GRE', 'enemy').hold('GRE', 'patavium')
    bench.hold('GRE', 'iader').leaderless('ROM', 0).leaderless('GRE', 0)
    bench.place('ROM', 0, 'ariminum', ['R01', 'R01']).place('GRE', 0, 'patavium', ['G01', 'G01'])
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    bench.act({ do: 'attack', target: 'patavium', path: [] })
    const told = ['decks', 'round', 'round', 'result'].map(reckon)
    const chance = [card('R01'), card('G01'), dice('--'), card('R01'), card('G01'), dice('--')]
    const others: Action[] = [...told, { do: 'giveWay', yes: true }]
    const played = fight(bench, { others, chance, dice: { 'RES-3': ['K'] }, anyTie: true, until: 'retreat' }, 'ROM')
    expect(played.fired).toContain('RES-3.2')
    // Both have gone: nobody has won the region.
    expect([bench.where('GRE', 0), bench.holder('patavium')]).toEqual(['iader', 'GRE'])
    expect(bench.army('ROM', 0).failed).toBe(true)
  })
})

describe('a bot against a bot', () => {
  const duel = (options: Record<string, string>, greeks: readonly string[] = ['G01', 'G01']) => {
    const bench = new Bench(FOUR, options).status('ROM', 'GRE', 'enemy').hold('GRE', 'patavium', 'iader')
    bench.leaderless('ROM', 0).leaderless('GRE', 0).place('ROM', 0, 'ariminum', ['R01', 'R01', 'R05'])
    bench.place('GRE', 0, 'patavium', greeks).begin('campaign', 'ROM')
    return bench.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'patavium', path: [] })
  }

  it('fights in four phases if both are Super-bots and the option says so (BVB-1)', () => {
    const bench = duel({ 'bvb.mode': 'fourPhase' })
    const told = ['decks', 'round', 'round', 'result'].map(reckon)
    const played = fight(
      bench,
      {
        actions: 4,
        others: told,
        chance: [card('R05'), card('R01'), card('G01'), dice('K--'), card('R01'), card('G01'), dice('--')],
      },
      'ROM',
    )
    expect(played.actions).toEqual(told)
    expect(bench.side('ROM').vp).toBe(1)
    // One infantry left: the Greek army is defeated and its cards go back to the decks (RES-5, DEF-1).
    expect(bench.where('GRE', 0)).toBeNull()
  })

  it('gathers dice by default; wounds count in pairs, or not at all by the option (R-71)', () => {
    for (const [wounds, left] of [
      ['pairs', 2],
      ['none', 3],
    ] as const) {
      const bench = duel({ 'bvb.wounds': wounds, 'bvb.lossesFrom': 'army' }, ['G01', 'G01', 'G01'])
      expect(bench.dice).toBe('GGGGG')
      fight(bench.roll('XX---'), { actions: 2, chance: wounds === 'pairs' ? [card('G01')] : [] }, 'ROM')
      expect(bench.army('GRE', 0).cards.known).toHaveLength(left)
    }
  })

  it.each([
    ['decks', 1, 3],
    ['army', 0, 2],
  ] as const)('BVB-6 (R-72): losses come from the %s', (from, offDeck, left) => {
    const bench = duel({ 'bvb.lossesFrom': from }, ['G01', 'G01', 'G01'])
    const before = pileSize(bench.side('GRE').decks.MI)
    fight(bench.roll('XX---'), { actions: 2, chance: [card('G01')] }, 'ROM')
    expect(before - pileSize(bench.side('GRE').decks.MI)).toBe(offDeck)
    expect(bench.army('GRE', 0).cards.known).toHaveLength(left)
  })

  it('BVB-6 (R-72): a game that does not name the option is from before it', () => {
    const bench = duel({}, ['G01', 'G01', 'G01'])
    const { 'bvb.lossesFrom': _, ...earlier } = bench.state.options
    bench.state.options = earlier
    fight(bench.roll('XX---'), { actions: 2, chance: [card('G01')] }, 'ROM')
    expect(bench.army('GRE', 0).cards.known).toHaveLength(2)
  })
})
