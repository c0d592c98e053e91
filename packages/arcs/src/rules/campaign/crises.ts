// Crises: Blight, Fates, Court, in this order (campaign 10).

import type { EventSink } from '@understudy/table'
import { inSet } from '../../card-sets.ts'
import type { CourtId } from '../../vocabulary.ts'
import { courtId, court as courtIndex, siteId, site as siteIndex, sysId } from '../board/ids.ts'
import { returnCity, returnPiece, T_SHIP } from '../board/pieces.ts'
import { say as baseSay } from '../sayings.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, isDamaged, makeSite, SITE_CITY, siteOwner } from '../state/sites.ts'
import { addTopArg, pop, push, topArg } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { bury, leaveSpot } from './court.ts'
import { FATE_LORE, GUILD_OF_ACT, isGolem, PROTECTED, VOX_CARDS } from './data.ts'
import { type Frame, free } from './deed.ts'
import { C } from './frames.ts'
import { clearLeague, leagueHolder } from './frozen.ts'
import { say } from './sayings.ts'

/** `roller`: who rolls for the Court Crises, unless the dice lie there already; whoever resolves the Council (L19). */
export function pushCrises(state: State, roller = -1): void {
  push(state, C.courtCrises, read.initiative(state))
  if (roller >= 0) push(state, C.eventRoll, roller, 1)
  push(state, C.fateCrises, 0)
  push(state, C.blightCrises, 0)
}

/** campaign 10.1: Imperial ships are hit first, what is left hits every seat with ships there. */
function blightCrises(state: State, events?: EventSink): void {
  const order = turnOrder(state)
  for (const system of boardOf(state).systems) {
    let hits = 3 * read.fresh(state, system, BLIGHT) + read.damaged(state, system, BLIGHT)
    if (hits === 0) continue
    hits = hitShips(state, system, EMPIRE, hits, events)
    if (hits === 0) continue
    for (const seat of order) hitShips(state, system, seat, hits, events)
  }
}

/** Fresh ships before damaged ones; answers how many hits are left. */
function hitShips(state: State, system: number, owner: number, hits: number, events?: EventSink): number {
  let left = hits
  let [hurt, lost] = [0, 0]
  while (left > 0 && read.ships(state, system, owner) > 0) {
    left--
    if (read.fresh(state, system, owner) > 0) {
      write.addFresh(state, system, owner, -1)
      write.addDamaged(state, system, owner, 1)
      hurt++
    } else {
      write.addDamaged(state, system, owner, -1)
      returnPiece(state, owner, T_SHIP)
      lost++
    }
  }
  if (hurt + lost > 0)
    events?.event(say('log.blightHits', { of: ownerName(state, owner), system: sysId(system), n: hurt + lost, lost }))
  return left
}
const ownerName = (state: State, owner: number) => (owner === EMPIRE ? ('empire' as const) : colourOf(state, owner))

/** campaign 10.2 */
function fateCrises(state: State, events?: EventSink): void {
  const holder = leagueHolder(state)
  if (holder >= 0) {
    const n = clearLeague(state)
    if (n > 0) events?.event(say('log.leagueCrisis', { seat: colourOf(state, holder), n }))
  }
  for (let seat = 0; seat < playersOf(state); seat++) {
    if (!read.has(state, Pile.lore(seat), FATE_LORE.golemHearth)) continue
    wakeGolems(state, events)
  }
}

/** Every Golem off the map wakes, whoever has it. */
function wakeGolems(state: State, events?: EventSink): void {
  let woke = 0
  const wake = (golem: number): void => {
    if (camp.awake(state, golem)) return
    set.setAwake(state, golem, true)
    woke++
  }
  for (let golem = 0; golem < 4; golem++) if (camp.onHearth(state, golem)) wake(golem)
  for (let seat = 0; seat < playersOf(state); seat++)
    for (let slot = 0; slot < 13; slot++)
      if (isGolem(read.slot(state, seat, slot))) wake(read.slot(state, seat, slot) - 6)
  if (woke > 0) events?.event(say('log.golemsWake', { n: woke }))
}

/** Frame `courtCrises`: its number is the next spot of the row (campaign 10.3). */
function courtCrises(state: State, events?: EventSink): void {
  const spot = topArg(state, 0)
  if (spot >= ROW_SIZE) {
    pop(state)
    return
  }
  addTopArg(state, 0, 1)
  const card = read.rowCard(state, spot) - 1
  if (card < 0 || !inSet(VOX_CARDS, card)) return
  events?.event(say('log.courtCrisis', { card: courtId(card) }))
  crisisOf(card)?.(state, spot, events)
}

/** What a Vox card of the row does in a Crisis, by its number (campaign 14.2). */
type Crisis = (state: State, spot: number, events?: EventSink) => void
const CRISES = new Map<number, Crisis>()
const crisisOf = (card: number): Crisis | undefined => CRISES.get(card)
export const addCrisis = (card: number, crisis: Crisis): void => {
  CRISES.set(card, crisis)
}

// — Diplomatic Fiasco

const guildCards = (state: State, seat: number): number => read.countIn(state, Pile.guild(seat), GUILD_OF_ACT)
/** How many Guild cards the seat must discard: protected ones count, but stay. */
export function fiascoDue(state: State, seat: number): number {
  const over = guildCards(state, seat) - read.agentsLeft(state, seat)
  const free = guildCards(state, seat) - read.countIn(state, Pile.guild(seat), PROTECTED)
  return Math.max(0, Math.min(over, free))
}

/** Frame `fiasco`: counts the seats in turn order; its second number spares one (1 + the seat that secured the card). */
function fiasco(state: State): void {
  const seat = turnOrder(state)[topArg(state, 0)]
  if (seat === undefined) {
    pop(state)
    return
  }
  addTopArg(state, 0, 1)
  if (topArg(state, 1) === seat + 1 || fiascoDue(state, seat) === 0) return
  push(state, C.dropGuild, seat)
}

/** In the order in which they are discarded: the last lies on top (campaign 14.2). */
export const dropGuild = free<'dropGuild'>({
  refuse(state, action, seat) {
    const n = fiascoDue(state, seat)
    if (action.cards.length !== n || new Set(action.cards).size !== n) return say('no.fiascoCount', { n })
    for (const id of action.cards) {
      const card = courtIndex(id)
      if (card < 0 || !read.has(state, Pile.guild(seat), card)) return baseSay('no.guild', { card: id })
      if (inSet(PROTECTED, card)) return say('no.protected', { card: id })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const id of action.cards) {
      discardGuild(state, seat, courtIndex(id))
      events?.event(say('log.droppedGuild', { seat: colourOf(state, seat), card: id }))
    }
  },
  *list(state, seat) {
    const n = fiascoDue(state, seat)
    const cards = read.cards(state, Pile.guild(seat)).filter((card) => !inSet(PROTECTED, card))
    const rest = function* (so: readonly number[]): Generator<readonly number[]> {
      if (so.length === n) yield so
      else for (const card of cards) if (!so.includes(card)) yield* rest([...so, card])
    }
    for (const some of rest([])) yield { do: 'dropGuild', cards: some.map(courtId) }
  },
  sample(state, seat, random) {
    const cards = read.cards(state, Pile.guild(seat)).filter((card) => !inSet(PROTECTED, card))
    const out: CourtId[] = []
    for (let n = fiascoDue(state, seat); n > 0; n--) out.push(courtId(cards.splice(random.int(cards.length), 1)[0]!))
    return { do: 'dropGuild', cards: out }
  },
})

/** One at a time, so that the order of the pile is kept. */
function discardGuild(state: State, seat: number, card: number): void {
  write.drop(state, Pile.guild(seat), card)
  write.put(state, Pile.COURT_DISCARD, card)
  set.setDiscard(state, camp.discarded(state), card)
  set.setDiscarded(state, camp.discarded(state) + 1)
}

// — Song of Freedom

/** A city becomes a Free one where it stands; it goes home to its owner's board (campaign 14.2). */
export function liberate(state: State, site: number): void {
  const value = read.site(state, site)
  write.setSite(state, site, makeSite(SITE_CITY, FREE_STATES, isDamaged(value)))
  returnCity(state, siteOwner(value))
}

const citiesOf = (state: State, seat: number): number[] => {
  const out: number[] = []
  for (let site = 0; site < 72; site++)
    if (isCity(read.site(state, site)) && siteOwner(read.site(state, site)) === seat) out.push(site)
  return out
}

/** campaign/R17: whose city it is chooses. */
export const freeCity = free<'freeCity'>({
  refuse: (state, action, seat) =>
    citiesOf(state, seat).includes(siteIndex(action.city)) ? undefined : say('no.ownCity', { site: action.city }),
  carry(state, action, seat, events) {
    pop(state)
    events?.event(say('log.cityFreed', { seat: colourOf(state, seat), site: action.city, of: colourOf(state, seat) }))
    liberate(state, siteIndex(action.city))
  },
  *list(state, seat) {
    for (const site of citiesOf(state, seat)) yield { do: 'freeCity', city: siteId(site) }
  },
})

const auto = (run: (state: State, events?: EventSink) => void): Frame => ({
  settle(state, _seat, events) {
    run(state, events)
    return true
  },
})

export const crisisFrames: Readonly<Record<string, Frame>> = {
  blightCrises: auto((state, events) => {
    pop(state)
    blightCrises(state, events)
  }),
  fateCrises: auto((state, events) => {
    pop(state)
    fateCrises(state, events)
  }),
  courtCrises: auto(courtCrises),
  fiasco: auto(fiasco),
  dropGuild: { offers: ['dropGuild'] },
  /** Diplomatic Fiasco leaves after everybody has discarded. */
  crisisLeaves: auto((state, events) => {
    const spot = topArg(state, 0)
    pop(state)
    bury(state, read.rowCard(state, spot) - 1, events)
    leaveSpot(state, spot)
  }),
  freeCity: {
    offers: ['freeCity'],
    settle(state, seat, events) {
      const cities = citiesOf(state, seat)
      if (cities.length > 1) return false
      if (cities.length === 1) freeCity.carry(state, { do: 'freeCity', city: siteId(cities[0]!) }, seat, events)
      else pop(state)
      return true
    },
  },
}
