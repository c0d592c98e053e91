// 10.1: what an army may consist of, and how people put one together card by card.

import type { Say } from '@understudy/procedure'
import type { Choice, Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { Action, CardId } from '../../vocabulary.ts'
import { say } from '../sayings.ts'
import { troopName } from '../state/names.ts'
import type { State } from '../state/state.ts'
import { troopOf } from './cards.ts'

/** 10.1: why these cards cannot stand as one army. */
export function refuseArmy(state: State, cards: readonly CardId[]): Refusal | undefined {
  const { army } = packOf(state)
  const n = { MI: 0, SK: 0, CV: 0, AR: 0 }
  for (const card of cards) n[troopOf(state, card).cls]++
  if (n.MI + n.CV > army.line) return say('no.line', { n: army.line })
  if (n.SK > army.SK) return say('no.skirmishers', { n: army.SK })
  if (n.AR > army.AR) return say('no.artillery', { n: army.AR })
  return mainCards(state, cards) < army.minimum ? say('no.minimum', { n: army.minimum }) : undefined
}

/** What is left when these are taken away; undefined if they are not all there. */
export function without<T>(all: readonly T[], taken: readonly T[]): T[] | undefined {
  const left = [...all]
  for (const each of taken) {
    const at = left.indexOf(each)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** What counts towards the least that an army needs. */
function isMain(state: State, card: CardId): boolean {
  const { cls } = troopOf(state, card)
  return cls === 'MI' || (cls === 'CV' && state.options['army.minCountsCavalry'] === true)
}

export const mainCards = (state: State, cards: readonly CardId[]): number =>
  cards.filter((card) => isMain(state, card)).length

/** Cards that can join the chosen ones so that an army can still come of it; so many that count stay behind. */
export function joinable(state: State, pool: readonly CardId[], chosen: readonly CardId[], behind: number): CardId[] {
  const { army } = packOf(state)
  const left = without(pool, chosen) ?? []
  const spare = mainCards(state, left) - behind
  const line = chosen.filter((card) => ['MI', 'CV'].includes(troopOf(state, card).cls)).length
  const missing = Math.max(0, army.minimum - mainCards(state, chosen))
  return [...new Set(left)].filter((card) => {
    const main = isMain(state, card)
    if (main && spare < 1) return false
    if (!main && troopOf(state, card).cls === 'CV' && line + 1 + missing > army.line) return false
    const wrong = refuseArmy(state, [...chosen, card])
    return wrong === undefined || wrong.say === 'no.minimum'
  })
}

interface CardChoice {
  readonly pool: readonly CardId[]
  readonly chosen: readonly CardId[]
  readonly behind: number
  /** What the rules would take, and what that is called. */
  readonly usual: { readonly cards: readonly CardId[]; readonly text: Say }
  action(cards: readonly CardId[]): Action
}

/** The usual cards at once, or one card after another until it is enough. */
export function cardChoices(state: State, { pool, chosen, behind, usual, action }: CardChoice): Choice<Action>[] {
  if (without(pool, chosen) === undefined) return []
  const cards = joinable(state, pool, chosen, behind).map(
    (card): Choice<Action> => ({
      pick: { slot: 'card', value: card },
      text: say('pick.card', { card: troopName(state, card) }),
      more: true,
    }),
  )
  if (chosen.length === 0)
    return [{ pick: { slot: 'deal', value: 'usual' }, text: usual.text, action: action(usual.cards) }, ...cards]
  if (refuseArmy(state, chosen) !== undefined) return cards
  return [
    { pick: { slot: 'do', value: 'done' }, text: say('pick.do', { what: 'done' }), action: action(chosen) },
    ...cards,
  ]
}
