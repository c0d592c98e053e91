// What somebody did in muhq's game, as a headline.

import { headOf, type Kind } from '../../heads.ts'
import type { Heads } from '../../ui.ts'
import { BLOWS, both, forms, type Name, struck, type Unit } from './heads-blow.ts'

const resources = forms(['resource', 'resources'], ['ресурс', 'ресурса', 'ресурсов'])
const cards = forms(['card', 'cards'], ['карту', 'карты', 'карт'])
const times = forms(['time', 'times'], ['раз', 'раза', 'раз'])
const n = ({ n: many }: { n: number }): number => many

const KINDS: readonly Kind[] = [
  ...BLOWS,
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
  {
    weight: 3.9,
    of: ['log.upkeep'],
    count: n,
    one: (facts: { n: number }) =>
      facts.n === 0 ? both('', '') : both(`pays ${facts.n} for upkeep`, `платит за содержание ${facts.n}`),
    many: (many) => both(`pays ${many} for upkeep`, `платит за содержание ${many}`),
  },
  {
    weight: 8.5,
    of: ['log.repression'],
    count: n,
    one: ({ n: more, now, limit }: { n: number; now: number; limit: number }) =>
      both(`repression +${more}: ${now} of ${limit}`, `угнетение +${more}: ${now} из ${limit}`),
    many: (many) => both(`repression +${many}`, `угнетение +${many}`),
  },
  {
    weight: 6.5,
    of: ['log.relief'],
    count: n,
    one: ({ n: less, now }: { n: number; now: number }) =>
      both(`repression −${less}: ${now} left`, `угнетение −${less}: осталось ${now}`),
    many: (many) => both(`repression −${many}`, `угнетение −${many}`),
  },
  {
    weight: 5.5,
    of: ['log.healed'],
    count: n,
    one: ({ unit, n: more }: { unit: Unit; n: number }) =>
      both(`heals ${unit.name.en} by ${more}`, `лечит: «${unit.name.ru}» +${more}`),
    many: (many) => both(`heals ${many}`, `лечит: +${many}`),
  },
  {
    weight: 5.4,
    of: ['log.ward'],
    count: n,
    one: ({ unit, n: more }: { unit: Unit; n: number }) =>
      both(`wards ${unit.name.en} (+${more})`, `защита: «${unit.name.ru}» +${more}`),
    many: (many) => both(`wards (+${many})`, `защита: +${many}`),
  },
  {
    weight: 5.3,
    of: ['log.hasted'],
    one: ({ unit }: { unit: Unit }) => both(`hastens ${unit.name.en}`, `«${unit.name.ru}» ходит ещё раз`),
    many: (many) => both(`hastens (${many}×)`, `ходят ещё раз: ${many}`),
  },
  {
    weight: 1,
    of: ['log.tapped'],
    alone: true,
    one: ({ unit }: { unit: Unit }) => both(`${unit.name.en} does nothing`, `«${unit.name.ru}» бездействует`),
    many: (many) => both(`nothing to do (${many}×)`, `бездействует (${many}×)`),
  },
  {
    weight: 0.9,
    of: ['log.reshuffled'],
    alone: true,
    one: () => both('shuffles its discard pile', 'перемешивает сброс'),
    many: () => both('shuffles its discard pile', 'перемешивает сброс'),
  },
]

export const heads: Heads = (events, lang, more) => headOf(KINDS, struck(events, more?.reader), lang)
