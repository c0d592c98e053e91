// What SUPERCAT 0.10 asks of the rules of an act (supercat-0.10, 2.3, 8.6): Negotiations from the caller on until the rounds
// are used up, tough ships, vaults, what bots begin with.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import type { Owner } from '../../vocabulary.ts'
import { ORDINARY, toughness } from '../seats/attacks.ts'
import { moveAll } from '../state/cards.ts'
import { BLIGHT, EMPIRE } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { parseState } from '../state/restore.ts'
import { serialise } from '../state/serialise.ts'
import { hasPiece, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'

const FATES = ['advocate', 'partisan', 'founder', 'caretaker'] as const
const summit = (talks: string) => {
  const bench = new CampaignBench(3, FATES, { role2: 'supercat', role3: 'supercat', talks })
  return bench.frame('summit', 'blue').do({ do: 'callSummit' }).act({ do: 'decline' })
}
const goes = (bench: CampaignBench): string[] => {
  const seen: string[] = []
  while (bench.waits.startsWith('talk.')) {
    seen.push(bench.waits.slice(5))
    bench.act({ do: 'decline' })
  }
  return seen
}

describe('Negotiations at a table of 0.10 (supercat/B50)', () => {
  it('begin with whoever called and go round the table until the rounds are used up', () => {
    expect(goes(summit('rounds').do({ do: 'talkRounds', die: 3 }))).toEqual(['blue', 'red', 'yellow', 'blue', 'red'])
  })
  it('may be one go each, from the caller or from the initiative; or none', () => {
    expect(goes(summit('callerGoes').do({ do: 'talkRounds', die: 6 }))).toEqual(['blue', 'red', 'yellow'])
    expect(goes(summit('goes').do({ do: 'talkRounds', die: 6 }))).toEqual(['red', 'yellow', 'blue'])
    expect(summit('off').waits).not.toContain('talkRounds')
  })
  it('are saved with the position, as are grievances that nobody holds', () => {
    const { state } = new CampaignBench(3, FATES, {
      role2: 'supercat',
      talks: 'rounds',
      spying: 'rest',
      grievances: false,
    })
    expect(parseState(JSON.parse(JSON.stringify(serialise(state)))).options).toMatchObject({
      talks: 'rounds',
      spying: 'rest',
      grievances: false,
    })
  })
})

/** Red is a person and an Outlaw, yellow and blue are bots. */
const beside = (options: Record<string, string | boolean> = {}) =>
  new CampaignBench(3, FATES, { role2: 'supercat', role3: 'supercat', ...options }).outlaw('red').firstRegent('yellow')
const [RED, YELLOW] = [0, 1]
/** Leads for battles: a bot shows the cards that it draws. */
const leads = (bench: CampaignBench, by: 'red' | 'blue') => {
  if (by === 'red') return bench.leads(by, 'aggression-4')
  moveAll(bench.state, Pile.group(0), Pile.STACK)
  write.setCounter(bench.state, bench.seat(by), 6)
  bench.round(by).act({ do: 'reveal', seat: by, cards: ['aggression-4', 'aggression-3'] })
  return bench.act({ do: 'lead', card: 'aggression-4' })
}

describe('tough ships in an act (supercat/B67)', () => {
  /** Three hits by skirmish dice, as an attack of this seat on the other. */
  const hit = (options: Record<string, boolean>, by: 'red' | 'blue' = 'red', against: Owner = 'yellow') => {
    const bench = beside(options).outlaw('blue').ships('yellow', '2g', 1, 1).blight('2g', 1, 1).ships(by, '2g', 3)
    leads(bench, by)
      .act({ do: 'battle', at: '2g', against, pay: 'pip', dice: { assault: 0, skirmish: 3, raid: 0 } })
      .act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    return bench
  }
  /** Fresh ones damaged, fresh ones destroyed, damaged ones destroyed: what the attacker may choose. */
  const ways = (bench: CampaignBench): string[] =>
    ['000', '001', '010', '011', '100', '101', '110', '111'].filter((way) => {
      const [damage, destroyFresh, destroyDamaged] = [...way].map(Number) as [number, number, number]
      return bench.no({ do: 'hits', ships: { damage, destroyFresh, destroyDamaged } }) === undefined
    })

  it('three hits clear an ordinary fleet of one fresh and one damaged ship', () => {
    expect(hit({}).pieces('yellow', '2g')).toEqual([0, 0])
  })
  it('Armored Hulls leave one of them; Energy Shields take two hits and waste the third', () => {
    expect(ways(hit({ armoredHulls: true }))).toEqual(['010', '101'])
    expect(ways(hit({ energyShields: true }))).toEqual(['001', '100'])
  })
  it('Carrier Tactics: the fresh ship is used up before the damaged one', () => {
    const once = (options: Record<string, boolean>) =>
      beside(options)
        .ships('yellow', '2g', 1, 1)
        .ships('red', '2g', 1)
        .leads('red', 'aggression-4')
        .act({ do: 'battle', at: '2g', against: 'yellow', pay: 'pip', dice: { assault: 0, skirmish: 1, raid: 0 } })
        .act({ do: 'roll', assault: [], skirmish: [4], raid: [] })
    expect(ways(once({}))).toEqual(['001', '100'])
    expect(once({ carrierTactics: true }).pieces('yellow', '2g')).toEqual([0, 2])
  })
  it('hold neither against a bot nor for Blight, the Empire and the Free States', () => {
    const { state } = beside({ armoredHulls: true, energyShields: true, carrierTactics: true })
    expect(toughness(state, RED, YELLOW)).toEqual({ damage: 2, destroy: 2, covered: true })
    for (const [by, owner] of [
      [2, YELLOW],
      [RED, BLIGHT],
      [RED, EMPIRE],
      [YELLOW, RED],
      [BLIGHT, YELLOW],
    ] as const)
      expect(toughness(state, by, owner)).toBe(ORDINARY)
    const all = { energyShields: true, carrierTactics: true }
    expect(hit(all, 'blue').pieces('yellow', '2g')).toEqual([0, 0])
    // Blight takes two hits for each step by itself.
    const blight = ways(hit({}, 'red', 'blight'))
    expect(blight).toEqual(['001', '100'])
    expect(ways(hit(all, 'red', 'blight'))).toEqual(blight)
  })
})

describe('Fortress Vaults in an act (supercat/B68)', () => {
  const vaults = (on: boolean) => beside({ fortressVaults: on }).openSlots('yellow', 1, 'blue')

  const raided = (on: boolean, by: 'red' | 'blue', face: number) =>
    leads(
      vaults(on).outlaw('blue').tokens('yellow', null, 'relic', null, 'fuel').ships(by, '2a', 2).city('yellow', '2a'),
      by,
    )
      .act({ do: 'battle', at: '2a', against: 'yellow', pay: 'pip', dice: { assault: 0, skirmish: 0, raid: 1 } })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [face] })
  const ONE_KEY = 4
  const TWO_KEYS = 2

  it('one key opens no slot for a person, two open any of these', () => {
    expect(raided(false, 'red', ONE_KEY).no({ do: 'raid', take: [{ slot: 1 }] })).toBeUndefined()
    expect(raided(true, 'red', ONE_KEY).waits).not.toContain('raid')
    const two = raided(true, 'red', TWO_KEYS)
    expect(two.no({ do: 'raid', take: [{ slot: 1 }] })).toBeUndefined()
    expect(two.no({ do: 'raid', take: [{ slot: 3 }] })).toBeUndefined()
    expect(two.no({ do: 'raid', take: [{ slot: 1 }, { slot: 3 }] })).toBe('no.keys')
  })
  it('bots raid each other as ever', () => {
    expect(raided(true, 'blue', ONE_KEY).no({ do: 'raid', take: [{ slot: 1 }] })).toBeUndefined()
  })

  const called = (on: boolean, by: 'red' | 'blue', favors: number) =>
    vaults(on).tokens('yellow', null, 'relic').favors(by, 'yellow', favors).frame('callToOrder', by)
  const demand = (to: 'red' | 'blue') => ({ do: 'returnFavors', part: { from: 'yellow', to, slot: 1 } }) as const

  it('a slot with one key takes two Favors of a person', () => {
    expect(called(false, 'red', 1).refused(demand('red'))).toBeUndefined()
    expect(called(true, 'red', 1).refused(demand('red'))).toBe('no.favorsCost')
    const bench = called(true, 'red', 3).do(demand('red'))
    expect([bench.favorsOf('red', 'yellow'), read.slot(bench.state, YELLOW, 1)]).toEqual([1, 0])
  })
  it('of a bot it takes one; and what is in no slot costs a person one as ever', () => {
    expect(called(true, 'blue', 1).refused(demand('blue'))).toBeUndefined()
    const captive = called(true, 'red', 1).captives('yellow', 'blue', 1)
    expect(
      captive.refused({ do: 'returnFavors', part: { from: 'yellow', to: 'red', captive: 'blue' } }),
    ).toBeUndefined()
  })
})

describe('set-up bonuses in an act', () => {
  const begun = (options: Record<string, boolean>) => {
    const state = arcs.start({ players: 3, act: 1, role1: 'supercat', fate1: 'founder', ...options } as never, {})
    for (let n = 0; n < 80; n++) {
      const decision = arcs.decision(state)
      if (decision === undefined || decision.kind === 'deal' || decision.kind === 'reserve') return state
      arcs.apply(state, decision.sample({ int: () => 0 } as never))
    }
    throw new Error('never dealt')
  }
  const fleet = (state: State, seat: number) =>
    Array.from({ length: 24 }, (_, system) => read.fresh(state, system, seat))
  const tokens = (state: State, seat: number) =>
    [0, 1, 2, 3, 4, 5].filter((slot) => read.slot(state, seat, slot) !== 0).length

  it('Fleet Readiness: one more fresh ship in each system with pieces of a bot, none for people', () => {
    const [plain, ready] = [begun({}), begun({ fleetReadiness: true })]
    const had = fleet(plain, RED)
    const systems = had.map((n, system) => (n > 0 || hasPiece(plain, system, RED) ? 1 : 0))
    expect(systems.filter((n) => n > 0).length).toBeGreaterThan(0)
    expect(fleet(ready, RED)).toEqual(had.map((n, system) => n + systems[system]!))
    expect(fleet(ready, YELLOW)).toEqual(fleet(plain, YELLOW))
    for (const owner of [EMPIRE, BLIGHT]) expect(fleet(ready, owner)).toEqual(fleet(plain, owner))
  })
  it('Strategic Reserves: chance names a token of each bot that is in the supply (supercat/B70)', () => {
    const state = begun({ strategicReserves: true })
    expect(arcs.decision(state)).toMatchObject({ kind: 'reserve', seat: 'chance', source: 'setup' })
    expect(arcs.decision(state)?.legal({ do: 'reserve', seat: 'yellow', type: 'relic' })).toBeDefined()
    const before = tokens(state, RED)
    arcs.apply(state, arcs.decision(state)!.sample({ int: () => 0 } as never))
    expect([tokens(state, RED), arcs.decision(state)?.kind]).toEqual([before + 1, 'deal'])
    expect(arcs.decision(begun({}))?.kind).toBe('deal')
  })
})
