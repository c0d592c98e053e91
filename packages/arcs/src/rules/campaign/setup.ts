// Setting up Act I (campaign 3): the Court, the Policy, the dice, Fates, settlements, cards.

import type { EventSink } from '@understudy/table'
import { bitsOf } from '../../card-sets.ts'
import { clusterOf, isGate, PRINTED_TYPE, SLOT_COUNT } from '../../data/map.ts'
import { emptySlot, planetType } from '../board/control.ts'
import { sys, sysId } from '../board/ids.ts'
import { placeShips } from '../board/pieces.ts'
import { gain } from '../board/resources.ts'
import { say as baseSay } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { setUpBonuses } from '../seats/table.ts'
import { fromBox } from '../setup/box.ts'
import { startDeal } from '../setup/deal.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { gatherDeck } from '../state/cards.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isBuilding, makeSite, SITE_CITY, SITE_PORT } from '../state/sites.ts'
import { addTopArg, F, pop, push, setTopSeat, topArg, topSeat } from '../state/stack.ts'
import { boardOf, colourOf, type GameOptions, playersOf, type State, seatOf, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CAMPAIGN_COURT, courtLoreCards, FATE, fateData, LORE_CARDS_ADDED, objectiveStart } from './data.ts'
import { type Frame, free } from './deed.ts'
import { C } from './frames.ts'
import { seatOfFate } from './objectives.ts'
import { say } from './sayings.ts'
import { takeTile } from './titles.ts'
import { FATES, type FateId, POLICIES } from './vocabulary.ts'

/** A table with everything in the box's order, waiting for chance. */
export function newGame(options: GameOptions): State {
  const state = fromBox(options)
  write.putAll(state, Pile.COURT_DECK, CAMPAIGN_COURT)
  write.putAll(state, Pile.LORE_DECK, courtLoreCards(options.pack))
  set.setCourtLore(state, LORE_CARDS_ADDED[options.players]!)
  push(state, C.fillFree, 0)
  push(state, C.found, 0)
  push(state, C.revealFates, 0)
  push(state, C.fate, 0)
  push(state, C.drawFates, 0)
  push(state, C.imperial, 0)
  push(state, C.policy, 0)
  push(state, F.row, 0)
  push(state, F.initiative, 0)
  return state
}

export const policy = free<'policy'>({
  refuse: () => undefined,
  carry(state, action, _chance, events) {
    pop(state)
    set.setPolicy(state, POLICIES.indexOf(action.policy))
    events?.event(say('log.policy', { policy: action.policy }))
  },
  *list() {
    for (const each of POLICIES) yield { do: 'policy', policy: each }
  },
})

/** The two dice: Imperial clusters, Free cities, Blight, and with two seats the neutral tokens (campaign 3.1 N to Q). */
export function spread(state: State, events?: EventSink): void {
  const first = camp.numberDie(state) - 1
  const second = (first + 1) % 6
  const symbol = symbolOf(camp.eventDie(state))
  set.setImperialCluster(state, first + 1)
  for (let system = 0; system < 24; system++) {
    const cluster = clusterOf(system)
    if (cluster === first || cluster === second) {
      write.addFresh(state, system, EMPIRE, 1)
      if (playersOf(state) === 2 && !isGate(system)) {
        write.addSupply(state, PRINTED_TYPE[system]!, -1)
        write.addBox(state, PRINTED_TYPE[system]!, 1)
      }
      continue
    }
    write.addDamaged(state, system, BLIGHT, 1)
    if ((system & 3) === symbol) write.setSite(state, system * 3, makeSite(SITE_CITY, FREE_STATES))
  }
  events?.event(say('log.imperialClusters', { first: first + 1, second: second + 1 }))
}

/** 1 arrow, 2 crescent, 3 hex: also the place of the planet in its cluster. */
export const symbolOf = (eventDie: number): number => ((eventDie - 1) % 3) + 1

const fixed = (state: State, seat: number): number => FATES.indexOf((state.options.fates?.[seat] ?? 'random') as FateId)

/** Fates that nobody has drawn or was given. */
function fatesLeft(state: State): number {
  let left = ((1 << FATES.length) - 1) & ~(state.options.fatesOut ?? 0)
  for (let seat = 0; seat < playersOf(state); seat++) {
    left &= ~camp.drawn(state, seat)
    if (camp.fate(state, seat) >= 0) left &= ~(1 << camp.fate(state, seat))
    if (fixed(state, seat) >= 0) left &= ~(1 << fixed(state, seat))
  }
  return left
}

export const fates = free<'fates'>({
  refuse(state, action) {
    const seat = topSeat(state)
    if (seatOf(state, action.seat) !== seat) return baseSay('no.drawSeat', { seat: colourOf(state, seat) })
    const drawn = action.fates.reduce((bits, id) => bits | (1 << FATES.indexOf(id)), 0)
    const n = seatRules(state, seat).fates
    // At a real table somebody may keep one in secret and name it with the reveal.
    const told = action.fates.length
    if ((told !== n && told !== 1) || action.fates[0] === action.fates[1]) return baseSay('no.revealCount', { n })
    return (drawn & ~fatesLeft(state)) === 0 ? undefined : say('no.fateDrawn', {})
  },
  carry(state, action) {
    const seat = topSeat(state)
    if (action.fates.length === 1) set.setFate(state, seat, FATES.indexOf(action.fates[0]!))
    else
      set.setDrawn(
        state,
        seat,
        action.fates.reduce((bits, id) => bits | (1 << FATES.indexOf(id)), 0),
      )
    addTopArg(state, 0, 1)
  },
  *list(state) {
    const left = bitsOf(fatesLeft(state))
    const seat = colourOf(state, topSeat(state))
    for (const one of left) yield { do: 'fates', seat, fates: [FATES[one]!] }
    if (seatRules(state, topSeat(state)).fates === 1) return
    for (const one of left)
      for (const other of left) if (one < other) yield { do: 'fates', seat, fates: [FATES[one]!, FATES[other]!] }
  },
  sample(state, _chance, random) {
    const left = bitsOf(fatesLeft(state))
    const one = left[random.int(left.length)]!
    if (seatRules(state, topSeat(state)).fates === 1)
      return { do: 'fates', seat: colourOf(state, topSeat(state)), fates: [FATES[one]!] }
    const rest = left.filter((each) => each !== one)
    return {
      do: 'fates',
      seat: colourOf(state, topSeat(state)),
      fates: [FATES[one]!, FATES[rest[random.int(rest.length)]!]!],
    }
  },
})

/** Kept secretly; all are revealed at once (campaign 3.3 B). */
export const fate = free<'fate'>({
  refuse: (state, action, seat) =>
    (camp.drawn(state, seat) & (1 << FATES.indexOf(action.fate))) !== 0
      ? undefined
      : say('no.fateNotDrawn', { fate: action.fate }),
  carry(state, action, seat) {
    set.setFate(state, seat, FATES.indexOf(action.fate))
    addTopArg(state, 0, 1)
  },
  *list(state, seat) {
    for (const each of bitsOf(camp.drawn(state, seat))) yield { do: 'fate', fate: FATES[each]! }
  },
})

/** Everything of the chosen Fates, in turn order (campaign 3.3 C, D, F). */
function revealFates(state: State, events?: EventSink): void {
  pop(state)
  set.setFatesOpen(state, 1)
  const players = playersOf(state)
  for (const seat of turnOrder(state)) {
    const each = camp.fate(state, seat)
    const { guild, lore } = fateData(each)
    set.setDrawn(state, seat, 0)
    set.setObjective(state, seat, objectiveStart(each, players))
    for (const card of guild) write.put(state, Pile.guild(seat), card)
    for (const card of lore) write.put(state, Pile.lore(seat), card)
    if (each === FATE.believer) set.setFaithfulLeft(state, 9)
    if (each === FATE.caretaker) set.setGolemsOnMap(state, 63 & ~imperialBits(state))
    events?.event(say('log.fate', { seat: colourOf(state, seat), fate: FATES[each]! }))
  }
  const steward = seatOfFate(state, 'steward')
  const admiral = seatOfFate(state, 'admiral')
  takeTile(state, steward >= 0 ? steward : admiral >= 0 ? admiral : read.initiative(state), events)
}

const imperialBits = (state: State): number => {
  const first = camp.imperialCluster(state) - 1
  return (1 << first) | (1 << ((first + 1) % 6))
}

/** Who founds as the n-th: in turn order, then back (campaign 3.3 G, H). */
function founder(state: State, n: number): number | undefined {
  const order = turnOrder(state)
  return n < order.length ? order[n] : order[2 * order.length - 1 - n]
}

export const mayFound = (state: State, system: number): boolean =>
  system >= 0 && !isGate(system) && read.ships(state, system, EMPIRE) > 0 && emptySlot(state, system) >= 0

export const found = free<'found'>({
  refuse: (state, action) => (mayFound(state, sys(action.at)) ? undefined : say('no.found', { system: action.at })),
  carry(state, action, seat, events) {
    const system = sys(action.at)
    const city = action.piece === 'city'
    addTopArg(state, 0, 1)
    placeShips(state, seat, system, 3)
    if (city) write.addCitiesLeft(state, seat, -1)
    else write.addPortsLeft(state, seat, -1)
    write.setSite(state, emptySlot(state, system), makeSite(city ? SITE_CITY : SITE_PORT, seat))
    events?.event(say('log.founded', { seat: colourOf(state, seat), piece: action.piece, system: action.at }))
    gain(state, seat, planetType(state, system), events)
    write.setArranging(state, 0)
  },
  *list(state) {
    for (const system of boardOf(state).planets)
      if (mayFound(state, system))
        for (const piece of ['city', 'starport'] as const) yield { do: 'found', piece, at: sysId(system) }
  },
})

/** What is still empty on the planets of the Empire is the Free States'; then the cards (campaign 3.3 I to K). */
function fillFree(state: State): void {
  pop(state)
  for (const system of boardOf(state).planets) {
    if (read.ships(state, system, EMPIRE) === 0) continue
    for (let n = 0; n < SLOT_COUNT[system]!; n++)
      if (!isBuilding(read.site(state, system * 3 + n)))
        write.setSite(state, system * 3 + n, makeSite(SITE_CITY, FREE_STATES))
  }
  set.setEventDie(state, 0)
  set.setNumberDie(state, 0)
  write.setArranging(state, 0)
  gatherDeck(state)
  startDeal(state)
  setUpBonuses(state)
}

/** Goes on, in turn order, to the first seat that has something to decide; over when none has. */
function oneByOne(state: State, settled: (seat: number) => boolean): boolean {
  for (;;) {
    const seat = turnOrder(state)[topArg(state, 0)]
    if (seat === undefined) {
      pop(state)
      return true
    }
    setTopSeat(state, seat)
    if (!settled(seat)) return false
    addTopArg(state, 0, 1)
  }
}

export const setupFrames: Readonly<Record<string, Frame>> = {
  policy: { offers: ['policy'], chance: 'setup' },
  imperial: { offers: ['eventRoll'], chance: 'eventDice' },
  drawFates: {
    offers: ['fates'],
    chance: 'setup',
    key: (state) => `fates.${colourOf(state, topSeat(state))}`,
    settle: (state) =>
      oneByOne(state, (seat) => {
        if (fixed(state, seat) < 0) return false
        set.setFate(state, seat, fixed(state, seat))
        return true
      }),
  },
  fate: {
    offers: ['fate'],
    settle: (state) => oneByOne(state, (seat) => camp.fate(state, seat) >= 0),
  },
  revealFates: {
    settle(state, _seat, events) {
      revealFates(state, events)
      return true
    },
  },
  found: {
    offers: ['found'],
    settle(state) {
      const seat = founder(state, topArg(state, 0))
      if (seat === undefined || topArg(state, 0) >= 2 * playersOf(state)) {
        pop(state)
        return true
      }
      setTopSeat(state, seat)
      return false
    },
  },
  fillFree: {
    settle(state) {
      fillFree(state)
      return true
    },
  },
}
