// Why cards came to a discard pile, as far as what happened tells.

import type { GameEvent } from '@understudy/table'
import type { Name } from '../rules/cards.ts'
import { cardName } from '../rules/names.ts'
import { cardOf } from '../rules/setting.ts'
import { resourcesOf, type State } from '../rules/state.ts'
import { BOSS, type CardId, type SeatId } from '../vocabulary.ts'

type Reason = 'destroyed' | 'played' | 'bought' | 'putAway' | 'tooDear' | 'notPlayed'

/** `cost`, `has`: of what was too dear. */
export interface Because {
  readonly why?: Reason
  readonly cost?: number
  readonly has?: number
}

const TOLD: Readonly<Record<string, Reason>> = {
  'log.destroyed': 'destroyed',
  'log.cast': 'played',
  'log.bought': 'bought',
  'log.putAway': 'putAway',
  'log.discarded': 'notPlayed',
}

/** What each event says of cards: a unit that is gone lies with its owner's, whoever had it last. */
function cardsTold(events: readonly GameEvent[], seat: SeatId): { readonly name: string; readonly why: Reason }[] {
  return events.flatMap(({ say, with: facts = {} }) => {
    const why = TOLD[say]
    if (why === undefined || (why !== 'destroyed' && facts.seat !== seat)) return []
    const { name } = (facts.unit ?? {}) as { name?: Name }
    const names = (facts.cards ?? [facts.card ?? name]) as readonly (Name | undefined)[]
    return names.flatMap((each) => (each === undefined ? [] : [{ name: each.en, why }]))
  })
}

/** What was there for the card that the boss could not play: `undefined` if that is not known any more. */
function purse(from: State, to: State, card: CardId): number | undefined {
  if (from.boss.drawn === card) return resourcesOf(from, BOSS)
  return to.options.bossKeepsResources ? resourcesOf(to, BOSS) : undefined
}

/** These cards by why they came there, in the order of the pile. */
export function byReason(
  from: State,
  to: State,
  events: readonly GameEvent[],
  seat: SeatId,
  cards: readonly CardId[],
): { readonly cards: readonly CardId[]; readonly because: Because }[] {
  const told = cardsTold(events, seat)
  const groups = new Map<string, { cards: CardId[]; because: Because }>()
  for (const card of cards) {
    const at = told.findIndex(({ name }) => name === cardName(to, card).en)
    const why = at < 0 ? undefined : told.splice(at, 1)[0]?.why
    const because = why === undefined ? {} : why === 'notPlayed' ? left(from, to, card) : { why }
    const key = JSON.stringify(because)
    const group = groups.get(key) ?? { cards: [], because }
    groups.set(key, group)
    group.cards.push(card)
  }
  return [...groups.values()]
}

function left(from: State, to: State, card: CardId): Because {
  const cost = cardOf(to, card).play
  const has = purse(from, to, card)
  if (has === undefined || cost === undefined) return {}
  return cost > has ? { why: 'tooDear', cost, has } : { why: 'notPlayed' }
}
