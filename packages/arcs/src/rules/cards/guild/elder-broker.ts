// Elder Broker (BC23): Trade in place of Tax; a Material, a Fuel and a Weapon in the Prelude.

import type { EventSink } from '@understudy/table'
import { GUILD } from '../../../data/court.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { cityTypes, controls, onTurnOf } from '../../board/control.ts'
import { siteId, site as siteIndex, sysId } from '../../board/ids.ts'
import { askOverflow, gain, hasType, tokenIn, typeName } from '../../board/resources.ts'
import { free, type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { holdsGuild, seatRules } from '../../seats/index.ts'
import { FUEL, MATERIAL, WEAPON } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../state/sites.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { giveUp, refuseUse } from './uses.ts'

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
const trade = paid<'trade'>({
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

export const elderBroker: Card = {
  is: { guild: GUILD.elderBroker },
  paid: { trade },
  uses: { useBroker },
}
