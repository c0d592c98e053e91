// Which choice a typed word means: one of its names, or the beginning of one.

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
  const begins = names.some((name) => name.split(/[\s,-]+/).some((part) => part.startsWith(word)))
  return begins ? { exact: false } : undefined
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
