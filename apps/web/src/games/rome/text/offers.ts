// What is asked when an offer comes once more.

import { type Lang, plural } from '@understudy/procedure'
import type { Offer } from '../telling/offers.ts'

interface OfferWords {
  /** Who is asked, by whom, for which time, and for what. */
  again(seat: string, from: string, n: number, what: string): string
  what(offer: Offer): string
}

const FIRST = { en: ['', '', 'second', 'third'], ru: ['', '', 'второе', 'третье'] } as const
const BONDS = {
  en: { enemy: 'war', neutral: 'peace', friends: 'friendship', allied: 'alliance' },
  ru: { enemy: 'вражда', neutral: 'мир', friends: 'дружба', allied: 'союз' },
} as const

const bond = (lang: Lang, status: string | undefined): string => BONDS[lang][status as keyof (typeof BONDS)['en']] ?? ''

export const offerWords: Readonly<Record<Lang, OfferWords>> = {
  en: {
    again: (seat, from, n, what) => `${seat}: ${FIRST.en[n] ?? `${n}th`} offer of ${from}: ${what}?`,
    what: ({ n, status }) => (n === undefined ? bond('en', status) : n === null ? 'trade' : `${n} gold each`),
  },
  ru: {
    again: (seat, from, n, what) => `${seat}: ${from}, ${FIRST.ru[n] ?? `${n}-е`} предложение: ${what}?`,
    what: ({ n, status }) =>
      n === undefined
        ? bond('ru', status)
        : n === null
          ? 'торговля'
          : `по ${plural('ru', n, { one: 'монете', few: 'монеты', many: 'монет' })}`,
  },
}
