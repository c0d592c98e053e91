// Every option of the base edition, with both of its values (supercat 0.2).

import { Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcsPackage } from '../../package.ts'
import { sys } from '../../rules/board/ids.ts'
import { RELIC } from '../../rules/board/resources.ts'
import * as read from '../../rules/state/read.ts'
import type { Resource } from '../../vocabulary.ts'
import { settingsOf } from './books-testing.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import { optionSpecs } from './options.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans } from './plans/combat.ts'
import { spreadable } from './terms/court.ts'
import { twoSlots } from './terms/map.ts'
import { baseOf } from './terms/standing.ts'
import { v0_5 } from './versions/v0_5.ts'

const quiet = (table: SupercatBench): SupercatBench =>
  table.court({ card: 'BC25' }, { card: 'BC22' }, { card: 'BC21' }, { card: 'BC18' })

describe('options', () => {
  it('have the defaults of the reference', () => {
    const defaults = Object.fromEntries(
      optionSpecs.map((spec) => [spec.id, 'default' in spec ? spec.default : undefined]),
    )
    expect(defaults).toEqual({
      preset: 'filled',
      backports: true,
      contendMeasure: 'standing',
      preludeRestriction: 'specific',
      combatCard: 'fuelAndWeapon',
      combatCardOnAutoSelect: false,
      changeControl: 'keepFirst',
      walkOff: true,
      stripBuilding: true,
      raidAtOnce: false,
      gpCarryOver: true,
      moveOrigins: 'single',
      combatKeepsOrigin: false,
      twoSlots: 'open',
      guildPage: true,
      unlistedPreludes: false,
      outrageSpreadsAt: 'human',
    })
  })

  /** What the text of 0.5 says about each of them. */
  const LETTER = {
    backports: false,
    contendMeasure: 'standing',
    preludeRestriction: 'specific',
    combatCard: 'fuelAndWeapon',
    combatCardOnAutoSelect: false,
    changeControl: 'keepFirst',
    walkOff: true,
    stripBuilding: true,
    raidAtOnce: false,
    gpCarryOver: false,
    moveOrigins: 'single',
    combatKeepsOrigin: true,
    twoSlots: 'printed',
    guildPage: false,
    unlistedPreludes: false,
    outrageSpreadsAt: 'human',
  }

  it('as printed: every option follows the letter, whatever else was chosen', () => {
    expect(Object.keys(LETTER).sort()).toEqual(
      optionSpecs
        .map(({ id }) => id)
        .filter((id) => id !== 'preset')
        .sort(),
    )
    expect(settingsOf({ preset: 'printed' })).toEqual({ ...LETTER, version: v0_5 })
    const otherwise: Record<string, string | boolean> = {}
    for (const spec of optionSpecs) {
      const printed = LETTER[spec.id as keyof typeof LETTER]
      if (spec.kind === 'flag') otherwise[spec.id] = !printed
      if (spec.kind === 'choice' && spec.id !== 'preset')
        otherwise[spec.id] = spec.values.find(({ id }) => id !== printed)?.id ?? ''
    }
    expect(settingsOf(otherwise)).toMatchObject(otherwise)
    expect(settingsOf({ ...otherwise, preset: 'printed' })).toEqual({ ...LETTER, version: v0_5 })
  })

  it('as printed: so do the options of the game that are about SUPERCAT', () => {
    const begun = (preset: string) =>
      Table.start(arcsPackage, {
        options: { players: 3, role2: 'supercat', alwaysDraw: false },
        seats: { yellow: { by: 'bot', bot: 'supercat', version: '0.5', options: { preset } } },
        seed: 'printed',
      }).state.options
    expect(begun('printed')).toMatchObject({ alwaysDraw: true, multiHuman: 'strictlyBehindAll' })
    expect(begun('filled')).toMatchObject({ alwaysDraw: false, multiHuman: 'notAheadOfAny' })
  })

  it('are told in both languages, each with its ruling', () => {
    for (const spec of optionSpecs) {
      expect(spec.title.en).not.toBe(spec.title.ru)
      expect(spec.title.ru).toMatch(/[а-я]|^SUPERCAT/)
      if (spec.id !== 'preset') {
        expect(spec.help?.en).toMatch(/^(?:Ruling supercat\/A\d+|Rule supercat \d).*\.$/)
        expect(spec.help?.ru).toMatch(/^(?:Решение supercat\/A\d+|Правило supercat \d).*\.$/)
      }
    }
  })

  const declaring = () =>
    quiet(new SupercatBench().tokens('red', 'relic', 'psionic', 'psionic').unbuilt('red', 4).tokens('yellow', 'relic'))
      .port('red', '1h')
      .draws('mobilization-5', 'construction-6')

  it('backports: an outright lead is declared first, else chance decides', () => {
    const pick = (options: Record<string, string | boolean>) =>
      turnOf(declaring(), { actions: 1, options }).events.find((event) => event.e === 'pick' && event.node === 'BT.3c')
    expect(pick({})).toBeUndefined()
    expect(pick({ backports: false })).toMatchObject({ of: [0, 1] })
    expect(pick({ preset: 'printed' })).toMatchObject({ of: [0, 1] })
  })

  it('contendMeasure: a better place, or more of it', () => {
    const table = () =>
      quiet(
        new SupercatBench().declared('tycoon').tokens('red', 'fuel').tokens('blue').city('red', '1c').port('red', '1h'),
      )
        .unbuilt('red', 0)
        .draws('administration-4', 'administration-5')
    expect(turnOf(table(), { actions: 1 }).answers('GP.1')).toEqual([false])
    expect(turnOf(table(), { actions: 1, options: { contendMeasure: 'count' } }).answers('GP.1')).toEqual([true])
  })

  const armed = (...tokens: Resource[]) =>
    quiet(
      new SupercatBench()
        .declared('warlord')
        .tokens('red', ...tokens)
        .unbuilt('red', 0)
        .port('red', '4h')
        .ships('red', '5g', 3)
        .ships('yellow', '5g', 1),
    )

  it('combatCard (A27): always Fuel and a Weapon, or the tokens that the card lacks', () => {
    const selects = (table: SupercatBench, options: Record<string, string> = {}) =>
      turnOf(table.draws('construction-4', 'mobilization-6'), { actions: 1, options }).answers('GP.3')[0]
    for (const preset of ['filled', 'printed']) {
      expect(selects(armed('weapon'), { preset })).toBe(false)
      expect(selects(armed('fuel'), { preset })).toBe(false)
      expect(selects(armed('fuel', 'weapon'), { preset })).toBe(true)
    }
    expect(selects(armed('weapon'), { combatCard: 'asNeeded' })).toBe(true)
    expect(selects(armed('fuel'), { combatCard: 'asNeeded' })).toBe(false)
    expect(selects(armed('weapon'), { combatCard: 'asNeeded', preset: 'printed' })).toBe(false)
  })

  it('combatCard (A27): an Aggression card needs no token', () => {
    const turn = turnOf(armed().draws('construction-4', 'aggression-6'), { actions: 1 })
    expect(turn.answers('GP.3')).toEqual([true])
    expect(turn.did('lead')[0]?.card).toBe('aggression-6')
  })

  it('combatCardOnAutoSelect (A28): a card that surpasses does not fight, or may', () => {
    const table = () =>
      armed('fuel', 'weapon').ships('blue', '6g', 1).after('construction-2', ['construction-4', 'administration-6'])
    expect(turnOf(table()).did('arm')).toHaveLength(0)
    expect(turnOf(table(), { options: { preset: 'printed' } }).did('arm')).toHaveLength(0)
    expect(turnOf(table(), { options: { combatCardOnAutoSelect: true } }).did('arm')).toHaveLength(1)
  })

  it('combatKeepsOrigin: the whole group fights, or those who can be spared if they suffice', () => {
    const plans = (defenders: number, combatKeepsOrigin: boolean) => {
      const table = quiet(new SupercatBench().ships('red', '4c', 3).ships('yellow', '4a', defenders).port('red', '1h'))
      table.draws('aggression-3', 'aggression-4').act({ do: 'lead', card: 'aggression-3' })
      const settings = settingsOf({ combatKeepsOrigin })
      const base = baseOf(table.state, 0, 'standing')
      return combatPlans(table.state, base, budgetNow(table.state, 0), { for: 'trophies' }, settings).map(
        ({ move }) => `${move?.fresh} ${move?.keep}`,
      )
    }
    expect(plans(2, false)).toEqual(['3 false'])
    expect(plans(2, true)).toEqual(['2 true'])
    expect(plans(3, true)).toEqual(['3 false'])
  })

  it('twoSlots: two open slots, or two printed ones', () => {
    const table = new SupercatBench().city('yellow', '1a')
    expect(twoSlots(table.state, sys('1a'), 'open')).toBe(false)
    expect(twoSlots(table.state, sys('1a'), 'printed')).toBe(true)
    const claiming = () =>
      quiet(new SupercatBench().city('yellow', '1a').city('red', '1h').ships('red', '1h', 2).port('red', '5c')).draws(
        'mobilization-4',
        'mobilization-3',
      )
    const goal = (options: Record<string, string>) => turnOf(claiming(), { actions: 2, options }).found('MOB.16')
    expect(goal({})).toEqual(goal({ twoSlots: 'printed' }))
    const kept = (options: Record<string, string>) => {
      const turn = turnOf(claiming(), { actions: 2, options })
      const event = turn.events.find((each) => each.e === 'prefer' && each.preference === 'twoSlots')
      return event?.e === 'prefer' ? event.kept.map((at) => goal({})[at]) : []
    }
    expect(kept({}).some((text) => text?.includes('cluster 1, arrow'))).toBe(false)
    expect(kept({ twoSlots: 'printed' }).some((text) => text?.includes('cluster 1, arrow'))).toBe(true)
  })

  const holding = (...cards: ('BC17' | 'BC23')[]) => {
    const table = new SupercatBench().guild('red', ...cards).court({ card: 'BC25' }, { card: 'BC22' })
    return table.port('red', '1h').unbuilt('red', 0).ships('red', '1h', 1).draws('construction-3', 'construction-4')
  }

  it('guildPage: GC.4 uses Farseers; PR.4 passes the page over without it', () => {
    expect(turnOf(holding('BC17')).nodes).toContain('GC.4')
    for (const options of [{ guildPage: false }, { preset: 'printed' }]) {
      const turn = turnOf(holding('BC17'), { options })
      expect(turn.answers('PR.4')[0]).toBe(false)
      expect(turn.nodes).not.toContain('GC.4')
    }
  })

  it('unlistedPreludes: GC.6 gives up Elder Broker for three tokens; PR.4b passes it over without the option', () => {
    const turn = turnOf(holding('BC23'), { options: { unlistedPreludes: true } })
    expect(turn.nodes).toContain('GC.6')
    expect(turn.found('GC.6')).toEqual(['“Elder Broker” for 3'])
    const without = turnOf(holding('BC23'))
    expect(without.answers('PR.4b')[0]).toBe(false)
    expect(without.nodes).not.toContain('GC.6')
  })

  it('unlistedPreludes: GC.6 is passed over for a card that is held back', () => {
    const table = holding('BC23').declared('keeper')
    const turn = turnOf(table, { options: { unlistedPreludes: true } })
    expect(turn.answers('GC.6')).toContain(false)
    expect(turn.did('useBroker')).toHaveLength(0)
  })

  it('outrageSpreadsAt: people only, or any rival', () => {
    const table = new SupercatBench().declared('keeper').tokens('yellow', 'relic')
    expect(spreadable(table.state, 0, 'human')).toEqual([])
    expect(spreadable(table.state, 0, 'anyRival')).toEqual([RELIC])
    const person = new SupercatBench().declared('keeper').tokens('blue', 'relic')
    expect(spreadable(person.state, 0, 'human')).toEqual([RELIC])
  })

  it('bonusDraw (alwaysDraw): no cards if all lie at its board, or two all the same', () => {
    const table = (alwaysDraw: boolean) =>
      quiet(
        new SupercatBench({ alwaysDraw })
          .counter('red', 1)
          .bonus('red', 'mobilization-6')
          .port('red', '1h')
          .ships('red', '1h', 1),
      ).round('red')
    expect(table(false).waits).toBe('lead.red')
    expect(table(true).waits).toBe('reveal.red')
  })

  it('difficulty: one more action and one more die, or none', () => {
    const after = (difficulty: string, power = 0) => {
      const table = quiet(new SupercatBench({ difficulty }).port('red', '1h').ships('red', '1h', 1)).power('red', power)
      table.draws('construction-4', 'construction-6')
      return turnOf(table, { actions: 1 }).state
    }
    expect(read.pipsLeft(after('off'))).toBe(3)
    expect(read.pipsLeft(after('normal'))).toBe(4)
    expect(read.extraDie(after('normal'))).toBe(1)
    expect(read.pipsLeft(after('normal', 1))).toBe(3)
    expect(read.extraDie(after('normal', 1))).toBe(0)
    expect(read.pipsLeft(after('harder', 1))).toBe(4)
  })
})
