// Words that may be typed, in both languages; a beginning of a word will do where it is clear.

import type { State } from '@understudy/arcs'
import { ambitionName, ownerName, RESOURCE } from '@understudy/arcs/text'
import {
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  COLOURS,
  OWNERS,
  type Owner,
  RESOURCES,
  type Resource,
  SUITS,
  type Suit,
  SYSTEMS,
  type SystemId,
} from '@understudy/arcs/vocabulary'
import { latin } from './letters.ts'

export type Verb =
  | 'move'
  | 'tax'
  | 'build'
  | 'repair'
  | 'influence'
  | 'secure'
  | 'battle'
  | 'prelude'
  | 'use'
  | 'end'
  | 'pass'
  | 'lead'
  | 'surpass'
  | 'pivot'
  | 'copy'

/** Latin short forms are found through look-alikes as well. The last Russian words are those that this page once used. */
const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  move: ['m', 'move', 'пе', 'пер', 'перемещение', 'перемещаю', 'д', 'дв', 'движение'],
  tax: ['t', 'tax', 'сб', 'сбор', 'собираю', 'налоги', 'нал', 'налог'],
  build: ['b', 'build', 'стр', 'строительство', 'строю', 'построить', 'постройка'],
  repair: ['r', 'repair', 'по', 'поч', 'починка', 'чиню', 'рем', 'ремонт'],
  influence: ['i', 'influence', 'и', 'вл', 'влияние'],
  secure: ['s', 'secure', 'при', 'прис', 'присвоение', 'присваиваю', 'з', 'вер', 'вербовка'],
  battle: ['x', 'battle', 'ср', 'сра', 'сражение', 'бой'],
  prelude: ['p', 'prelude', 'пре', 'прелюдия'],
  use: ['u', 'use', 'у', 'исп', 'использую'],
  end: ['.', 'end', 'конец'],
  pass: ['pass', 'пас'],
  lead: ['lead', 'открываю', 'веду'],
  surpass: ['surpass', 'выше', 'превосхожу'],
  pivot: ['pivot', 'пивот', 'меняю'],
  copy: ['copy', 'коп', 'копия', 'копирую'],
}

const VERB_OF = new Map<string, Verb>(
  (Object.keys(VERBS) as Verb[]).flatMap((verb) => VERBS[verb].map((word) => [word, verb] as const)),
)

/** The word as it was typed comes before what it looks like. */
export const verbOf = (word: string): Verb | undefined => VERB_OF.get(word) ?? VERB_OF.get(latin(word))

const CARD = /^([^\d+!]+)([1-7])$/
const SUIT_WORDS: readonly (readonly [string, Suit])[] = [
  ['руководство', 'administration'],
  ['проектирование', 'construction'],
  ['уп', 'administration'],
  ['ст', 'construction'],
  ...SUITS.map((suit) => [suit, suit] as const),
  ['управление', 'administration'],
  ['агрессия', 'aggression'],
  ['строительство', 'construction'],
  ['мобилизация', 'mobilization'],
]

export function cardOf(word: string): ActionCardId | undefined {
  const [, name, number] = CARD.exec(word) ?? []
  if (name === undefined || number === undefined || name.length < 2) return undefined
  for (const [full, suit] of SUIT_WORDS)
    if (full.startsWith(name) || full.startsWith(latin(name))) return `${suit}-${number}` as ActionCardId
  return undefined
}

export const isSystemId = (word: string): word is SystemId => (SYSTEMS as readonly string[]).includes(word)

export const systemOf = (word: string): SystemId | undefined => {
  const id = latin(word)
  return isSystemId(id) ? id : undefined
}

/** The only one that begins like this; a full name always counts. */
function beginning<T extends string>(
  all: readonly T[],
  names: (id: T) => readonly string[],
  word: string,
): T | undefined {
  const like = (name: string) => name.startsWith(word) || name.startsWith(latin(word))
  const found = all.filter((id) => names(id).some((name) => like(name.toLowerCase())))
  return found.length === 1 && word.length > 0 ? found[0] : undefined
}

/** Whoever has pieces in this game: a colour, in the campaign also one of the others. */
export const ownerOfWord = (state: State, word: string): Owner | undefined =>
  beginning(state.options.act === 0 ? COLOURS : OWNERS, (id: Owner) => [id, ownerName('ru', id)], word)

export const resourceOf = (word: string): Resource | undefined =>
  word.length < 2
    ? undefined
    : beginning(RESOURCES, (id) => [id, RESOURCE[id].ru, ...(id === 'relic' ? ['реликвия'] : [])], word)

export const ambitionOf = (word: string): Ambition | undefined =>
  word.length < 2 ? undefined : beginning(AMBITIONS, (id) => [id, ambitionName('ru', id)], word)

type Piece = 'city' | 'starport' | 'ship'
const PIECES: readonly (readonly [Piece, readonly string[]])[] = [
  ['city', ['city', 'город']],
  ['starport', ['starport', 'port', 'sp', 'космопорт', 'порт']],
  ['ship', ['ship', 'корабль', 'кораблик']],
]

export function pieceOf(word: string): Piece | undefined {
  if (word.length < 2) return undefined
  return PIECES.find(([, names]) => names.some((name) => name.startsWith(word)))?.[0]
}
