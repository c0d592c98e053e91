// Words that may be typed, in every language; a beginning of a word will do where it is clear.

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
import { LANGS, type Lang } from '@understudy/procedure'
import { inEvery } from '../../typed/every.ts'
import { latin } from './letters.ts'

type Words = Readonly<Record<Lang, readonly string[]>>

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
const VERBS: Readonly<Record<Verb, Words>> = {
  move: { en: ['m', 'move'], ru: ['пе', 'пер', 'перемещение', 'перемещаю', 'д', 'дв', 'движение'] },
  tax: { en: ['t', 'tax'], ru: ['сб', 'сбор', 'собираю', 'налоги', 'нал', 'налог'] },
  build: { en: ['b', 'build'], ru: ['стр', 'строительство', 'строю', 'построить', 'постройка'] },
  repair: { en: ['r', 'repair'], ru: ['по', 'поч', 'починка', 'чиню', 'рем', 'ремонт'] },
  influence: { en: ['i', 'influence'], ru: ['и', 'вл', 'влияние'] },
  secure: { en: ['s', 'secure'], ru: ['при', 'прис', 'присвоение', 'присваиваю', 'з', 'вер', 'вербовка'] },
  battle: { en: ['x', 'battle'], ru: ['ср', 'сра', 'сражение', 'бой'] },
  prelude: { en: ['p', 'prelude'], ru: ['пре', 'прелюдия'] },
  use: { en: ['u', 'use'], ru: ['у', 'исп', 'использую'] },
  end: { en: ['.', 'end'], ru: ['конец'] },
  pass: { en: ['pass'], ru: ['пас'] },
  lead: { en: ['lead'], ru: ['открываю', 'веду'] },
  surpass: { en: ['surpass'], ru: ['выше', 'превосхожу'] },
  pivot: { en: ['pivot'], ru: ['пивот', 'меняю'] },
  copy: { en: ['copy'], ru: ['коп', 'копия', 'копирую'] },
}

const VERB_OF = new Map<string, Verb>(
  (Object.keys(VERBS) as Verb[]).flatMap((verb) => inEvery(VERBS[verb]).map((word) => [word, verb] as const)),
)

/** The word as it was typed comes before what it looks like. */
export const verbOf = (word: string): Verb | undefined => VERB_OF.get(word) ?? VERB_OF.get(latin(word))

const CARD = /^([^\d+!]+)([1-7])$/
/** Those of other languages before the English ones, which a Cyrillic word may only look like. */
const SUIT_WORDS: Readonly<Record<Lang, readonly (readonly [string, Suit])[]>> = {
  ru: [
    ['руководство', 'administration'],
    ['проектирование', 'construction'],
    ['уп', 'administration'],
    ['ст', 'construction'],
    ['управление', 'administration'],
    ['агрессия', 'aggression'],
    ['строительство', 'construction'],
    ['мобилизация', 'mobilization'],
  ],
  en: SUITS.map((suit) => [suit, suit] as const),
}

export function cardOf(word: string): ActionCardId | undefined {
  const [, name, number] = CARD.exec(word) ?? []
  if (name === undefined || number === undefined || name.length < 2) return undefined
  for (const [full, suit] of Object.values(SUIT_WORDS).flat())
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
  beginning(
    state.options.act === 0 ? COLOURS : OWNERS,
    (id: Owner) => [id, ...LANGS.map((lang) => ownerName(lang, id))],
    word,
  )

export const resourceOf = (word: string): Resource | undefined =>
  word.length < 2
    ? undefined
    : beginning(
        RESOURCES,
        (id) => [id, ...LANGS.map((lang) => RESOURCE[id][lang]), ...(id === 'relic' ? ['реликвия'] : [])],
        word,
      )

export const ambitionOf = (word: string): Ambition | undefined =>
  word.length < 2 ? undefined : beginning(AMBITIONS, (id) => [id, ...LANGS.map((lang) => ambitionName(lang, id))], word)

type Piece = 'city' | 'starport' | 'ship'
const PIECES: Readonly<Record<Piece, Words>> = {
  city: { en: ['city'], ru: ['город'] },
  starport: { en: ['starport', 'port', 'sp'], ru: ['космопорт', 'порт'] },
  ship: { en: ['ship'], ru: ['корабль', 'кораблик'] },
}

export function pieceOf(word: string): Piece | undefined {
  if (word.length < 2) return undefined
  return (Object.keys(PIECES) as Piece[]).find((piece) => inEvery(PIECES[piece]).some((name) => name.startsWith(word)))
}
