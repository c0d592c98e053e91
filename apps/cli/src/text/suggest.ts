// "Did you mean …?"

import type { Lang } from '@understudy/procedure'

/** A half sentence to put after the unknown word, empty if nothing is near. */
export function didYouMean(word: string, known: readonly string[]): Readonly<Record<Lang, string>> {
  const near = nearest(word, known)
  return near === undefined ? { en: '', ru: '' } : { en: ` (did you mean ${near}?)`, ru: ` (может быть, ${near}?)` }
}

export function nearest(word: string, known: readonly string[]): string | undefined {
  const asked = word.toLowerCase()
  const scored = known
    .map((each) => ({ each, off: distance(asked, each.toLowerCase()) }))
    .sort((a, b) => a.off - b.off || (a.each < b.each ? -1 : 1))
  const best = scored[0]
  if (best === undefined) return undefined
  if (best.off <= Math.max(1, Math.floor(asked.length / 3))) return best.each
  return known.find((each) => asked.length >= 2 && each.toLowerCase().startsWith(asked))
}

/** How many letters have to be put in, taken out, changed, or swapped with the next one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : change
      rows[i]?.push(Math.min(change, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(a.length, b.length)
}
