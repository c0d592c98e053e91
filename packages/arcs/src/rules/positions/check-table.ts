// What is impossible about a position beyond counting pieces and cards: buildings where none can stand, lore and leaders held
// twice, markers that do not fit the chapter, and something under way that cannot be.

import { COURT_COUNT, isGuild } from '../../data/court.ts'
import { isGate, PRINTED_TYPE, SLOT_COUNT } from '../../data/map.ts'
import { SETUPS } from '../../data/setup-cards.ts'
import { LEADERS, LORE_CARDS, SETUP_CARDS } from '../../vocabulary.ts'
import { loreId, siteId, sysId } from '../board/ids.ts'
import { TYPES, typeName } from '../board/resources.ts'
import { lastChapter } from '../round/acts.ts'
import { say } from '../sayings.ts'
import { rowSize } from '../setup/setup.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, siteKind, systemOfSite } from '../state/sites.ts'
import { F, FRAMES } from '../state/stack.ts'
import { boardOf, colourOf, holdsLore, playersOf, type State } from '../state/state.ts'
import { type Add, under } from './check-under.ts'

export function tableProblems(state: State, add: Add): void {
  siteProblems(state, add)
  ownProblems(state, add)
  deckProblems(state, add)
  markerProblems(state, add)
  if (state.options.act === 0) boxProblems(state, add)
  for (let spot = rowSize(state); spot < ROW_SIZE; spot++)
    if (read.rowCard(state, spot) !== 0) add(`court.row[${spot}]`, say('bad.rowSpot', { n: rowSize(state) }))
  stackProblems(state, add)
}

/** Gate Ports, Gate Stations, Cloud Cities (L08, L11, L09) by site; nothing else stands outside the slots. */
function siteProblems(state: State, add: Add): void {
  const anybody = (number: number): boolean => {
    for (let seat = 0; seat < playersOf(state); seat++) if (holdsLore(state, seat, number - 1)) return true
    return false
  }
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (siteKind(value) === 0) continue
    const system = systemOfSite(site)
    const where = `systems.${sysId(system)}.buildings`
    const n = site % 3
    const city = isCity(value)
    if (isGate(system)) {
      // What was built there may have been annexed since: it is enough that somebody could build it.
      const needed = n === 0 && !city ? 8 : n === 1 && city ? 11 : 0
      if (needed === 0) add(where, say('bad.site', { site: siteId(site), piece: city ? 'city' : 'starport' }))
      else if (!anybody(needed))
        add(
          where,
          say('bad.siteLore', { site: siteId(site), piece: city ? 'city' : 'starport', lore: loreId(needed - 1) }),
        )
    } else if (n === 2 && !(city && anybody(9)))
      add(where, say('bad.slots', { system: sysId(system), n: 3, slots: SLOT_COUNT[system]! }))
  }
}

/** Nobody has Trophies or captives of their own. */
function ownProblems(state: State, add: Add): void {
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    let own = read.captive(state, seat, seat)
    for (let kind = 0; kind < 4; kind++) own += read.trophy(state, seat, seat, kind)
    if (own > 0) add(`seats.${of}`, say('bad.own', { of }))
  }
}

function deckProblems(state: State, add: Add): void {
  const places = [Pile.LORE_DECK, Pile.LORE_ROW, ...[0, 1, 2, 3].map((seat) => Pile.lore(seat))]
  LORE_CARDS.forEach((id, card) => {
    const n = places.filter((place) => read.has(state, place, card)).length
    if (n > 1) add('lore', say('bad.lore', { lore: id, n }))
  })
  if (state.options.act !== 0) return
  LEADERS.forEach((id, card) => {
    let n = [Pile.LEADER_DECK, Pile.LEADER_ROW].filter((pile) => read.has(state, pile, card)).length
    for (let seat = 0; seat < playersOf(state); seat++) if (read.leaderOf(state, seat) === card + 1) n++
    if (n > 1) add('lore', say('bad.leader', { leader: id, n }))
  })
}

/** arcs 8.3: one more marker is gold after each chapter, the smallest first. */
function markerProblems(state: State, add: Add): void {
  const chapter = read.chapter(state)
  if (chapter < 1 || chapter > lastChapter(state)) {
    add('play.chapter', say('bad.chapter', { n: chapter }))
    return
  }
  const ended = read.over(state) !== 0 || under(state, F.nextChapter) || under(state, F.endAct)
  const flips = Math.min(3, ended ? chapter : chapter - 1)
  for (let marker = 0; marker < 3; marker++)
    if (read.markerFlipped(state, marker) !== marker >= 3 - flips) {
      add('markers', say('bad.markers', { chapter, n: flips }))
      return
    }
}

/** arcs 3.4 */
function boxProblems(state: State, add: Add): void {
  if (read.setup(state) === 0) return
  const right = new Array<number>(TYPES + 1).fill(0)
  const { out } = SETUPS[SETUP_CARDS[read.setup(state) - 1]!]
  if (playersOf(state) === 2)
    for (const cluster of out) for (let k = 1; k <= 3; k++) right[PRINTED_TYPE[(cluster - 1) * 4 + k]!]!++
  for (let type = 1; type <= TYPES; type++)
    if (read.box(state, type) !== right[type])
      add('boxes', say('bad.boxes', { type: typeName(type), n: read.box(state, type), right: right[type]! }))
}

/** What the first number of a frame may be at most. */
const MOST: Readonly<Partial<Record<string, number>>> = { ruthless: 71, ruthlessRepeat: 71, mythic: 23, draw: 28 }

function stackProblems(state: State, add: Add): void {
  if (read.over(state) === 0 && read.depth(state) === 0) add('stack', say('bad.nothing', {}))
  for (let i = 0; i < read.depth(state); i++) {
    const name = FRAMES[read.frameKind(state, i)]!
    const first = read.frameArg(state, i, 0)
    const seats = name === 'ransack' || name === 'swap' || name === 'nextTurn'
    const most = name === 'refill' ? rowSize(state) - 1 : seats ? playersOf(state) - 1 : (MOST[name] ?? 255)
    const last = state.options.act === 0 ? COURT_COUNT : COURT_COUNT + 3
    const vox = name === 'vox' && (isGuild(first) || first >= last)
    // A battle goes on in a system that is in play, between two seats.
    const battle = ['dice', 'roll', 'reroll', 'hits', 'railgun', 'raid', 'afterBattle', 'sensors'].includes(name)
    const nowhere =
      battle && (read.attacker(state) === read.defender(state) || !boardOf(state).inPlay[read.battleAt(state)])
    const unled = (name === 'turn' || name === 'follow') && read.leadCard(state) === 0
    if (name === 'none' || first > most || vox || nowhere || unled) add(`stack[${i}]`, say('bad.frame', {}))
  }
}
