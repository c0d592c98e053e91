// Leaders, by number: names, starting pieces and tokens (arcs 16.2). A new one comes last: numbers and ids are for good.

import type { Resource } from '../vocabulary.ts'

export type StartPieces = { readonly building?: 'city' | 'starport'; readonly ships: number }

export interface LeaderData {
  readonly name: { readonly en: string; readonly ru: string }
  readonly tokens: readonly [Resource, Resource]
  readonly a: StartPieces
  readonly b: StartPieces
  readonly c: StartPieces
}

/** "city 3" → a city and three ships. */
const pieces = (text: string): StartPieces => {
  const [first, second] = text.split(' ')
  return second === undefined
    ? { ships: Number(first) }
    : { building: first === 'city' ? 'city' : 'starport', ships: Number(second) }
}

const leader = (en: string, ru: string, one: Resource, two: Resource, a: string, b: string, c: string): LeaderData => ({
  name: { en, ru },
  tokens: [one, two],
  a: pieces(a),
  b: pieces(b),
  c: pieces(c),
})

export const LEADER_LIST: readonly LeaderData[] = [
  leader('Elder', 'Старейшина', 'relic', 'material', 'city 3', 'starport 3', '2'),
  leader('Mystic', 'Мистик', 'psionic', 'relic', 'city 3', 'starport 3', '2'),
  leader('Fuel-Drinker', 'Топливопийца', 'fuel', 'fuel', 'city 3', 'starport 3', '2'),
  leader('Upstart', 'Выскочка', 'psionic', 'material', 'city 4', 'starport 3', '2'),
  leader('Rebel', 'Мятежник', 'material', 'weapon', 'starport 4', '4', '2'),
  leader('Warrior', 'Воитель', 'weapon', 'material', 'city 3', 'starport 3', '2'),
  leader('Feastbringer', 'Устроитель пиров', 'relic', 'material', 'city 3', 'city 3', '3'),
  leader('Demagogue', 'Демагог', 'psionic', 'weapon', 'city 3', 'starport 3', '2'),
  leader('Archivist', 'Архивариус', 'relic', 'relic', 'city 3', 'city 3', '2'),
  leader('Overseer', 'Надсмотрщик', 'fuel', 'material', 'city 3', 'starport 3', '2'),
  leader('Corsair', 'Корсар', 'fuel', 'weapon', 'starport 4', '3', '2'),
  leader('Noble', 'Аристократ', 'psionic', 'psionic', 'city 3', 'starport 3', '2'),
  leader('Anarchist', 'Анархист', 'relic', 'weapon', '4', '3', '2'),
  leader('Shaper', 'Преобразователь', 'relic', 'material', 'city 3', '3', '3'),
  leader('Agitator', 'Подстрекатель', 'fuel', 'material', 'city 3', 'starport 4', '2'),
  leader('Quartermaster', 'Интендант', 'fuel', 'weapon', 'starport 4', '3', '2'),
]
