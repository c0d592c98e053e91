// New actions with ships: Fire Rifles (L02), Sprinter Drives (L03), Guide (L16), Martyr (L18).

import { LORE_CARD } from '../../data/leaders.ts'
import { SYSTEM_COUNT } from '../../data/map.ts'
import { say } from '../../text/sayings.ts'
import { type Colour, DICE_PER_TYPE, type Pieces } from '../../vocabulary.ts'
import { battleSystems, clearBattle, KIND_RIFLES } from '../battle.ts'
import { free, type No, paid } from '../deed.ts'
import { sys, sysId } from '../ids.ts'
import { carryLegs, type Moving, moveLimit, refuseLegs, sampleFrom, shift } from '../move.ts'
import { refusePay, settlePay } from '../pay.ts'
import { destroyed, T_SHIP } from '../pieces.ts'
import { BONUS_OWES_BATTLE } from '../state/numbers.ts'
import { ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isDamaged, isPort, siteOwner } from '../state/sites.ts'
import { F, pop, push } from '../state/stack.ts'
import {
  boardOf,
  colourOf,
  copyState,
  damagedShips,
  freshShips,
  hasPiece,
  holdsLore,
  playersOf,
  type State,
  seatOf,
  ships,
} from '../state/state.ts'
import * as write from '../state/write.ts'

const adjacent = (state: State, a: number, b: number): boolean => boardOf(state).adjacent[a * SYSTEM_COUNT + b] === 1

function refuseRifles(state: State, seat: number, from: number, at: number, rival: number, dice: number): No {
  if (!holdsLore(state, seat, LORE_CARD.galacticRifles)) return say('no.lore', { lore: 'L02' })
  const most = from < 0 ? 0 : Math.min(DICE_PER_TYPE, freshShips(state, from, seat))
  if (most === 0) return say('no.shipsThere', { system: sysId(Math.max(0, from)) })
  if (dice > most || dice < 1) return say('no.tooManyDice', { most })
  if (at < 0 || !adjacent(state, from, at)) return say('no.adjacent', { from: sysId(from), to: sysId(Math.max(0, at)) })
  if (rival < 0 || rival === seat) return say('no.rival', {})
  return hasPiece(state, at, rival) ? undefined : say('no.defender', { system: sysId(at), of: colourOf(state, rival) })
}

/** Fire Rifles is not a battle: skirmish dice against a neighbouring system, nothing comes back. */
export const rifles = paid<'rifles'>({
  kind: 'battle',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.galacticRifles),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'battle') ??
    (read.bonus(state) !== 0 ? say('no.owes', { kind: 'battle' }) : undefined) ??
    refuseRifles(state, seat, sys(action.from), sys(action.at), ownerIndex(state, action.against), action.dice),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    clearBattle(state)
    write.setBattleKind(state, KIND_RIFLES)
    write.setBattleAt(state, sys(action.at))
    write.setAttacker(state, seat)
    write.setDefender(state, ownerIndex(state, action.against))
    write.setBattleDice(state, 1, action.dice)
    events?.event(
      say('log.rifles', { seat: colourOf(state, seat), of: action.against, from: action.from, system: action.at }),
    )
    push(state, F.hits, seat)
    push(state, F.reroll, seat)
    push(state, F.roll, seat)
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.galacticRifles) || read.bonus(state) !== 0) return
    const board = boardOf(state)
    for (const from of board.systems) {
      const most = Math.min(DICE_PER_TYPE, freshShips(state, from, seat))
      if (most === 0) continue
      for (const at of board.neighbours[from]!) {
        for (const owner of owners(state)) {
          if (owner === seat || !hasPiece(state, at, owner)) continue
          for (let dice = most; dice >= 1; dice--)
            yield { do: 'rifles', from: sysId(from), at: sysId(at), against: ownerOf(state, owner), dice, pay }
        }
      }
    }
  },
})

/** After a Move ahead of a Battle (Tactical) the Battle must stay possible. */
function refuseFleeing(state: State, seat: number, { from, legs }: Moving): No {
  if (read.bonus(state) !== BONUS_OWES_BATTLE) return undefined
  const after = copyState(state)
  carryLegs(after, seat, from, legs)
  for (const _ of battleSystems(after, seat)) return undefined
  return say('no.noBattleAfter', {})
}

/** Sprinter Drives: one group of the fresh ships that just moved, from one system, once more (arcs/D16). */
export const sprint = free<'sprint'>({
  refuse(state, action, seat) {
    const system = sys(action.from)
    const eligible = system < 0 ? 0 : Math.min(read.moved(state, system), freshShips(state, system, seat))
    if (eligible === 0) return say('no.sprint', { system: action.from })
    return refuseLegs(state, seat, action.from, action.legs, eligible, 0) ?? refuseFleeing(state, seat, action)
  },
  carry(state, action, seat, events) {
    pop(state)
    carryLegs(state, seat, action.from, action.legs, events)
  },
  *list(state, seat) {
    const limit = moveLimit(state, seat)
    for (const system of boardOf(state).systems) {
      const most = Math.min(read.moved(state, system), freshShips(state, system, seat), limit)
      for (let n = 1; n <= most; n++)
        for (const to of boardOf(state).neighbours[system]!) {
          const moving = { from: sysId(system), legs: [{ to: sysId(to), fresh: n, damaged: 0 }] }
          if (refuseFleeing(state, seat, moving) === undefined) yield { do: 'sprint', ...moving }
        }
    }
  },
  sample(state, seat, random) {
    for (const system of boardOf(state).systems) {
      const most = Math.min(read.moved(state, system), freshShips(state, system, seat))
      if (most === 0) continue
      const moving = sampleFrom(state, seat, system, most, 0, random)
      return refuseFleeing(state, seat, moving) === undefined ? { do: 'sprint', ...moving } : undefined
    }
    return undefined
  },
})

const freshPort = (state: State, seat: number, system: number): boolean => {
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (isPort(site) && siteOwner(site) === seat && !isDamaged(site)) return true
  }
  return false
}

type Group = { readonly of: Colour } & Pieces

function refuseGuide(state: State, seat: number, from: number, to: number, groups: readonly Group[]): No {
  if (!holdsLore(state, seat, LORE_CARD.forceBeams)) return say('no.lore', { lore: 'L16' })
  if (from < 0 || to < 0 || !adjacent(state, from, to))
    return say('no.adjacent', { from: sysId(Math.max(0, from)), to: sysId(Math.max(0, to)) })
  if (!freshPort(state, seat, from) && !freshPort(state, seat, to)) return say('no.guidePort', {})
  if (groups.length === 0 || new Set(groups.map(({ of }) => of)).size !== groups.length) return say('no.noShips', {})
  for (const { of, fresh, damaged } of groups) {
    const owner = seatOf(state, of)
    if (owner < 0 || fresh + damaged === 0) return say('no.noShips', {})
    if (fresh > freshShips(state, from, owner) || damaged > damagedShips(state, from, owner))
      return say('no.ships', {
        system: sysId(from),
        fresh: freshShips(state, from, owner),
        damaged: damagedShips(state, from, owner),
      })
  }
  return undefined
}

/** Guide: ships of whatever colour, between a system with one's fresh starport and a neighbour. No move modifiers. */
export const guide = paid<'guide'>({
  kind: 'move',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.forceBeams),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'move') ??
    refuseGuide(state, seat, sys(action.from), sys(action.to), action.ships),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    for (const { of, fresh, damaged } of action.ships) {
      shift(state, seatOf(state, of), sys(action.from), sys(action.to), fresh, damaged)
      events?.event(
        say('log.guided', { seat: colourOf(state, seat), of, n: fresh + damaged, from: action.from, to: action.to }),
      )
    }
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.forceBeams)) return
    const board = boardOf(state)
    for (const from of board.systems) {
      for (const to of board.neighbours[from]!) {
        if (!freshPort(state, seat, from) && !freshPort(state, seat, to)) continue
        for (let owner = 0; owner < playersOf(state); owner++) {
          for (let fresh = 0; fresh <= freshShips(state, from, owner); fresh++) {
            for (let damaged = 0; damaged <= damagedShips(state, from, owner); damaged++) {
              if (fresh + damaged === 0) continue
              const group = { of: colourOf(state, owner), fresh, damaged }
              yield { do: 'guide', from: sysId(from), to: sysId(to), ships: [group], pay }
            }
          }
        }
      }
    }
  },
})

function refuseMartyr(
  state: State,
  seat: number,
  at: number,
  target: { of: Colour; damaged: boolean } | undefined,
): No {
  if (!holdsLore(state, seat, LORE_CARD.survivalOverrides)) return say('no.lore', { lore: 'L18' })
  if (at < 0 || freshShips(state, at, seat) === 0) return say('no.shipsThere', { system: sysId(Math.max(0, at)) })
  if (target === undefined) return undefined
  const owner = seatOf(state, target.of)
  if (owner < 0 || owner === seat) return say('no.rival', {})
  const n = target.damaged ? damagedShips(state, at, owner) : freshShips(state, at, owner)
  return n > 0 ? undefined : say('no.defender', { system: sysId(at), of: target.of })
}

/** Martyr: a fresh ship of one's own for a Rival ship; allowed without a target (arcs/D37). */
export const martyr = paid<'martyr'>({
  kind: 'move',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.survivalOverrides),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'move') ?? refuseMartyr(state, seat, sys(action.at), action.target),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const at = sys(action.at)
    write.addFresh(state, at, seat, -1)
    destroyed(state, seat, seat, T_SHIP)
    events?.event(say('log.martyr', { seat: colourOf(state, seat), system: action.at }))
    if (action.target === undefined) return
    const owner = seatOf(state, action.target.of)
    if (action.target.damaged) write.addDamaged(state, at, owner, -1)
    else write.addFresh(state, at, owner, -1)
    destroyed(state, seat, owner, T_SHIP)
    events?.event(say('log.shipsLost', { of: action.target.of, n: 1, system: action.at, by: colourOf(state, seat) }))
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.survivalOverrides)) return
    for (const at of boardOf(state).systems) {
      if (freshShips(state, at, seat) === 0) continue
      yield { do: 'martyr', at: sysId(at), pay }
      for (let owner = 0; owner < playersOf(state); owner++) {
        if (owner === seat || ships(state, at, owner) === 0) continue
        for (const damaged of [false, true]) {
          const target = { of: colourOf(state, owner), damaged }
          if (refuseMartyr(state, seat, at, target) === undefined) yield { do: 'martyr', at: sysId(at), target, pay }
        }
      }
    }
  },
})
