// The doctrine that chooses among cards of the Court (supercat 7.2.2).

import { COURT_KEYS, EVERY_COURT_SUIT } from '../../../data/court.ts'
import { spotOf } from '../../../rules/actions/influence.ts'
import { court } from '../../../rules/board/ids.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { type C, me, type Prefer } from '../context.ts'
import { base } from '../lib/now.ts'
import { ambitionOf } from '../lib/slots.ts'
import { growsLead } from '../plans/influence.ts'
import { afterSecuring } from '../plans/tax.ts'
import {
  allRivalAgents,
  effectiveVox,
  isCallToAction,
  isUncontested,
  isUnion,
  isVox,
  isWeapon,
  loyalToOutrage,
} from '../terms/court.ts'
import { type Goal, reaches, SOLE1 } from '../terms/standing.ts'
import type { PreferenceId } from '../text/preferences.ts'
import type { Chains, CourtOrder, Critical } from '../versions/version.ts'

/** D.infl over anything that names cards (supercat/A46); `captures` says whether rivals' agents are caught. */
export function influenceDoctrine<X>(
  cardsOf: (x: X) => readonly CourtId[],
  captures: (c: C, x: X) => boolean,
): Prefer<X>[] {
  const some = (x: X, test: (card: number) => boolean): boolean => cardsOf(x).some((card) => test(court(card)))
  return [
    { id: 'weapon', keep: (_, x) => some(x, isWeapon) },
    { id: 'actionCard', keep: (_, x) => some(x, (card) => isUnion(card) || isCallToAction(card)) },
    { id: 'effective', keep: (c, x) => some(x, (card) => effectiveVox(c, card)) },
    { id: 'captives', keep: captures },
    { id: 'otherVox', keep: (_, x) => some(x, isVox) },
    { id: 'growLead', keep: (c, x) => some(x, (card) => growsLead(c.view, me(c), card)) },
    { id: 'loyalCard', keep: (c, x) => some(x, (card) => loyalToOutrage(c.view, me(c), card)) },
    { id: 'moreKeys', most: (_, x) => Math.max(...cardsOf(x).map((card) => COURT_KEYS[court(card)] ?? 0)) },
  ]
}

const inRow = (c: C, card: CourtId): boolean => spotOf(c.view, court(card)) >= 0
/** Owning those of the cards that lie in the Court, with rivals' agents on them as Captives, would reach the goal. */
const would = (goal: Goal) => (c: C, cards: readonly CourtId[]) => {
  const there = cards.filter((card) => inRow(c, card))
  return there.length > 0 && reaches(goal, base(c), afterSecuring(c.view, me(c), there))
}
const grows = (declared: boolean) => (c: C, card: CourtId) => {
  if (inRow(c, card)) return would(declared ? 'growDeclared' : 'growOpen')(c, [card])
  const ambition = isVox(court(card)) ? 0 : ambitionOf(EVERY_COURT_SUIT[court(card)] ?? 0)
  const { status, places } = base(c)
  return ambition > 0 && status[ambition] === (declared ? 2 : 1) && places[ambition] === SOLE1
}

/** A step between those about ties: whatever a card must have for it. */
interface Tie {
  readonly id: PreferenceId
  is(c: C, card: number): boolean
}

/**
 * The Principles of Influence (supercat-0.10, 6.2.3): critical cards by their classes, the others, then what is tied; `after`
 * comes after what is uncontested.
 */
export const courtPrinciples =
  (classes: readonly Critical[], after: readonly Tie[] = []): Chains['court'] =>
  (which, cardsOf, captures) =>
    byPrinciples(classes, after, which, cardsOf, captures)

function byPrinciples<X>(
  classes: readonly Critical[],
  after: readonly Tie[],
  which: CourtOrder,
  cardsOf: (x: X) => readonly CourtId[],
  captures: (c: C, x: X) => boolean,
): Prefer<X>[] {
  const some = (c: C, x: X, test: (c: C, card: number) => boolean): boolean =>
    cardsOf(x).some((card) => test(c, court(card)))
  const critical = classes.map(
    ({ id, is, also }): Prefer<X> => ({
      id,
      keep: (c, x) =>
        (is === 'contends' ? would('contendDeclared')(c, cardsOf(x)) : some(c, x, is)) ||
        (also !== undefined && some(c, x, also)),
    }),
  )
  const other: Prefer<X>[] = [
    { id: 'captives', keep: captures },
    { id: 'contendOpen', keep: (c, x) => would('contendOpen')(c, cardsOf(x)) },
    { id: 'growDeclared', keep: (c, x) => cardsOf(x).some((card) => grows(true)(c, card)) },
    { id: 'weapon', keep: (c, x) => some(c, x, (_, card) => isWeapon(card)) },
    { id: 'growOpen', keep: (c, x) => cardsOf(x).some((card) => grows(false)(c, card)) },
  ]
  const ties: Prefer<X>[] = [
    {
      id: 'uncontested',
      keep: (c, x) => cardsOf(x).some((card) => inRow(c, card) && isUncontested(c.view, me(c), court(card))),
    },
    ...after.map(({ id, is }): Prefer<X> => ({ id, keep: (c, x) => some(c, x, is) })),
    {
      id: 'mostAgents',
      most: (c, x) => sum(cardsOf(x), (card) => (inRow(c, card) ? allRivalAgents(c.view, me(c), court(card)) : 0)),
    },
    { id: 'moreKeys', most: (_, x) => Math.max(...cardsOf(x).map((card) => COURT_KEYS[court(card)] ?? 0)) },
  ]
  return [...(which === 'other' ? [] : critical), ...(which === 'critical' ? [] : other), ...ties]
}
const sum = <X>(list: readonly X[], of: (x: X) => number): number => list.reduce((n, x) => n + of(x), 0)
