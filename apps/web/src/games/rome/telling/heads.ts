// What a side of Rome did, as a headline.

import type { GameEvent } from '@understudy/table'
import { headOf, type Kind } from '../../heads.ts'
import type { Heads, HeadsMore } from '../../ui.ts'
import { agentKinds, withErrands } from './heads-agents.ts'
import { headOfAll } from './heads-all.ts'
import { armies, both, gold, having, type Name, points, regions, things, times, whom, type You } from './heads-words.ts'

type AtRegion = { readonly region: Name }

const atRegion =
  (en: string, ru: string) =>
  ({ region }: AtRegion) =>
    both(`${en} ${region.en}`, `${ru} ${region.ru}`)
const several = (n: number, { en, ru }: Name): Name =>
  n === 1 ? both(en, ru) : both(`${en} ${times('en', n)}`, `${ru} ${times('ru', n)}`)
const price = ({ price: n }: { price?: number }): number => n ?? 0

const kindsFor = (you: You): readonly Kind[] => [
  {
    weight: 12,
    of: ['taken'],
    one: ({ region, from, hadHolder }: AtRegion & { from?: Name; hadHolder?: boolean }) => {
      const lost = from === undefined || hadHolder !== true ? undefined : whom(you, from)
      if (lost === undefined || from === undefined) return both(`takes ${region.en}`, `берёт: ${region.ru}`)
      return both(
        `takes ${region.en} from ${lost.en}`,
        you(from) ? `берёт у вас: ${region.ru}` : `берёт: ${region.ru} (${from.ru})`,
      )
    },
    many: (n) => both(`takes ${regions('en', n)}`, `берёт ${regions('ru', n)}`),
  },
  {
    weight: 11.5,
    of: ['battleBegins'],
    // Who is attacked is said where it is the viewer.
    one: ({ b }: { b: { of: Name; slot: string } }) =>
      you(b.of) ? both(`attacks your army ${b.slot}`, `нападает на вашу армию ${b.slot}`) : both('', ''),
    many: () => both('', ''),
  },
  {
    weight: 11,
    of: ['attacks'],
    one: atRegion('attacks', 'нападает:'),
    many: (n) => several(n, both('attacks', 'нападает')),
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
    weight: 9.5,
    of: ['defeated'],
    one: ({ army }: { army: { of: Name; slot: string } }) =>
      you(army.of) ? both(`beats your army ${army.slot}`, `разбита ваша армия ${army.slot}`) : both('', ''),
    many: () => both('', ''),
  },
  {
    weight: 7.7,
    of: ['intercepted'],
    one: ({ of }: { of: Name }) => {
      const fleet = having(you, of, ['fleet', 'a'], ['ваш', 'флот'])
      return both(`intercepts ${fleet.en}`, `перехвачен ${fleet.ru}`)
    },
    many: (n) => several(n, both('intercepts', 'перехват')),
  },
  {
    weight: 7.6,
    of: ['seaFought'],
    one: ({ b, sunkA, sunkB }: { b: Name; sunkA: number; sunkB: number }) =>
      both(
        `fights ${whom(you, b).en} at sea: sinks ${sunkB}, loses ${sunkA}`,
        `бой на море ${you(b) ? 'с вами' : `(${b.ru})`}: потоплено ${sunkB}, потеряно ${sunkA}`,
      ),
    many: (n) => several(n, both('fights at sea', 'бой на море')),
  },
  {
    weight: 7.55,
    of: ['renounced'],
    one: ({ to }: { to: Name }) =>
      both(
        `renounces the bond with ${whom(you, to).en}`,
        you(to) ? 'отрекается от договора с вами' : `отрекается от договора (${to.ru})`,
      ),
    many: (n) => both(`renounces ${n === 1 ? 'a bond' : `${n} bonds`}`, `разорвано договоров: ${n}`),
  },
  {
    weight: 5.8,
    of: ['sails'],
    one: ({ sea }: { sea: Name }) => both(`sails to ${sea.en}`, `плывёт: ${sea.ru}`),
    many: (n) => several(n, both('sails', 'плывёт')),
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
    many: (n) => several(n, both('marches', 'марш')),
  },
  ...agentKinds(you),
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
      both(
        `stance to ${whom(you, towards).en}: ${before} → ${box}`,
        `отношение ${you(towards) ? 'к вам' : `(${towards.ru})`}: ${before} → ${box}`,
      ),
    many: (n) =>
      both(n === 1 ? 'moves a stance marker' : `moves ${n} stance markers`, `сдвинуто маркеров отношений: ${n}`),
  },
  {
    weight: 4.1,
    of: ['stanceKept'],
    one: ({ towards }: { towards: Name }) =>
      both(
        `keeps its stance to ${whom(you, towards).en}`,
        `отношение ${you(towards) ? 'к вам' : `(${towards.ru})`} прежнее`,
      ),
    many: (n) => both(n === 1 ? 'keeps a stance' : `keeps ${n} stances`, `отношения прежние: ${n}`),
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
