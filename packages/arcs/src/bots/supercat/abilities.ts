// New actions of cards as the pages offer them (supercat-0.10, 6.4).

import type { Json } from '@understudy/procedure'
import { kindBit } from '../../data/action-cards.ts'
import { court, site as siteIndex } from '../../rules/board/ids.ts'
import { tokenIn, typeIndex } from '../../rules/board/resources.ts'
import { exhaustedCards } from '../../rules/seats/ready.ts'
import * as read from '../../rules/state/read.ts'
import { isCity, systemOfSite } from '../../rules/state/sites.ts'
import { ABLE_CARDS, type Action, FATE_CARDS, type Kind } from '../../vocabulary.ts'
import { type C, kindsNow, me, pipsLeft, ruled, say, settings, type WaysOf } from './context.ts'
import { standings } from './evidence.ts'
import { base, inForce } from './lib/now.ts'
import { worth } from './lib/slots.ts'
import { type Ability, abilityPlans, cardOf, effectOf, isReady } from './plans/ability.ts'
import { allRivalAgents } from './terms/court.ts'
import { newResource } from './terms/map.ts'

const effect = (c: C, use: Ability) => effectOf(c.view, base(c), use)

/** Prune, and a Martyr that brings no place, come after everything else. */
const isLast = (c: C, use: Ability): boolean => use.do === 'prune' || (use.do === 'martyr' && effect(c, use).goal > 1)
const newTypes = (c: C, use: Ability): boolean =>
  use.do === 'pressgang' && use.captives.every(({ gain }) => newResource(c.view, me(c), typeIndex(gain)))

const PREFER: NonNullable<WaysOf<Ability>['prefer']> = [
  ruled({ id: 'lastResort', keep: (c, use) => !isLast(c, use) }, 'B7'),
  ruled({ id: 'harmless', keep: (c, use) => effect(c, use).harmless }, 'B7'),
  ruled({ id: 'firstGoal', least: (c, use) => effect(c, use).goal }, 'B7'),
  ruled({ id: 'fewestGiven', least: (c, use) => effect(c, use).given }, 'B7'),
  ruled({ id: 'mostGained', most: (c, use) => effect(c, use).gained }, 'B7'),
  ruled({ id: 'newType', keep: newTypes }, 'B7'),
  ruled(
    {
      id: 'giveCheapest',
      least: (c, use) => (use.do === 'trade' ? worth(c.view, me(c), tokenIn(c.view, me(c), use.give)) : 0),
    },
    'B7',
  ),
  ruled(
    { id: 'mostAgents', most: (c, use) => (use.do === 'abduct' ? allRivalAgents(c.view, me(c), court(use.card)) : 0) },
    'B7',
  ),
  ruled(
    { id: 'inTaskForce', keep: (c, use) => use.do === 'summon' && inForce(c, systemOfSite(siteIndex(use.city))) },
    'B7',
  ),
  ruled(
    { id: 'cityFirst', keep: (c, use) => use.do === 'annex' && isCity(read.site(c.view, siteIndex(use.site))) },
    'B7',
  ),
]

const abilityShown = (_: C, use: Ability) =>
  say('supercat.ability', { does: use as unknown as Json, card: cardOf(use) })

/** Its cards with new actions, and which of them are used up. */
export const able = (c: C) => [
  say('supercat.able', {
    ready: ABLE_CARDS.filter((card) => !FATE_CARDS.includes(card) && isReady(c.view, me(c), card)),
    exhausted: exhaustedCards(c.view, me(c)).filter((card) => !FATE_CARDS.includes(card)),
  }),
]

/** Uses that pay with a pip of one of these kinds. */
export const abilityWays = (...kinds: readonly Kind[]): WaysOf<Ability> => ({
  from: (c) => {
    const wanted = kinds.reduce((bits, kind) => bits | kindBit(kind), 0) & kindsNow(c)
    return pipsLeft(c) === 0 ? [] : abilityPlans(c.view, base(c), wanted, settings(c))
  },
  prefer: PREFER,
  show: abilityShown,
  because: (c) => [...able(c), ...standings(c, 'declared')],
})

/** The same with whatever kinds a card would give. */
export const abilitiesOf = (c: C, kinds: number): Ability[] => abilityPlans(c.view, base(c), kinds, settings(c))

/** The card is turned sideways, and its action taken. */
export const useAbility = (_: C, use: Ability): Action[] => [{ do: 'exhaust', card: cardOf(use) }, use]
