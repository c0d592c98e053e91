// Who listens at a point, among what a seat holds.

import { seatRules } from '../seats/index.ts'
import { MAX_SEATS } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'
import type { Card } from './hooks.ts'
import { type Listener, numbersOf, POINTS, type Point } from './point.ts'

/**
 * Told by `cards/index.ts` and by what is loaded later. Nothing here imports a card: cards and rules import each other, and
 * whoever plays has both.
 */
const lists: Record<'court' | 'led' | 'act', readonly Card[]> = { court: [], led: [], act: [] }
let base: readonly Card[] = []
let all: readonly Card[] = []
let changes = 0

function set(which: keyof typeof lists, cards: readonly Card[]): void {
  lists[which] = cards
  base = [...lists.court, ...lists.led]
  all = [...base, ...lists.act]
  listChanged()
  for (const point of POINTS) point.forget()
}

/**
 * Adds cards to the end of a list, each once: the Court's, lore and leaders, or what acts bring, in this order
 * whatever came first. Answers how to take them away.
 */
export function addCards(cards: readonly Card[], which: keyof typeof lists = 'act'): () => void {
  const added = cards.filter((card) => !lists[which].includes(card))
  set(which, [...lists[which], ...added])
  return () => {
    set(
      which,
      lists[which].filter((card) => !added.includes(card)),
    )
  }
}

/** The cards that a base game may have. */
export const baseCards = (): readonly Card[] => base
export const allCards = (): readonly Card[] => all

/** There is something new that brings deeds or frames. */
export const listChanged = (): void => {
  changes++
}

/** How often the list has changed, for whoever makes a table of it. */
export const cardsChanged = (): number => changes

/** Whether the seat has what the card is. */
export function holds(state: State, seat: number, { is }: Card): boolean {
  if ('guild' in is) return read.hasGuild(state, seat, numbersOf(is.guild)) && seatRules(state, seat).cardText
  if ('lore' in is) return read.has(state, Pile.lore(seat), is.lore)
  if ('leader' in is) return read.leaderOf(state, seat) === is.leader
  return 'has' in is && state.options.act !== 0 && is.has(state, seat)
}

const NOBODY: readonly never[] = []

/** The hooks at this point of what the seat holds. Owners that are no seats hold nothing. */
export function heard<H>(point: Point<H>, state: State, seat: number): readonly H[] {
  if (seat >= MAX_SEATS) return NOBODY
  if (read.holdsAny(state, seat, point.guild, point.lore, point.leaders)) return listening(point, state, seat)
  return state.options.act === 0 || !point.others ? NOBODY : listeningOthers(point, state, seat)
}

/** Of an act: the seat holds no card that listens here, so only what is none remains to be asked. */
function listeningOthers<H>(point: Point<H>, state: State, seat: number): readonly H[] {
  const { otherAt, otherHas } = point
  let bits = 0
  for (let n = 0; n < otherAt.length; n++) if (otherHas[n]!(state, seat)) bits |= 1 << otherAt[n]!
  return bits === 0 ? NOBODY : point.hooksOf(bits)
}

function listening<H>(point: Point<H>, state: State, seat: number): readonly H[] {
  const listeners = point.listeners ?? point.make(allCards())
  let bits = 0
  for (let at = 0; at < listeners.length; at++) if (isHeld(state, seat, listeners[at]!)) bits |= 1 << at
  return bits === 0 ? NOBODY : point.hooksOf(bits)
}

/** As `holds` says. */
function isHeld(state: State, seat: number, { card, guild, lore, leader, other }: Listener): boolean {
  if (guild.length > 0) return read.hasGuild(state, seat, guild) && seatRules(state, seat).cardText
  if (lore >= 0) return read.has(state, Pile.lore(seat), lore)
  return other ? holds(state, seat, card) : read.leaderOf(state, seat) === leader
}

/** Whether anything at all that the seat holds listens. */
export const listens = <H>(point: Point<H>, state: State, seat: number): boolean => heard(point, state, seat).length > 0
