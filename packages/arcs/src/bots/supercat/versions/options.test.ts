// The options of 0.10: what is offered, the letter as the default, and what each of them changes (supercat-0.10, 0.4).

import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../books-testing.ts'
import { quiet, type Setup, SupercatBench, turnOf } from '../bot-testing.ts'
import { OPTIONS } from '../options.ts'
import { agentsToLead } from '../plans/influence.ts'
import { spendSparingly } from '../plans/spending.ts'
import { diceByPrinciples } from '../terms/combat.ts'

const ten = (table: SupercatBench, setup: Setup = {}) => turnOf(table, { ...setup, version: '0.10' })
const settings = (options: Record<string, unknown> = {}) => settingsOf(options, '0.10')

describe('options of 0.10', () => {
  it('have the letter as their default', () => {
    const defaults = Object.fromEntries(
      OPTIONS['0.10'].map((spec) => [spec.id, 'default' in spec ? spec.default : undefined]),
    )
    expect(defaults).toEqual({
      sameSuit: 'higherNumber',
      mostUnbuilt: 'all',
      ships23: 'random',
      abilities: 'legal',
      abilityFirst: false,
      fuelExpansion: 'alone',
      tokenCap: 'two',
      levelCards: 'outbid',
      defendFallback: 'block',
      defendBinds: true,
      raidEarly: 'never',
      ransackGoal: true,
      moveOrder: 'keepFirst',
      preparedFirst: true,
      contendMeasure: 'standing',
      combatCardOnAutoSelect: false,
      changeControl: 'keepFirst',
      walkOff: true,
      stripBuilding: true,
      gpCarryOver: true,
      moveOrigins: 'single',
      combatKeepsOrigin: false,
      twoSlots: 'open',
      guildPage: true,
      unlistedPreludes: false,
    })
  })

  it('are the very same as in 0.5 where they mean the same, and are said in both languages', () => {
    const before = new Map(OPTIONS['0.5'].map((spec) => [spec.id, spec]))
    const shared = OPTIONS['0.10'].filter(({ id }) => before.has(id))
    expect(shared).toHaveLength(11)
    for (const spec of shared) expect(spec).toBe(before.get(spec.id))
    for (const spec of OPTIONS['0.10']) {
      const texts = [spec.title, ...(spec.kind === 'choice' ? spec.values.map(({ title }) => title) : [])]
      for (const text of texts) for (const lang of LANGS) expect(text[lang]).not.toBe('')
    }
  })

  it('that it settles itself change nothing, whatever a seat was told', () => {
    const told = settings({
      preset: 'printed',
      backports: false,
      preludeRestriction: 'onlyIfLost',
      combatCard: 'fuelAndWeapon',
      outrageSpreadsAt: 'human',
      raidAtOnce: true,
    })
    expect(told).toEqual(settings())
    expect(told).toMatchObject({ backports: true, combatCard: 'asNeeded', outrageSpreadsAt: 'anyRival' })
  })

  it('sameSuit: more actions rather than the higher number', () => {
    const table = () =>
      quiet(new SupercatBench().city('red', '1c').port('red', '1h')).draws('construction-3', 'construction-5')
    const mixed = quiet(new SupercatBench().city('red', '1c').port('red', '1h').bonus('red', 'administration-6'))
    mixed.draws('construction-2', 'construction-5')
    expect(ten(mixed, { actions: 1 }).did('lead')[0]?.card).toBe('construction-5')
    expect(ten(mixed, { actions: 1, options: { sameSuit: 'moreActions' } }).did('lead')[0]?.card).toBe('construction-2')
    expect(ten(table(), { actions: 1, options: { sameSuit: 'moreActions' } }).did('lead')[0]?.card).toBe(
      'construction-5',
    )
  })

  const fleets = (yellow: number, blue: number) =>
    quiet(
      new SupercatBench()
        .port('red', '1h')
        .port('red', '4h')
        .ships('red', '1h', 2)
        .unbuilt('red', 0)
        .ships('yellow', '5g', yellow)
        .ships('blue', '6g', blue),
    ).draws('construction-4', 'mobilization-4')

  it('mostUnbuilt: than some rival will do', () => {
    expect(ten(fleets(5, 1), { actions: 1 }).answers('GP.X12.if')).toEqual([false])
    expect(ten(fleets(5, 1), { actions: 1, options: { mostUnbuilt: 'some' } }).answers('GP.X12.if')).toEqual([true])
  })

  it('ships23: where the task force is, rather than at random', () => {
    const sites = (options: Record<string, string>) =>
      new Set([0, 1].map((pick) => ten(fleets(5, 5), { actions: 2, options, picks: { 'CON.X23': [pick] } }).actions[1]))
        .size
    const at = (pick: number, options: Record<string, string>) =>
      JSON.stringify(ten(fleets(5, 5), { actions: 2, options, picks: { 'CON.X23': [pick] } }).actions[1])
    expect(sites({})).toBe(2)
    expect(at(0, {})).not.toBe(at(1, {}))
    expect(at(0, { ships23: 'as33' })).toContain('1h')
  })

  it('abilities: only those that help and cost no place', () => {
    const table = quiet(
      new SupercatBench()
        .port('red', '1h')
        .ships('red', '1h', 13)
        .unbuilt('red', 0)
        .guild('red', 'BC12')
        .agents('red', 0)
        .captives('red', 'blue', 1),
    )
      .declared('tyrant')
      .draws('construction-4', 'aggression-6')
    const answers = ['legal', 'useful', 'off'].map(
      (abilities) => ten(table, { actions: 1, options: { abilities } }).answers('GP.X11')[0],
    )
    // To press its only Captive into service would cost it the lead in Tyrant.
    expect(answers).toEqual([true, false, false])
  })

  it('tokenCap: as many tokens as help', () => {
    const budget = { left: 3, kinds: 0xff, extra: 0, fuel: [0], weapon: [], psionicMoves: [], psionicBattles: [] }
    expect(spendSparingly(budget, 1, settings())).toMatchObject({ moveTokens: [], battles: 2 })
    expect(spendSparingly(budget, 1, settings({ tokenCap: 'none' }))).toMatchObject({ moveTokens: [0], battles: 3 })
    // Fuel before Psionics, and one Psionic battle where the card gives one only.
    const both = { ...budget, left: 1, psionicMoves: [1], psionicBattles: [1] }
    expect(spendSparingly(both, 1, settings())).toMatchObject({ moveTokens: [0], psionic: 1, spared: 0, battles: 2 })
    const many = { ...budget, left: 1, fuel: [], psionicMoves: [], psionicBattles: [1, 2, 3] }
    expect(spendSparingly(many, 0, settings())).toMatchObject({ psionic: 1, spared: 2, battles: 2 })
  })

  it('levelCards: a card on which nobody is ahead is left alone', () => {
    const level = new SupercatBench().court({ card: 'BC11', agents: { yellow: 1, blue: 1 } }).state
    expect(agentsToLead(level, 0, 10, 3, settings())).toBe(2)
    expect(agentsToLead(level, 0, 10, 3, settings({ levelCards: 'ignore' }))).toBe(0)
    const behind = new SupercatBench().court({ card: 'BC11', agents: { yellow: 2, blue: 1 } }).state
    expect(agentsToLead(behind, 0, 10, 3, settings({ levelCards: 'ignore' }))).toBe(3)
    expect(agentsToLead(behind, 0, 10, 2, settings())).toBe(0)
  })

  it('defendFallback: a card is left if outbidding cannot be paid for', () => {
    const table = new SupercatBench()
      .port('red', '1h')
      .unbuilt('red', 0)
      .court({ card: 'BC11', agents: { red: 1, yellow: 3 } }, { card: 'BC25' })
      .agents('red', 3)
      .draws('administration-5', 'aggression-6')
    const on = (options: Record<string, string>) => ten(table, { die: [6], options }).did('influence')
    expect(ten(table, { actions: 1 }).did('lead')[0]?.card).toBe('administration-5')
    const blocked = on({}).filter(({ card }) => card === 'BC11').length
    expect([blocked, on({ defendFallback: 'abandon' }).filter(({ card }) => card === 'BC11').length]).toEqual([3, 3])
    // With two actions there is not enough to outbid.
    const two = new SupercatBench()
      .port('red', '1h')
      .unbuilt('red', 0)
      .court({ card: 'BC11', agents: { red: 1, yellow: 3 } }, { card: 'BC25' })
      .agents('red', 9)
      .draws('administration-6', 'aggression-6')
    const with2 = (options: Record<string, string>) =>
      ten(two, { die: [6], options })
        .did('influence')
        .filter(({ card }) => card === 'BC11').length
    expect([with2({}), with2({ defendFallback: 'abandon' })]).toEqual([2, 0])
  })

  it('raidEarly: as soon as no ship, or no fresh one, defends', () => {
    const raid = (early: 'never' | 'noShips' | 'noFresh', theirs: number, ships: number) =>
      diceByPrinciples({ goal: 'raid', own: 2, theirs, dice: 3, left: 2, raid: 6, early, ships }).raid
    expect([raid('never', 0, 0), raid('noShips', 0, 1), raid('noShips', 0, 0), raid('noFresh', 0, 1)]).toEqual([
      0, 0, 3, 3,
    ])
  })

  it('preparedFirst: the lines are asked as usual', () => {
    const table = quiet(
      new SupercatBench()
        .city('red', '4a')
        .port('red', '1c')
        .unbuilt('red', 0)
        .ships('red', '4c', 2)
        .tokens('red', 'weapon', 'fuel')
        .ships('yellow', '4a', 2)
        .ships('blue', '6g', 4),
    ).draws('construction-4', 'administration-6')
    expect(ten(table, { actions: 4 }).answers('AGG.X29x')[0]).toBe(true)
    const off = ten(table, { options: { preparedFirst: false } })
    expect(off.answers('AGG.X29x')[0]).toBe(false)
    // Nobody controls 4a any more: only another line may still find a reason to fight there.
    expect(off.nodes).not.toContain('AGG.X29x')
    expect(off.nodes).not.toContain('AGG.X12')
  })
})
