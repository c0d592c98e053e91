// What a raid takes, picked in any order: the rules list every set of things once, in an order of their own, and allow all of
// those that keys pay for.

import type { Action } from '@understudy/arcs'
import type { Theft } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { allowed, type Context } from './context.ts'
import type { Offer } from './tap.ts'

type Raid = Extract<Action, { do: 'raid' }>

const raidOf = (picks: readonly Pick[]): Raid => ({ do: 'raid', take: picks.map(({ value }) => value as Theft) })

/** The raid that takes what was picked; undefined: nothing of a raid was picked, or it may not end there. */
export function lootOf(context: Context, picks: readonly Pick[]): Raid | undefined {
  if (picks.length === 0 || context.decision.kind !== 'raid' || picks.some(({ slot }) => slot !== 'take'))
    return undefined
  const raid = raidOf(picks)
  return allowed(context, raid) ? raid : undefined
}

/** What can be taken beside what was picked; undefined: as the rules list it. */
export function lootOffers(context: Context, picks: readonly Pick[]): Offer[] | undefined {
  if (lootOf(context, picks) === undefined) return undefined
  const offers = known(context, picks).flatMap(({ pick, text }): Offer[] => {
    const action = picks.some((each) => equal(each, pick)) ? undefined : lootOf(context, [...picks, pick])
    return action === undefined ? [] : [{ pick, text, action }]
  })
  const leads = ({ pick }: Offer) =>
    offers.some((other) => other.pick !== pick && lootOf(context, [...picks, pick, other.pick]) !== undefined)
  return offers.map((offer) => (leads(offer) ? { ...offer, more: true } : offer))
}

/** What lies there from the beginning, and what these leave unprotected. */
function known({ decision }: Context, picks: readonly Pick[]): Offer[] {
  const first = decision.next([]).filter(({ pick }) => pick.slot === 'take')
  const isFirst = ({ pick }: Offer) => first.some((each) => equal(each.pick, pick))
  return [...first, ...decision.next(listed(decision, picks, [])).filter((offer) => !isFirst(offer))]
}

/** The same picks in the order in which the rules list them. */
function listed(decision: Context['decision'], left: readonly Pick[], so: readonly Pick[]): readonly Pick[] {
  for (const { pick } of left.length === 0 ? [] : decision.next(so)) {
    const rest = left.filter((each) => !equal(each, pick))
    if (rest.length === left.length) continue
    const all = listed(decision, rest, [...so, pick])
    if (all.length === so.length + left.length) return all
  }
  return so
}
