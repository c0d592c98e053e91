import { clusterOf } from '../../../data/map.ts'
import { targetOf } from '../../../rules/seats/lars.ts'
import { ROW_SIZE } from '../../../rules/state/numbers.ts'
import * as read from '../../../rules/state/read.ts'
import { boardOf } from '../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import { hasIntercept, hitsOf } from '../dice.ts'
import type { W } from '../preferences.ts'
import { rivals } from '../preferences.ts'
import { cardAt } from '../secure/court.ts'

const agents = (c: C): number => read.agentsLeft(c.view, me(c))

/** The Court spot with the number of the target's cluster: the numbers in play, ascending from the left (lars/A10). */
export const targetSpot = (c: C): number => boardOf(c.view).clusters.indexOf(clusterOf(targetOf(c.view, me(c))))

interface Placing {
  readonly card: CourtId
  readonly n: number
}

/** One agent for each hit, as far as they last (lars/A19). */
export const hitAgents: W<Placing> = {
  from: (c) => {
    const card = cardAt(c, targetSpot(c))
    const n = Math.min(hitsOf(c.vars.influence), agents(c))
    return card === undefined || n === 0 ? [] : [{ card, n }]
  },
  show: (_c, { card, n }) => say('lars.agents', { card, n }),
}

/** On an intercept, every card with agents of rivals, from the left (lars/A20). */
export const interceptAgents: W<{ readonly cards: readonly CourtId[] }> = {
  from: (c) => {
    if (!hasIntercept(c.vars.influence)) return []
    const cards: CourtId[] = []
    for (let spot = 0; spot < ROW_SIZE; spot++) {
      const card = cardAt(c, spot)
      if (card !== undefined && rivals(c).some((rival) => read.courtAgents(c.view, spot, rival) > 0)) cards.push(card)
    }
    const some = cards.slice(0, agents(c))
    return some.length === 0 ? [] : [{ cards: some }]
  },
  show: (_c, { cards }) => say('lars.cards', { cards }),
}

export const influence = (cards: readonly CourtId[]): Action[] =>
  cards.map((card) => ({ do: 'influence', card, pay: 'pip' }))
