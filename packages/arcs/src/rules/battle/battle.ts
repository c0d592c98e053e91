// Battle (arcs 11): where, against whom, with which dice. Dice are in dice.ts, hits in hits.ts, the raid in raid.ts.

import { type EventSink, IllegalAction } from '@understudy/table'
import { type ActionOf, DICE_PER_TYPE, type Pool } from '../../vocabulary.ts'
import { isSidePip, refusePay, settlePay } from '../actions/pay.ts'
import { sys, sysId } from '../board/ids.ts'
import { type No, paid, type Random } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import type { BeforeDice } from '../hooks/hooks.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { isSeat, ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { F, pop, push } from '../state/stack.ts'
import {
  boardOf,
  colourOf,
  damagedShips,
  hasBuilding,
  hasBuildingAnywhere,
  hasPiece,
  type State,
  ships,
} from '../state/state.ts'
import * as write from '../state/write.ts'

const KIND_BATTLE = 1
export const KIND_RIFLES = 2

export function refuseBattle(state: State, seat: number, system: number, defender: number): No {
  if (system < 0 || !boardOf(state).inPlay[system]) return say('no.outOfPlay', { system: sysId(Math.max(0, system)) })
  if (ships(state, system, seat) === 0 && !fightsAnyway(state, seat, system))
    return say('no.shipsThere', { system: sysId(system) })
  if (defender < 0 || defender === seat || !owners(state).includes(defender)) return say('no.rival', {})
  if (!hasPiece(state, system, defender))
    return say('no.defender', { system: sysId(system), of: ownerOf(state, defender) })
  return refuseHarm(state, seat, system, defender)
}

/** In an act: with ships of the Empire alone. */
const fightsAnyway = (state: State, seat: number, system: number): boolean =>
  state.options.act !== 0 && actRules().fightsAt(state, seat, system)

/** Whether a card, a title or a law keeps the seat from harming this owner there. */
export function refuseHarm(state: State, seat: number, system: number, owner: number): No {
  for (const refuse of heard(points.refuseHarm, state, seat)) {
    const no = refuse(state, seat, system, owner)
    if (no !== undefined) return no
  }
  return undefined
}

const canFight = (state: State, seat: number, system: number, owner: number): boolean =>
  owner !== seat && hasPiece(state, system, owner) && refuseHarm(state, seat, system, owner) === undefined

export function* battleSystems(state: State, seat: number): Generator<readonly [number, number]> {
  for (const system of boardOf(state).systems) {
    if (ships(state, system, seat) === 0 && !fightsAnyway(state, seat, system)) continue
    for (const owner of owners(state)) if (canFight(state, seat, system, owner)) yield [system, owner]
  }
}

/** arcs 11.3: how many raid dice are allowed. */
export function raidLimit(state: State, seat: number, system: number, defender: number): number {
  for (const closed of heard(points.closedToRaids, state, defender)) if (closed(state, defender, system)) return 0
  if (hasBuilding(state, system, defender)) return DICE_PER_TYPE
  // Whoever is no seat has nothing else to raid (campaign 6.6).
  if (!isSeat(defender)) return 0
  if (!hasBuildingAnywhere(state, defender)) return DICE_PER_TYPE
  let anyway = 0
  for (const limit of heard(points.raidAnyway, state, seat)) anyway = Math.max(anyway, limit)
  return anyway
}

/** The least and the most dice (arcs/D4, arcs/D5). */
/** Imperial ships that attack along in the battle under way. */
const alongside = (state: State): number => (state.options.act === 0 ? 0 : actRules().imperialAttackers(state))

export function diceRange(
  state: State,
  seat: number,
  system: number,
  imperial: number = alongside(state),
): { least: number; most: number } {
  let least = 0
  for (const must of heard(points.mustRoll, state, seat)) least += must
  let most = ships(state, system, seat) + imperial + least + read.extraDie(state)
  for (const more of heard(points.moreDice, state, seat)) most += more(state, seat, system)
  return { least, most }
}

export function refusePool(
  state: State,
  seat: number,
  system: number,
  defender: number,
  pool: Pool,
  imperial?: number,
): No {
  const rules = seatRules(state, seat)
  if (rules.diceArePrescribed) return rules.refusePool(state, seat, system, defender, pool)
  const { assault, skirmish, raid } = pool
  const { least, most } = diceRange(state, seat, system, imperial)
  const total = assault + skirmish + raid
  if (total > most) return say('no.tooManyDice', { most })
  if (total < least) return say('no.tooFewDice', { least })
  if (Math.max(assault, skirmish, raid) > DICE_PER_TYPE) return say('no.sixDice', {})
  const limit = raidLimit(state, seat, system, defender)
  if (raid > limit) return say('no.raidDice', { limit, of: ownerOf(state, defender) })
  for (const rule of heard(points.pool, state, seat)) {
    const no = rule.refuse(pool)
    if (no !== undefined) return no
  }
  return undefined
}

/** Whether something happens between the choice of the battle and the choice of the dice (arcs 11.8). */
export function comesBeforeDice(state: State, system: number, defender: number): boolean {
  for (const before of heard(points.beforeDice, state, defender))
    if (before.happens(state, defender, system)) return true
  return false
}

/** What may come before the dice; what is asked last comes first. */
const beforeDice = (state: State, system: number, defender: number): BeforeDice[] =>
  heard(points.beforeDice, state, defender).filter((before) => before.may(state, defender, system))

/** arcs/U6: the attacker, whose turn it is, may choose the order of the two, if there are two. */
const mayReverse = (state: State, system: number, defender: number): boolean =>
  !state.options.sensorsFirst && beforeDice(state, system, defender).length > 1

export function setPool(state: State, pool: Pool): void {
  write.setBattleDice(state, 0, pool.assault)
  write.setBattleDice(state, 1, pool.skirmish)
  write.setBattleDice(state, 2, pool.raid)
}

export function clearBattle(state: State): void {
  write.clearBattle(state)
}

export const battle = paid<'battle'>({
  kind: 'battle',
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'battle')
    if (no !== undefined) return no
    const system = sys(action.at)
    const defender = ownerIndex(state, action.against)
    const refused = refuseBattle(state, seat, system, defender)
    if (refused !== undefined) return refused
    if (action.railgunFirst === true && !mayReverse(state, system, defender)) return say('no.railgunFirst', {})
    if (comesBeforeDice(state, system, defender))
      return action.dice === undefined ? undefined : say('no.diceLater', { of: colourOf(state, defender) })
    return action.dice === undefined ? say('no.chooseDice', {}) : refusePool(state, seat, system, defender, action.dice)
  },
  carry(state, action, seat, events) {
    // Prescribed dice cannot be chosen later: without them the battle cannot even be allowed anyway.
    if (action.dice === undefined && seatRules(state, seat).diceArePrescribed)
      throw new IllegalAction(say('no.chooseDice', {}))
    const owed = read.bonus(state) !== 0
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    if (side && !owed) for (const bring of heard(points.sidePip, state, seat)) bring(state, seat, 'battle', events)
    startBattle(
      state,
      seat,
      sys(action.at),
      ownerIndex(state, action.against),
      action.dice,
      action.railgunFirst,
      events,
    )
  },
  list(state, seat, pay) {
    const out: ActionOf<'battle'>[] = []
    for (const [system, rival] of battleSystems(state, seat)) {
      const at = sysId(system)
      const against = ownerOf(state, rival)
      if (comesBeforeDice(state, system, rival)) {
        out.push({ do: 'battle', at, against, pay })
        if (mayReverse(state, system, rival)) out.push({ do: 'battle', at, against, pay, railgunFirst: true })
      } else for (const dice of pools(state, seat, system, rival)) out.push({ do: 'battle', at, against, pay, dice })
    }
    return out
  },
  sample(state, seat, pay, random) {
    const found = sampleBattle(state, seat, random)
    if (found === undefined) return undefined
    const [system, rival] = found
    const base = { do: 'battle', at: sysId(system), against: ownerOf(state, rival), pay } as const
    if (comesBeforeDice(state, system, rival))
      return mayReverse(state, system, rival) && random.int(2) === 0 ? { ...base, railgunFirst: true } : base
    return { ...base, dice: samplePool(state, seat, system, rival, random) }
  },
})

function sampleBattle(state: State, seat: number, random: Random): readonly [number, number] | undefined {
  const { systems } = boardOf(state)
  const all = owners(state)
  const start = random.int(systems.length)
  for (let i = 0; i < systems.length; i++) {
    const system = systems[(start + i) % systems.length]!
    if (ships(state, system, seat) === 0) continue
    const from = random.int(all.length)
    for (let k = 0; k < all.length; k++) {
      const owner = all[(from + k) % all.length]!
      if (canFight(state, seat, system, owner)) return [system, owner]
    }
  }
  return undefined
}

export function startBattle(
  state: State,
  seat: number,
  system: number,
  defender: number,
  dice: Pool | undefined,
  railgunFirst?: true,
  events?: EventSink,
): void {
  clearBattle(state)
  write.setBattleKind(state, KIND_BATTLE)
  write.setBattleAt(state, system)
  write.setAttacker(state, seat)
  write.setDefender(state, defender)
  write.setBattleClean(state, damagedShips(state, system, seat) === 0)
  events?.event(say('log.battle', { seat: colourOf(state, seat), of: ownerOf(state, defender), system: sysId(system) }))
  push(state, F.afterBattle, seat)
  push(state, F.raid, seatRules(state, seat).raidChooser(state, seat, defender))
  push(state, F.hits, seat)
  push(state, F.reroll, seat)
  push(state, F.roll, seat)
  if (dice !== undefined) {
    setPool(state, dice)
    seatRules(state, seat).fights(state, system, dice)
    return
  }
  push(state, F.dice, seat)
  const all = beforeDice(state, system, defender)
  for (const before of railgunFirst ? all.reverse() : all) before.ask(state, defender, seat)
}

export function pools(state: State, seat: number, system: number, defender: number, imperial?: number): Pool[] {
  const rules = seatRules(state, seat)
  if (rules.diceArePrescribed) return [...rules.pools(state, seat, system, defender)]
  const out: Pool[] = []
  const { least, most } = diceRange(state, seat, system, imperial)
  const raidMost = Math.min(DICE_PER_TYPE, raidLimit(state, seat, system, defender))
  const further = heard(points.pool, state, seat)
  for (let assault = Math.min(DICE_PER_TYPE, most); assault >= 0; assault--) {
    for (let skirmish = Math.min(DICE_PER_TYPE, most - assault); skirmish >= 0; skirmish--) {
      for (let raid = Math.min(raidMost, most - assault - skirmish); raid >= 0; raid--) {
        if (assault + skirmish + raid < least) break
        const pool = { assault, skirmish, raid }
        if (further.length === 0 || further.every((rule) => rule.refuse(pool) === undefined)) out.push(pool)
      }
    }
  }
  return out
}

/** Mostly as many dice as allowed, in a random mix. */
export function samplePool(
  state: State,
  seat: number,
  system: number,
  defender: number,
  random: Random,
  imperial?: number,
): Pool {
  const { least, most } = diceRange(state, seat, system, imperial)
  const total = random.int(6) === 0 ? least + random.int(most - least + 1) : most
  const raidMost = Math.min(6, raidLimit(state, seat, system, defender))
  let raid = raidMost === 0 ? 0 : random.int(Math.min(raidMost, total) + 1)
  let assault = random.int(Math.min(6, total - raid) + 1)
  let skirmish = Math.min(6, total - raid - assault)
  for (const rule of heard(points.pool, state, seat))
    ({ assault, skirmish, raid } = rule.fit({ assault, skirmish, raid }))
  // Dice that must be rolled are rolled, whatever the mix.
  while (assault + skirmish + raid < least) {
    if (skirmish < 6) skirmish++
    else if (assault < 6 && assault < skirmish) assault++
    else raid++
  }
  return { assault, skirmish, raid }
}

/** Frame `afterBattle`: the attacker's cards, then the defender's. */
export function afterBattle(state: State, events?: EventSink): void {
  pop(state)
  const attacker = read.attacker(state)
  const defender = read.defender(state)
  for (const after of heard(points.afterBattle, state, attacker)) after(state, attacker, true, events)
  for (const after of heard(points.afterBattle, state, defender)) after(state, defender, false, events)
  clearBattle(state)
}

/** arcs/U7 */
export function rollsOn(state: State, seat: number): boolean {
  for (const on of heard(points.rollsOn, state, seat)) if (on(state, seat)) return true
  return false
}
