// The end of Act I: what of the Intermission closes and scores it, A to E (campaign 18). The winner is who has most Power
// after A (campaign/R14).

import type { EventSink } from '@understudy/table'
import { returnAgents, returnPiece, T_CITY, T_PORT, T_SHIP } from '../board/pieces.ts'
import { TYPES } from '../board/resources.ts'
import type { Step } from '../round/steps.ts'
import { say as baseSay } from '../sayings.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import { BLIGHT, EMPIRE, isSeat, owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isBuilding, isCity, isDamaged, isPort, siteOwner } from '../state/sites.ts'
import { F, push } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { agentsHome, COUNCIL_SPOT, convene } from './court.ts'
import { isFaithful, isLore, LORE_COURT } from './data.ts'
import { clearLeague } from './frozen.ts'
import { say } from './sayings.ts'
import { FATES } from './vocabulary.ts'

/** A: a failed Fate costs what is left of its objective. */
function resolveFates(state: State, events?: EventSink): void {
  for (const seat of turnOrder(state)) {
    const left = camp.objective(state, seat)
    if (left === 0) set.setCompleted(state, camp.completed(state) | (1 << seat))
    write.setPower(state, seat, read.power(state, seat) - left)
    set.setResult(state, seat, read.power(state, seat))
    events?.event(
      say(left === 0 ? 'log.fateCompleted' : 'log.fateFailed', {
        seat: colourOf(state, seat),
        fate: FATES[camp.fate(state, seat)]!,
        n: left,
      }),
    )
  }
}

/** B: the row goes back to the deck, agents go home, the discard pile is scrapped. */
function clearCourt(state: State): void {
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    for (const card of [read.rowCard(state, spot) - 1, camp.attached(state, spot) - 1]) toDeck(state, card)
    agentsHome(state, spot)
    write.setRowCard(state, spot, 0)
    set.setAttached(state, spot, 0)
  }
  toDeck(state, camp.attached(state, COUNCIL_SPOT) - 1)
  set.setAttached(state, COUNCIL_SPOT, 0)
  agentsHome(state, COUNCIL_SPOT)
  write.pour(state, Pile.BURIED, Pile.COURT_DECK)
  convene(state)
}

/** Lore goes back unseen; a Faithful card is where it is not elsewhere (see the hand-over sheet). */
function toDeck(state: State, card: number): void {
  if (card < 0) return
  if (isLore(card)) {
    write.put(state, Pile.LORE_ROW, card - LORE_COURT)
    return
  }
  if (!isFaithful(card)) write.put(state, Pile.COURT_DECK, card)
}

/** C: Trophies and Captives home, frozen tokens and neutral ones to the supply. */
function clearPieces(state: State): void {
  for (let holder = 0; holder < playersOf(state); holder++) {
    for (const owner of owners(state)) {
      for (let kind = 0; kind < 4; kind++) {
        for (let i = read.trophy(state, holder, owner, kind); i > 0; i--) returnPiece(state, owner, kind)
        write.setTrophy(state, holder, owner, kind, 0)
      }
      if (!isSeat(owner)) continue
      returnAgents(state, owner, read.captive(state, holder, owner))
      write.setCaptive(state, holder, owner, 0)
    }
  }
  clearLeague(state)
  for (let type = 1; type <= TYPES; type++) {
    write.addSupply(state, type, camp.trust(state, type) + read.box(state, type))
    set.addTrust(state, type, -camp.trust(state, type))
    write.setBox(state, type, 0)
  }
}

/** D: Blight recovers; what is damaged goes, and buildings beside Blight that no ship protects. */
function blightRecovers(state: State): void {
  for (const system of boardOf(state).systems) {
    write.addFresh(state, system, BLIGHT, read.damaged(state, system, BLIGHT))
    write.setDamaged(state, system, BLIGHT, 0)
    for (const owner of owners(state)) {
      if (owner === BLIGHT) continue
      for (let i = read.damaged(state, system, owner); i > 0; i--) returnPiece(state, owner, T_SHIP)
      write.setDamaged(state, system, owner, 0)
    }
    for (let site = system * 3; site < system * 3 + 3; site++) if (isDamaged(read.site(state, site))) raze(state, site)
    if (read.ships(state, system, BLIGHT) === 0 || hasShips(state, system)) continue
    for (let site = system * 3; site < system * 3 + 3; site++) raze(state, site)
  }
  for (const seat of [...turnOrder(state)].reverse()) if (isStranded(state, seat)) push(state, F.reinforce, seat)
}

const hasShips = (state: State, system: number): boolean => {
  for (let seat = 0; seat < playersOf(state); seat++) if (read.ships(state, system, seat) > 0) return true
  return read.ships(state, system, EMPIRE) > 0
}

function raze(state: State, site: number): void {
  const value = read.site(state, site)
  if (!isBuilding(value)) return
  write.setSite(state, site, 0)
  returnPiece(state, siteOwner(value), isCity(value) ? T_CITY : T_PORT)
}

function isStranded(state: State, seat: number): boolean {
  if (read.hasShips(state, seat) || read.shipsLeft(state, seat) === 0) return false
  for (let site = 0; site < 72; site++)
    if (isPort(read.site(state, site)) && siteOwner(read.site(state, site)) === seat) return false
  return true
}

/** E: initiative to whoever has most Power; more than 1 is halved, rounded up. */
function halve(state: State, events?: EventSink): void {
  let most = -1
  for (const seat of turnOrder(state)) if (most < 0 || read.power(state, seat) > read.power(state, most)) most = seat
  write.setInitiative(state, most)
  for (let seat = 0; seat < playersOf(state); seat++) {
    const power = read.power(state, seat)
    if (power > 1) write.setPower(state, seat, Math.ceil(power / 2))
  }
  write.setOver(state, most + 1)
  events?.event(baseSay('log.won', { seat: colourOf(state, most), power: camp.result(state, most) }))
}

export const CAMPAIGN_ACT_END: readonly Step[] = [
  { id: 'fates', run: resolveFates },
  { id: 'court', run: clearCourt },
  { id: 'pieces', run: clearPieces },
  { id: 'blight', run: blightRecovers },
  { id: 'power', run: halve },
]
