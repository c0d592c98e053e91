// Words that sentences of several folders use.

import { type Lang, plural } from '@understudy/procedure'
import type { Name } from '../../pack/types.ts'

export const STATUS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { enemy: 'enemy', neutral: 'neutral', friends: 'friends', allied: 'allied' },
  ru: { enemy: 'вражда', neutral: 'нейтралитет', friends: 'дружба', allied: 'союз' },
}
export const BUILDING: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { walls: 'Walls', market: 'Market', barracks: 'Barracks', roads: 'a road', wonder: 'ancient wonder' },
  ru: { walls: 'стены', market: 'рынок', barracks: 'казармы', roads: 'дорога', wonder: 'чудо света' },
}
export const DECK: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { MI: 'Main deck', SK: 'Skirmisher deck', CV: 'Cavalry deck', AR: 'Artillery deck' },
  ru: { MI: 'Основная колода', SK: 'Колода застрельщиков', CV: 'Колода конницы', AR: 'Колода артиллерии' },
}
const FACE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { '-': 'blank', S: 'skirmish', X: 'wound', K: 'skull' },
  ru: { '-': 'пустая грань', S: 'стычка', X: 'рана', K: 'череп' },
}
export const face = (lang: Lang, of: string): string => FACE[lang][of] ?? of
export const cards = (lang: Lang, n: number): string =>
  plural(lang, n, { en: { one: 'card', many: 'cards' }, ru: { one: 'карта', few: 'карты', many: 'карт' } }[lang])
export const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`)

export const list = (lang: Lang, names: readonly Name[]): string => names.map((name) => name[lang]).join(', ')

export const STATUSES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['enemy', 'neutral', 'friends', 'allied'],
  ru: ['вражда', 'нейтралитет', 'дружба', 'союз'],
}
export const SAYS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { yes: 'yes', no: 'no', Y: 'a yellow die', R: 'a red die' },
  ru: { yes: 'да', no: 'нет', Y: 'жёлтый кубик', R: 'красный кубик' },
}
export const CLS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { MI: 'Infantry', SK: 'Skirmishers', CV: 'Cavalry', AR: 'Artillery' },
  ru: { MI: 'Пехота', SK: 'Застрельщики', CV: 'Конница', AR: 'Артиллерия' },
}
export const PHASE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { terrain: 'the terrain', flanks: 'the flanks', centre: 'the Centre', envelopment: 'Envelopment' },
  ru: { terrain: 'местность', flanks: 'фланги', centre: 'центр', envelopment: 'охват' },
}
export const borders = (n: number): string => plural('en', n, { one: 'border', many: 'borders' })
export const mp = (n: number): string => plural('en', n, { one: 'movement point', many: 'movement points' })
