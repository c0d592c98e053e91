// Why one cannot follow like this: with the card that was tapped, or with any. Fetched with the first question.

import { numberOf } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { ids } from '@understudy/arcs/state'
import { SUIT } from '@understudy/arcs/text'
import type { ActionCardId, Suit } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import { wordsFor } from '../../../text/late.ts'
import type { Context } from './model/context.ts'
import { cardsFor, following, type How } from './model/following.ts'
import type { CardPage } from './model/tap.ts'

const NO_CARD: Readonly<Record<Lang, string>> = { en: 'You have no card to play.', ru: 'Карт на руке нет.' }

/** Said of the whole hand. */
const OF_ALL = {
  en: {
    noSuit: (suit: Suit) => `You have no card of ${SUIT[suit].en}.`,
    tooLow: (suit: Suit, best: number, number: number) =>
      `Your highest card of ${SUIT[suit].en} is ${best}: it does not beat ${number}.`,
    sameSuit: (suit: Suit) => `All your cards are of ${SUIT[suit].en}: a pivot takes another suit.`,
  },
  ru: {
    noSuit: (suit: Suit) => `Карт масти «${SUIT[suit].ru}» у вас нет.`,
    tooLow: (suit: Suit, best: number, number: number) =>
      `Ваша старшая карта масти «${SUIT[suit].ru}» — ${best}: ${number} ей не превзойти.`,
    sameSuit: (suit: Suit) => `Все ваши карты масти «${SUIT[suit].ru}»: чтобы сменить масть, нужна другая.`,
  },
} satisfies Record<Lang, unknown>

export function reasonNotTo(context: Context, page: CardPage, how: How, lang: Lang): string {
  const cards = cardsFor(context, page)
  const all = cards.flatMap((card) => following(how, card).flatMap((action) => context.decision.legal(action) ?? []))
  const [first, ...more] = all
  if (first === undefined) return NO_CARD[lang]
  const { suit, number } = (first.with ?? {}) as { readonly suit: Suit; readonly number: number }
  if (page.card === undefined && more.every(({ say }) => say === first.say)) {
    if (first.say === 'no.pivot') return OF_ALL[lang].sameSuit(suit)
    if (first.say === 'no.surpass') {
      const best = Math.max(...cards.filter((card) => card.startsWith(`${suit}-`)).map(pipsOf))
      return best > 0 ? OF_ALL[lang].tooLow(suit, best, number) : OF_ALL[lang].noSuit(suit)
    }
  }
  return speak(arcs.phrases, lang, first)
}

const pipsOf = (card: ActionCardId): number => numberOf(ids.card(card))

export async function whyNotFollow(...asked: Parameters<typeof reasonNotTo>): Promise<string> {
  await wordsFor('refusals')
  return reasonNotTo(...asked)
}
