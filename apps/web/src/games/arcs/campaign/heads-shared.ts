// Kinds of headlines and words that those of an act share.

import type { PolicyId } from '@understudy/arcs/act'
import { courtName, place } from '@understudy/arcs/text'
import type { Colour, CourtId } from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { Kind, Said } from '../../heads.ts'
import type { At } from '../telling/heads-facts.ts'
import { counted, kind } from '../telling/heads-kinds.ts'
import { reachWords } from './words.ts'

/** Told of somebody else; of several without names. */
export const toward = (
  weight: number,
  of: string,
  one: (seat: Colour) => Said,
  /** Told to them. */
  mine: Said,
  said: Said,
  fact: 'of' | 'to' = 'of',
): Kind => {
  type Facts = Readonly<Record<'of' | 'to' | 'you', Colour>>
  return kind(weight, of, (facts: Facts) => (facts[fact] === facts.you ? mine : one(facts[fact])), said)
}

export type Counted = { readonly n: number }

/** So many, at a place if it is one place. */
export const countedAt = (
  weight: number,
  of: string,
  sum: (n: number) => Said,
  where: (facts: At & { readonly cluster?: number }) => Said,
): Kind => ({
  ...counted(weight, of, sum),
  one: (facts: Counted & At) => {
    const [what, there] = [sum(facts.n), where(facts)]
    return { en: `${what.en} ${there.en}`, ru: `${what.ru} (${there.ru})` }
  },
})

export const atSystem = ({ system }: At): Said => ({ en: `at ${place('en', system)}`, ru: place('ru', system) })
export const imperial = (n: number): Said => ({
  en: plural('en', n, { one: 'Imperial ship', many: 'Imperial ships' }),
  ru: plural('ru', n, { one: 'имперский корабль', few: 'имперских корабля', many: 'имперских кораблей' }),
})
export const golems = (n: number): Said => ({
  en: plural('en', n, { one: 'Golem', many: 'Golems' }),
  ru: plural('ru', n, { one: 'голема', few: 'голема', many: 'големов' }),
})
export const favors = (n: number): Said => ({
  en: plural('en', n, { one: 'Favor', many: 'Favors' }),
  ru: plural('ru', n, { one: 'услугу', few: 'услуги', many: 'услуг' }),
})
export const policyOf = (policy: PolicyId): Said => ({
  en: reachWords('en').policy[policy],
  ru: `«${reachWords('ru').policy[policy]}»`,
})
export const card = (id: CourtId): Said => ({ en: courtName('en', id), ru: courtName('ru', id) })
