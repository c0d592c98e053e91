// What a real table tells: the faces of dice, a hand of cards; and tokens in their slots.

import type { Action } from '@understudy/arcs'
import { slotUsable } from '@understudy/arcs/rules'
import { colourOf, read, seatOf, topSeat } from '@understudy/arcs/state'
import { type ActionCardId, type Colour, DICE, HAND_SIZE } from '@understudy/arcs/vocabulary'
import { addFace } from './battle-page.ts'
import { allowed, type Context } from './context.ts'
import { NO_FACES } from './start.ts'
import type { ArrangePage, CardsPage, Pressed, RollPage, Tap } from './tap.ts'

export const rollPage: RollPage = { at: 'roll', faces: NO_FACES }
export const cardsPage: CardsPage = { at: 'cards', chosen: [] }

export const diceWanted = ({ state }: Context, die: number): number => read.battleDice(state, die)

export const rollReady = (context: Context, page: RollPage): Action | undefined => {
  const action: Action = { do: 'roll', ...page.faces }
  return allowed(context, action) ? action : undefined
}

export const rollTaps = (context: Context, page: RollPage): Tap[] =>
  DICE.flatMap((die, i) =>
    page.faces[die].length < diceWanted(context, i)
      ? [1, 2, 3, 4, 5, 6].map((face): Tap => ({ tap: 'face', die, face }))
      : [],
  )

/** The last die completes the roll: nothing more is asked. */
export function pressRoll(context: Context, page: RollPage, tap: Tap): Pressed | undefined {
  if (tap.tap !== 'face' || page.faces[tap.die].length >= diceWanted(context, DICE.indexOf(tap.die))) return undefined
  const next = { ...page, faces: addFace(page.faces, tap.die, tap.face) }
  const act = rollReady(context, next)
  return act === undefined ? { page: next } : { act }
}

export const dealable = ({ decision }: Context): ActionCardId[] =>
  decision.next([]).map(({ pick }) => pick.value as ActionCardId)

export function cardsReady(context: Context, { chosen }: CardsPage): Action | undefined {
  const seat: Colour = colourOf(context.state, topSeat(context.state))
  const action: Action = { do: 'deal', seat, cards: chosen }
  return chosen.length === HAND_SIZE && allowed(context, action) ? action : undefined
}

export const cardsTaps = (context: Context, page: CardsPage): Tap[] =>
  dealable(context)
    .filter((card) => page.chosen.includes(card) || page.chosen.length < HAND_SIZE)
    .map((card): Tap => ({ tap: 'card', card }))

export function pressCards(page: CardsPage, tap: Tap): Pressed | undefined {
  if (tap.tap !== 'card') return undefined
  const { chosen } = page
  if (chosen.includes(tap.card)) return { page: { ...page, chosen: chosen.filter((card) => card !== tap.card) } }
  return chosen.length < HAND_SIZE ? { page: { ...page, chosen: [...chosen, tap.card] } } : undefined
}

const FIT = 7

export function arrangeReady(context: Context, page: ArrangePage): Action | undefined {
  const { state, decision } = context
  const seat = seatOf(state, decision.seat)
  // What lies in a slot that has closed under it goes, too.
  const fit = page.slots.slice(0, FIT).map((type, slot) => (slotUsable(state, seat, slot) ? type : null))
  const action: Action = { do: 'arrange', slots: fit.slice(0, fit.findLastIndex((type) => type !== null) + 1) }
  return allowed(context, action) ? action : undefined
}

export const arrangeTaps = (page: ArrangePage): Tap[] => page.slots.map((_, slot): Tap => ({ tap: 'slot', slot }))

/** Two taps swap two slots. */
export function pressArrange(page: ArrangePage, tap: Tap): Pressed | undefined {
  if (tap.tap !== 'slot') return undefined
  const { held, slots } = page
  if (held === undefined) return { page: { ...page, held: tap.slot } }
  const swapped = [...slots]
  swapped[held] = slots[tap.slot] ?? null
  swapped[tap.slot] = slots[held] ?? null
  return { page: { at: 'arrange', slots: swapped } }
}
