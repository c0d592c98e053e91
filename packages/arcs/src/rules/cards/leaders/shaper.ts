// Shaper: Mythic (a token changes the type of a planet), Ancient (catapults from gates only).

import { LEAD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import { sysId } from '../../board/ids.ts'
import { holdsSupply, tokenCount, tokenIn, typeIndex, typeName } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { FUEL, MATERIAL } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isCity, systemOfSite } from '../../state/sites.ts'
import { F, pop, popped, push, topArg } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

function askMythic(state: State, seat: number, system: number): void {
  if (isGate(system) || read.mythic(state, system) !== 0) return
  push(state, F.mythic, seat, system)
}

/** Whether the frame has anything to offer. */
const mythicOffers = (state: State, seat: number): boolean =>
  tokenCount(state, seat) > 0 || cartels(state, seat).length > 0

/** Cartels of this seat with tokens on them. */
const cartels = (state: State, seat: number): number[] =>
  [MATERIAL, FUEL].filter((type) => read.supply(state, type) > 0 && holdsSupply(state, seat, type))

const mythic = free<'mythic'>({
  refuse(state, action, seat) {
    if ('supply' in action)
      return cartels(state, seat).includes(typeIndex(action.supply))
        ? undefined
        : say('no.tokenSupply', { type: action.supply })
    return tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined
  },
  carry(state, action, seat, events) {
    const system = topArg(state, 0)
    pop(state)
    const type = 'supply' in action ? typeIndex(action.supply) : tokenIn(state, seat, action.slot)
    if ('supply' in action) write.addSupply(state, type, -1)
    else write.setSlot(state, seat, action.slot, 0)
    write.setMythic(state, system, type)
    events?.event(say('log.mythic', { seat: colourOf(state, seat), system: sysId(system), type: typeName(type) }))
  },
  *list(state, seat) {
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'mythic', slot }
    for (const type of cartels(state, seat)) yield { do: 'mythic', supply: typeName(type) }
  },
})

export const shaper: Card = {
  is: { leader: LEAD.shaper },
  catapults: (_state, _seat, system) => isGate(system),
  // Whatever lore says.
  order: { catapults: -1 },
  taxed(state, seat, site) {
    if (isCity(read.site(state, site))) askMythic(state, seat, systemOfSite(site))
  },
  free: { mythic },
  frames: {
    mythic: {
      offers: ['mythic', 'decline'],
      settle: (state, seat) => (mythicOffers(state, seat) ? false : popped(state)),
    },
  },
}
