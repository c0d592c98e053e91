// What a side of Rome did, as a headline.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import { headOf, type Kind } from '../heads.ts'
import type { Heads } from '../ui.ts'

interface Name {
  readonly en: string
  readonly ru: string
}
type AtRegion = { readonly region: Name }

const both = (en: string, ru: string) => ({ en, ru })
const forms = (en: readonly [string, string], ru: readonly [string, string, string]) => (lang: Lang, n: number) => {
  const words: PluralForms = { en: { one: en[0], many: en[1] }, ru: { one: ru[0], few: ru[1], many: ru[2] } }[lang]
  return plural(lang, n, words)
}
const regions = forms(['region', 'regions'], ['область', 'области', 'областей'])
const gold = forms(['gold', 'gold'], ['монету', 'монеты', 'монет'])
const points = forms(['point', 'points'], ['очко', 'очка', 'очков'])
const armies = forms(['army', 'armies'], ['армию', 'армии', 'армий'])
const things = forms(['thing', 'things'], ['покупка', 'покупки', 'покупок'])
const times = forms(['time', 'times'], ['раз', 'раза', 'раз'])

const atRegion =
  (en: string, ru: string) =>
  ({ region }: AtRegion) =>
    both(`${en} ${region.en}`, `${ru} ${region.ru}`)
const price = ({ price: n }: { price?: number }): number => n ?? 0

const KINDS: readonly Kind[] = [
  {
    weight: 12,
    of: ['taken'],
    one: atRegion('takes', 'берёт:'),
    many: (n) => both(`takes ${regions('en', n)}`, `берёт ${regions('ru', n)}`),
  },
  {
    weight: 11,
    of: ['attacks'],
    one: atRegion('attacks', 'нападает:'),
    many: (n) => both(`attacks ${times('en', n)}`, `нападает ${times('ru', n)}`),
  },
  {
    weight: 10,
    of: ['attackFailed'],
    one: atRegion('fails at', 'неудача:'),
    many: (n) => both(`fails ${times('en', n)}`, `неудачи: ${n}`),
  },
  {
    weight: 9,
    of: ['besieges', 'siegeGoesOn'],
    one: atRegion('besieges', 'осаждает:'),
    many: (n) => both(`besieges ${regions('en', n)}`, `осаждает ${regions('ru', n)}`),
  },
  {
    weight: 8,
    of: ['points'],
    count: ({ n }: { n: number }) => n,
    one: ({ n }: { n: number }) => both(`scores ${points('en', n)}`, `получает ${points('ru', n)}`),
    many: (n) => both(`scores ${points('en', n)}`, `получает ${points('ru', n)}`),
  },
  {
    weight: 7.5,
    of: ['battleWon'],
    one: ({ killed }: { killed: number }) =>
      both(`wins the battle, ${killed} killed`, `выигрывает битву, убито ${killed}`),
    many: (n) => both(n === 1 ? 'wins a battle' : `wins ${n} battles`, `выиграно битв: ${n}`),
  },
  {
    weight: 7,
    of: ['mustered'],
    one: ({ region }: { region?: Name }) =>
      region === undefined
        ? both('musters an army', 'собирает армию')
        : both(`musters an army in ${region.en}`, `собирает армию: ${region.ru}`),
    many: (n) => both(`musters ${armies('en', n)}`, `собирает ${armies('ru', n)}`),
  },
  {
    weight: 6,
    of: ['marched', 'landed', 'entered'],
    one: atRegion('marches to', 'марш:'),
    many: (n) => both(`marches ${times('en', n)}`, `марши: ${n}`),
  },
  {
    weight: 5.5,
    of: ['agentActs'],
    one: ({ card, at }: { card: Name; at: Name }) => both(`${card.en} in ${at.en}`, `${card.ru}: ${at.ru}`),
    many: (n) => both(`sends agents ${times('en', n)}`, `посылает агентов ${times('ru', n)}`),
  },
  {
    weight: 5,
    of: ['troopBought', 'generalBought', 'agentBought', 'navyBought', 'developed', 'built', 'roadBuilt', 'cubeRemoved'],
    one: (facts: { price?: number }) =>
      both(`buys ${things('en', 1)} for ${price(facts)} gold`, `${things('ru', 1)} за ${gold('ru', price(facts))}`),
    many: (n) => both(`buys ${things('en', n)}`, `делает ${things('ru', n)}`),
  },
  {
    weight: 4,
    of: ['income'],
    count: ({ n }: { n: number }) => n,
    one: ({ n }: { n: number }) => both(`receives ${gold('en', n)}`, `получает ${gold('ru', n)}`),
    many: (n) => both(`receives ${gold('en', n)}`, `получает ${gold('ru', n)}`),
  },
  {
    weight: 4.5,
    of: ['cardForGold'],
    count: ({ n }: { n: number }) => n,
    one: ({ card, n }: { card: Name; n: number }) =>
      both(`takes ${gold('en', n)} for ${card.en}`, `${card.ru}: берёт ${gold('ru', n)}`),
    many: (n) => both(`takes ${gold('en', n)} for cards`, `берёт ${gold('ru', n)} за карты`),
  },
  {
    weight: 4.2,
    of: ['stanceMoved'],
    one: ({ towards, before, box }: { towards: Name; before: number; box: number }) =>
      both(`stance to ${towards.en}: ${before} → ${box}`, `отношение (${towards.ru}): ${before} → ${box}`),
    many: (n) =>
      both(n === 1 ? 'moves a stance marker' : `moves ${n} stance markers`, `сдвинуто маркеров отношений: ${n}`),
  },
  {
    weight: 4.1,
    of: ['stanceKept'],
    one: ({ towards }: { towards: Name }) =>
      both(`keeps its stance to ${towards.en}`, `отношение (${towards.ru}) прежнее`),
    many: (n) => both(n === 1 ? 'keeps a stance' : `keeps ${n} stances`, `отношения прежние: ${n}`),
  },
]

export const heads: Heads = (events, lang) => headOf(KINDS, events, lang)
