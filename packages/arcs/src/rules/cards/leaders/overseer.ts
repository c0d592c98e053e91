// Overseer: Ruthless (a building is hit to use it twice), Hated (fewer ships and agents).

import type { EventSink } from '@understudy/table'
import { bitsOf } from '../../../card-sets.ts'
import { LEAD } from '../../../data/leaders.ts'
import { buildShip } from '../../actions/build.ts'
import { refuseType, taxEffect, taxTypes } from '../../actions/tax.ts'
import { cityFalls } from '../../battle/outrage.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { siteId, sysId } from '../../board/ids.ts'
import { captureFromSupply, destroyBuilding } from '../../board/pieces.ts'
import { gain, typeIndex, typeName } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { USED_RUTHLESS } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isCity, isDamaged, isPort, SITE_DAMAGED, siteOwner, systemOfSite } from '../../state/sites.ts'
import { F, pop, push, topArg } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

function askRuthless(state: State, seat: number, site: number): void {
  if ((read.used(state) & USED_RUTHLESS) === 0) push(state, F.ruthless, seat, site)
}

/** Hit the building just used and repeat the action with it; the city's fall is settled before the repetition. */
const ruthless = free<'ruthless'>({
  refuse(state, action) {
    const site = topArg(state, 0)
    if (isPort(read.site(state, site))) return action.type === undefined ? undefined : say('no.nameType', {})
    return refuseType(state, site, action.type)
  },
  carry(state, action, seat, events) {
    const site = topArg(state, 0)
    pop(state)
    write.setUsed(state, read.used(state) | USED_RUTHLESS)
    const value = read.site(state, site)
    const system = systemOfSite(site)
    const port = isPort(value)
    const [only] = bitsOf(taxTypes(state, site))
    const type = port ? 0 : action.type === undefined ? (only ?? 0) : typeIndex(action.type)
    push(state, F.ruthlessRepeat, seat, site, port ? 1 : 0, type, value)
    events?.event(say('log.ruthless', { seat: colourOf(state, seat), site: siteId(site) }))
    if (!isDamaged(value)) {
      write.setSite(state, site, value | SITE_DAMAGED)
      return
    }
    const owner = siteOwner(value)
    if (destroyBuilding(state, seat, site, events)) cityFalls(state, seat, owner, site, events)
    else
      events?.event(
        say('log.destroyed', {
          seat: colourOf(state, seat),
          piece: 'starport',
          of: colourOf(state, owner),
          system: sysId(system),
        }),
      )
  },
  *list(state) {
    const site = topArg(state, 0)
    const types = isPort(read.site(state, site)) ? [] : bitsOf(taxTypes(state, site))
    if (types.length < 2) yield { do: 'ruthless' }
    else for (const type of types) yield { do: 'ruthless', type: typeName(type) }
  },
})

/** Frame `ruthlessRepeat`: the tax or the ship once more, whether or not the building still stands. */
function repeatRuthless(state: State, seat: number, events?: EventSink): void {
  const site = topArg(state, 0)
  const port = topArg(state, 1) === 1
  const type = topArg(state, 2)
  const value = topArg(state, 3)
  pop(state)
  if (port) {
    buildShip(state, seat, systemOfSite(site))
    return
  }
  const now = read.site(state, site)
  if (isCity(now)) taxEffect(state, seat, site, type === 0 ? undefined : typeName(type), events)
  else {
    if (type > 0) gain(state, seat, type, events)
    const owner = siteOwner(value)
    // Under Empath's Bond alone there is no captive (L20).
    if (
      owner === seat ||
      !controls(state, seat, systemOfSite(site), onTurnOf(seat)) ||
      !captureFromSupply(state, seat, owner)
    )
      return
    events?.event(say('log.captured', { seat: colourOf(state, seat), of: colourOf(state, owner), n: 1 }))
  }
}

export const overseer: Card = {
  is: { leader: LEAD.overseer },
  setUp(state, seat) {
    write.addShipsLeft(state, seat, -2)
    write.addAgentsLeft(state, seat, -3)
    write.setShipsGone(state, seat, 2)
    write.setAgentsGone(state, seat, 3)
  },
  taxed(state, seat, site) {
    if (isCity(read.site(state, site))) askRuthless(state, seat, site)
  },
  buildsInVain: (state) => (read.used(state) & USED_RUTHLESS) === 0,
  shipBuilt: askRuthless,
  free: { ruthless },
  frames: {
    ruthless: { offers: ['ruthless', 'decline'] },
    ruthlessRepeat: {
      offers: [],
      settle(state, seat, events) {
        repeatRuthless(state, seat, events)
        return true
      },
    },
  },
}
