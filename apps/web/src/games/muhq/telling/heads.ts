// What somebody did in muhq's game, as a headline.

import { headOf, type Kind } from '../../heads.ts'
import type { Heads } from '../../ui.ts'
import { BLOWS, forms, type Name, struck, type Unit } from './heads-blow.ts'

const resources = forms({
  en: { one: 'resource', many: 'resources' },
  ru: { one: 'ресурс', few: 'ресурса', many: 'ресурсов' },
})
const cards = forms({ en: { one: 'card', many: 'cards' }, ru: { one: 'карту', few: 'карты', many: 'карт' } })
const times = forms({ en: { one: 'time', many: 'times' }, ru: { one: 'раз', few: 'раза', many: 'раз' } })
const n = ({ n: many }: { n: number }): number => many

const KINDS: readonly Kind[] = [
  ...BLOWS,
  {
    weight: 7,
    of: ['log.played', 'log.cast'],
    one: ({ card, at }: { card: Name; at?: string }) =>
      at === undefined
        ? { en: `plays “${card.en}”`, ru: `разыгрывает карту «${card.ru}»` }
        : { en: `plays “${card.en}” on ${at}`, ru: `разыгрывает карту «${card.ru}» на ${at}` },
    many: (many) => ({ en: `plays ${cards('en', many)}`, ru: `разыгрывает ${cards('ru', many)}` }),
  },
  {
    weight: 6,
    of: ['log.moved', 'log.streetMoved'],
    one: ({ unit, to }: { unit: Unit; to: string }) => ({
      en: `${unit.name.en}: ${unit.at} → ${to}`,
      ru: `«${unit.name.ru}»: ${unit.at} → ${to}`,
    }),
    many: (many) => ({
      en: many === 1 ? 'moves a unit' : `makes ${many} moves`,
      ru: many === 1 ? 'ходит юнитом' : `ходит юнитами ${times('ru', many)}`,
    }),
  },
  {
    weight: 5,
    of: ['log.bought'],
    one: ({ card }: { card: Name }) => ({ en: `buys “${card.en}”`, ru: `покупает карту «${card.ru}»` }),
    many: (many) => ({ en: `buys ${cards('en', many)}`, ru: `покупает ${cards('ru', many)}` }),
  },
  {
    weight: 4,
    of: ['log.gained', 'log.income'],
    count: n,
    one: (facts: { n: number }) => ({
      en: `gains ${resources('en', facts.n)}`,
      ru: `получает ${resources('ru', facts.n)}`,
    }),
    many: (many) => ({ en: `gains ${resources('en', many)}`, ru: `получает ${resources('ru', many)}` }),
  },
  {
    weight: 2,
    of: ['log.drew', 'log.drewUnseen'],
    count: (facts: { n?: number }) => facts.n ?? 1,
    one: ({ card, n: many = 1 }: { card?: Name; n?: number }) =>
      card === undefined
        ? { en: `draws ${cards('en', many)}`, ru: `берёт ${cards('ru', many)}` }
        : { en: `draws “${card.en}”`, ru: `берёт карту «${card.ru}»` },
    many: (many) => ({ en: `draws ${cards('en', many)}`, ru: `берёт ${cards('ru', many)}` }),
  },
  {
    weight: 3,
    of: ['log.discarded'],
    one: ({ card }: { card: Name }) => ({ en: `discards “${card.en}”`, ru: `сбрасывает карту «${card.ru}»` }),
    many: (many) => ({ en: `discards ${cards('en', many)}`, ru: `сбрасывает ${cards('ru', many)}` }),
  },
  {
    weight: 3.9,
    of: ['log.upkeep'],
    count: n,
    one: (facts: { n: number }) =>
      facts.n === 0 ? { en: '', ru: '' } : { en: `pays ${facts.n} for upkeep`, ru: `платит за содержание ${facts.n}` },
    many: (many) => ({ en: `pays ${many} for upkeep`, ru: `платит за содержание ${many}` }),
  },
  {
    weight: 8.5,
    of: ['log.repression'],
    count: n,
    one: ({ n: more, now, limit }: { n: number; now: number; limit: number }) => ({
      en: `repression +${more}: ${now} of ${limit}`,
      ru: `угнетение +${more}: ${now} из ${limit}`,
    }),
    many: (many) => ({ en: `repression +${many}`, ru: `угнетение +${many}` }),
  },
  {
    weight: 6.5,
    of: ['log.relief'],
    count: n,
    one: ({ n: less, now }: { n: number; now: number }) => ({
      en: `repression −${less}: ${now} left`,
      ru: `угнетение −${less}: осталось ${now}`,
    }),
    many: (many) => ({ en: `repression −${many}`, ru: `угнетение −${many}` }),
  },
  {
    weight: 5.5,
    of: ['log.healed'],
    count: n,
    one: ({ unit, n: more }: { unit: Unit; n: number }) => ({
      en: `heals ${unit.name.en} by ${more}`,
      ru: `лечит: «${unit.name.ru}» +${more}`,
    }),
    many: (many) => ({ en: `heals ${many}`, ru: `лечит: +${many}` }),
  },
  {
    weight: 5.4,
    of: ['log.ward'],
    count: n,
    one: ({ unit, n: more }: { unit: Unit; n: number }) => ({
      en: `wards ${unit.name.en} (+${more})`,
      ru: `защита: «${unit.name.ru}» +${more}`,
    }),
    many: (many) => ({ en: `wards (+${many})`, ru: `защита: +${many}` }),
  },
  {
    weight: 5.3,
    of: ['log.hasted'],
    one: ({ unit }: { unit: Unit }) => ({ en: `hastens ${unit.name.en}`, ru: `«${unit.name.ru}» ходит ещё раз` }),
    many: (many) => ({ en: `hastens (${many}×)`, ru: `ходят ещё раз: ${many}` }),
  },
  {
    weight: 1,
    of: ['log.tapped'],
    alone: true,
    one: ({ unit }: { unit: Unit }) => ({ en: `${unit.name.en} does nothing`, ru: `«${unit.name.ru}» бездействует` }),
    many: (many) => ({ en: `nothing to do (${many}×)`, ru: `бездействует (${many}×)` }),
  },
  {
    weight: 0.9,
    of: ['log.reshuffled'],
    alone: true,
    one: () => ({ en: 'shuffles its discard pile', ru: 'перемешивает сброс' }),
    many: () => ({ en: 'shuffles its discard pile', ru: 'перемешивает сброс' }),
  },
]

export const heads: Heads = (events, lang, more) => headOf(KINDS, struck(events, more?.reader), lang)
