// The sentences that only a real table needs, in English and Russian.

import { type Lang, type Phrasebook, type Phrases, plural, type Say, sayer, speak } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { ArmyFact } from '../rules/state/names.ts'
import { army as armyEn } from '../text/en/words.ts'
import { army as armyRu, cards as cardsRu } from '../text/ru/words.ts'

const PILES = {
  gold: { en: 'gold', ru: 'золото' },
  vp: { en: 'Victory Points', ru: 'победные очки' },
  reserves: { en: 'Reserves', ru: 'резервы' },
  navy: { en: 'Navy cards off the board', ru: 'карты флота вне поля' },
  toFlip: { en: 'action cards to flip', ru: 'неоткрытые карты действий' },
  hand: { en: 'action cards in hand', ru: 'карты действий в руке' },
  pool: { en: 'cards in no army', ru: 'карты вне армий' },
  actions: { en: 'Action deck', ru: 'Колода действий' },
  spent: { en: 'Action discard', ru: 'Сброс карт действий' },
} as const

export type Pile = keyof typeof PILES

/** Facts of the open table that are numbers. */
export const NUMBERS: Readonly<Record<string, Pile>> = { 'table.gold': 'gold', 'table.vp': 'vp' }

/** In a region, aboard a navy, or off the board. */
export type Where = { readonly region: Name } | { readonly navy: number } | null

export type BesideSayings = {
  'carry.goes': { army: ArmyFact; from: Where; to: Where }
  'carry.agent': { seat: Name; n: number; from: Where; to: Where }
  'carry.number': { of: Name | null; what: Pile; from: number; to: number }
  'at.place': { place: Name }
  /** A side may have the name of a region. */
  'at.seat': { seat: Name }
  'at.table': Record<never, never>
  'net.army': { army: ArmyFact }
  'net.agent': { seat: Name }
  'net.went': { what: Say }
  'net.came': { what: Say }
  'net.number': { what: Pile; n: number; now: number }
  'net.holder': { seat: Name }
  'carry.army': { army: ArmyFact; n: number; led: boolean }
  'carry.pile': { of: Name | null; pile: Pile; n: number }
  'carry.stack': { no: number; n: number }
  'carry.flipped': { seat: Name; card: Name | null }
  'carry.siege': { region: Name; level: number | null }
}

export const say = sayer<BesideSayings>()

const cardsEn = (n: number): string => plural('en', n, { one: 'card', many: 'cards' })

const OFF = { en: 'off the board', ru: 'вне поля' } as const
const NAVY = { en: 'aboard navy', ru: 'на борту, флот' } as const
const where = (lang: Lang, at: Where): string =>
  at === null ? OFF[lang] : 'region' in at ? at.region[lang] : `${NAVY[lang]} ${at.navy}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const number = (lang: Lang, of: Name | null, what: Pile, from: number, to: number): string =>
  capital(`${of === null ? '' : `${of[lang]}, `}${PILES[what][lang]}: ${from} → ${to}.`)
const change = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

const en: Phrases<BesideSayings> = {
  'carry.goes': ({ army, from, to }) => `${armyEn(army)}: ${where('en', from)} → ${where('en', to)}.`,
  'carry.agent': ({ seat, n, from, to }) => `${seat.en}, agent ${n}: ${where('en', from)} → ${where('en', to)}.`,
  'carry.number': ({ of, what, from, to }) => number('en', of, what, from, to),
  'at.place': ({ place }) => place.en,
  'at.seat': ({ seat }) => seat.en,
  'at.table': () => 'Beside the map',
  'net.army': ({ army }) => armyEn(army),
  'net.agent': ({ seat }) => `${seat.en}, agent`,
  'net.went': ({ what }) => `−\u00a0${speak(phrases, 'en', what)}`,
  'net.came': ({ what }) => `+\u00a0${speak(phrases, 'en', what)}`,
  'net.number': ({ what, n, now }) => `${PILES[what].en} ${change(n)} (${now})`,
  'net.holder': ({ seat }) => `held by ${seat.en}`,
  'carry.army': ({ army, n, led }) => `${armyEn(army)}: ${cardsEn(n)}, ${led ? 'with' : 'without'} a general.`,
  'carry.pile': ({ of, pile, n }) => `${of === null ? '' : `${of.en}, `}${PILES[pile].en}: ${n}.`,
  'carry.stack': ({ no, n }) => `Mercenary stack ${no}: ${cardsEn(n)}.`,
  'carry.flipped': ({ seat, card }) =>
    card === null ? `${seat.en}: no action card lies open.` : `${seat.en}, open action card: ${card.en}.`,
  'carry.siege': ({ region, level }) =>
    level === null ? `${region.en}: no siege.` : `${region.en}: under siege, turn ${level}.`,
}

const ru: Phrases<BesideSayings> = {
  'carry.goes': ({ army, from, to }) => `${armyRu(army)}: ${where('ru', from)} → ${where('ru', to)}.`,
  'carry.agent': ({ seat, n, from, to }) => `${seat.ru}, агент ${n}: ${where('ru', from)} → ${where('ru', to)}.`,
  'carry.number': ({ of, what, from, to }) => number('ru', of, what, from, to),
  'at.place': ({ place }) => place.ru,
  'at.seat': ({ seat }) => seat.ru,
  'at.table': () => 'У карты',
  'net.army': ({ army }) => armyRu(army),
  'net.agent': ({ seat }) => `${seat.ru}, агент`,
  'net.went': ({ what }) => `−\u00a0${speak(phrases, 'ru', what)}`,
  'net.came': ({ what }) => `+\u00a0${speak(phrases, 'ru', what)}`,
  'net.number': ({ what, n, now }) => `${PILES[what].ru} ${change(n)} (${now})`,
  'net.holder': ({ seat }) => `владелец: ${seat.ru}`,
  'carry.army': ({ army, n, led }) => `${armyRu(army)}: ${cardsRu(n)}, ${led ? 'с полководцем' : 'без полководца'}.`,
  'carry.pile': ({ of, pile, n }) => `${of === null ? '' : `${of.ru}, `}${PILES[pile].ru}: ${n}.`,
  'carry.stack': ({ no, n }) => `Стопка наёмников ${no}: ${cardsRu(n)}.`,
  'carry.flipped': ({ seat, card }) =>
    card === null ? `${seat.ru}: открытой карты действия нет.` : `${seat.ru}, открытая карта действия: ${card.ru}.`,
  'carry.siege': ({ region, level }) =>
    level === null ? `${region.ru}: осады нет.` : `${region.ru}: в осаде, ход ${level}.`,
}

export const phrases: Phrasebook = { en, ru }
