// SUPERCAT's difficulty modifiers (supercat-0.10, 2.3), and cards that are ready or exhausted.

import { canonical } from '@understudy/procedure/json'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench } from '../../testing.ts'
import type { Role, ShipHits } from '../../vocabulary.ts'
import { defenderAssignments, shipAssignments, shipCapacity } from '../battle/hits.ts'
import { keysFor, thefts } from '../battle/raid.ts'
import { controller, mostFreshBeside, onTurnOf } from '../board/control.ts'
import { sys } from '../board/ids.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { parseState } from '../state/restore.ts'
import { serialise } from '../state/serialise.ts'
import { F, topKind } from '../state/stack.ts'
import { copyState } from '../state/state.ts'
import * as write from '../state/write.ts'
import { blockader, ORDINARY, toughness } from './attacks.ts'
import { MixedBench } from './mixed-testing.ts'
import { isExhausted, readyAll } from './ready.ts'

const RED = 0
const YELLOW = 1
/** Red is a bot, yellow and blue are people. */
const bench = (options: Record<string, string | boolean> = {}): Bench =>
  new Bench(3, '3p-frontiers', { role1: 'supercat', role2: 'human', role3: 'human', ...options })

describe('tough ships (supercat/B67)', () => {
  it('hold only when a person attacks a bot', () => {
    const { state } = bench({ armoredHulls: true })
    expect(toughness(state, YELLOW, RED)).toEqual({ damage: 2, destroy: 1, covered: false })
    expect(toughness(state, RED, YELLOW)).toBe(ORDINARY)
    expect(toughness(state, YELLOW, 2)).toBe(ORDINARY)
    expect(toughness(bench().state, YELLOW, RED)).toBe(ORDINARY)
  })

  it('take three and one hits with Armored Hulls, four and two with Energy Shields', () => {
    const capacity = (options: Record<string, boolean>) =>
      shipCapacity(bench(options).ships('red', '5g', 2, 1).state, sys('5g'), RED, YELLOW)
    expect([{}, { armoredHulls: true }, { energyShields: true }].map(capacity)).toEqual([5, 7, 10])
  })

  const ways = (h: number, tough: Parameters<typeof shipAssignments>[3], fresh = 2, damaged = 1): ShipHits[] =>
    shipAssignments(fresh, damaged, h, tough)

  it('lose a hit that is left over only if it suffices for nothing', () => {
    const hulls = { damage: 2, destroy: 1, covered: false }
    // A single hit must go to the damaged ship.
    expect(ways(1, hulls)).toEqual([{ damage: 0, destroyFresh: 0, destroyDamaged: 1 }])
    // Without one it is lost.
    expect(ways(1, hulls, 2, 0)).toEqual([{ damage: 0, destroyFresh: 0, destroyDamaged: 0 }])
    const shields = { damage: 2, destroy: 2, covered: false }
    expect(ways(1, shields)).toEqual([{ damage: 0, destroyFresh: 0, destroyDamaged: 0 }])
    for (const way of ways(3, shields)) expect(way.damage + way.destroyDamaged + 2 * way.destroyFresh).toBe(1)
  })

  it('Carrier Tactics: none is destroyed while a fresh one is left', () => {
    const carrier = { damage: 1, destroy: 1, covered: true }
    expect(ways(2, carrier)).toEqual([{ damage: 2, destroyFresh: 0, destroyDamaged: 0 }])
    for (const way of ways(4, carrier)) expect(way.damage + way.destroyFresh).toBe(2)
  })

  it('are what the battle asks for', () => {
    const table = bench({ energyShields: true })
      .ships('red', '5g', 1)
      .ships('yellow', '5g', 3)
      .hand('yellow', 'aggression-4')
    table.round('yellow').act({ do: 'lead', card: 'aggression-4' })
    table.act({ do: 'battle', at: '5g', against: 'red', pay: 'pip', dice: { assault: 0, skirmish: 3, raid: 0 } })
    table.act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    // Three hits: two of them damage the ship, the third is lost.
    expect(read.damaged(table.state, sys('5g'), RED)).toBe(1)
    expect(read.fresh(table.state, sys('5g'), RED)).toBe(0)
    expect(topKind(table.state)).toBe(F.turn)
    expect(defenderAssignments(table.state, 0)).toHaveLength(1)
  })
})

describe('Fortress Vaults (supercat/B68)', () => {
  const robbed = (vaults: boolean) => bench({ fortressVaults: vaults }).tokens('red', null, 'relic', null, 'fuel')

  it('make a slot with one key cost two, for people only', () => {
    const slots = (vaults: boolean, thief: number, keys: number) =>
      [...thefts(robbed(vaults).state, thief, RED, keys)].length
    expect([slots(false, YELLOW, 1), slots(true, YELLOW, 1), slots(true, YELLOW, 2)]).toEqual([1, 0, 1])
    expect([keysFor({ slot: 1 }), keysFor({ slot: 1 }, true), keysFor({ slot: 3 }, true)]).toEqual([1, 2, 2])
    expect([keysFor({ slot: 0 }, true), keysFor({ card: 'BC01' }, true)]).toEqual([3, 3])
  })
})

describe('Warp Blockades (supercat/B69)', () => {
  const gate = sys('5g')
  const who = (table: Bench) => controller(table.state, gate, onTurnOf(RED))

  it('give a gate to a bot with a fresh ship, whatever people have there', () => {
    const ships = (options: Record<string, boolean>) => bench(options).ships('red', '5g', 1).ships('yellow', '5g', 4)
    expect(who(ships({}))).toBe(YELLOW)
    expect(who(ships({ warpBlockades: true }))).toBe(RED)
    expect(mostFreshBeside(ships({ warpBlockades: true }).state, RED, gate)).toBe(0)
    expect(who(bench({ warpBlockades: true }).ships('red', '5g', 0, 1).ships('yellow', '5g', 1))).toBe(YELLOW)
  })

  it('leave it to the bot with most, to nobody if bots are tied, and planets as they are', () => {
    const two = (red: number, yellow: number) =>
      new Bench(3, '3p-frontiers', { role1: 'supercat', role2: 'supercat', role3: 'human', warpBlockades: true })
        .ships('red', '5g', red)
        .ships('yellow', '5g', yellow)
        .ships('blue', '5g', 3)
    expect([who(two(1, 2)), who(two(2, 2))]).toEqual([YELLOW, -1])
    expect(blockader(two(0, 0).state, gate, -1, 0)).toBe(-2)
    const planet = bench({ warpBlockades: true }).ships('red', '5a', 1).ships('yellow', '5a', 2)
    expect(controller(planet.state, sys('5a'), onTurnOf(RED))).toBe(YELLOW)
  })
})

describe('at set-up', () => {
  const begun = (options: Record<string, boolean>) => {
    const state = arcs.start({ players: 3, role1: 'supercat', setup: '3p-frontiers', ...options } as never, {})
    for (let n = 0; n < 60; n++) {
      const decision = arcs.decision(state)
      if (decision === undefined || decision.kind === 'deal' || decision.kind === 'reserve') break
      arcs.apply(state, decision.sample({ int: () => 0 } as never))
    }
    return state
  }
  const fleet = (state: ReturnType<typeof begun>, seat: number) => {
    const all: number[] = []
    for (let system = 0; system < 24; system++)
      if (read.ships(state, system, seat) > 0) all.push(read.fresh(state, system, seat))
    return all
  }

  it('Fleet Readiness places one more fresh ship in each system with pieces of a bot', () => {
    const [plain, ready] = [begun({}), begun({ fleetReadiness: true })]
    expect(fleet(ready, RED)).toEqual(fleet(plain, RED).map((n) => n + 1))
    expect(fleet(ready, YELLOW)).toEqual(fleet(plain, YELLOW))
    expect(read.shipsLeft(ready, RED)).toBe(read.shipsLeft(plain, RED) - fleet(plain, RED).length)
  })

  it('Strategic Reserves: chance names a token for each bot (supercat/B70)', () => {
    const state = begun({ strategicReserves: true })
    expect(arcs.decision(state)).toMatchObject({ kind: 'reserve', seat: 'chance', source: 'setup' })
    expect(arcs.decision(state)?.legal({ do: 'reserve', seat: 'yellow', type: 'relic' })).toBeDefined()
    const tokens = () => [0, 1, 2, 3, 4, 5].filter((slot) => read.slot(state, RED, slot) !== 0).length
    const before = tokens()
    arcs.apply(state, { do: 'reserve', seat: 'red', type: 'relic' })
    expect(tokens()).toBe(before + 1)
    expect(arcs.decision(state)?.kind).not.toBe('reserve')
  })
})

describe('ready and exhausted cards', () => {
  const holder = () => bench().guild('red', 'BC02').lore('red', 'L01')

  it('are turned by a bot alone, once, and only if it has the card', () => {
    const table = (role: Role) => new MixedBench([role, 'supercat', 'human']).settled().guild('red', 'BC02')
    const person = table('human').hand('red', 'construction-4').round('red')
    person.act({ do: 'lead', card: 'construction-4' })
    expect(() => person.act({ do: 'exhaust', card: 'BC02' })).toThrow(/no.exhausts/)
    const bot = table('supercat').round('red')
    bot.act({ do: 'reveal', seat: 'red', cards: ['construction-4', 'construction-3'] })
    bot.act({ do: 'lead', card: 'construction-4' })
    expect(() => bot.act({ do: 'exhaust', card: 'BC09' })).toThrow(/no.guild/)
    expect(() => bot.act({ do: 'exhaust', card: 'L01' })).toThrow(/no.lore/)
    bot.act({ do: 'exhaust', card: 'BC02' })
    expect(isExhausted(bot.state, RED, 'BC02')).toBe(true)
    expect(() => bot.act({ do: 'exhaust', card: 'BC02' })).toThrow(/no.exhausted/)
  })

  it('stand in a saved position only if there are any, so that older positions keep their hashes', () => {
    const { state } = holder()
    const before = serialise(state)
    expect(JSON.stringify(before)).not.toContain('exhausted')
    write.put(state, Pile.exhausted(RED), 0)
    write.put(state, Pile.exhausted(RED), 5)
    const saved = serialise(state)
    expect(saved).toMatchObject({ seats: { red: { exhausted: ['BC02', 'L01'] } } })
    expect(canonical(saved)).not.toBe(canonical(before))
    const again = parseState(JSON.parse(JSON.stringify(saved)))
    expect([isExhausted(again, RED, 'BC02'), isExhausted(again, RED, 'L01'), isExhausted(again, RED, 'BC09')]).toEqual([
      true,
      true,
      false,
    ])
    expect(canonical(serialise(again))).toBe(canonical(saved))
    readyAll(again)
    expect(serialise(again)).toEqual(before)
    expect(copyState(state).m).toEqual(state.m)
  })

  it('lie sideways on a real table, too', () => {
    const { state } = holder()
    const turned = copyState(state)
    write.put(turned, Pile.exhausted(RED), 0)
    const said = arcs.diff(state, turned).map(({ say }) => say)
    expect(said).toEqual(['put.exhausted'])
  })
})
