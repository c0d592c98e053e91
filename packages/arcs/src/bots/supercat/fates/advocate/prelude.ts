// The Advocate's Prelude: Guild cards that it discards for their effect, while it is first or second in a declared ambition
// (supercat 9.8, supercat/A87, A145). Unions and cards for ships are on the page of the Prelude already.

import type { Question } from '@understudy/procedure'
import { GUILD } from '../../../../data/court.ts'
import { court, courtId } from '../../../../rules/board/ids.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { placesSome } from '../../../../rules/campaign/placing.ts'
import type { FreeDeed } from '../../../../rules/choosing/deed.ts'
import { deedOf } from '../../../../rules/choosing/deeds.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import * as Pile from '../../../../rules/state/piles.ts'
import * as read from '../../../../rules/state/read.ts'
import { copyState, type State } from '../../../../rules/state/state.ts'
import type { Action, ActionOf, CourtId } from '../../../../vocabulary.ts'
import { type C, me, nameOf, ruled, say, settings, type WaysOf } from '../../context.ts'
import { guildCards, standings } from '../../evidence.ts'
import { base } from '../../lib/now.ts'
import { tooDear, trim } from '../../lib/slots.ts'
import { inTurn } from '../../questions.ts'
import { guildHeldBack } from '../../terms/spend.ts'
import { type Goal, reaches } from '../../terms/standing.ts'

type Use = ActionOf<'useInterest' | 'useGates' | 'useBroker' | 'useTongues' | 'useSpies'>
const USES = ['useSpies', 'useInterest', 'useGates', 'useBroker', 'useTongues'] as const

export const cardOf = (use: Use): CourtId => {
  if (use.do === 'useInterest') return use.card
  const cards = {
    useGates: GUILD.gatekeepers,
    useBroker: GUILD.elderBroker,
    useTongues: GUILD.silverTongues,
    useSpies: GUILD.latticeSpies,
  }
  return courtId(cards[use.do])
}

const mayNow = (c: C): boolean =>
  read.prelude(c.view) && hasFate(c.view, me(c), 'advocate') && placesSome(c.view, me(c))
/** 0.10: while its objective is open; Overseers say by themselves whether it may (supercat/B56). */
const objectiveOpen = (c: C): boolean => hasFate(c.view, me(c), 'advocate') && camp.objective(c.view, me(c)) > 0
const mayInTen = (c: C): boolean => read.prelude(c.view) && objectiveOpen(c)
/** FX.AD4.if */
export const mayDiscardNow: Question<C> = {
  test: (c) => inTurn(c) && mayInTen(c),
  show: (c) => (hasFate(c.view, me(c), 'advocate') ? standings(c, 'declared') : []),
}

/** FA.AD4.if */
export const mayDiscard: Question<C> = {
  test: (c) => inTurn(c) && mayNow(c),
  show: (c) => (hasFate(c.view, me(c), 'advocate') ? standings(c, 'declared') : []),
}

function used(c: C, use: Use): State {
  const after = copyState(c.view)
  deedOf(after, use.do).carry(after, use as Action, me(c))
  trim(after, me(c))
  return after
}

const tokensOf = (state: State, seat: number): number =>
  [0, 1, 2, 3, 4, 5, 6].filter((slot) => read.slot(state, seat, slot) !== 0).length
/** Tokens, cards and ships that it brings; the initiative counts as one. */
function gained(c: C, use: Use): number {
  const seat = me(c)
  const after = used(c, use)
  const held = (state: State): number =>
    tokensOf(state, seat) + read.count(state, Pile.guild(seat)) - read.shipsLeft(state, seat)
  const seized = read.seized(after) !== read.seized(c.view) ? 1 : 0
  return held(after) - held(c.view) + 1 + seized
}

const contends = (goal: Goal) => (c: C, use: Use) => reaches(goal, base(c), used(c, use))

/** Everything that its Guild cards may be discarded for, as far as it brings something. */
function bringing(c: C): Use[] {
  const { view } = c
  const seat = me(c)
  return USES.flatMap((name) => [...((deedOf(view, name) as FreeDeed<Action>).list(view, seat) as Iterable<Use>)])
    .filter((use) => !guildHeldBack(view, seat, court(cardOf(use)), settings(c)))
    .filter((use) => gained(c, use) > 0 && !tooDear(base(c), used(c, use)))
}

/** FA.AD4 */
export const discards: WaysOf<Use> = {
  from: (c) => (mayNow(c) ? bringing(c) : []),
  prefer: [
    ruled({ id: 'contendDeclared', keep: contends('contendDeclared') }, 'A145'),
    ruled({ id: 'contendOpen', keep: contends('contendOpen') }, 'A145'),
    ruled({ id: 'mostGained', most: gained }, 'A145'),
  ],
  show: (c, use) => say('supercat.use', { card: nameOf(cardOf(use)), n: gained(c, use) }),
  because: (c) => [...guildCards(c), ...standings(c, 'declared')],
}

/** FX.AD4 */
export const discardsNow: WaysOf<Use> = { ...discards, from: (c) => (mayInTen(c) ? bringing(c) : []) }
/** Before a card is played: what the Prelude of this turn would discard. */
export const discardsSoon = (c: C): Use[] => (objectiveOpen(c) ? bringing(c) : [])
