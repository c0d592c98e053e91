// What the Prelude does with Guild cards and tokens (supercat 6.2).

import { type CardSet, setOf } from '../../../card-sets.ts'
import { kindBit, numberOf, PIPS, SUIT_BITS } from '../../../data/action-cards.ts'
import { EVERY_COURT_SUIT, GUILD, UNIONS } from '../../../data/court.ts'
import { securable } from '../../../rules/actions/secure.ts'
import { taxChoices } from '../../../rules/actions/tax.ts'
import { steal } from '../../../rules/battle/raid.ts'
import { card as cardIndex, court, sys } from '../../../rules/board/ids.ts'
import { tokenIn, typeName } from '../../../rules/board/resources.ts'
import { useFarseers } from '../../../rules/cards/guild/farseers.ts'
import { useSpies } from '../../../rules/cards/guild/lattice-spies.ts'
import { useShips } from '../../../rules/cards/guild/ships.ts'
import { useTongues } from '../../../rules/cards/guild/silver-tongues.ts'
import { useUnion } from '../../../rules/cards/guild/unions.ts'
import { refuseUse } from '../../../rules/cards/guild/uses.ts'
import { withoutGuild, withoutToken } from '../../../rules/positions/suppose.ts'
import { leadSuit } from '../../../rules/round/play-card.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { SITE_PORT } from '../../../rules/state/sites.ts'
import { freshShips, hasBuilding, type State, seatOf } from '../../../rules/state/state.ts'
import type { Action, ActionOf, CourtId, Pay, SiteId } from '../../../vocabulary.ts'
import { effectiveVox } from '../aggression/ways.ts'
import { type C, me, nameOf, namesOf, type Prefer, ruled, say, settings, type WaysOf } from '../context.ts'
import { declared, guildCards, purse, together } from '../evidence.ts'
import { perVersion } from '../lib/per-version.ts'
import { tooDear, trim } from '../lib/slots.ts'
import { afterSecuring, afterTaxes } from '../plans/tax.ts'
import { allRivalAgents } from '../terms/court.ts'
import { taskForceNow } from '../terms/map.ts'
import { guildHeldBack, MATERIAL, PSIONIC, RELIC, spendable, usableTokens } from '../terms/spend.ts'
import { baseOf, isDeclared, reaches, SOLE1, standing } from '../terms/standing.ts'
import type { Version } from '../versions/version.ts'

/** Most have none of the cards that a rule is about. */
const holds = (c: C, cards: CardSet): boolean => read.hasAny(c.view, Pile.guild(me(c)), cards)
const UNION_CARDS = setOf(...UNIONS)
const SHIP_CARDS = setOf(GUILD.prisonWardens, GUILD.skirmishers, GUILD.courtEnforcers, GUILD.loyalMarines)
const FARSEERS = setOf(GUILD.farseers)
const TONGUES = setOf(GUILD.silverTongues)

const free = (c: C, card: CourtId): boolean => !guildHeldBack(c.view, me(c), court(card), settings(c))

/** GC.3: pays for a seizing that has been rolled; it must be the very first thing in the Prelude. */
export const spies: WaysOf<true> = {
  from: (c) =>
    c.vars.spies === true && useSpies.refuse(c.view, { do: 'useSpies' }, me(c)) === undefined ? [true] : [],
  show: () => say('supercat.card', { card: nameOf('BC16') }),
}

/** PR.2 (supercat/A66) */
export const unions: WaysOf<ActionOf<'useUnion'>> = {
  from: (c) =>
    holds(c, UNION_CARDS)
      ? [...useUnion.list(c.view, me(c))].filter(({ card, on }) => on !== undefined && free(c, card))
      : [],
  prefer: [
    ruled({ id: 'morePips', most: (_, { on }) => (on === undefined ? 0 : PIPS[cardIndex(on)]!) }, 'A66'),
    ruled({ id: 'higherNumber', most: (_, { on }) => (on === undefined ? 0 : numberOf(cardIndex(on))) }, 'A66'),
  ],
  show: (_, { card, on }) => say('supercat.union', { card: nameOf(card), on: on ?? 'administration-1' }),
  because: guildCards,
}

/** PR.3 (supercat/A65) */
export const newShips: WaysOf<ActionOf<'useShips'>> = {
  from: (c) =>
    !holds(c, SHIP_CARDS) || read.shipsLeft(c.view, me(c)) < 3
      ? []
      : [...useShips.list(c.view, me(c))].filter(({ card, at }) => at !== undefined && free(c, card)),
  prefer: [
    {
      id: 'starportMostFresh',
      most: (c, { at }) =>
        at !== undefined && hasBuilding(c.view, sys(at), me(c), SITE_PORT) ? 1 + freshShips(c.view, sys(at), me(c)) : 0,
    },
    { id: 'inTaskForce', keep: (c, { at }) => at !== undefined && taskForceNow(c.view, me(c)).includes(sys(at)) },
  ],
  show: (_, { card, at }) => say('supercat.ships', { card: nameOf(card), at: at ?? '1g' }),
  because: guildCards,
}

/** GC.4 */
export const farseers: WaysOf<Action> = {
  from: (c) => {
    if (!holds(c, FARSEERS)) return []
    const action: ActionOf<'useFarseers'> = { do: 'useFarseers', cards: [] }
    return free(c, 'BC17') && useFarseers.refuse(c.view, action, me(c)) === undefined ? [action] : []
  },
  show: () => say('supercat.card', { card: nameOf('BC17') }),
  because: guildCards,
}

const guildAndAmbitions = together(guildCards, declared)
const purseAndAmbitions = together(purse, declared)

/** GC.5: a theft that makes it the sole leader of a declared ambition. */
export const tongues: WaysOf<ActionOf<'useTongues'>> = {
  from: (c) => {
    const { view } = c
    const seat = me(c)
    if (!holds(c, TONGUES) || refuseUse(view, seat, GUILD.silverTongues) !== undefined || !free(c, 'BC20')) return []
    const wanted = [1, 2, 3, 4, 5].filter(
      (ambition) => isDeclared(view, ambition) && standing(view, seat, ambition) < SOLE1,
    )
    if (wanted.length === 0) return []
    const base = baseOf(view, seat, settings(c).contendMeasure)
    return [...useTongues.list(view, seat)].filter(({ from, take }) => {
      if (from === undefined || take === undefined) return false
      const after = withoutGuild(view, seat, GUILD.silverTongues)
      steal(after, seat, seatOf(view, from), take)
      trim(after, seat)
      return wanted.some((ambition) => standing(after, seat, ambition) === SOLE1) && !tooDear(base, after)
    })
  },
  show: (c, { from, take }) =>
    say('supercat.steal', {
      of: from ?? 'red',
      ...(take === undefined
        ? {}
        : 'card' in take
          ? { card: nameOf(take.card) }
          : { type: typeName(tokenIn(c.view, seatOf(c.view, from ?? ''), take.slot)) }),
    }),
  because: (c) => (holds(c, TONGUES) ? guildAndAmbitions(c) : guildCards(c)),
}

/** The slot of a token of this type that may be spent. */
const slotOf = (c: C, type: number): number | undefined => spendable(c.view, me(c), type, settings(c))[0]
const hasMaterial = (c: C): boolean => read.prelude(c.view) && slotOf(c, MATERIAL) !== undefined
export const payMaterial = (c: C): Pay => ({ slot: slotOf(c, MATERIAL) ?? 0 })
/** Ways that a Material token pays for. */
export const withMaterial = <X>(ways: WaysOf<X>, applies: (c: C) => boolean = () => true): WaysOf<X> => ({
  ...ways,
  from: (c) => (hasMaterial(c) && applies(c) ? ways.from(c) : []),
  because: purse,
})

export type Paid = { readonly slot: number; readonly secure: readonly CourtId[]; readonly tax?: SiteId }

function paid(state: State, seat: number, slot: number): State {
  return withoutToken(state, seat, slot)
}

/** The order of Court cards, without its numbers for plans that tax. */
const byCards = ({ chains }: Version): Prefer<Paid>[] =>
  chains
    .court<Paid>(
      'all',
      (plan) => plan.secure,
      (c, plan) => plan.secure.some((card) => allRivalAgents(c.view, me(c), court(card)) > 0),
    )
    .map((preference) =>
      'most' in preference
        ? { id: preference.id, most: (c: C, plan: Paid) => (plan.secure.length === 0 ? 0 : preference.most(c, plan)) }
        : preference,
    )
const paidShown = (_: C, plan: Paid) =>
  plan.tax === undefined
    ? say('supercat.secure', { cards: namesOf(plan.secure) })
    : say('supercat.tax', { cities: [plan.tax] })

/** PR.6: captives, a declared ambition, an effective Vox card (supercat/A15, A68). */
export const relicSecures = perVersion(
  (version): WaysOf<Paid> => ({
    from: (c) => {
      const { view } = c
      const seat = me(c)
      if (!read.prelude(view)) return []
      const [slot] = usableTokens(view, seat, RELIC)
      if (slot === undefined) return []
      // A Relic that is held back still pays for a Relic card.
      const [spare] = spendable(view, seat, RELIC, settings(c))
      const cards = securable(view, seat).filter(
        (card) => spare !== undefined || EVERY_COURT_SUIT[court(card)] === RELIC,
      )
      if (cards.length === 0) return []
      const after = paid(view, seat, spare ?? slot)
      const base = baseOf(after, seat, settings(c).contendMeasure)
      const plans = cards.map((card): Paid => ({ slot: spare ?? slot, secure: [card] }))
      const goals = [
        (plan: Paid) => plan.secure.some((card) => allRivalAgents(view, seat, court(card)) > 0),
        (plan: Paid) => reaches('contendDeclared', base, afterSecuring(after, seat, plan.secure)),
        (plan: Paid) => plan.secure.some((card) => effectiveVox(c, court(card))),
      ]
      for (const goal of goals) {
        const found = plans.filter(goal)
        if (found.length > 0) return found
      }
      return []
    },
    prefer: byCards(version),
    show: paidShown,
    because: purseAndAmbitions,
  }),
)

/** PR.7: Tax, then Secure, as far as the lead card offers them. */
export const psionicPlans = perVersion(
  (version): WaysOf<Paid> => ({
    from: (c) => {
      const { view } = c
      const seat = me(c)
      const slot = read.prelude(view) ? slotOf(c, PSIONIC) : undefined
      if (slot === undefined) return []
      const kinds = SUIT_BITS[leadSuit(view)]!
      const after = paid(view, seat, slot)
      const base = baseOf(after, seat, settings(c).contendMeasure)
      if ((kinds & kindBit('tax')) !== 0)
        return [...taxChoices(view, seat)]
          .filter(({ type }) => type === undefined)
          .filter((choice) => {
            const then = afterTaxes(after, seat, [choice])
            return reaches('contendDeclared', base, then) && !tooDear(base, then)
          })
          .map(({ city }): Paid => ({ slot, secure: [], tax: city }))
      if ((kinds & kindBit('secure')) === 0) return []
      return securable(view, seat)
        .filter((card) => reaches('contendDeclared', base, afterSecuring(after, seat, [card])))
        .map((card): Paid => ({ slot, secure: [card] }))
    },
    prefer: byCards(version),
    show: paidShown,
    because: purseAndAmbitions,
  }),
)

export const paidActions = (_: C, { slot, secure, tax }: Paid): Action[] =>
  tax === undefined
    ? secure.map((card): Action => ({ do: 'secure', card, pay: { slot } }))
    : [{ do: 'tax', city: tax, pay: { slot } }]
