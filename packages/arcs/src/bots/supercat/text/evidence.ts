// What the answers rest on: places, pieces, cards, counts.

import { type Lang, listing, type Phrases } from '@understudy/procedure'
import { actionCard, ambitionName, MODE, pipsN, resource, SUIT, seatName, siteName } from '../../../text/words.ts'
import type { Mode, Resource, SiteId, SystemId } from '../../../vocabulary.ts'
import type { BotSayings } from '../context.ts'
import { cards, type Name, places, quote } from './names.ts'

type Evidence = Pick<
  BotSayings,
  | 'supercat.standings'
  | 'supercat.ownCards'
  | 'supercat.force'
  | 'supercat.purse'
  | 'supercat.yard'
  | 'supercat.ground'
  | 'supercat.hurt'
  | 'supercat.rivalsHold'
  | 'supercat.taxable'
  | 'supercat.court'
  | 'supercat.guild'
  | 'supercat.playable'
  | 'supercat.handCounter'
>

type Standing = BotSayings['supercat.standings']['list'][number]
export const PLACE: readonly Name[] = [
  { en: 'no place', ru: 'места нет' },
  { en: 'tied for second', ru: 'делит второе место' },
  { en: 'second', ru: 'второй' },
  { en: 'tied for first', ru: 'делит первое место' },
  { en: 'first', ru: 'первый' },
]
function standings(lang: Lang, of: 'declared' | 'open', list: readonly Standing[]): string {
  const [head, none] =
    of === 'declared'
      ? [
          { en: 'Declared', ru: 'Объявлено' },
          { en: 'No ambition is declared.', ru: 'Ничего не объявлено.' },
        ]
      : [
          { en: 'Open', ru: 'Открыто' },
          { en: 'No ambition is open.', ru: 'Открытых замыслов нет.' },
        ]
  if (list.length === 0) return none[lang]
  const one = ({ ambition, place: at, counts, silent }: Standing): string => {
    const each = counts.map(({ seat, n }) => `${seatName(lang, seat)} ${n}`)
    if (silent > 0) each.push(`${{ en: 'box', ru: 'ячейка' }[lang]} ${silent}`)
    return `${ambitionName(lang, ambition)} (${each.join(', ')}: ${PLACE[at]?.[lang]})`
  }
  return `${head[lang]}: ${list.map(one).join('; ')}.`
}

function purse(lang: Lang, all: readonly Resource[], kept: readonly Resource[]): string {
  const names = (types: readonly Resource[]): string => types.map((type) => resource(lang, type)).join(', ')
  if (all.length === 0) return { en: 'It has no tokens.', ru: 'Ресурсов у него нет.' }[lang]
  const has = { en: `Its tokens: ${names(all)}`, ru: `Его ресурсы: ${names(all)}` }[lang]
  if (kept.length === 0) return `${has}.`
  return { en: `${has}; not to be spent now: ${names(kept)}.`, ru: `${has}; сейчас в ход не идёт: ${names(kept)}.` }[
    lang
  ]
}

const sites = (lang: Lang, ids: readonly SiteId[]): string =>
  listing(
    lang,
    ids.map((id) => siteName(lang, id)),
  )

/** Systems; one that stands there several times with how often. */
function counted(lang: Lang, ids: readonly SystemId[]): string {
  const one = [...new Set(ids)]
  const times = (id: SystemId): number => ids.filter((each) => each === id).length
  return listing(
    lang,
    one.map((id) => (times(id) === 1 ? places(lang, [id]) : `${places(lang, [id])} (${times(id)})`)),
  )
}

type Court = BotSayings['supercat.court']['cards'][number]
const inCourt = (lang: Lang, all: readonly Court[]): string =>
  all.map(({ card, own, rival }) => `${quote(lang, card)} ${own}:${rival}`).join(', ')

type Playable = BotSayings['supercat.playable']['options'][number]
/** A card and how it would be played. A copy gives the actions of the suit that was led, whatever card pays for it. */
export function optionName(lang: Lang, { card, mode, n, suit }: Playable): string {
  const name = actionCard(lang, card)
  if (mode !== 'copy' || suit === undefined) return `${name} (${MODE[mode as Mode][lang]}, ${pipsN(lang, n)})`
  return {
    en: `a copy of ${SUIT[suit].en} with ${name} (${pipsN('en', n)})`,
    ru: `копия, масть — ${SUIT[suit].ru}, карта — ${name} (${pipsN('ru', n)})`,
  }[lang]
}
const playable = (lang: Lang, all: readonly Playable[]): string =>
  listing(
    lang,
    all.map((option) => optionName(lang, option)),
  )

const en: Phrases<Evidence> = {
  'supercat.standings': ({ of, list }) => standings('en', of, list),
  'supercat.ownCards': ({ cards: all }) =>
    all.length === 0
      ? 'There is no Court card on which it has more agents than each rival.'
      : `It has more agents than each rival on ${cards('en', all)}.`,
  'supercat.force': ({ systems, fresh }) =>
    systems.length === 0
      ? 'It has no fresh ship, so no task force.'
      : `Task force: ${places('en', systems)} (${fresh} fresh).`,
  'supercat.purse': ({ tokens: all, kept }) => purse('en', all, kept),
  'supercat.yard': ({ ports, ships }) =>
    ports.length === 0
      ? `No starport can build now; ships in its supply: ${ships}.`
      : `Starports that can build: ${counted('en', ports)}; ships in its supply: ${ships}.`,
  'supercat.ground': ({ piece, left, planets, settled }) => {
    const pieces = `${piece === 'city' ? 'Unbuilt cities' : 'Unbuilt starports'}: ${left}.`
    if (planets.length === 0) return `${pieces} There is no open slot on a planet with a piece of its own.`
    const own = settled.length === 0 ? '' : `; with a city of its own already: ${places('en', settled)}`
    return `${pieces} Planets with an open slot and a piece of its own: ${places('en', planets)}${own}.`
  },
  'supercat.hurt': ({ ships, buildings }) =>
    ships.length + buildings.length === 0
      ? 'Nothing of its own is damaged.'
      : `Damaged: ${[
          ...(ships.length === 0 ? [] : [`ships at ${places('en', ships)}`]),
          ...(buildings.length === 0 ? [] : [`buildings at ${sites('en', buildings)}`]),
        ].join('; ')}.`,
  'supercat.rivalsHold': ({ systems }) =>
    systems.length === 0 ? 'There is no such system.' : `In question: ${places('en', systems)}.`,
  'supercat.taxable': ({ cities }) =>
    cities.length === 0 ? 'There is no city that it could tax.' : `It could tax ${sites('en', cities)}.`,
  'supercat.court': ({ left, cards: all }) =>
    `Agents in its supply: ${left}. In the Court, its own against the most of a rival: ${inCourt('en', all)}.`,
  'supercat.guild': ({ cards: all }) =>
    all.length === 0 ? 'It has no Guild cards.' : `Its Guild cards: ${cards('en', all)}.`,
  'supercat.playable': ({ options }) => `It could play ${playable('en', options)}.`,
  'supercat.handCounter': ({ n }) => `Hand counter: ${n}.`,
}

const ru: Phrases<Evidence> = {
  'supercat.standings': ({ of, list }) => standings('ru', of, list),
  'supercat.ownCards': ({ cards: all }) =>
    all.length === 0
      ? 'Нет карты двора, где агентов у него больше, чем у каждого соперника.'
      : `Агентов у него больше, чем у каждого соперника, здесь: ${cards('ru', all)}.`,
  'supercat.force': ({ systems, fresh }) =>
    systems.length === 0
      ? 'Неповреждённых кораблей нет, а значит, нет и ударной группы.'
      : `Ударная группа: ${places('ru', systems)} (неповреждённых: ${fresh}).`,
  'supercat.purse': ({ tokens: all, kept }) => purse('ru', all, kept),
  'supercat.yard': ({ ports, ships }) =>
    ports.length === 0
      ? `Ни один космопорт сейчас не строит; кораблей в запасе: ${ships}.`
      : `Космопорты, которые могут строить: ${counted('ru', ports)}; кораблей в запасе: ${ships}.`,
  'supercat.ground': ({ piece, left, planets, settled }) => {
    const pieces = `${piece === 'city' ? 'Непостроенных городов' : 'Непостроенных космопортов'}: ${left}.`
    if (planets.length === 0) return `${pieces} Пустой ячейки для строительства на планете с его фишками нет.`
    const own = settled.length === 0 ? '' : `; его город уже есть здесь: ${places('ru', settled)}`
    return `${pieces} Планеты с пустой ячейкой и его фишками: ${places('ru', planets)}${own}.`
  },
  'supercat.hurt': ({ ships, buildings }) =>
    ships.length + buildings.length === 0
      ? 'Повреждённых фишек у него нет.'
      : `Повреждены: ${[
          ...(ships.length === 0 ? [] : [`корабли — ${places('ru', ships)}`]),
          ...(buildings.length === 0 ? [] : [`здания — ${sites('ru', buildings)}`]),
        ].join('; ')}.`,
  'supercat.rivalsHold': ({ systems }) =>
    systems.length === 0 ? 'Таких систем нет.' : `Речь о системах: ${places('ru', systems)}.`,
  'supercat.taxable': ({ cities }) =>
    cities.length === 0
      ? 'Городов, с которых он мог бы собрать налоги, нет.'
      : `Налоги можно собрать здесь: ${sites('ru', cities)}.`,
  'supercat.court': ({ left, cards: all }) =>
    `Агентов в запасе: ${left}. При дворе (его агентов : наибольшее число у одного соперника): ${inCourt('ru', all)}.`,
  'supercat.guild': ({ cards: all }) =>
    all.length === 0 ? 'Карт гильдий у него нет.' : `Его карты гильдий: ${cards('ru', all)}.`,
  'supercat.playable': ({ options }) => `Можно разыграть: ${playable('ru', options)}.`,
  'supercat.handCounter': ({ n }) => `Счётчик руки: ${n}.`,
}

export const evidence = { en, ru }
