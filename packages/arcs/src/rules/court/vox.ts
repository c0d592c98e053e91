// The six Vox cards (arcs 15.3): each is resolved when secured, then leaves. The spot is refilled afterwards.

import { type CardSet, isNone, setOf, shared } from '../../card-sets.ts'
import { GUILD_CARDS } from '../../data/court.ts'
import { clusterOf, gateOf } from '../../data/map.ts'
import { say } from '../../text/sayings.ts'
import { RESOURCES, type SystemId } from '../../vocabulary.ts'
import { controls, onTurnOf } from '../control.ts'
import { bestMarker, declare, givings, refuseDeclaring } from '../declare.ts'
import { free } from '../deed.ts'
import { ambition, ambitionId, courtId, siteId, site as siteIndex, sys, sysId } from '../ids.ts'
import { provoke } from '../outrage.ts'
import { placeShips, returnCity } from '../pieces.ts'
import { refuseSeizing, seize } from '../play-card.ts'
import { refuseTheft, steal } from '../raid.ts'
import { typeIndex } from '../resources.ts'
import { ownerOf } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../state/sites.ts'
import { F, pop, push, topArg } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State, seatOf, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'

export const MASS_UPRISING = 25
export const POPULIST_DEMANDS = 26
export const OUTRAGE_SPREADS = 27
export const SONG_OF_FREEDOM = 28
export const GUILD_STRUGGLE = 29
export const CALL_TO_ACTION = 30

function toDiscard(state: State): void {
  write.put(state, Pile.COURT_DISCARD, topArg(state, 0))
  pop(state)
}

/** Frame `vox`: what leaves no choice happens by itself; false if somebody has to choose. */
export function settleVox(state: State, seat: number): boolean {
  const card = topArg(state, 0)
  if (card === CALL_TO_ACTION) {
    toDiscard(state)
    push(state, F.draw, seat, 1)
    return true
  }
  if (card === MASS_UPRISING && read.shipsLeft(state, seat) === 0) {
    toDiscard(state)
    return true
  }
  return false
}

/** Mass Uprising: one ship in each system of a cluster; with too few ships the seat chooses the systems (arcs/D35). */
export const uprising = free<'uprising'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== MASS_UPRISING) return say('no.vox', { card: courtId(topArg(state, 0)) })
    const systems = action.systems.map(sys)
    const board = boardOf(state)
    const must = Math.min(4, read.shipsLeft(state, seat))
    if (new Set(systems).size !== systems.length || systems.length !== must) return say('no.uprisingCount', { n: must })
    const [first] = systems
    return systems.every((system) => board.inPlay[system] && clusterOf(system) === clusterOf(first!))
      ? undefined
      : say('no.oneCluster', {})
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    for (const system of action.systems) placeShips(state, seat, sys(system), 1)
    events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [...action.systems] }))
  },
  *list(state, seat) {
    if (topArg(state, 0) !== MASS_UPRISING) return
    const must = Math.min(4, read.shipsLeft(state, seat))
    for (const cluster of boardOf(state).clusters) {
      for (let bits = 1; bits < 16; bits++) {
        const systems = [0, 1, 2, 3]
          .filter((k) => (bits & (1 << k)) !== 0)
          .map((k): SystemId => sysId(gateOf(cluster) + k))
        if (systems.length === must) yield { do: 'uprising', systems }
      }
    }
  },
})

export const demand = free<'demand'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== POPULIST_DEMANDS) return say('no.vox', { card: courtId(topArg(state, 0)) })
    return action.declare === undefined ? undefined : refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    if (action.declare !== undefined) declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state, seat) {
    if (topArg(state, 0) !== POPULIST_DEMANDS) return
    yield { do: 'demand' }
    if (bestMarker(state) < 0) return
    for (let what = 1; what <= 5; what++)
      for (const give of givings(state, seat))
        yield { do: 'demand', declare: ambitionId(what), ...(give === undefined ? {} : { give }) }
  },
})

export const spread = free<'spread'>({
  refuse: (state) =>
    topArg(state, 0) === OUTRAGE_SPREADS ? undefined : say('no.vox', { card: courtId(topArg(state, 0)) }),
  carry(state, action, _seat, events) {
    toDiscard(state)
    if (action.type === undefined) return
    for (const seat of turnOrder(state)) provoke(state, seat, typeIndex(action.type), events)
  },
  *list(state) {
    if (topArg(state, 0) !== OUTRAGE_SPREADS) return
    yield { do: 'spread' }
    for (const type of RESOURCES) yield { do: 'spread', type }
  },
})

/** Song of Freedom: a city goes home, and then the initiative may be seized. The card returns to the deck in any case. */
export const liberate = free<'free'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== SONG_OF_FREEDOM) return say('no.vox', { card: courtId(topArg(state, 0)) })
    if (action.city === undefined) return action.seize === true ? say('no.freeFirst', {}) : undefined
    const site = siteIndex(action.city)
    if (!isCity(read.site(state, site))) return say('no.city', { site: action.city })
    if (!controls(state, seat, systemOfSite(site), onTurnOf(seat)))
      return say('no.control', { system: sysId(systemOfSite(site)) })
    return action.seize === true ? refuseSeizing(state, seat) : undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    backToDeck(state, setOf(SONG_OF_FREEDOM))
    if (action.city === undefined) return
    const site = siteIndex(action.city)
    const owner = siteOwner(read.site(state, site))
    write.setSite(state, site, 0)
    events?.event(say('log.freed', { seat: colourOf(state, seat), site: action.city, of: ownerOf(state, owner) }))
    if (action.seize === true) seize(state, seat, events)
    returnCity(state, owner)
  },
  *list(state, seat) {
    if (topArg(state, 0) !== SONG_OF_FREEDOM) return
    yield { do: 'free' }
    for (let site = 0; site < 72; site++) {
      if (!isCity(read.site(state, site)) || !controls(state, seat, systemOfSite(site), onTurnOf(seat))) continue
      yield { do: 'free', city: siteId(site) }
      if (refuseSeizing(state, seat) === undefined) yield { do: 'free', city: siteId(site), seize: true }
    }
  },
})

/** Shuffles cards into the Court deck; what was buried is shuffled along. */
function backToDeck(state: State, cards: CardSet): void {
  write.putAll(state, Pile.COURT_DECK, cards)
  write.pour(state, Pile.BURIED, Pile.COURT_DECK)
}

/** Guild Struggle: the shuffle happens with or without a theft (arcs/D32). */
export const struggle = free<'struggle'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== GUILD_STRUGGLE) return say('no.vox', { card: courtId(topArg(state, 0)) })
    if (action.card === undefined && action.from === undefined) return undefined
    const victim = action.from === undefined ? -1 : seatOf(state, action.from)
    if (victim < 0 || victim === seat || action.card === undefined) return say('no.rival', {})
    return refuseTheft(state, seat, victim, { card: action.card })
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    if (action.from !== undefined && action.card !== undefined)
      steal(state, seat, seatOf(state, action.from), { card: action.card }, events)
    const back = shared(read.cardSet(state, Pile.COURT_DISCARD), GUILD_CARDS)
    write.dropAll(state, Pile.COURT_DISCARD, back)
    if (!isNone(back)) backToDeck(state, back)
    events?.event(say('log.guildsReturn', {}))
  },
  *list(state, seat) {
    if (topArg(state, 0) !== GUILD_STRUGGLE) return
    yield { do: 'struggle' }
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      for (const card of read.cards(state, Pile.guild(rival))) {
        if (refuseTheft(state, seat, rival, { card: courtId(card) }) !== undefined) continue
        yield { do: 'struggle', from: colourOf(state, rival), card: courtId(card) }
      }
    }
  },
})
