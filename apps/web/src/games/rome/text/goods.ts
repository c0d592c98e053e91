// What everything that can be bought does, with the numbers of the pack in play. A number that the pack leaves open is a question mark.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import { type Development, gapKey, openCells, type Pack } from '@understudy/rome/pack'
import type { Building, DevelopmentEffect } from '@understudy/rome/vocabulary'

export type Known = number | '?'

/** A number of `pack.yaml`. */
export function numberIn(pack: Pack, block: 'victory' | 'levels' | 'income' | 'move' | 'prices', key: string): Known {
  if (openCells(pack).has(gapKey('pack.yaml', block, key))) return '?'
  return Number((pack[block] as Readonly<Record<string, unknown>>)[key])
}

const count = (lang: Lang, n: Known, forms: PluralForms): string =>
  n === '?' ? `? ${forms.many}` : plural(lang, n, forms)

const pointsEn = (n: Known): string => count('en', n, { one: 'point', many: 'points' })
const pointsRu = (n: Known): string => count('ru', n, { one: 'очко', few: 'очка', many: 'очков' })
export const POINTS: Readonly<Record<Lang, (n: Known) => string>> = { en: pointsEn, ru: pointsRu }

const less = (n: Known): Known => (n === '?' ? n : -n)

type Effects = Readonly<Record<DevelopmentEffect, (n: Known) => string>>

const EFFECTS: Readonly<Record<Lang, Effects>> = {
  en: {
    TAX: (n) => `+${n} gold with every tax.`,
    MARKET: (n) => `+${n} gold from each Market of yours.`,
    AGENT: (n) => `Agents reach ${n} further.`,
    CARD: (n) => `+${count('en', n, { one: 'action card', many: 'action cards' })} a round.`,
    NAVY: (n) => `Ships roll a better die, by ${count('en', n, { one: 'colour', many: 'colours' })}.`,
    GARRISON: (n) => `Home regions that you hold: defence +${n}.`,
    ASSAULT: (n) => `Better dice in an assault, by ${count('en', n, { one: 'step', many: 'steps' })}.`,
    MP: (n) => `Armies: +${count('en', n, { one: 'movement point', many: 'movement points' })}.`,
    UPGRADE: () => 'New troops come to the Reserves; old ones there may go.',
    VP: (n) => `+${pointsEn(n)} at once.`,
  },
  ru: {
    TAX: (n) => `+${n} золота с каждым налогом.`,
    MARKET: (n) => `+${n} золота с каждого вашего рынка.`,
    AGENT: (n) => `Агенты достают дальше на ${n}.`,
    CARD: (n) =>
      `+${count('ru', n, { one: 'карта действия', few: 'карты действий', many: 'карт действий' })} за раунд.`,
    NAVY: (n) => `Кубик кораблей лучше на ${count('ru', n, { one: 'цвет', few: 'цвета', many: 'цветов' })}.`,
    GARRISON: (n) => `Родные области в ваших руках: защита +${n}.`,
    ASSAULT: (n) => `Кубики штурма лучше на ${count('ru', n, { one: 'шаг', few: 'шага', many: 'шагов' })}.`,
    MP: (n) => `Армиям +${count('ru', n, { one: 'очко движения', few: 'очка движения', many: 'очков движения' })}.`,
    UPGRADE: () => 'В резерв приходят новые войска; старые могут уйти из него.',
    VP: (n) => `Сразу +${pointsRu(n)}.`,
  },
}

export function developmentDoes(pack: Pack, { effect, value }: Development, lang: Lang): string {
  const open = pack.gaps.some(({ file, column }) => file === 'developments.csv' && column === 'value')
  return EFFECTS[lang][effect](open ? '?' : value)
}

type Works = Readonly<Record<Building | 'road', (pack: Pack) => string>>

const WORKS: Readonly<Record<Lang, Works>> = {
  en: {
    walls: (pack) =>
      `Defence +${numberIn(pack, 'levels', 'walls')}, or ${numberIn(pack, 'levels', 'wallsAlone')} where there is none.`,
    market: (pack) =>
      `+${numberIn(pack, 'income', 'market')} gold with every tax${pack.income.port ? ', more in a port' : ''}; joined to another Market +${numberIn(pack, 'income', 'linked')}.`,
    barracks: (pack) =>
      `Armies are mustered and take recruits here; its mercenaries cost ${less(numberIn(pack, 'prices', 'mercenaryBarracks'))} less.`,
    wonder: () => 'Points at once, on its site.',
    road: (pack) => `An army that sets out beside it: +${numberIn(pack, 'move', 'road')} movement. Joins Markets.`,
  },
  ru: {
    walls: (pack) =>
      `Защита +${numberIn(pack, 'levels', 'walls')}, а где её нет — ${numberIn(pack, 'levels', 'wallsAlone')}.`,
    market: (pack) =>
      `+${numberIn(pack, 'income', 'market')} золота с каждым налогом${pack.income.port ? ', в порту больше' : ''}; связан с другим рынком: ещё +${numberIn(pack, 'income', 'linked')}.`,
    barracks: (pack) =>
      `Здесь собирают и пополняют армии; наёмники этой области дешевле на ${less(numberIn(pack, 'prices', 'mercenaryBarracks'))}.`,
    wonder: () => 'Очки сразу; только на своём месте.',
    road: (pack) => `Армии, что выступает рядом с ней: +${numberIn(pack, 'move', 'road')} к движению. Связывает рынки.`,
  },
}

export const buildingDoes = (pack: Pack, what: Building | 'road', lang: Lang): string => WORKS[lang][what](pack)

/** Those who are hired. */
export const PEOPLE_DO: Readonly<
  Record<Lang, (pack: Pack) => Readonly<Record<'general' | 'agent' | 'ship' | 'cube', string>>>
> = {
  en: ({ navy }) => ({
    general: 'Leads an army; stars better its dice.',
    agent: 'Carries out one action card a round.',
    ship: `Carries ${count('en', navy.capacity, { one: 'card', many: 'cards' })} of an army.`,
    cube: 'One cube off a region.',
  }),
  ru: ({ navy }) => ({
    general: 'Ведёт армию; звёзды улучшают её кубики.',
    agent: 'Исполняет одну карту действия за раунд.',
    ship: `Везёт ${count('ru', navy.capacity, { one: 'карту', few: 'карты', many: 'карт' })} армии.`,
    cube: 'Один кубик с области.',
  }),
}
