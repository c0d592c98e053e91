// A checked position as a state: the reverse of serialise.ts.

import { BadInput } from '@understudy/table'
import { UNIONS } from '../../data/court.ts'
import {
  ABLE_CARDS,
  type AbleCard,
  AMBITIONS,
  type Colour,
  DICE,
  EVERY_MODE,
  EVERY_SUIT,
  EVERY_TOKEN,
  type Owner,
  RESOURCES,
  type Resource,
  SETUP_CARDS,
  TROPHIES,
} from '../../vocabulary.ts'
import { card, court, leaderIndex, loreIndex, sys } from '../board/ids.ts'
import { checkedPosition, type Position } from '../positions/parse.ts'
import { actRules, hasAct } from '../round/act-rules.ts'
import * as L from './layout.ts'
import { ownerIndex } from './owners.ts'
import { PLACE_NAMES } from './pile-names.ts'
import * as Pile from './piles.ts'
import { cardOfSaved, isCardIn } from './saved-cards.ts'
import { BATTLE_NUMBERS, PLAIN_SCALARS, SEAT_NUMBERS, scalarAt } from './serialise.ts'
import { makeSite, SITE_CITY, SITE_DAMAGED, SITE_PORT, SITE_USED } from './sites.ts'
import { FRAMES } from './stack.ts'
import { type GameOptions, newState, type State } from './state.ts'
import * as write from './write.ts'

type Named = Readonly<Record<string, number>>

export function parseState(data: unknown): State {
  const position = checkedPosition(data)
  if (position.options.act !== 0 && !hasAct())
    throw new BadInput({ en: 'the campaign is not loaded here.', ru: 'кампания здесь не загружена.' }, 'options.act')
  const state = newState(position.options as GameOptions)
  const { b } = state
  const seat = (owner: Owner, where: string): number => {
    const index = ownerIndex(state, owner)
    if (index < 0) throw new BadInput({ en: `${owner} does not play.`, ru: `${owner} не играет.` }, where)
    return index
  }
  const play = position.play as Named
  for (const name of PLAIN_SCALARS) b[scalarAt(name)] = play[name]!
  b[L.SETUP] = position.setup === null ? 0 : SETUP_CARDS.indexOf(position.setup) + 1
  b[L.INITIATIVE] = seat(position.initiative, 'initiative')
  b[L.LEADER] = seat(position.leader, 'leader')
  b[L.ACTIVE] = seat(position.active, 'active')
  b[L.LEAD_CARD] = position.leadCard === null ? 0 : card(position.leadCard) + 1
  b[L.MODE] = EVERY_MODE.indexOf(position.mode)
  b[L.SUIT] = EVERY_SUIT.indexOf(position.suit)
  RESOURCES.forEach((type, i) => {
    b[L.SUPPLY + i + 1] = (position.supply as Named)[type]!
    b[L.HELD + i + 1] = (position.held as Named)[type]!
    b[L.BOXES + i + 1] = (position.boxes as Named)[type]!
  })
  position.markers.forEach(({ at, flipped }, marker) => {
    b[L.MARKER_AT + marker] = at === null ? 0 : AMBITIONS.indexOf(at) + 1
    b[L.MARKER_FLIPPED + marker] = flipped ? 1 : 0
  })
  restoreSystems(state, position, seat)
  for (const [colour, each] of Object.entries(position.seats) as [Colour, NonNullable<Position['seats'][Colour]>][])
    restoreSeat(state, seat(colour, `seats.${colour}`), each, (other) => seat(other, `seats.${colour}`))
  restoreCourt(state, position, seat)
  lay(state, Pile.LORE_DECK, position.lore.deck, loreIndex)
  lay(state, Pile.LORE_ROW, position.lore.row, loreIndex)
  lay(state, Pile.LEADER_DECK, position.lore.leaders, leaderIndex)
  lay(state, Pile.LEADER_ROW, position.lore.leaderRow, leaderIndex)
  restoreCards(state, position, seat)
  if (position.battle !== null) {
    const battle = position.battle
    b[L.B_AT] = sys(battle.at)
    b[L.B_ATT] = seat(battle.attacker, 'battle.attacker')
    b[L.B_DEF] = seat(battle.defender, 'battle.defender')
    DICE.forEach((die, i) => {
      b[L.B_DICE + i] = (battle.dice as Named)[die]!
      const faces = (battle.rolled as Readonly<Record<string, readonly number[]>>)[die]!
      faces.forEach((n, face) => {
        b[L.B_FACES + i * 6 + face] = n
      })
    })
    for (const [name, at] of Object.entries(BATTLE_NUMBERS)) b[at] = (battle as unknown as Named)[name]!
  }
  b[L.DEPTH] = position.stack.length
  position.stack.forEach((frame, i) => {
    const at = L.FRAMES + i * L.FRAME_SIZE
    b[at] = FRAMES.indexOf(frame.frame)
    b[at + 1] = seat(frame.seat, `stack[${i}].seat`)
    frame.args.forEach((arg, k) => {
      b[at + 2 + k] = isCardIn(b[at]!, k) ? cardOfSaved(arg) : arg
    })
  })
  if (state.options.act !== 0) actRules().restore(state, position.campaign)
  return state
}

function lay(state: State, pile: number, ids: readonly string[], index: (id: string) => number): void {
  for (const id of ids) write.put(state, pile, index(id))
}
const typeOf = (type: Resource | null): number => (type === null ? 0 : EVERY_TOKEN.indexOf(type) + 1)

type SeatOf = (owner: Owner, where: string) => number

function restoreSystems(state: State, position: Position, seat: SeatOf): void {
  const { b } = state
  for (const [id, { ships, buildings, type, moved }] of Object.entries(position.systems)) {
    const system = sys(id)
    const where = `systems.${id}`
    for (const [owner, { fresh, damaged }] of Object.entries(ships ?? {})) {
      const at = system * L.OWNER_STRIDE + seat(owner as Owner, `${where}.ships`)
      b[L.FRESH + at] = fresh
      b[L.DAMAGED + at] = damaged
    }
    for (const [n, building] of Object.entries(buildings ?? {})) {
      const used = building.used ? SITE_USED : 0
      b[L.SITE + system * 3 + Number(n) - 1] =
        building.piece === null
          ? used
          : makeSite(building.piece === 'city' ? SITE_CITY : SITE_PORT, seat(building.of, `${where}.buildings`)) |
            (building.damaged ? SITE_DAMAGED : 0) |
            used
    }
    b[L.MYTHIC + system] = typeOf(type ?? null)
    b[L.MOVED + system] = moved ?? 0
  }
}

function restoreSeat(
  state: State,
  seat: number,
  from: NonNullable<Position['seats'][Colour]>,
  other: (owner: Owner) => number,
): void {
  const { b } = state
  write.setPower(state, seat, from.power)
  for (const [name, at] of Object.entries(SEAT_NUMBERS)) b[at + seat] = (from as unknown as Named)[name]!
  b[L.OUTRAGE + seat] = from.outrage.reduce((so, type) => so | (1 << typeOf(type)), 0)
  ;[...from.slots, ...new Array(Math.max(0, 7 - from.slots.length)).fill(null), ...from.loose].forEach((type, slot) => {
    if (slot < L.SLOTS_PER_SEAT) b[L.SLOTS + seat * L.SLOTS_PER_SEAT + slot] = typeOf(type)
  })
  for (const [owner, held] of Object.entries(from.trophies))
    for (const [piece, n] of Object.entries(held))
      b[L.trophyAt(seat, other(owner as Owner), TROPHIES.indexOf(piece as (typeof TROPHIES)[number]))] = n
  for (const [owner, n] of Object.entries(from.captives)) b[L.captiveAt(seat, other(owner as Owner))] = n
  lay(state, Pile.guild(seat), from.guild, court)
  lay(state, Pile.lore(seat), from.lore, loreIndex)
  lay(state, Pile.exhausted(seat), from.exhausted ?? [], (id) => ABLE_CARDS.indexOf(id as AbleCard))
  b[L.LEADER_OF + seat] = from.leader === null ? 0 : leaderIndex(from.leader) + 1
  b[L.PLAYED_MODE + seat] = EVERY_MODE.indexOf(from.mode)
  b[L.PLAYED_CARD + seat] = from.played === null ? 0 : card(from.played) + 1
  b[L.TARGET + seat] = from.target === null ? 0 : sys(from.target) + 1
}

function restoreCourt(state: State, position: Position, seat: SeatOf): void {
  const { b } = state
  position.court.row.forEach((spot, i) => {
    if (spot === null) return
    b[L.ROW + i] = court(spot.card) + 1
    for (const [colour, n] of Object.entries(spot.agents))
      b[L.COURT_AGENTS + i * L.OWNER_STRIDE + seat(colour as Colour, `court.row[${i}].agents`)] = n
  })
  lay(state, Pile.COURT_DECK, position.court.deck, court)
  lay(state, Pile.BURIED, position.court.buried, court)
  lay(state, Pile.COURT_DISCARD, position.court.discard, court)
  lay(state, Pile.SECURED, position.court.secured, court)
  position.court.unions.forEach((union, i) => {
    const at = UNIONS.indexOf(court(union.card))
    write.put(state, Pile.ATTACHED, court(union.card))
    b[L.UNION_ON + at] = card(union.on) + 1
    b[L.UNION_OF + at] = seat(union.of, `court.unions[${i}].of`)
  })
}

function restoreCards(state: State, position: Position, seat: SeatOf): void {
  const { b } = state
  lay(state, Pile.UNSEEN, position.cards.unseen, card)
  for (const [name, { cards, unknown }] of Object.entries(position.cards.places)) {
    const place = PLACE_NAMES.indexOf(name)
    if (place < 1 || name === '')
      throw new BadInput({ en: 'there is no such place.', ru: 'такого места нет.' }, `cards.places.${name}`)
    lay(state, place, cards, card)
    b[L.UNKNOWN + place] = unknown
  }
  for (const [colour, cards] of Object.entries(position.cards.seen))
    lay(state, Pile.seenBy(seat(colour as Colour, 'cards.seen')), cards, card)
}
