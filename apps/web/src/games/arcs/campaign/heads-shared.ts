// Kinds of headlines and words that those of an act share.

import type { PolicyId } from '@understudy/arcs/act'
import { courtName, place } from '@understudy/arcs/text'
import type { Colour, CourtId, SystemId } from '@understudy/arcs/vocabulary'
import { type Lang, plural } from '@understudy/procedure'
import type { Kind } from '../../heads.ts'
import { reachWords } from './words.ts'

type Named = Readonly<Record<Lang, string>>

/** Told of somebody else; of several without names. */
export const toward = (
  weight: number,
  of: string,
  one: (seat: Colour) => Named,
  /** Told to them. */
  mine: Named,
  { en, ru }: Readonly<Record<Lang, string>>,
  fact: 'of' | 'to' = 'of',
): Kind => ({
  weight,
  of: [of],
  one: (facts: Readonly<Record<'of' | 'to' | 'you', Colour>>) => (facts[fact] === facts.you ? mine : one(facts[fact])),
  many: (n) => (n === 1 ? { en, ru } : { en: `${en} (${n}×)`, ru: `${ru} (${n}×)` }),
})

export type Counted = { readonly n: number }
export type At = { readonly system: SystemId }

/** So many, at a place if it is one place. */
export const counted = (
  weight: number,
  of: string,
  sum: (n: number) => Named,
  where?: (facts: At & { readonly cluster?: number }) => Named,
): Kind => ({
  weight,
  of: [of],
  count: ({ n }: Counted) => n,
  one: (facts: Counted & At) => {
    const [what, there] = [sum(facts.n), where?.(facts)]
    return there === undefined ? what : { en: `${what.en} ${there.en}`, ru: `${what.ru} (${there.ru})` }
  },
  many: sum,
})

export const atSystem = ({ system }: At): Named => ({ en: `at ${place('en', system)}`, ru: place('ru', system) })
export const imperial = (n: number): Named => ({
  en: plural('en', n, { one: 'Imperial ship', many: 'Imperial ships' }),
  ru: plural('ru', n, { one: 'имперский корабль', few: 'имперских корабля', many: 'имперских кораблей' }),
})
export const golems = (n: number): Named => ({
  en: plural('en', n, { one: 'Golem', many: 'Golems' }),
  ru: plural('ru', n, { one: 'голема', few: 'голема', many: 'големов' }),
})
export const favors = (n: number): Named => ({
  en: plural('en', n, { one: 'Favor', many: 'Favors' }),
  ru: plural('ru', n, { one: 'услугу', few: 'услуги', many: 'услуг' }),
})
export const policyOf = (policy: PolicyId): Named => ({
  en: reachWords('en').policy[policy],
  ru: `«${reachWords('ru').policy[policy]}»`,
})
export const card = (id: CourtId): Named => ({ en: courtName('en', id), ru: courtName('ru', id) })
