import { sys, sysId } from '../board/ids.ts'
import { EMPIRE } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isPort, siteOwner, systemOfSite } from '../state/sites.ts'
import { pop } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CARD } from './data.ts'
import { type Frame, free } from './deed.ts'
import { imperialPlaced } from './fates/admiral.ts'
import { say } from './sayings.ts'
import { imperialSupply } from './supplies.ts'

export const holderOfOfficers = (state: State): number => {
  for (let seat = 0; seat < playersOf(state); seat++)
    if (read.has(state, Pile.guild(seat), CARD.imperialOfficers)) return seat
  return -1
}

/** Starports of the seat by system, as far as there are ships of its own to replace. */
export function foundrySlots(state: State, seat: number): Map<number, number> {
  const out = new Map<number, number>()
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (!isPort(value) || siteOwner(value) !== seat) continue
    const system = systemOfSite(site)
    const most = read.ships(state, system, seat)
    if (most > 0) out.set(system, Math.min(most, (out.get(system) ?? 0) + 1))
  }
  return out
}

export const foundries = free<'foundries'>({
  refuse(state, action, seat) {
    if (action.ships.length > imperialSupply(state)) return say('no.imperialSupply', { n: imperialSupply(state) })
    const slots = foundrySlots(state, seat)
    for (const id of new Set(action.ships.map(({ at }) => at))) {
      const here = action.ships.filter(({ at }) => at === id)
      const damaged = here.filter((ship) => ship.damaged === true).length
      const system = sys(id)
      if (here.length > (slots.get(system) ?? 0)) return say('no.foundry', { system: id })
      if (damaged > read.damaged(state, system, seat) || here.length - damaged > read.fresh(state, system, seat))
        return say('no.foundry', { system: id })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const { at, damaged } of action.ships) {
      const system = sys(at)
      if (damaged === true) {
        write.addDamaged(state, system, seat, -1)
        write.addDamaged(state, system, EMPIRE, 1)
      } else {
        write.addFresh(state, system, seat, -1)
        write.addFresh(state, system, EMPIRE, 1)
      }
      write.addShipsLeft(state, seat, 1)
      events?.event(say('log.foundry', { seat: colourOf(state, seat), system: at }))
      imperialPlaced(state, events)
    }
  },
  *list(state, seat) {
    const places: { at: ReturnType<typeof sysId>; damaged?: true }[] = []
    for (const [system, n] of foundrySlots(state, seat))
      for (let i = 0; i < n; i++) {
        if (i < read.fresh(state, system, seat)) places.push({ at: sysId(system) })
        if (i < read.damaged(state, system, seat)) places.push({ at: sysId(system), damaged: true })
      }
    for (let bits = 0; bits < 1 << Math.min(10, places.length); bits++) {
      const action = { do: 'foundries', ships: places.filter((_, i) => (bits & (1 << i)) !== 0) } as const
      if (foundries.refuse(state, action, seat) === undefined) yield action
    }
  },
})

export const foundryFrames: Readonly<Record<string, Frame>> = {
  foundries: {
    offers: ['foundries'],
    settle(state, seat) {
      if (imperialSupply(state) > 0 && foundrySlots(state, seat).size > 0) return false
      pop(state)
      return true
    },
  },
}
