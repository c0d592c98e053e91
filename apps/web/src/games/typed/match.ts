// Which choice typed words mean: one of its names, or the beginning of one.

import type { Choice, Pick } from '@understudy/table'

interface Found<Action> {
  readonly picks: readonly Pick[]
  readonly choice: Choice<Action>
  /** The word is the whole of its name. */
  readonly exact: boolean
}

export interface Names<Action> {
  /** What a choice is called, in small letters: its id, its number, its name in either language. */
  names(choice: Choice<Action>): readonly string[]
  /** Where a word means several things, the earlier one. */
  readonly first?: readonly string[]
}

function matched(names: readonly string[], word: string): { exact: boolean } | undefined {
  if (names.includes(word)) return { exact: true }
  if (word.length < 2) return undefined
  return names.some((name) => says(name, [word])) ? { exact: false } : undefined
}

const partsOf = (text: string): string[] => text.split(/[\s,-]+/)

/** Whether these words stand side by side in a name, the last of them perhaps begun only. */
function says(name: string, words: readonly string[]): boolean {
  const typed = partsOf(words.join(' '))
  const parts = partsOf(name)
  return parts.some((_, from) =>
    typed.every((word, at) => (at < typed.length - 1 ? parts[from + at] === word : parts[from + at]?.startsWith(word))),
  )
}

/** "Allied Infantry" is one thing: of those that the first word may mean, the ones that go on as the line does, and how many words that takes. */
export function spelledOut<Action>(
  found: readonly Found<Action>[],
  words: readonly string[],
  called: Names<Action>,
): { readonly found: readonly Found<Action>[]; readonly taken: number } {
  if (found[0]?.exact !== false) return { found, taken: 1 }
  for (let taken = words.length; taken > 1; taken--) {
    const typed = words.slice(0, taken)
    const those = found.filter(({ choice }) => called.names(choice).some((name) => says(name, typed)))
    if (those.length > 0) return { found: those, taken }
  }
  return { found, taken: 1 }
}

/** How deep a word may lie below what must be tapped first: "massalia" below "attack". */
const DEEP = 3

export function findWord<Action>(
  next: (picks: readonly Pick[]) => readonly Choice<Action>[],
  picks: readonly Pick[],
  word: string,
  called: Names<Action>,
  depth = 0,
): Found<Action>[] {
  const here = next(picks).flatMap((choice): Found<Action>[] => {
    const match = matched(called.names(choice), word)
    return match === undefined ? [] : [{ picks, choice, exact: match.exact }]
  })
  if (here.length > 0) {
    const exact = here.filter((found) => found.exact)
    return exact.length > 0 ? exact : here
  }
  if (depth >= DEEP) return []
  const { first = [] } = called
  const rank = ({ pick }: Choice<Action>) => (first.indexOf(String(pick.value)) + first.length + 1) % (first.length + 1)
  const ways = [...next(picks)].filter(({ action, more }) => action === undefined || more === true)
  for (const way of ways.sort((a, b) => rank(a) - rank(b))) {
    const below = findWord(next, [...picks, way.pick], word, called, depth + 1)
    if (below.length > 0) return below
  }
  return []
}
