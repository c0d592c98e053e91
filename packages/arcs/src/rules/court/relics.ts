// Silver-Tongues (BC20), Elder Broker (BC23), Relic Fence (BC24). Sworn Guardians is in raid.ts.

import type { EventSink } from '@understudy/table'
import { GUILD } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import { cityTypes, controls, onTurnOf } from '../control.ts'
import { free, type No, paid } from '../deed.ts'
import { siteId, site as siteIndex, sysId } from '../ids.ts'
import { refusePay, settlePay } from '../pay.ts'
import { refuseTheft, steal, thefts } from '../raid.ts'
import {
  askOverflow,
  discardToken,
  FUEL,
  gain,
  hasType,
  MATERIAL,
  RELIC,
  tokenIn,
  typeName,
  WEAPON,
} from '../resources.ts'
import { holdsGuild, seatRules } from '../seats/index.ts'
import { USED_FENCE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../state/sites.ts'
import { colourOf, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { giveUp, refuseUse } from './uses.ts'

export const useTongues = free<'useTongues'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, GUILD.silverTongues)
    if (no !== undefined || (action.from === undefined && action.take === undefined)) return no
    const rival = action.from === undefined ? -1 : seatOf(state, action.from)
    if (rival < 0 || rival === seat || action.take === undefined) return say('no.rival', {})
    return refuseTheft(state, seat, rival, action.take)
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, GUILD.silverTongues, events)
    if (action.from !== undefined && action.take !== undefined)
      steal(state, seat, seatOf(state, action.from), action.take, events)
  },
  *list(state, seat) {
    if (refuseUse(state, seat, GUILD.silverTongues) !== undefined) return
    yield { do: 'useTongues' }
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      for (const take of thefts(state, seat, rival, 99)) yield { do: 'useTongues', from: colourOf(state, rival), take }
    }
  },
})

function refuseTrade(state: State, seat: number, site: number, give: number, take: number): No {
  const value = read.site(state, site)
  if (!isCity(value) || siteOwner(value) === seat) return say('no.city', { site: siteId(site) })
  const system = systemOfSite(site)
  if (!controls(state, seat, system, onTurnOf(seat))) return say('no.control', { system: sysId(system) })
  const owner = siteOwner(value)
  const got = tokenIn(state, owner, take)
  const given = tokenIn(state, seat, give)
  if (given === 0) return say('no.token', { slot: give + 1 })
  if (got === 0 || (cityTypes(state, site) & (1 << got)) === 0)
    return say('no.tradeTake', { of: colourOf(state, owner) })
  // Judged before the swap (arcs/D13); a Cartel's supply counts as having (arcs/U5).
  return hasType(state, owner, given, !state.options.tradeIgnoresCartel)
    ? say('no.tradeGive', { of: colourOf(state, owner), type: typeName(given) })
    : undefined
}

/** Whoever is given a token may rearrange all of them (arcs 9.6); in a row it has a place of its own. */
function receive(state: State, owner: number, slot: number, type: number, events: EventSink | undefined): void {
  const asked = !state.options.tradeUnasked
  const rules = seatRules(state, owner)
  write.setSlot(state, owner, slot, asked && rules.tokenRow ? 0 : type)
  if (!asked) return
  if (rules.tokenRow) rules.receives(state, owner, type, events)
  else askOverflow(state, owner)
}

/** Trade, in place of Tax: an exchange of tokens with the owner of a city under one's control. Not a Tax, not a theft. */
export const trade = paid<'trade'>({
  kind: 'tax',
  has: (state, seat) => holdsGuild(state, seat, GUILD.elderBroker),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'tax')
    if (no !== undefined) return no
    if (!holdsGuild(state, seat, GUILD.elderBroker)) return say('no.guild', { card: 'BC23' })
    if (action.pay !== 'pip' && action.pay.slot === action.give) return say('no.token', { slot: action.give + 1 })
    return refuseTrade(state, seat, siteIndex(action.city), action.give, action.take)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const owner = siteOwner(read.site(state, siteIndex(action.city)))
    const given = tokenIn(state, seat, action.give)
    const got = tokenIn(state, owner, action.take)
    write.setSlot(state, seat, action.give, got)
    write.setArranging(state, read.arranging(state) | (1 << seat))
    receive(state, owner, action.take, given, events)
    events?.event(
      say('log.traded', {
        seat: colourOf(state, seat),
        of: colourOf(state, owner),
        gave: typeName(given),
        got: typeName(got),
      }),
    )
  },
  *list(state, seat, pay) {
    if (!holdsGuild(state, seat, GUILD.elderBroker)) return
    for (let site = 0; site < 72; site++) {
      if (!isCity(read.site(state, site)) || siteOwner(read.site(state, site)) === seat) continue
      for (let give = 0; give < 7; give++) {
        if (pay !== 'pip' && pay.slot === give) continue
        for (let take = 0; take < 7; take++)
          if (refuseTrade(state, seat, site, give, take) === undefined)
            yield { do: 'trade', city: siteId(site), give, take, pay }
      }
    }
  },
})

export const useBroker = free<'useBroker'>({
  refuse: (state, _action, seat) => refuseUse(state, seat, GUILD.elderBroker),
  carry(state, _action, seat, events) {
    giveUp(state, seat, GUILD.elderBroker, events)
    for (const type of [MATERIAL, FUEL, WEAPON]) gain(state, seat, type, events)
  },
  *list(state, seat) {
    if (refuseUse(state, seat, GUILD.elderBroker) === undefined) yield { do: 'useBroker' }
  },
})

function refuseFence(state: State, seat: number): No {
  const no = refuseUse(state, seat, GUILD.relicFence)
  if (no !== undefined) return no
  if ((read.used(state) & USED_FENCE) !== 0) return say('no.oncePerTurn', { card: 'BC24' })
  return read.supply(state, RELIC) === 0 ? say('no.tokenSupply', { type: 'relic' }) : undefined
}

/** Once per turn: any token of one's own for a Relic of the supply. The card is kept. */
export const useFence = free<'useFence'>({
  refuse: (state, action, seat) =>
    refuseFence(state, seat) ??
    (tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined),
  carry(state, action, seat, events) {
    const type = tokenIn(state, seat, action.slot)
    write.setSlot(state, seat, action.slot, 0)
    write.setUsed(state, read.used(state) | USED_FENCE)
    write.setFirst(state, false)
    events?.event(say('log.discardedToken', { seat: colourOf(state, seat), type: typeName(type) }))
    gain(state, seat, RELIC, events)
    discardToken(state, type)
  },
  *list(state, seat) {
    if (refuseFence(state, seat) !== undefined) return
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'useFence', slot }
  },
})
