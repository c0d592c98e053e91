// Which choice a typed word means: its id, its number, or the beginning of its name in either language.

import { LANGS, speak } from '@understudy/procedure'
import { type Action, rome } from '@understudy/rome'
import type { Choice, Pick } from '@understudy/table'

type RomeChoice = Choice<Action>

interface Found {
  readonly picks: readonly Pick[]
  readonly choice: RomeChoice
  /** The word is the whole of its name. */
  readonly exact: boolean
}

const NUMERALS = ['i', 'ii', 'iii', 'iv']

/** Words that people use for a thing to do, beside those that its button has. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  halt: ['halt', 'stop', 'стоп'],
  end: ['end', '.', 'конец'],
  done: ['done', 'end', '.', 'готово', 'конец'],
  march: ['m', 'march', 'идти'],
  attack: ['a', 'attack', 'атака'],
  embark: ['b', 'board', 'aboard', 'корабли'],
  besiege: ['s', 'siege', 'осада'],
  gold: ['gold', 'g', 'золото'],
  general: ['general', 'полководец'],
  agent: ['agent', 'агент'],
  nothing: ['nothing', '-', 'ничего'],
}

function namesOf({ pick, text }: RomeChoice): string[] {
  const names = LANGS.map((lang) => speak(rome.phrases, lang, text).toLowerCase())
  const { slot, value } = pick
  const id = String(value).toLowerCase()
  if (slot === 'army' || slot === 'into') return [NUMERALS[Number(value)] ?? id, String(Number(value) + 1), ...names]
  if (slot === 'agent' || slot === 'navy') return [String(Number(value) + 1), ...names]
  if (slot === 'yes') return value === true ? ['y', 'yes', 'да', 'д'] : ['n', 'no', 'нет', 'н']
  if (slot === 'do') return [...(VERBS[String(value)] ?? []), id, ...names]
  return [id, ...names]
}

function matched(choice: RomeChoice, word: string): { exact: boolean } | undefined {
  const names = namesOf(choice)
  if (names.includes(word)) return { exact: true }
  if (word.length < 2) return undefined
  const begins = names.some((name) => name.split(/[\s,-]+/).some((part) => part.startsWith(word)))
  return begins ? { exact: false } : undefined
}

/** How deep a word may lie below what must be tapped first: "massalia" below "attack". */
const DEEP = 3
/** Where a word means several things, the earlier one. */
const FIRST = ['attack', 'march', 'return', 'besiege', 'troop']

export function findWord(
  next: (picks: readonly Pick[]) => readonly RomeChoice[],
  picks: readonly Pick[],
  word: string,
  depth = 0,
): Found[] {
  const here = next(picks).flatMap((choice): Found[] => {
    const match = matched(choice, word)
    return match === undefined ? [] : [{ picks, choice, exact: match.exact }]
  })
  if (here.length > 0) {
    const exact = here.filter((found) => found.exact)
    return exact.length > 0 ? exact : here
  }
  if (depth >= DEEP) return []
  const rank = ({ pick }: RomeChoice) => (FIRST.indexOf(String(pick.value)) + FIRST.length + 1) % (FIRST.length + 1)
  const ways = [...next(picks)].filter(({ action, more }) => action === undefined || more === true)
  for (const way of ways.sort((a, b) => rank(a) - rank(b))) {
    const below = findWord(next, [...picks, way.pick], word, depth + 1)
    if (below.length > 0) return below
  }
  return []
}
