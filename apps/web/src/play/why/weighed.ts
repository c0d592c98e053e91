// What a decision was chosen from, for chips and for the board: the chosen one, and the others in the order in which they fell.

import { fate, namesOf, type Speaker, type Verdict } from '@understudy/procedure/explain'
import { type Choice, choicesBehind } from '@understudy/procedure/trace'
import type { Explained } from '@understudy/table'
import type { Pointing } from '../../games/ui.ts'

export interface Weighed {
  readonly text: string
  /** The how-many-eth to fall; those that fell together have the same number. Undefined: it was chosen. */
  readonly fell: number | undefined
  /** Nothing told it apart from the chosen one: the lot, or the table, took the other. */
  readonly tied: boolean
  /** Where it lies, by the keys of the table. */
  readonly at: readonly string[]
  /** Why not this one. */
  readonly verdict: Verdict | undefined
}

const NONE: readonly Weighed[] = []
const NOWHERE: readonly string[] = []

/**
 * The choice that says most: the one that decided, if there was anything to choose from and if it can be seen on the table;
 * else the nearest one on the way to it; else what can only be told.
 */
export function weighedIn(
  { events, led = [] }: Pick<Explained, 'events' | 'led'>,
  speaker: Speaker,
  pointing: Pointing<unknown> | undefined,
): readonly Weighed[] {
  const all = choicesBehind(events, led, speaker.rulebook).map((choice) => weigh(choice, speaker, pointing))
  const compared = all.filter((each) => each.length > 1)
  return compared.find(isPlaced) ?? compared[0] ?? all.find(isPlaced) ?? NONE
}

const isPlaced = (all: readonly Weighed[]): boolean => all.some(({ at, fell }) => fell === undefined && at.length > 0)

function weigh(choice: Choice, speaker: Speaker, pointing: Pointing<unknown> | undefined): readonly Weighed[] {
  const { found, prefers, pick, chosen } = choice
  if (chosen === undefined) return NONE
  const names = namesOf(speaker)(found.candidates)
  const rounds = [
    ...prefers.map(({ dropped }) => dropped).filter((dropped) => dropped.length > 0),
    ...(pick === undefined ? [] : [pick.of.filter((at) => at !== chosen)]),
  ]
  const places = found.candidates.map((candidate) => pointing?.places(candidate, speaker.view) ?? [])
  const facet = tellsApart(places)
  const all = found.candidates.flatMap((_, at): Weighed[] => {
    const text = names[at] ?? ''
    const round = rounds.findIndex((dropped) => dropped.includes(at))
    if (text === '' || (round < 0 && at !== chosen)) return []
    const fell = at === chosen ? undefined : round + 1
    const verdict = fate(choice, [at])
    return [{ text, fell, tied: verdict?.kind === 'unlucky', at: places[at]?.[facet] ?? NOWHERE, verdict }]
  })
  // The chosen one first, then the best losers; what is called alike (two slots of a planet) stands there once.
  const ranked = all.sort((a, b) => (b.fell ?? rounds.length + 2) - (a.fell ?? rounds.length + 2))
  return ranked.filter(({ text }, at) => ranked.findIndex((each) => each.text === text) === at)
}

/** Where they lead, unless all of them lead to the same place: then where they come from. */
function tellsApart(places: readonly (readonly (readonly string[])[])[]): number {
  const most = Math.max(0, ...places.map((each) => each.length))
  for (let facet = 0; facet < most; facet++)
    if (new Set(places.flatMap((each) => each[facet]?.join() ?? [])).size > 1) return facet
  return 0
}
