// Securing what only the Court of the campaign has: the Imperial Council, Faithful cards, attached cards.

import { spotOf } from '../../../rules/actions/influence.ts'
import { court } from '../../../rules/board/ids.ts'
import { COUNCIL, isFaithful } from '../../../rules/campaign/data.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import type { State } from '../../../rules/state/state.ts'
import { type C, me, namesOf, type SecurePlan, say, type WaysOf } from '../context.ts'
import { ownCards } from '../evidence.ts'
import { left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { secureIf } from '../plans/tax.ts'
import { allRivalAgents, isVox } from '../terms/court.ts'

/** The card that is attached to one of the Court, or -1. */
const attachedTo = (state: State, card: number): number => {
  const spot = spotOf(state, card)
  return spot < 0 ? -1 : camp.attached(state, spot) - 1
}

export const bringsFaithful = (state: State, card: number): boolean =>
  isFaithful(card) || isFaithful(attachedTo(state, card))
export const bringsGuild = (state: State, card: number): boolean => {
  const attached = attachedTo(state, card)
  return attached >= 0 && !isFaithful(attached)
}

/** What has a card attached that is no Vox card. */
export const hasAttached = (state: State, card: number): boolean => {
  const attached = attachedTo(state, card)
  return attached >= 0 && !isVox(attached)
}

export const courtGoals = perVersion(({ chains }) => {
  const ways = (test: (c: C, card: number) => boolean): WaysOf<SecurePlan> => ({
    from: (c) => (left(c, 'secure') === 0 ? [] : secureIf(c.view, me(c), (card) => test(c, card))),
    prefer: chains.court<SecurePlan>(
      'all',
      (plan) => plan.secure,
      (c, plan) => plan.secure.some((card) => allRivalAgents(c.view, me(c), court(card)) > 0),
    ),
    show: (_, plan) => say('supercat.secure', { cards: namesOf(plan.secure) }),
    because: ownCards,
  })
  return {
    council: ways((_, card) => card === COUNCIL),
    faithful: ways((c, card) => bringsFaithful(c.view, card)),
    attached: ways((c, card) => bringsGuild(c.view, card)),
  }
})
