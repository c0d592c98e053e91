// What a side of Rome did, as a headline.

import type { Lang } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { headOf, type Kind } from '../../heads.ts'
import type { Heads, HeadsMore } from '../../ui.ts'
import { agentKinds, withErrands } from './heads-agents.ts'
import { headOfAll } from './heads-all.ts'
import { armies, gold, having, type Name, points, regions, things, times, whom, type You } from './heads-words.ts'

type AtRegion = { readonly region: Name }

const atRegion =
  ({ en, ru }: Readonly<Record<Lang, string>>) =>
  ({ region }: AtRegion) => ({ en: `${en} ${region.en}`, ru: `${ru} ${region.ru}` })
const several = (n: number, { en, ru }: Name): Name =>
  n === 1 ? { en, ru } : { en: `${en} ${times('en', n)}`, ru: `${ru} ${times('ru', n)}` }
const price = ({ price: n }: { price?: number }): number => n ?? 0

const kindsFor = (you: You): readonly Kind[] => [
  {
    weight: 12,
    of: ['taken'],
    one: ({ region, from, hadHolder }: AtRegion & { from?: Name; hadHolder?: boolean }) => {
      const lost = from === undefined || hadHolder !== true ? undefined : whom(you, from)
      if (lost === undefined || from === undefined) return { en: `takes ${region.en}`, ru: `берёт: ${region.ru}` }
      return {
        en: `takes ${region.en} from ${lost.en}`,
        ru: you(from) ? `берёт у вас: ${region.ru}` : `берёт: ${region.ru} (${from.ru})`,
      }
    },
    many: (n) => ({ en: `takes ${regions('en', n)}`, ru: `берёт ${regions('ru', n)}` }),
  },
  {
    weight: 11.5,
    of: ['battleBegins'],
    // Who is attacked is said where it is the viewer.
    one: ({ b }: { b: { of: Name; slot: string } }) =>
      you(b.of) ? { en: `attacks your army ${b.slot}`, ru: `нападает на вашу армию ${b.slot}` } : { en: '', ru: '' },
    many: () => ({ en: '', ru: '' }),
  },
  {
    weight: 11,
    of: ['attacks'],
    one: atRegion({ en: 'attacks', ru: 'нападает:' }),
    many: (n) => several(n, { en: 'attacks', ru: 'нападает' }),
  },
  {
    weight: 10,
    of: ['attackFailed'],
    one: atRegion({ en: 'fails at', ru: 'неудача:' }),
    many: (n) => ({ en: `fails ${times('en', n)}`, ru: `неудачи: ${n}` }),
  },
  {
    weight: 9,
    of: ['besieges', 'siegeGoesOn'],
    one: atRegion({ en: 'besieges', ru: 'осаждает:' }),
    many: (n) => ({ en: `besieges ${regions('en', n)}`, ru: `осаждает ${regions('ru', n)}` }),
  },
  {
    weight: 8,
    of: ['points'],
    count: ({ n }: { n: number }) => n,
    one: ({ n }: { n: number }) => ({ en: `scores ${points('en', n)}`, ru: `получает ${points('ru', n)}` }),
    many: (n) => ({ en: `scores ${points('en', n)}`, ru: `получает ${points('ru', n)}` }),
  },
  {
    weight: 7.5,
    of: ['battleWon'],
    one: ({ killed }: { killed: number }) => ({
      en: `wins the battle, ${killed} killed`,
      ru: `выигрывает битву, убито ${killed}`,
    }),
    many: (n) => ({ en: n === 1 ? 'wins a battle' : `wins ${n} battles`, ru: `выиграно битв: ${n}` }),
  },
  {
    weight: 9.5,
    of: ['defeated'],
    one: ({ army }: { army: { of: Name; slot: string } }) =>
      you(army.of) ? { en: `beats your army ${army.slot}`, ru: `разбита ваша армия ${army.slot}` } : { en: '', ru: '' },
    many: () => ({ en: '', ru: '' }),
  },
  {
    weight: 7.7,
    of: ['intercepted'],
    one: ({ of }: { of: Name }) => {
      const fleet = having(you, of, { en: { of: 'fleet', a: 'a' }, ru: { of: 'флот', yours: 'ваш' } })
      return { en: `intercepts ${fleet.en}`, ru: `перехвачен ${fleet.ru}` }
    },
    many: (n) => several(n, { en: 'intercepts', ru: 'перехват' }),
  },
  {
    weight: 7.6,
    of: ['seaFought'],
    one: ({ b, sunkA, sunkB }: { b: Name; sunkA: number; sunkB: number }) => ({
      en: `fights ${whom(you, b).en} at sea: sinks ${sunkB}, loses ${sunkA}`,
      ru: `бой на море ${you(b) ? 'с вами' : `(${b.ru})`}: потоплено ${sunkB}, потеряно ${sunkA}`,
    }),
    many: (n) => several(n, { en: 'fights at sea', ru: 'бой на море' }),
  },
  {
    weight: 7.55,
    of: ['renounced'],
    one: ({ to }: { to: Name }) => ({
      en: `renounces the bond with ${whom(you, to).en}`,
      ru: you(to) ? 'отрекается от договора с вами' : `отрекается от договора (${to.ru})`,
    }),
    many: (n) => ({ en: `renounces ${n === 1 ? 'a bond' : `${n} bonds`}`, ru: `разорвано договоров: ${n}` }),
  },
  {
    weight: 5.8,
    of: ['sails'],
    one: ({ sea }: { sea: Name }) => ({ en: `sails to ${sea.en}`, ru: `плывёт: ${sea.ru}` }),
    many: (n) => several(n, { en: 'sails', ru: 'плывёт' }),
  },
  {
    weight: 7,
    of: ['mustered'],
    one: ({ region }: { region?: Name }) =>
      region === undefined
        ? { en: 'musters an army', ru: 'собирает армию' }
        : { en: `musters an army in ${region.en}`, ru: `собирает армию: ${region.ru}` },
    many: (n) => ({ en: `musters ${armies('en', n)}`, ru: `собирает ${armies('ru', n)}` }),
  },
  {
    weight: 6,
    of: ['marched', 'landed', 'entered'],
    one: atRegion({ en: 'marches to', ru: 'марш:' }),
    many: (n) => several(n, { en: 'marches', ru: 'марш' }),
  },
  ...agentKinds(you),
  {
    weight: 5,
    of: ['troopBought', 'generalBought', 'agentBought', 'navyBought', 'developed', 'built', 'roadBuilt', 'cubeRemoved'],
    one: (facts: { price?: number }) => ({
      en: `buys ${things('en', 1)} for ${price(facts)} gold`,
      ru: `${things('ru', 1)} за ${gold('ru', price(facts))}`,
    }),
    many: (n) => ({ en: `buys ${things('en', n)}`, ru: `делает ${things('ru', n)}` }),
  },
  {
    weight: 4,
    of: ['income'],
    count: ({ n }: { n: number }) => n,
    one: ({ n }: { n: number }) => ({ en: `receives ${gold('en', n)}`, ru: `получает ${gold('ru', n)}` }),
    many: (n) => ({ en: `receives ${gold('en', n)}`, ru: `получает ${gold('ru', n)}` }),
  },
  {
    weight: 4.5,
    of: ['cardForGold'],
    count: ({ n }: { n: number }) => n,
    one: ({ card, n }: { card: Name; n: number }) => ({
      en: `takes ${gold('en', n)} for ${card.en}`,
      ru: `${card.ru}: берёт ${gold('ru', n)}`,
    }),
    many: (n) => ({ en: `takes ${gold('en', n)} for cards`, ru: `берёт ${gold('ru', n)} за карты` }),
  },
  {
    weight: 4.2,
    of: ['stanceMoved'],
    one: ({ towards, before, box }: { towards: Name; before: number; box: number }) => ({
      en: `stance to ${whom(you, towards).en}: ${before} → ${box}`,
      ru: `отношение ${you(towards) ? 'к вам' : `(${towards.ru})`}: ${before} → ${box}`,
    }),
    many: (n) => ({
      en: n === 1 ? 'moves a stance marker' : `moves ${n} stance markers`,
      ru: `сдвинуто маркеров отношений: ${n}`,
    }),
  },
  {
    weight: 4.1,
    of: ['stanceKept'],
    one: ({ towards }: { towards: Name }) => ({
      en: `keeps its stance to ${whom(you, towards).en}`,
      ru: `отношение ${you(towards) ? 'к вам' : `(${towards.ru})`} прежнее`,
    }),
    many: (n) => ({ en: n === 1 ? 'keeps a stance' : `keeps ${n} stances`, ru: `отношения прежние: ${n}` }),
  },
]

const NOBODY: HeadsMore['you'] = () => false

/** What others have of it is told where it was done to them. */
const ABOUT_OTHERS = new Set(['refused'])

export const heads: Heads = (events, lang, more) => {
  const you = more?.you ?? NOBODY
  const whole = more?.all ?? events
  const all = headOfAll(whole, lang, you)
  if (all !== undefined) return all
  const own = (event: GameEvent): boolean =>
    more === undefined || event.with?.seat === undefined || more.own(event.with.seat) || ABOUT_OTHERS.has(event.say)
  return headOf(kindsFor(you), withErrands(withoutWays(whole)).filter(own), lang)
}

/** Whoever has taken a region need not be said to have gone there. */
function withoutWays(events: readonly GameEvent[]): readonly GameEvent[] {
  const placeIn = ({ with: facts }: GameEvent) => (facts?.region as Name | undefined)?.en
  const taken = events.filter(({ say }) => say === 'taken').map(placeIn)
  return events.filter(
    (event) => !['marched', 'landed', 'entered'].includes(event.say) || !taken.includes(placeIn(event)),
  )
}
