// muhq's game on a real table: what has to be done there after each step.

import { type Phrasebook, type Phrases, type Say, sayer } from '@understudy/procedure'
import { type Beside, byPlace, type Change, type GameEvent, type Line, type Net } from '@understudy/table'
import { handSize, pileSize } from '@understudy/table/chance'
import type { Name } from '../rules/cards.ts'
import { changesBetween } from '../rules/diff.ts'
import { cardName, type UnitFact } from '../rules/names.ts'
import { say } from '../rules/sayings.ts'
import { discardOf, isPerson, personOf, resourcesOf, type State, seatsOf } from '../rules/state.ts'
import {
  cardEn,
  cardList,
  cardRu,
  cards,
  ownedEn,
  ownedRu,
  resources,
  SEAT_EN,
  SEAT_RU_OF,
  seatTitle,
} from '../text/words.ts'
import { BOSS, type CardId, type SeatId } from '../vocabulary.ts'
import { tileOf, unitsInOrder } from './order.ts'
import { type Because, byReason } from './reasons.ts'

export type BesideSayings = {
  'carry.discard': { seat: SeatId; cards: readonly Name[] } & Because
  /** Whose cards they are is told to their holder alone. */
  'carry.hand': { seat: SeatId; n: number }
  'carry.untap': { seat: SeatId }
  /** Where units change places in a circle: one of them is held meanwhile. */
  'carry.lift': { unit: UnitFact }
  'carry.putDown': { unit: UnitFact; to: string }
  'at.tile': { at: string }
  'at.seat': { seat: SeatId }
  'at.stores': Record<never, never>
  'at.round': Record<never, never>
  'net.gone': { card: Name }
  'net.came': { card: Name }
  'net.moved': { card: Name; from: string }
  'net.damage': { card: Name; n: number; health: number }
  'net.resources': { n: number }
  'net.hand': { n: number }
}

const carry = sayer<BesideSayings>()

/** "+2 resources". */
const signed = (n: number, counted: (n: number) => string): string => `${n > 0 ? '+' : '−'}${counted(Math.abs(n))}`

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)

const WHY_EN = {
  destroyed: 'destroyed',
  played: 'played',
  bought: 'bought',
  putAway: 'put away',
  notPlayed: 'could not be played',
}

function whyEn({ why, cost, has }: Because): string {
  if (why === undefined) return ''
  return inBrackets(why === 'tooDear' ? `costs ${cost}, and only ${has} ${has === 1 ? 'is' : 'are'} left` : WHY_EN[why])
}

/** Of one card, of several. */
const WHY_RU = {
  destroyed: ['юнит уничтожен', 'юниты уничтожены'],
  played: ['разыграна', 'разыграны'],
  bought: ['куплена', 'куплены'],
  putAway: ['отложена', 'отложены'],
  notPlayed: ['разыграть не удалось', 'разыграть не удалось'],
} as const

function whyRu({ why, cost, has }: Because, n: number): string {
  if (why === undefined) return ''
  return inBrackets(why === 'tooDear' ? `стоит ${cost}, а есть только ${has}` : WHY_RU[why][n === 1 ? 0 : 1])
}

const en: Phrases<BesideSayings> = {
  'carry.discard': ({ seat, cards: names, ...because }) =>
    `Put on the discard pile of ${SEAT_EN(seat)}: ${cardList('en', names)}${whyEn(because)}.`,
  'carry.hand': ({ seat, n }) => `The hand of ${SEAT_EN(seat)}: ${n === 0 ? 'empty' : cards('en', n)}.`,
  'carry.untap': ({ seat }) => `Untap all units of ${SEAT_EN(seat)}.`,
  'carry.lift': ({ unit }) => `Lift ${ownedEn(unit)} from ${unit.at} and hold it.`,
  'carry.putDown': ({ unit, to }) => `Put ${ownedEn(unit)}, which stood on ${unit.at}, on ${to}.`,
  'at.tile': ({ at }) => `Tile ${at}`,
  'at.seat': ({ seat }) => seatTitle(seat).en,
  'at.stores': () => 'Stores',
  'at.round': () => 'Round',
  'net.gone': ({ card }) => `${cardEn(card)} is gone`,
  'net.came': ({ card }) => `+ ${cardEn(card)}`,
  'net.moved': ({ card, from }) => `${cardEn(card)} from ${from}`,
  'net.damage': ({ card, n, health }) => `${cardEn(card)}: damage ${n} of ${health}`,
  'net.resources': ({ n }) => signed(n, (many) => resources('en', many)),
  'net.hand': ({ n }) => signed(n, (many) => cards('en', many)),
}
const ru: Phrases<BesideSayings> = {
  'carry.discard': ({ seat, cards: names, ...because }) =>
    `Положите в сброс ${SEAT_RU_OF(seat)}: ${cardList('ru', names)}${whyRu(because, names.length)}.`,
  'carry.hand': ({ seat, n }) => `Рука ${SEAT_RU_OF(seat)}: ${n === 0 ? 'пуста' : cards('ru', n)}.`,
  'carry.untap': ({ seat }) => `Разверните всех юнитов ${SEAT_RU_OF(seat)}.`,
  'carry.lift': ({ unit }) => `Снимите ${ownedRu(unit)} с ${unit.at} и подержите в руке.`,
  'carry.putDown': ({ unit, to }) => `Поставьте ${ownedRu(unit)} (был на ${unit.at}) на ${to}.`,
  'at.tile': ({ at }) => `Клетка ${at}`,
  'at.seat': ({ seat }) => seatTitle(seat).ru,
  'at.stores': () => 'Лавки',
  'at.round': () => 'Раунд',
  'net.gone': ({ card }) => `${cardRu(card)}: нет`,
  'net.came': ({ card }) => `+ ${cardRu(card)}`,
  'net.moved': ({ card, from }) => `${cardRu(card)} с ${from}`,
  'net.damage': ({ card, n, health }) => `${cardRu(card)}: урон ${n} из ${health}`,
  'net.resources': ({ n }) => signed(n, (many) => resources('ru', many)),
  'net.hand': ({ n }) => signed(n, (many) => cards('ru', many)),
}
const phrases: Phrasebook = { en, ru }

/** Cards of the second list that the first one lacks; undefined if the first has others too. */
function added(before: readonly CardId[], after: readonly CardId[]): readonly CardId[] | undefined {
  const more = [...after]
  for (const card of before) {
    const at = more.indexOf(card)
    if (at < 0) return undefined
    more.splice(at, 1)
  }
  return more
}

function changes(from: State, to: State, events: readonly GameEvent[]): Change[] {
  const out = changesBetween(from, to).flatMap((change): Change | Change[] => {
    if (change.say === 'change.hand') {
      const { seat, cards: known, unknown } = change.with as { seat: SeatId; cards: readonly Name[]; unknown: number }
      return carry('carry.hand', { seat, n: known.length + unknown })
    }
    if (change.say !== 'change.discard') return change
    const seat = change.with?.seat as SeatId
    const more = added(discardOf(from, seat), discardOf(to, seat))
    if (more === undefined) return change
    return byReason(from, to, events, seat, more).map(({ cards: some, because }) =>
      carry('carry.discard', { seat, cards: some.map((card) => cardName(to, card)), ...because }),
    )
  })
  if (pileSize(from.storeRest) !== pileSize(to.storeRest))
    out.push(say('change.storeRest', { n: pileSize(to.storeRest) }))
  return untapped(out, to)
}

/** "Untap all units" instead of each by itself. */
function untapped(changes: readonly Change[], to: State): Change[] {
  const seats = new Set<SeatId>()
  const rest = changes.filter(({ say: name, with: facts }) => {
    const { seat } = (facts?.unit ?? {}) as { seat?: SeatId }
    if (name !== 'change.tapped' || facts?.tapped === true || seat === undefined) return true
    if (to.units.some((unit) => unit.controller === seat && unit.tapped)) return true
    seats.add(seat)
    return false
  })
  return [...rest, ...[...seats].map((seat) => carry('carry.untap', { seat }))]
}

/** Tiles first, then what lies beside the board: cards and resources by seat, stores, the round. */
function lines(from: State, to: State, events: readonly GameEvent[]): Line[] {
  const all = changes(from, to, events)
  const units = unitsInOrder(all).map(({ at, change }) => ({ change, place: carry('at.tile', { at }) }))
  const others = byPlace(
    all
      .filter((change) => tileOf(change) === undefined)
      .map((change) => ({ change, place: placeBeside(change), rank: rankOf(change) })),
  )
  return [...units, ...others]
}

function placeBeside({ say: name, with: facts = {} }: Change) {
  if (name.startsWith('change.store')) return carry('at.stores', {})
  if (name === 'change.turn' || facts.seat === undefined)
    return name === 'change.turn' ? carry('at.round', {}) : carry('at.seat', { seat: BOSS })
  return carry('at.seat', { seat: facts.seat as SeatId })
}
const rankOf = ({ say: name }: Change): number => (name.startsWith('change.store') ? 1 : name === 'change.turn' ? 2 : 0)

/** Units and numbers, as far as one would mention them. */
function allInAll(from: State, to: State): Net[] {
  const places = new Map<string, { place: Say; parts: Say[] }>()
  const add = (place: Say, part: Say): void => {
    const key = JSON.stringify(place)
    const there = places.get(key) ?? { place, parts: [] }
    places.set(key, there)
    there.parts.push(part)
  }
  for (const { place, change } of lines(from, to, [])) {
    const { say: name, with: facts = {} } = change
    const unit = facts.unit as UnitFact | undefined
    if (name === 'carry.lift' || name === 'change.tapped' || name === 'carry.untap' || name === 'change.turn') continue
    if (name === 'change.remove') add(place, carry('net.gone', { card: unit!.name }))
    else if (name === 'change.place') add(place, carry('net.came', { card: facts.card as Name }))
    else if (name === 'change.move' || name === 'carry.putDown')
      add(place, carry('net.moved', { card: unit!.name, from: unit!.at }))
    else if (name === 'change.damage')
      add(place, carry('net.damage', { card: unit!.name, n: facts.n as number, health: facts.health as number }))
    else if (unit !== undefined || name.startsWith('change.store')) add(place, { say: name, with: facts })
  }
  for (const seat of seatsOf(to)) {
    const place = carry('at.seat', { seat })
    const gained = resourcesOf(to, seat) - resourcesOf(from, seat)
    if (gained !== 0) add(place, carry('net.resources', { n: gained }))
    if (!isPerson(seat)) continue
    const drawn = handSize(personOf(to, seat).hand) - handSize(personOf(from, seat).hand)
    if (drawn !== 0) add(place, carry('net.hand', { n: drawn }))
  }
  return [...places.values()]
}

export const muhqBeside: Beside<State> = { lines, allInAll, phrases }
