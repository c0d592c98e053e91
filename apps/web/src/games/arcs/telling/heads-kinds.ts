// Kinds of headlines that are told in the same way, whatever they tell.

import type { Lang } from '@understudy/procedure'
import type { Kind } from '../../heads.ts'

type Said = Readonly<Record<Lang, string>>
// biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
type One = (facts: any) => Said

/** Of several only how many. */
export const kind = (weight: number, of: string, one: One, { en, ru }: Readonly<Record<Lang, string>>): Kind => ({
  weight,
  of: [of],
  one,
  many: (n) => (n === 1 ? { en, ru } : { en: `${en} (${n}×)`, ru: `${ru} (${n}×)` }),
})
export const plain = (weight: number, of: string, said: Readonly<Record<Lang, string>>): Kind =>
  kind(weight, of, () => said, said)
/** Counted by the number that they tell. */
export const counted = (weight: number, of: string, sum: (n: number) => Said, fact = 'n'): Kind => ({
  weight,
  of: [of],
  count: (facts: Readonly<Record<string, number>>) => facts[fact] ?? 1,
  one: (facts: Readonly<Record<string, number>>) => sum(facts[fact] ?? 1),
  many: sum,
})

/** Told only where nothing else is. */
export const aside = (what: Kind): Kind => ({ ...what, alone: true })
