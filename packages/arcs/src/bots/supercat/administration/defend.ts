// DEFEND: a card that a rival could take, and on which the bot has agents (supercat-0.10, 6.2.2, supercat/B20, B21).

import { court, courtId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { type C, type Defence, type InfluencePlan, me, nameOf, say, settings, type WaysOf } from '../context.ts'
import { agents } from '../evidence.ts'
import { left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { courtCards, ownAgents, rivalAgents } from '../terms/court.ts'

const gap = (c: C, card: number): number => rivalAgents(c.view, me(c), card) - ownAgents(c.view, me(c), card)
const actions = (c: C): number => left(c, 'influence')
const supply = (c: C): number => read.agentsLeft(c.view, me(c))

const mayOutbid = (c: C, card: number): boolean => Math.min(actions(c), supply(c)) > gap(c, card)
/** One agent must be left afterwards. */
const mayBlock = (c: C, card: number): boolean => actions(c) >= gap(c, card) && supply(c) > gap(c, card)

const defendable = (c: C): CourtId[] =>
  courtCards(c.view)
    .filter(
      (card) =>
        ownAgents(c.view, me(c), card) > 0 &&
        settings(c).version.terms.isContested(c.view, me(c), card) &&
        c.vars.defended?.[courtId(card)] === undefined &&
        (mayOutbid(c, card) || mayBlock(c, card)),
    )
    .map(courtId)

export const cardToDefend = {
  test: (c: C): boolean => defendable(c).length > 0,
  show: agents,
}

export const cardsToDefend = perVersion(
  ({ chains }): WaysOf<CourtId> => ({
    from: defendable,
    prefer: chains.court<CourtId>(
      'all',
      (card) => [card],
      (c, card) => rivalAgents(c.view, me(c), court(card)) > 0,
    ),
    show: (_, card) => say('supercat.card', { card: nameOf(card) }),
  }),
)

/** What the die says, as far as it can be paid for. */
function defence(c: C, card: number, die: number): Defence {
  const most = rivalAgents(c.view, me(c), card)
  if (die < most) return 'abandon'
  if (die > most && mayOutbid(c, card)) return 'outbid'
  if (die > most && settings(c).defendFallback === 'abandon') return 'abandon'
  return mayBlock(c, card) ? 'block' : 'abandon'
}

/** Notes what the die has said. */
export function noteDefence(c: C): void {
  const { defends, defence: die } = c.vars
  if (defends === undefined || die === undefined) return
  c.vars.defended = { ...c.vars.defended, [defends]: defence(c, court(defends), die) }
}

const answer = (c: C): InfluencePlan[] => {
  const { defends, defended } = c.vars
  const choice = defends === undefined ? undefined : defended?.[defends]
  if (defends === undefined || choice === undefined || choice === 'abandon') return []
  return [{ influence: defends, n: gap(c, court(defends)) + (choice === 'outbid' ? 1 : 0) }]
}

export const defendNow: WaysOf<InfluencePlan> = {
  from: answer,
  show: (_, plan) => say('supercat.influence', { card: nameOf(plan.influence), n: plan.n }),
  because: (c) => {
    const { defends, defended, defence: die } = c.vars
    if (defends === undefined || die === undefined) return []
    const choice = defended?.[defends] ?? 'abandon'
    const n = answer(c)[0]?.n ?? 0
    return [
      say('supercat.defended', {
        card: nameOf(defends),
        die,
        rival: rivalAgents(c.view, me(c), court(defends)),
        choice,
        n,
      }),
    ]
  },
}

/** What the die said about a card holds for this turn. */
export function isFree(c: C, card: number): boolean {
  const said = c.vars.defended?.[courtId(card)]
  return said === undefined || said === 'outbid' || !settings(c).defendBinds
}
