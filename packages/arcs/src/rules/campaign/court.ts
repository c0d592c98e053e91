// The Court of the campaign: the Council's spot, attached cards, what leaves the row, the discard pile in its order
// (campaign 6.5, 8, 14, 15).

import type { EventSink } from '@understudy/table'
import { type CardSet, cardsOf, inSet, nthCard, sizeOfSet } from '../../card-sets.ts'
import type { CourtId } from '../../vocabulary.ts'
import { noteHarm } from '../battle/harm.ts'
import { court, courtId } from '../board/ids.ts'
import { returnAgents, T_AGENT, takeTrophy } from '../board/pieces.ts'
import type { No } from '../choosing/deed.ts'
import { free } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say as baseSay } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { show } from '../state/cards.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topArg } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { actionOfFaithful, CARD, COUNCIL, FATE_LORE, isFaithful, isLore, LORE_COURT, VOX_CARDS } from './data.ts'
import { say } from './sayings.ts'
import { isOutlaw } from './titles.ts'

export const COUNCIL_SPOT = ROW_SIZE
/** Piles of the box that only an act uses: scrapped action cards, Faithful cards among the action cards. */
export const SCRAPPED = Pile.LEADER_DECK
export const FAITHFUL_OUT = Pile.LEADER_ROW

export const councilCard = (state: State): number => (camp.council(state) === camp.TUCKED ? 0 : COUNCIL + 1)

export const refuseCouncil = (state: State, spot: number): No =>
  spot === COUNCIL_SPOT && camp.council(state) !== camp.IN_SESSION ? say('no.councilDecided', {}) : undefined

/** What happens to Rival agents on a card that is secured. */
type Agents = 'capture' | 'trophy' | 'home'

export function takeCard(state: State, seat: number, spot: number, agents: Agents, events?: EventSink): void {
  const card = read.rowCard(state, spot) - 1
  const attached = camp.attached(state, spot) - 1
  const own = agents === 'home' ? 0 : read.courtAgents(state, spot, seat)
  set.setAttached(state, spot, 0)
  for (let owner = 0; owner < playersOf(state); owner++) {
    const n = read.courtAgents(state, spot, owner)
    if (n === 0) continue
    write.setCourtAgents(state, spot, owner, 0)
    if (owner === seat || agents === 'home') returnAgents(state, owner, n)
    else if (agents === 'trophy') for (let i = 0; i < n; i++) takeTrophy(state, seat, owner, T_AGENT, events)
    else {
      write.addCaptive(state, seat, owner, n)
      noteHarm(state, seat, owner, 'captured')
    }
  }
  if (agents === 'trophy') write.setBattleTrophy(state, true)
  events?.event(
    baseSay(agents === 'trophy' ? 'log.ransacked' : 'log.secured', {
      seat: colourOf(state, seat),
      card: courtId(card),
    }),
  )
  if (spot === COUNCIL_SPOT) {
    set.setCouncil(state, camp.TUCKED)
    set.setCouncilOf(state, seat)
  } else {
    write.setRowCard(state, spot, 0)
    push(state, F.refill, 0, spot)
    receive(state, seat, card, events, own)
  }
  if (attached >= 0) receive(state, seat, attached, events)
  for (const follow of heard(points.secured, state, seat)) follow(state, seat, card)
}

/** A card that somebody gets from the Court (campaign 6.5, 14.3, 17). `own`: the agents it had there. */
function receive(state: State, seat: number, card: number, events?: EventSink, own = 0): void {
  if (inSet(VOX_CARDS, card)) push(state, F.vox, seat, card, own)
  else if (isLore(card)) write.put(state, Pile.lore(seat), card - LORE_COURT)
  else if (isFaithful(card)) drawFaithful(state, seat, card)
  else if ((card === CARD.imperialAuthority || card === CARD.imperialOfficers) && isOutlaw(state, seat)) {
    write.put(state, Pile.BURIED, card)
    events?.event(say('log.buriedCard', { card: courtId(card) }))
  } else if (card === CARD.imperialAuthority) write.put(state, Pile.lore(seat), FATE_LORE.imperialAuthority)
  else {
    write.put(state, Pile.guild(seat), card)
    if (read.prelude(state)) write.put(state, Pile.SECURED, card)
  }
}

/** A Faithful card is an action card from then on. */
function drawFaithful(state: State, seat: number, card: number): void {
  const action = actionOfFaithful(card)
  const rules = seatRules(state, seat)
  write.put(state, FAITHFUL_OUT, action)
  write.put(state, rules.gains(seat), action)
  show(state, action)
  if (rules.counts) write.addCounter(state, seat, 1)
}

/** Agents on a spot go home. */
export function agentsHome(state: State, spot: number): void {
  for (let owner = 0; owner < playersOf(state); owner++) {
    returnAgents(state, owner, read.courtAgents(state, spot, owner))
    write.setCourtAgents(state, spot, owner, 0)
  }
}

/** The card of a spot goes elsewhere without being secured: what is attached slides down and keeps the agents. */
export function leaveSpot(state: State, spot: number): void {
  const attached = camp.attached(state, spot)
  if (attached > 0) {
    set.setAttached(state, spot, 0)
    write.setRowCard(state, spot, attached)
    return
  }
  agentsHome(state, spot)
  write.setRowCard(state, spot, 0)
  push(state, F.refill, 0, spot)
}

export function bury(state: State, card: number, events?: EventSink): void {
  write.put(state, Pile.BURIED, card)
  events?.event(say('log.buriedCard', { card: courtId(card) }))
}

/** Shuffles a card into the Court deck; what was buried is shuffled along. */
export function intoDeck(state: State, card: number): void {
  write.put(state, Pile.COURT_DECK, card)
  write.pour(state, Pile.BURIED, Pile.COURT_DECK)
}

/** Cards that the top of the deck can be, lore of the Court apart. */
const courtTop = (state: State): CardSet => read.cardSet(state, deckIsEmpty(state) ? Pile.BURIED : Pile.COURT_DECK)
const deckIsEmpty = (state: State): boolean => read.isEmpty(state, Pile.COURT_DECK) && camp.courtLore(state) === 0
export const canRefill = (state: State): boolean => !deckIsEmpty(state) || !read.isEmpty(state, Pile.BURIED)

/** Lore comes out of the deck as whatever nobody has seen of it yet (campaign 3.1, J). */
export const uncover = free<'uncover'>({
  refuse(state, action) {
    const card = court(action.card)
    if (card < 0) return baseSay('no.courtDeck', { card: action.card })
    if (isLore(card))
      return camp.courtLore(state) > 0 && read.has(state, Pile.LORE_DECK, card - LORE_COURT)
        ? undefined
        : baseSay('no.courtDeck', { card: action.card })
    return inSet(courtTop(state), card) ? undefined : baseSay('no.courtDeck', { card: action.card })
  },
  carry(state, action, _chance, events) {
    const card = court(action.card)
    const spot = topArg(state, 0)
    pop(state)
    if (isLore(card)) {
      write.drop(state, Pile.LORE_DECK, card - LORE_COURT)
      set.setCourtLore(state, camp.courtLore(state) - 1)
    } else {
      write.drop(state, Pile.COURT_DECK, card)
      write.drop(state, Pile.BURIED, card)
    }
    write.setRowCard(state, spot, card + 1)
    events?.event(baseSay('log.refilled', { card: action.card }))
  },
  *list(state) {
    for (const card of cardsOf(courtTop(state))) yield { do: 'uncover', card: courtId(card) }
    if (camp.courtLore(state) === 0) return
    for (const lore of read.cards(state, Pile.LORE_DECK)) yield { do: 'uncover', card: courtId(LORE_COURT + lore) }
  },
  sample(state, _chance, random) {
    const top = courtTop(state)
    const lore = camp.courtLore(state)
    const at = random.int(sizeOfSet(top) + lore)
    if (at >= lore) return { do: 'uncover', card: courtId(nthCard(top, at - lore)) }
    const unseen = read.cardSet(state, Pile.LORE_DECK)
    return { do: 'uncover', card: courtId(LORE_COURT + nthCard(unseen, random.int(sizeOfSet(unseen)))) }
  },
})

/** Cards of the row by spot, the Council last, whatever its side: where something can be attached. */
export function* attachable(state: State): Generator<{ spot: number; card: number }> {
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = read.rowCard(state, spot) - 1
    if (card >= 0 && camp.attached(state, spot) === 0) yield { spot, card }
  }
  if (camp.attached(state, COUNCIL_SPOT) === 0) yield { spot: COUNCIL_SPOT, card: COUNCIL }
}

export const agentsOn = (state: State, spot: number): number => {
  let n = 0
  for (let owner = 0; owner < playersOf(state); owner++) n += read.courtAgents(state, spot, owner)
  return n
}

/** The Council returns to session; tucked, it comes back and is not resolved (campaign 8). */
export function convene(state: State, events?: EventSink): void {
  if (camp.council(state) === camp.IN_SESSION) return
  set.setCouncil(state, camp.IN_SESSION)
  set.setCouncilOf(state, 0)
  events?.event(say('log.inSession', {}))
}

/** Keeps the order of the Court discard pile: what has come to it lies on top, what has left it is gone. */
export function orderDiscard(state: State): void {
  let n = camp.discarded(state)
  // Asked after every action: cards come or go, but never both at once.
  if (read.count(state, Pile.COURT_DISCARD) === n) return
  const pile = read.cardSet(state, Pile.COURT_DISCARD)
  let kept = 0
  const seen = new Set<number>()
  for (let at = 0; at < n; at++) {
    const card = camp.discard(state, at)
    if (!inSet(pile, card)) continue
    seen.add(card)
    set.setDiscard(state, kept++, card)
  }
  for (const card of cardsOf(pile)) if (!seen.has(card)) set.setDiscard(state, kept++, card)
  for (; n > kept; n--) set.setDiscard(state, n - 1, -1)
  set.setDiscarded(state, kept)
}

export const spotOfCard = (state: State, card: CourtId): number => {
  const at = court(card)
  if (at === COUNCIL) return COUNCIL_SPOT
  for (let spot = 0; spot < ROW_SIZE; spot++) if (at >= 0 && read.rowCard(state, spot) === at + 1) return spot
  return -1
}
