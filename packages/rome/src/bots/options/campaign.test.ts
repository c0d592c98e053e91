// Options of the campaign: each changes what its ruling says, and nothing else does.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { type Played, play } from '../testing/bot-testing.ts'
import { attacked, deed, goOn, HALT, mainDeck, marchTo, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

const bots = () => new Bench(FOUR)
const any = { anyTie: true }
const FIVE = ['R01', 'R01', 'R01', 'R02', 'R05']

describe('options', () => {
  it.each([
    ['main', false],
    ['main+declared', true],
    ['main+cavalry', true],
    ['main+cavalry+declared', true],
  ])('goldenA.counts = %s (R-44)', (counts, bold) => {
    const bench = mainDeck(bots(), 'ROM', 'R01', 6).place('ROM', 0, 'medhlan', FIVE)
    const played = deed(bench, 'ROM', { ...any, options: { 'goldenA.counts': counts } })
    expect(attacked(played) !== undefined).toBe(bold)
  })

  it('army.repeat: a second deed only by default (R-50)', () => {
    const bench = () => bots().place('ROM', 0, 'medhlan')
    expect(attacked(goOn(bench(), 'ROM', 3, 0, any))).toBe('octuduron')
    expect(goOn(bench(), 'ROM', 3, 0, { options: { 'army.repeat': false } }).actions).toEqual([HALT])
  })

  it('army.homeAfterDeed: who has done something marches off only by the option (MOV-5.4, R-50)', () => {
    const bench = () => mainDeck(onlyFree(bots(), 'ROM'), 'ROM', 'R01', 6).place('ROM', 0, 'genua')
    const stays = goOn(bench(), 'ROM', 3, 0, any)
    expect([stays.actions, stays.fired.has('MOV-5.4')]).toEqual([[HALT], true])
    const leaves = goOn(bench(), 'ROM', 3, 0, { ...any, options: { 'army.homeAfterDeed': true } })
    expect(leaves.actions[0]).toMatchObject({ do: 'march' })
    expect(leaves.fired.has('MOV-5.4')).toBe(false)
    // Who has done nothing yet goes in any case.
    const fresh = deed(bench(), 'ROM', { ...any, actions: 2 })
    expect([fresh.actions[1]?.do, fresh.fired.has('MOV-5.4')]).toEqual(['march', false])
  })

  it('army.horizonTurns: how far away a target may be (R-49)', () => {
    const bench = () => onlyFree(bots(), 'ROM', 'genua').place('ROM', 0, 'cosentia')
    const found = (turns: string) =>
      deed(bench(), 'ROM', { ...any, options: { 'army.horizonTurns': turns } }).found('SUP-3.4')[0]
    expect(found('1')).toEqual([])
    expect(found('2')?.[0]).toMatch(/Genua \(cost 5, not in this activation\)/)
  })

  it('army.seaEverywhere: ships for every target of a Super-bot (R-57)', () => {
    const bench = () => onlyFree(bots(), 'CAR', 'karalis').place('CAR', 0, 'carthage')
    expect(deed(bench(), 'CAR', any).fired).toContain('SUP-3.6')
    expect(deed(bench(), 'CAR', { ...any, options: { 'army.seaEverywhere': true } }).fired).toContain('SUP-3.4')
  })

  it('speed.homeGuard: more than one army may guard the home (R-55)', () => {
    const bench = () =>
      mainDeck(onlyFree(new Bench({ ...FOUR, ROM: 'speed' }), 'ROM'), 'ROM', 'R01', 6)
        .place('ROM', 0, 'genua')
        .place('ROM', 1, 'rome')
    expect(deed(bench(), 'ROM', any).fired).not.toContain('SPD-6')
    expect(deed(bench(), 'ROM', { ...any, options: { 'speed.homeGuard': false } }).fired).toContain('SPD-6')
  })

  it('und.onlyAfterLoss: a small army that lost nothing goes on (R-75)', () => {
    const small = () => bots().place('ROM', 0, 'medhlan', ['R01', 'R01', 'R05'])
    const options = { 'und.onlyAfterLoss': true }
    expect(deed(small(), 'ROM', any).actions[1]).toEqual({ do: 'dissolve' })
    expect(attacked(deed(small(), 'ROM', { ...any, options }))).toBe('octuduron')
    const reduced = small()
    reduced.army('ROM', 0).reduced = true
    expect(deed(reduced, 'ROM', { ...any, options }).actions[1]).toEqual({ do: 'dissolve' })
  })

  it.each([
    ['table', 'neutral', 9, ['K'], true],
    ['table', 'neutral', 9, ['X'], false],
    ['never', 'enemy', 9, [], false],
    ['enemyOnly', 'neutral', 9, [], false],
    ['enemyOnly', 'enemy', 1, [], true],
  ] as const)('nav.intercept = %s: %s at stance %i, dice %j (R-77)', (how, status, stance, rolled, yes) => {
    const sails = stances(new Bench({ ...FOUR, ROM: 'human' }), 'CAR', { ROM: stance }).status('ROM', 'CAR', status)
    sails.navy('CAR', 0, 'afr', 1).navy('ROM', 0, 'tyr', 2).begin('campaign', 'ROM')
    sails.act({ do: 'sail', navy: 0, zones: ['afr'] })
    const dice = rolled.length === 0 ? {} : { dice: { 'POT-2.2': rolled } }
    expect(play(sails, 'CAR', { ...dice, options: { 'nav.intercept': how } }).actions).toEqual([
      { do: 'intercept', yes },
    ])
  })
})

/** What a rule's preferences dropped something by, in their order. */
const droppedBy = (played: Played, node: string): string[] =>
  played.events.flatMap((event) =>
    event.e === 'prefer' && event.node === node && event.dropped.length > 0 ? [event.preference] : [],
  )

describe('golden rule C (L606)', () => {
  /** Rome has lost two homes: Patavium next to Medhlan to Carthage, Cosentia far away to the Greeks. */
  const lost = (greeks: number, carthage: number) =>
    stances(bots().hold('CAR', 'patavium').hold('GRE', 'cosentia'), 'ROM', { GRE: greeks, CAR: carthage }).place(
      'ROM',
      0,
      'medhlan',
    )

  it('SUP-1.1: the higher stance, however far it is', () => {
    const played = deed(lost(9, 2), 'ROM', { ...any, actions: 3 })
    expect(played.actions[1]).toMatchObject({ do: 'march' })
    expect(played.found('SUP-1.1')[0]).toHaveLength(2)
    expect(droppedBy(played, 'SUP-1.1')).toEqual(['GR-C'])
    expect(attacked(deed(lost(2, 9), 'ROM', any))).toBe('patavium')
  })

  it('SUP-1.1: of equal stances lots decide, not the distance; by target.nearestFirst the distance (R-46)', () => {
    const both = [0, 1].map((no) => attacked(deed(lost(5, 5), 'ROM', { picks: { 'SUP-1.1': [no] }, anyTie: true })))
    expect(both.sort()).toEqual(['patavium', undefined])
    const near = deed(lost(9, 2), 'ROM', { options: { 'target.nearestFirst': true } })
    expect([attacked(near), droppedBy(near, 'SUP-1.1')]).toEqual(['patavium', ['nearestFirst']])
  })

  it('SUP-2.3: an enemy’s home, then stance (R-58); by army.reachFirst what can be attacked now (R-49)', () => {
    const bench = () => {
      const table = onlyFree(bots(), 'ROM').hold('GRE', 'koria').hold('CAR', 'genua')
      stances(table.status('ROM', 'GRE', 'enemy').status('ROM', 'CAR', 'enemy'), 'ROM', { GRE: 9, CAR: 2 })
      return table.place('ROM', 0, 'medhlan')
    }
    // Epidamnos is a Greek home; Koria and Genua are next door.
    const played = deed(bench(), 'ROM', { ...any, options: { 'army.horizonTurns': '3' } })
    expect(attacked(played)).toBe(undefined)
    expect(droppedBy(played, 'SUP-2.3')).toEqual(['homeOfHolder', 'GR-C'])
    const now = deed(bench(), 'ROM', { options: { 'army.horizonTurns': '3', 'army.reachFirst': true } })
    expect([attacked(now), droppedBy(now, 'SUP-2.3')]).toEqual(['koria', ['reachable', 'GR-C']])
    // Nothing but the two in range: the Greeks' stance is higher.
    const only = deed(bench(), 'ROM', { options: { 'army.horizonTurns': '1' } })
    expect([attacked(only), droppedBy(only, 'SUP-2.3')]).toEqual(['koria', ['GR-C']])
  })

  it.each([
    [false, 'SUP-1.2'],
    [true, 'SUP-1.2'],
  ])('SUP-1.2 (target.nearestFirst %s): an enemy army in a lost home by stance', (nearest, node) => {
    const bench = lost(9, 2).status('ROM', 'GRE', 'enemy').status('ROM', 'CAR', 'enemy')
    bench.place('GRE', 0, 'cosentia').place('CAR', 0, 'patavium')
    const played = deed(bench, 'ROM', { ...any, options: { 'target.nearestFirst': nearest } })
    expect(attacked(played)).toBe(nearest ? 'patavium' : undefined)
    expect(droppedBy(played, node)).toEqual([nearest ? 'nearestFirst' : 'GR-C'])
  })

  it.each([false, true])('SUP-1.3 (target.nearestFirst %s): a besieger by stance', (nearest) => {
    const bench = stances(bots(), 'ROM', { GRE: 9, CAR: 2 }).place('ROM', 0, 'medhlan')
    bench.status('ROM', 'GRE', 'enemy').status('ROM', 'CAR', 'enemy')
    bench.place('GRE', 0, 'cosentia').place('CAR', 0, 'patavium')
    bench.land('cosentia').siege = 0
    bench.land('patavium').siege = 0
    const played = deed(bench, 'ROM', { ...any, options: { 'target.nearestFirst': nearest } })
    expect(attacked(played)).toBe(nearest ? 'patavium' : undefined)
    expect(droppedBy(played, 'SUP-1.3')).toEqual([nearest ? 'nearestFirst' : 'GR-C'])
  })

  it('SPD-3 (L652): a mercenary region before a nearer one; by army.reachFirst not if it is out of reach', () => {
    const bench = () => {
      const table = onlyFree(new Bench({ ...FOUR, ROM: 'speed' }), 'ROM', 'genua', 'octuduron')
      return table.place('ROM', 0, 'velathri')
    }
    const played = deed(bench(), 'ROM', { ...any, actions: 3 })
    expect([attacked(played), droppedBy(played, 'SPD-3')]).toEqual([undefined, ['mercenary']])
    expect(played.actions[1]).toMatchObject({ do: 'march' })
    const now = deed(bench(), 'ROM', { options: { 'army.reachFirst': true } })
    expect([attacked(now), droppedBy(now, 'SPD-3')]).toEqual(['genua', ['reachable']])
  })

  it('SPD-5 (L654): the highest stance before a nearer target; by army.reachFirst not if it is out of reach', () => {
    const bench = () => {
      const table = onlyFree(new Bench({ ...FOUR, ROM: 'speed' }), 'ROM')
        .hold('GRE', 'genua')
        .hold('CAR', 'massalia')
      return stances(table, 'ROM', { GRE: 7, CAR: 9, BAR: 1 }).place('ROM', 0, 'velathri')
    }
    const dice = { 'POT-2.2': ['K'] } as const
    const played = deed(bench(), 'ROM', { ...any, dice, actions: 3, options: { 'army.horizonTurns': '2' } })
    expect(played.found('SPD-5')[0]?.some((each) => /Massalia .*not in this activation/.test(each))).toBe(true)
    expect([attacked(played), droppedBy(played, 'SPD-5')[0]]).toEqual([undefined, 'stanceHigh'])
    const now = deed(bench(), 'ROM', { ...any, dice, options: { 'army.reachFirst': true } })
    expect(droppedBy(now, 'SPD-5')[0]).toBe('reachable')
  })

  it('R-117: by land if it costs the same by sea', () => {
    const bench = onlyFree(new Bench({ ...FOUR, ROM: 'speed' }), 'ROM', 'genua').place('ROM', 0, 'rome')
    const played = deed(bench, 'ROM', any)
    expect(played.actions[1]).toEqual({ do: 'attack', target: 'genua', path: ['velathri'] })
  })

  it('a march stops where no other army stands', () => {
    const bench = onlyFree(bots(), 'ROM', 'genua').place('ROM', 0, 'cosentia').place('ROM', 1, 'velathri')
    const played = deed(bench, 'ROM', { ...any, actions: 3 })
    expect(played.actions[1]).not.toEqual(marchTo('neapolis', 'rome', 'velathri'))
    expect(bench.where('ROM', 0)).not.toBe('velathri')
  })
})
