// Leaders, by number: names, starting pieces and tokens (arcs 16.2). A new one comes last: numbers and ids are for good.

import type { Lang } from '@understudy/procedure'
import type { Resource } from '../vocabulary.ts'

export type StartPieces = { readonly building?: 'city' | 'starport'; readonly ships: number }

export interface LeaderData {
  readonly name: Readonly<Record<Lang, string>>
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

const leader = (
  said: Readonly<Record<Lang, string>>,
  one: Resource,
  two: Resource,
  a: string,
  b: string,
  c: string,
): LeaderData => ({
  name: said,
  tokens: [one, two],
  a: pieces(a),
  b: pieces(b),
  c: pieces(c),
})

export const LEADER_LIST: readonly LeaderData[] = [
  leader({ en: 'Elder', ru: 'Старейшина' }, 'relic', 'material', 'city 3', 'starport 3', '2'),
  leader({ en: 'Mystic', ru: 'Мистик' }, 'psionic', 'relic', 'city 3', 'starport 3', '2'),
  leader({ en: 'Fuel-Drinker', ru: 'Топливопийца' }, 'fuel', 'fuel', 'city 3', 'starport 3', '2'),
  leader({ en: 'Upstart', ru: 'Выскочка' }, 'psionic', 'material', 'city 4', 'starport 3', '2'),
  leader({ en: 'Rebel', ru: 'Мятежник' }, 'material', 'weapon', 'starport 4', '4', '2'),
  leader({ en: 'Warrior', ru: 'Воитель' }, 'weapon', 'material', 'city 3', 'starport 3', '2'),
  leader({ en: 'Feastbringer', ru: 'Устроитель пиров' }, 'relic', 'material', 'city 3', 'city 3', '3'),
  leader({ en: 'Demagogue', ru: 'Демагог' }, 'psionic', 'weapon', 'city 3', 'starport 3', '2'),
  leader({ en: 'Archivist', ru: 'Архивариус' }, 'relic', 'relic', 'city 3', 'city 3', '2'),
  leader({ en: 'Overseer', ru: 'Надсмотрщик' }, 'fuel', 'material', 'city 3', 'starport 3', '2'),
  leader({ en: 'Corsair', ru: 'Корсар' }, 'fuel', 'weapon', 'starport 4', '3', '2'),
  leader({ en: 'Noble', ru: 'Аристократ' }, 'psionic', 'psionic', 'city 3', 'starport 3', '2'),
  leader({ en: 'Anarchist', ru: 'Анархист' }, 'relic', 'weapon', '4', '3', '2'),
  leader({ en: 'Shaper', ru: 'Преобразователь' }, 'relic', 'material', 'city 3', '3', '3'),
  leader({ en: 'Agitator', ru: 'Подстрекатель' }, 'fuel', 'material', 'city 3', 'starport 4', '2'),
  leader({ en: 'Quartermaster', ru: 'Интендант' }, 'fuel', 'weapon', 'starport 4', '3', '2'),
]
