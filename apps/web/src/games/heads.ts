// Headlines: what somebody did, in active verbs with numbers, in one line. Of several things those that weigh most are told, in the order in
// which they were done; the rest is small print.

import type { Lang } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'

/** As much as one reads at a glance. */
export const HEADLINE = 56

export type Said = Readonly<Record<Lang, string>>

/** One kind of deed: the events that tell it, how much it weighs, and its words. */
export type Kind = Weighed & (ByNumber | ByRoom)

interface Weighed {
  readonly weight: number
  readonly of: readonly string[]
  /** Told only where nothing else is. */
  readonly alone?: boolean
}

/** Words for one of them and for several. */
export interface ByNumber {
  /** How many an event stands for, if not one. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
  readonly count?: (facts: any) => number
  // biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
  readonly one: (facts: any) => Said
  /** How many all of them stand for, where they are not just added up. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
  readonly total?: (all: readonly any[]) => number
  readonly many: (n: number) => Said
}

/** Words for all of them, from the fullest to the shortest, where more depends on the room than one word or another. */
interface ByRoom {
  // biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
  readonly ways: (all: readonly any[], lang: Lang) => readonly string[]
}

interface Part {
  readonly at: number
  readonly weight: number
  /** The first that fits is taken. */
  readonly ways: readonly string[]
  readonly alone: boolean
}

function partOf(kind: Kind, events: readonly GameEvent[], lang: Lang): Part | undefined {
  const { of, weight, alone = false } = kind
  const at = events.findIndex(({ say }) => of.includes(say))
  if (at < 0) return undefined
  const all = events.flatMap((event) => (of.includes(event.say) ? [event.with ?? {}] : []))
  return { at, weight, alone, ways: 'ways' in kind ? kind.ways(all, lang) : waysOf(kind, all, lang) }
}

function waysOf({ count, total, one, many }: ByNumber, all: readonly object[], lang: Lang): readonly string[] {
  const n = total?.(all) ?? all.reduce((sum, facts) => sum + (count?.(facts) ?? 1), 0)
  const summed = many(n)[lang]
  return [all.length === 1 ? one(all[0])[lang] : summed, summed]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const joined = (parts: readonly { at: number; text: string }[]): string =>
  capital(
    [...parts]
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(', '),
  )

/** Undefined if nothing of it is a deed that has a headline. */
export function headOf(kinds: readonly Kind[], events: readonly GameEvent[], lang: Lang): string | undefined {
  const all = kinds
    .flatMap((kind) => partOf(kind, events, lang) ?? [])
    .filter(({ ways: [fullest = ''] }) => fullest !== '')
    .sort((a, b) => b.weight - a.weight)
  const parts = all.some(({ alone }) => !alone) ? all.filter(({ alone }) => !alone) : all.slice(0, 1)
  let taken: { at: number; text: string }[] = []
  for (const { at, ways } of parts) {
    const fits = ways.find((text) => joined([...taken, { at, text }]).length <= HEADLINE)
    if (fits !== undefined) taken = [...taken, { at, text: fits }]
  }
  return taken.length === 0 ? undefined : joined(taken)
}

/** What does not fit ends after a word. */
export function shortened(text: string): string {
  if (text.length <= HEADLINE) return text
  const cut = text.slice(0, HEADLINE - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), HEADLINE / 2)).replace(/[\s,.:;–—(]+$/, '')}…`
}
