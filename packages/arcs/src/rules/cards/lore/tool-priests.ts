// Tool-Priests (L01): Summon, once per turn a ship at a city under control.

import { LORE_CARD } from '../../../data/leaders.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { siteId, site as siteIndex, sysId } from '../../board/ids.ts'
import { placeShips } from '../../board/pieces.ts'
import { type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { USED_SUMMON } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isCity, systemOfSite } from '../../state/sites.ts'
import { colourOf, holdsLore, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

function refuseSummon(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, LORE_CARD.toolPriests)) return say('no.lore', { lore: 'L01' })
  if ((read.used(state) & USED_SUMMON) !== 0) return say('no.oncePerTurnLore', { lore: 'L01' })
  if (!isCity(read.site(state, site))) return say('no.city', { site: siteId(site) })
  if (read.shipsLeft(state, seat) === 0) return say('no.supply', { piece: 'ship' })
  return controls(state, seat, systemOfSite(site), onTurnOf(seat))
    ? undefined
    : say('no.control', { system: sysId(systemOfSite(site)) })
}

const summon = paid<'summon'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.toolPriests),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'build') ?? refuseSummon(state, seat, siteIndex(action.city)),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const system = systemOfSite(siteIndex(action.city))
    write.setUsed(state, read.used(state) | USED_SUMMON)
    placeShips(state, seat, system, 1)
    events?.event(say('log.built', { seat: colourOf(state, seat), piece: 'ship', system: sysId(system) }))
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (isCity(read.site(state, site)) && refuseSummon(state, seat, site) === undefined)
        yield { do: 'summon', city: siteId(site), pay }
  },
})

export const toolPriests: Card = {
  is: { lore: LORE_CARD.toolPriests },
  paid: { summon },
}
