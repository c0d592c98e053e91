// Options of the campaign: each changes what its ruling says, and nothing else does.

import { describe, expect, it } from 'vitest'
import { Bench } from '../testing.ts'
import { FOUR, stances } from './agents-testing.ts'
import { play } from './bot-testing.ts'
import { attacked, deed, goOn, HALT, mainDeck, marchTo, onlyFree } from './campaign-testing.ts'

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

describe('GR-C and the implicit key', () => {
  it('what can be reached in this activation comes first, then the node’s own word, then the stance', () => {
    const bench = onlyFree(bots(), 'ROM').hold('GRE', 'koria').hold('CAR', 'genua')
    stances(bench.status('ROM', 'GRE', 'enemy').status('ROM', 'CAR', 'enemy'), 'ROM', { GRE: 9, CAR: 2 })
    const played = deed(bench.place('ROM', 0, 'medhlan'), 'ROM', any)
    // Both are adjacent and cost 2; the Greeks' stance is higher.
    expect(attacked(played)).toBe('koria')
    const kept = played.events.flatMap((event) =>
      event.e === 'prefer' && event.node === 'SUP-2.3' && event.dropped.length > 0 ? [event.preference] : [],
    )
    expect(kept).toEqual(['reachable', 'nearest', 'GR-C'].filter((id) => kept.includes(id)))
    expect(kept.at(-1)).toBe('GR-C')
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
