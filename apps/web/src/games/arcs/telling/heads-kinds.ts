// Kinds of headlines that are told in the same way, whatever they tell.

import type { ByNumber, Kind, Said } from '../../heads.ts'

// biome-ignore lint/suspicious/noExplicitAny: the facts of an event are known by its name only
type One = (facts: any) => Said

/** Of several only how many. */
export const kind = (weight: number, of: string, one: One, said: Said): Kind => ({
  weight,
  of: [of],
  one,
  many: (n) => (n === 1 ? said : { en: `${said.en} (${n}×)`, ru: `${said.ru} (${n}×)` }),
})
export const plain = (weight: number, of: string, said: Said): Kind => kind(weight, of, () => said, said)
/** Counted by the number that they tell. */
export const counted = (weight: number, of: string, sum: (n: number) => Said, fact = 'n'): Kind & ByNumber => ({
  weight,
  of: [of],
  count: (facts: Readonly<Record<string, number>>) => facts[fact] ?? 1,
  one: (facts: Readonly<Record<string, number>>) => sum(facts[fact] ?? 1),
  many: sum,
})

/** Told only where nothing else is. */
export const aside = (what: Kind): Kind => ({ ...what, alone: true })
