// What somebody did in muhq's game, as a headline.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import { headOf, type Kind } from '../heads.ts'
import type { Heads } from '../ui.ts'

interface Name {
  readonly en: string
  readonly ru: string
}
interface Unit {
  readonly name: Name
  readonly at: string
}

const both = (en: string, ru: string) => ({ en, ru })
const forms = (en: readonly [string, string], ru: readonly [string, string, string]) => (lang: Lang, n: number) => {
  const words: PluralForms = { en: { one: en[0], many: en[1] }, ru: { one: ru[0], few: ru[1], many: ru[2] } }[lang]
  return plural(lang, n, words)
}
const resources = forms(['resource', 'resources'], ['ресурс', 'ресурса', 'ресурсов'])
const cards = forms(['card', 'cards'], ['карту', 'карты', 'карт'])
const units = forms(['unit', 'units'], ['юнита', 'юнитов', 'юнитов'])
const damage = forms(['damage', 'damage'], ['урон', 'урона', 'урона'])
const times = forms(['time', 'times'], ['раз', 'раза', 'раз'])
const n = ({ n: many }: { n: number }): number => many

const KINDS: readonly Kind[] = [
  {
    weight: 10,
    of: ['log.destroyed'],
    one: ({ unit }: { unit: Unit }) => both(`${unit.name.en} is destroyed`, `«${unit.name.ru}» уничтожен`),
    many: (many) => both(`${units('en', many)} destroyed`, `уничтожает ${units('ru', many)}`),
  },
  {
    weight: 9,
    of: ['log.attacked'],
    one: ({ unit, target }: { unit: Unit; target: Unit }) =>
      both(`${unit.name.en} attacks ${target.name.en}`, `«${unit.name.ru}» атакует «${target.name.ru}»`),
    many: (many) => both(`attacks ${times('en', many)}`, `атакует ${times('ru', many)}`),
  },
  {
    weight: 8,
    of: ['log.damage'],
    count: n,
    one: (facts: { n: number }) => both(`deals ${damage('en', facts.n)}`, `наносит ${damage('ru', facts.n)}`),
    many: (many) => both(`deals ${damage('en', many)}`, `наносит ${damage('ru', many)}`),
  },
  {
    weight: 7,
    of: ['log.played', 'log.cast'],
    one: ({ card, at }: { card: Name; at?: string }) =>
      at === undefined
        ? both(`plays “${card.en}”`, `разыгрывает карту «${card.ru}»`)
        : both(`plays “${card.en}” on ${at}`, `разыгрывает карту «${card.ru}» на ${at}`),
    many: (many) => both(`plays ${cards('en', many)}`, `разыгрывает ${cards('ru', many)}`),
  },
  {
    weight: 6,
    of: ['log.moved', 'log.streetMoved'],
    one: ({ unit, to }: { unit: Unit; to: string }) =>
      both(`${unit.name.en}: ${unit.at} → ${to}`, `«${unit.name.ru}»: ${unit.at} → ${to}`),
    many: (many) =>
      both(
        many === 1 ? 'moves a unit' : `makes ${many} moves`,
        many === 1 ? 'ходит юнитом' : `ходит юнитами ${times('ru', many)}`,
      ),
  },
  {
    weight: 5,
    of: ['log.bought'],
    one: ({ card }: { card: Name }) => both(`buys “${card.en}”`, `покупает карту «${card.ru}»`),
    many: (many) => both(`buys ${cards('en', many)}`, `покупает ${cards('ru', many)}`),
  },
  {
    weight: 4,
    of: ['log.gained', 'log.income'],
    count: n,
    one: (facts: { n: number }) => both(`gains ${resources('en', facts.n)}`, `получает ${resources('ru', facts.n)}`),
    many: (many) => both(`gains ${resources('en', many)}`, `получает ${resources('ru', many)}`),
  },
  {
    weight: 2,
    of: ['log.drew', 'log.drewUnseen'],
    count: (facts: { n?: number }) => facts.n ?? 1,
    one: ({ card, n: many = 1 }: { card?: Name; n?: number }) =>
      card === undefined
        ? both(`draws ${cards('en', many)}`, `берёт ${cards('ru', many)}`)
        : both(`draws “${card.en}”`, `берёт карту «${card.ru}»`),
    many: (many) => both(`draws ${cards('en', many)}`, `берёт ${cards('ru', many)}`),
  },
  {
    weight: 3,
    of: ['log.discarded'],
    one: ({ card }: { card: Name }) => both(`discards “${card.en}”`, `сбрасывает карту «${card.ru}»`),
    many: (many) => both(`discards ${cards('en', many)}`, `сбрасывает ${cards('ru', many)}`),
  },
]

export const heads: Heads = (events, lang) => headOf(KINDS, events, lang)
