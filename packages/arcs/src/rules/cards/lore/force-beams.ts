// Force Beams (L16): Guide ships of any owner between one's fresh starport and a neighbour.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { kindBit } from '../../../data/action-cards.ts'
import { LORE_CARD } from '../../../data/leaders.ts'
import { SYSTEM_COUNT } from '../../../data/map.ts'
import type { ActionOf, Owner, Pay, Pieces, SystemId } from '../../../vocabulary.ts'
import { shift } from '../../actions/move.ts'
import { payKinds, payments, refusePay, settlePay } from '../../actions/pay.ts'
import { sys, sysId } from '../../board/ids.ts'
import { type No, paid } from '../../choosing/deed.ts'
import { type Offer, offer } from '../../choosing/pick-text.ts'
import type { Card } from '../../hooks/hooks.ts'
import { actRules } from '../../round/act-rules.ts'
import { say } from '../../sayings.ts'
import { EMPIRE, fleets, isSeat, ownerIndex, ownerOf } from '../../state/owners.ts'
import { topSeat } from '../../state/stack.ts'
import { boardOf, colourOf, damagedShips, freshShips, holdsLore, type State } from '../../state/state.ts'
import { hasFreshPort } from './fresh-port.ts'

const adjacent = (state: State, a: number, b: number): boolean => boardOf(state).adjacent[a * SYSTEM_COUNT + b] === 1

type Group = { readonly of: Owner } & Pieces

function refuseGuide(state: State, seat: number, from: number, to: number, groups: readonly Group[]): No {
  if (!holdsLore(state, seat, LORE_CARD.forceBeams)) return say('no.lore', { lore: 'L16' })
  if (from < 0 || to < 0 || !adjacent(state, from, to))
    return say('no.adjacent', { from: sysId(Math.max(0, from)), to: sysId(Math.max(0, to)) })
  if (!hasFreshPort(state, seat, from) && !hasFreshPort(state, seat, to)) return say('no.guidePort', {})
  if (groups.length === 0 || new Set(groups.map(({ of }) => of)).size !== groups.length) return say('no.noShips', {})
  for (const { of, fresh, damaged } of groups) {
    const owner = ownerIndex(state, of)
    if (!fleets(state).includes(owner) || fresh + damaged === 0) return say('no.noShips', {})
    if (fresh > freshShips(state, from, owner) || damaged > damagedShips(state, from, owner))
      return say('no.ships', {
        system: sysId(from),
        fresh: freshShips(state, from, owner),
        damaged: damagedShips(state, from, owner),
      })
  }
  return state.options.act === 0 ? undefined : refuseAlong(state, seat, groups)
}

/** The Movement Law holds for whoever guides Imperial ships, too (campaign appendix A). */
function refuseAlong(state: State, seat: number, groups: readonly Group[]): No {
  const count = (owner: number): number =>
    groups.reduce((sum, { of, fresh, damaged }) => (ownerIndex(state, of) === owner ? sum + fresh + damaged : sum), 0)
  return actRules().refuseAlong(state, seat, count(EMPIRE), count(seat))
}

/** Guide: ships of whatever colour, between a system with one's fresh starport and a neighbour. No move modifiers. */
const guide = paid<'guide'>({
  kind: 'move',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.forceBeams),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'move') ??
    refuseGuide(state, seat, sys(action.from), sys(action.to), action.ships),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    for (const { of, fresh, damaged } of action.ships) {
      shift(state, ownerIndex(state, of), sys(action.from), sys(action.to), fresh, damaged)
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
        if (!hasFreshPort(state, seat, from) && !hasFreshPort(state, seat, to)) continue
        for (const owner of fleets(state)) {
          for (let fresh = 0; fresh <= freshShips(state, from, owner); fresh++) {
            for (let damaged = 0; damaged <= damagedShips(state, from, owner); damaged++) {
              if (fresh + damaged === 0) continue
              const ships = [{ of: ownerOf(state, owner), fresh, damaged }]
              if (isSeat(owner) || refuseGuide(state, seat, from, to, ships) === undefined)
                yield { do: 'guide', from: sysId(from), to: sysId(to), ships, pay }
            }
          }
        }
      }
    }
  },
})

/** Force Beams: pay, from, to, then the ships colour by colour. */
function guideChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  if (!holdsLore(state, seat, LORE_CARD.forceBeams)) return []
  const ways = payments(state, seat).filter((way) => (payKinds(state, seat, way) & kindBit('move')) !== 0)
  const [pay, from, to, ...rest] = picks
  const any = (way: Pay, at?: string, next?: string) => {
    for (const action of guide.list(state, seat, way))
      if ((at === undefined || action.from === at) && (next === undefined || action.to === next)) return true
    return false
  }
  if (pay === undefined)
    return ways.filter((way) => any(way)).map((way) => offer(state, 'guide', 'pay', way as Json, { more: true }))
  const way = pay.value as Pay
  const { systems, neighbours } = boardOf(state)
  if (from === undefined)
    return systems
      .map(sysId)
      .filter((id) => any(way, id))
      .map((id) => offer(state, 'guide', 'from', id, { more: true }))
  const begin = from.value as SystemId
  if (to === undefined)
    return neighbours[sys(begin)]!.map(sysId)
      .filter((id) => any(way, begin, id))
      .map((id) => offer(state, 'guide', 'to', id, { more: true }))
  const chosen = rest.map((pick) => pick.value as unknown as Group)
  const last = chosen.at(-1)
  // In one order, so that each set is offered once; Imperial ships come last.
  const all = fleets(state)
  const first = last === undefined ? 0 : all.indexOf(ownerIndex(state, last.of)) + 1
  const offers: Offer[] = []
  for (const [at, owner] of all.entries()) {
    if (at < first) continue
    const more = laterShips(state, sys(begin), all.slice(at + 1))
    for (let fresh = freshShips(state, sys(begin), owner); fresh >= 0; fresh--) {
      for (let damaged = damagedShips(state, sys(begin), owner); damaged >= 0; damaged--) {
        if (fresh + damaged === 0) continue
        const group = { of: ownerOf(state, owner), fresh, damaged }
        const action: ActionOf<'guide'> = {
          do: 'guide',
          from: begin,
          to: to.value as SystemId,
          ships: [...chosen, group],
          pay: way,
        }
        if (guide.refuse(state, action, seat) !== undefined) continue
        offers.push(offer(state, 'guide', 'ships', group, { action, ...(more ? { more } : {}) }))
      }
    }
  }
  return offers
}

const laterShips = (state: State, system: number, owners: readonly number[]): boolean =>
  owners.some((owner) => freshShips(state, system, owner) + damagedShips(state, system, owner) > 0)

export const forceBeams: Card = {
  is: { lore: LORE_CARD.forceBeams },
  paid: { guide },
  choices: { guide: guideChoices },
}
