// Playing a card. One tap names it; whether it leads, surpasses, pivots or copies follows from what was led.

import type { Action } from '@understudy/arcs'
import { ids, Pile, read, seatOf } from '@understudy/arcs/state'
import { type ActionCardId, AMBITIONS, COURT_CARDS, EVERY_ACTION_CARD, RESOURCES } from '@understudy/arcs/vocabulary'
import { allowed, type Context, firstAllowed } from './context.ts'
import type { CardPage, FaceUp, Page, Pressed, Seizing, Side, Tap } from './tap.ts'

export const cardPage: CardPage = { at: 'card', down: false }

const FACE_UP: readonly FaceUp[] = ['surpass', 'pivot']

/** Everything that this page can mean, the most likely first. */
function meanings(context: Context, page: CardPage): Action[] {
  const { card, declare, give, seize, side } = page
  // The words of an act are not among those of the base game's actions.
  const extra = seize === undefined ? {} : { seize: seize as ActionCardId }
  // Nothing is declared with a card that lies face down.
  const copy: Action[] =
    declare === undefined ? [{ do: 'copy', ...(card === undefined ? {} : { card }), ...extra }] : []
  if (card === undefined) return page.down ? copy : []
  // An Event goes with the lead: nothing is declared with it.
  if (card.startsWith('event-'))
    return page.down || declare !== undefined ? [] : [{ do: 'event', card, ...extra } as unknown as Action]
  const told = {
    ...(side === undefined ? {} : { side }),
    ...(declare === undefined ? {} : { declare }),
    ...(give === undefined ? {} : { give }),
  }
  if (context.decision.kind === 'lead') return [{ do: 'lead', card, ...told }]
  if (page.down) return copy
  const up = FACE_UP.filter((how) => (page.how ?? how) === how).map(
    (how): Action => ({ do: how, card, ...extra, ...told }),
  )
  // A card that cannot be played face up is played face down.
  return page.how === undefined ? [...up, ...copy] : up
}

export const cardReady = (context: Context, page: CardPage): Action | undefined =>
  firstAllowed(context, meanings(context, page))

/** A Faithful card is played as one of its sides. */
export const SIDES: readonly Side[] = ['zeal', 'wisdom']
const sidesOf = (context: Context, page: CardPage): readonly Side[] =>
  page.card?.startsWith('faithful-') === true && !page.down
    ? SIDES.filter((side) => cardReady(context, { ...plain(page), side }) !== undefined)
    : []

function mayPlay(context: Context, page: CardPage): boolean {
  return cardReady(context, page) !== undefined || sidesOf(context, page).length > 0
}

export function cardTaps(context: Context, page: CardPage): Tap[] {
  const taps: Tap[] = []
  const fits = (next: CardPage) => cardReady(context, next) !== undefined
  for (const card of EVERY_ACTION_CARD)
    if (page.card !== card && mayPlay(context, { ...cardPage, ...wanted(page), card })) taps.push({ tap: 'card', card })
  if (context.decision.kind === 'follow' && fits({ ...plain(page), down: !page.down }) && maybeDown(context, page))
    taps.push({ tap: 'down' })
  if (allowed(context, { do: 'pass' })) taps.push({ tap: 'pass' })
  for (const side of sidesOf(context, page)) if (side !== page.side) taps.push({ tap: 'side', side })
  if (cardReady(context, page) === undefined) return taps
  for (const ambition of AMBITIONS) if (declares(context, page, ambition)) taps.push({ tap: 'declare', ambition })
  if (page.declare !== undefined)
    for (const card of COURT_CARDS)
      if (fits({ ...page, give: card }) && page.give !== card) taps.push({ tap: 'give', card })
  const seizes = seizings(context).filter((seize) => fits({ ...page, seize }))
  // Several cards would do: they are shown when somebody wants to seize at all.
  if (seizes.length > 1 && page.seizing !== true) taps.push({ tap: 'seizing' })
  else for (const seize of seizes) taps.push({ tap: 'seize', with: seize })
  return taps
}

/** A known card can be laid face down instead; without one, only a card that nobody has named. */
const maybeDown = (context: Context, page: CardPage): boolean =>
  page.down || page.card !== undefined || allowed(context, { do: 'copy' })

/** Declaring may cost a card of the Court (Generous): then it is asked for next. */
function declares(context: Context, page: CardPage, declare: NonNullable<CardPage['declare']>): boolean {
  if (page.declare === declare) return false
  const next = { ...plain(page), declare }
  return (
    cardReady(context, next) !== undefined ||
    COURT_CARDS.some((give) => cardReady(context, { ...next, give }) !== undefined)
  )
}

/** A second card is named only if one's cards are known; otherwise nobody needs to know which it is. */
function seizings({ state, decision }: Context): readonly Seizing[] {
  if (decision.kind !== 'follow') return []
  const hand = read.cards(state, Pile.hand(seatOf(state, decision.seat)))
  const outrages = state.options.act === 0 ? [] : RESOURCES.map((type): Seizing => `outrage-${type}`)
  return ['unknown', 'counter', ...hand.map(ids.cardId), ...outrages]
}

/** It was said that the initiative is seized; with which card is not. */
export const asksSeizing = (page: Page): boolean =>
  page.at === 'card' && page.seizing === true && page.seize === undefined

const wanted = ({ how }: CardPage) => (how === undefined ? {} : { how })

function plain({ card, down, seize, side, how }: CardPage): CardPage {
  return {
    at: 'card',
    down,
    ...(how === undefined || down ? {} : { how }),
    ...(card === undefined ? {} : { card }),
    ...(side === undefined || down ? {} : { side }),
    ...(seize === undefined ? {} : { seize }),
  }
}

export function pressCard(page: CardPage, tap: Tap): Pressed | undefined {
  switch (tap.tap) {
    case 'card':
      // The same card again: not that one after all.
      return {
        page: tap.card === page.card ? cardPage : { ...wanted(page), at: 'card', card: tap.card, down: page.down },
      }
    case 'down':
      return { page: plain({ ...page, down: !page.down }) }
    case 'how': {
      const { how, ...rest } = plain({ ...page, down: false })
      return { page: how === tap.how ? rest : { ...rest, how: tap.how } }
    }
    case 'side':
      return { page: { ...plain(page), side: tap.side } }
    case 'declare':
      return { page: { ...plain(page), declare: tap.ambition } }
    case 'give':
      return { page: { ...page, give: tap.card } }
    case 'seizing': {
      // Once more: not after all.
      const { seizing, seize: _, ...rest } = page
      return { page: seizing === true ? rest : { ...page, seizing: true } }
    }
    case 'seize': {
      const { seize, ...rest } = page
      return { page: seize === tap.with ? rest : { ...page, seize: tap.with } }
    }
    case 'pass':
      return { act: { do: 'pass' } }
    default:
      return undefined
  }
}
