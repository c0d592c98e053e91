// The words that sentences are made of, in both languages.

import { type Lang, listing, type PluralForms, plural } from '@understudy/procedure'
import type { Name } from '../rules/cards.ts'
import type { UnitFact } from '../rules/names.ts'
import type { SomeUnit } from '../rules/sayings.ts'
import { BOSS, FIELD_GAIN, type SeatId, type TileKind, type Trait } from '../vocabulary.ts'

const numberOf = (seat: SeatId): string => seat.slice(1)

export const SEAT_EN = (seat: SeatId): string => (seat === BOSS ? 'the boss' : `player ${numberOf(seat)}`)
export const SEAT_RU = (seat: SeatId): string => (seat === BOSS ? 'босс' : `игрок ${numberOf(seat)}`)
/** «рука игрока 1» */
export const SEAT_RU_OF = (seat: SeatId): string => (seat === BOSS ? 'босса' : `игрока ${numberOf(seat)}`)
/** «дайте игроку 1» */
export const SEAT_RU_TO = (seat: SeatId): string => (seat === BOSS ? 'боссу' : `игроку ${numberOf(seat)}`)

export const seatTitle = (seat: SeatId): Name =>
  seat === BOSS ? { en: 'Boss', ru: 'Босс' } : { en: `Player ${numberOf(seat)}`, ru: `Игрок ${numberOf(seat)}` }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "the Archer", and "the Kraken", whose name brings its article. */
export const article = (name: string): string => `the ${name.replace(/^The /, '')}`

export function unitEn(unit: SomeUnit): string {
  return typeof unit === 'number' ? `unit ${unit}` : `${article(unit.name.en)} (${unit.at})`
}

/** Always in quotation marks and in the nominative: a player's own cards bring names that we cannot inflect. */
export function unitRu(unit: SomeUnit): string {
  return typeof unit === 'number' ? `юнит № ${unit}` : `«${unit.name.ru}» (${unit.at})`
}

export const ownedEn = (unit: UnitFact): string => `${article(unit.name.en)} of ${SEAT_EN(unit.seat)}`
export const ownedRu = (unit: UnitFact): string => `«${unit.name.ru}» ${SEAT_RU_OF(unit.seat)}`

export const cardEn = (name: Name): string => `“${name.en}”`
export const cardRu = (name: Name): string => `«${name.ru}»`

/** "2 × Archer, Healer": equal cards together. */
export function cardList(lang: Lang, names: readonly Name[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name[lang], (counts.get(name[lang]) ?? 0) + 1)
  return listing(
    lang,
    [...counts].map(([name, n]) => `${n > 1 ? `${n} × ` : ''}${{ en: `“${name}”`, ru: `«${name}»` }[lang]}`),
  )
}

const forms = (said: Readonly<Record<Lang, PluralForms>>) => (lang: Lang, n: number) => plural(lang, n, said[lang])

export const resources = forms({
  en: { one: 'resource', many: 'resources' },
  ru: { one: 'ресурс', few: 'ресурса', many: 'ресурсов' },
})
export const cards = forms({ en: { one: 'card', many: 'cards' }, ru: { one: 'карта', few: 'карты', many: 'карт' } })
/** Accusative: «возьмите 1 карту». */
export const cardsTaken = forms({
  en: { one: 'card', many: 'cards' },
  ru: { one: 'карту', few: 'карты', many: 'карт' },
})
export const damagePoints = forms({
  en: { one: 'damage', many: 'damage' },
  ru: { one: 'урон', few: 'урона', many: 'урона' },
})
export const wardMarks = forms({
  en: { one: 'ward mark', many: 'ward marks' },
  ru: { one: 'метка защиты', few: 'метки защиты', many: 'меток защиты' },
})
export const wardMarksTaken = forms({
  en: { one: 'ward mark', many: 'ward marks' },
  ru: { one: 'метку защиты', few: 'метки защиты', many: 'меток защиты' },
})
export const repressionMarks = forms({
  en: { one: 'repression mark', many: 'repression marks' },
  ru: { one: 'метка угнетения', few: 'метки угнетения', many: 'меток угнетения' },
})
export const repressionMarksTaken = forms({
  en: { one: 'repression mark', many: 'repression marks' },
  ru: { one: 'метку угнетения', few: 'метки угнетения', many: 'меток угнетения' },
})
export const healthPoints = forms({
  en: { one: 'health', many: 'health' },
  ru: { one: 'здоровье', few: 'здоровья', many: 'здоровья' },
})
/** Genitive: «на расстоянии до 4 клеток». */
export const tilesOf = forms({
  en: { one: 'tile', many: 'tiles' },
  ru: { one: 'клетки', few: 'клеток', many: 'клеток' },
})
export const tiles = forms({ en: { one: 'tile', many: 'tiles' }, ru: { one: 'клетка', few: 'клетки', many: 'клеток' } })
export const rounds = forms({
  en: { one: 'round', many: 'rounds' },
  ru: { one: 'раунд', few: 'раунда', many: 'раундов' },
})
export const stores = forms({ en: { one: 'store', many: 'stores' }, ru: { one: 'лавка', few: 'лавки', many: 'лавок' } })
export const people = forms({
  en: { one: 'person', many: 'people' },
  ru: { one: 'человек', few: 'человека', many: 'человек' },
})
export const copies = forms({ en: { one: 'copy', many: 'copies' }, ru: { one: 'копия', few: 'копии', many: 'копий' } })

export const TILE_NAMES: Readonly<Record<TileKind, Name>> = {
  plain: { en: 'plain', ru: 'равнина' },
  wall: { en: 'wall', ru: 'стена' },
  water: { en: 'water', ru: 'мелководье' },
  deep: { en: 'deep water', ru: 'глубокая вода' },
  gate: { en: 'gate', ru: 'ворота' },
  street: { en: 'street', ru: 'дорога' },
  house: { en: 'house', ru: 'дом' },
  tower: { en: 'tower', ru: 'башня' },
  field: { en: 'field', ru: 'поле' },
  spawn: { en: 'spawn', ru: 'клетка появления' },
  harbour: { en: 'harbour', ru: 'гавань' },
  store: { en: 'store', ru: 'лавка' },
}

/** «стоит на мелководье» */
const TILE_RU_ON: Readonly<Record<TileKind, string>> = {
  plain: 'равнине',
  wall: 'стене',
  water: 'мелководье',
  deep: 'глубокой воде',
  gate: 'воротах',
  street: 'дороге',
  house: 'доме',
  tower: 'башне',
  field: 'поле',
  spawn: 'клетке появления',
  harbour: 'гавани',
  store: 'лавке',
}

export const TRAIT_NAMES: Readonly<Record<Trait, Name>> = {
  swimming: { en: 'swimming', ru: 'плавает' },
  aquatic: { en: 'aquatic', ru: 'живёт в воде' },
  farmer: { en: 'farmer', ru: 'земледелец' },
}

/** What a trait means, on the card. */
export const TRAIT_TEXTS: Readonly<Record<Trait, Name>> = {
  swimming: {
    en: 'Swimming: may enter deep water, and water does not stop it.',
    ru: 'Плавает: входит в глубокую воду, и вода его не останавливает.',
  },
  aquatic: {
    en: 'Aquatic: swims, and never leaves the water.',
    ru: 'Живёт в воде: плавает и никогда не выходит на сушу.',
  },
  farmer: {
    en: `Farmer: on a field, its full action gains ${resources('en', FIELD_GAIN)}.`,
    ru: `Земледелец: полное действие на поле приносит ${resources('ru', FIELD_GAIN)}.`,
  },
}

export function tileKindsEn(kinds: readonly TileKind[]): string {
  const named = kinds.map((kind) =>
    kind === 'water' || kind === 'deep' ? TILE_NAMES[kind].en : `a ${TILE_NAMES[kind].en}`,
  )
  return named.length <= 1 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} or ${named[named.length - 1]}`
}

export function tileKindsRu(kinds: readonly TileKind[]): string {
  const named = kinds.map((kind) => TILE_RU_ON[kind])
  return named.length <= 1 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} или ${named[named.length - 1]}`
}
