// Positions of Act I in which red, a Caretaker without Golems on the map, has nothing of its Fate to do, for tests.

import { isEvent } from '../../../data/action-cards.ts'
import { FAITHFUL_OUT } from '../../../rules/campaign/court.ts'
import { actionOfFaithful, FAITHFUL_COURT } from '../../../rules/campaign/data.ts'
import type { FateId } from '../../../rules/campaign/vocabulary.ts'
import * as set from '../../../rules/state/campaign/write.ts'
import { show } from '../../../rules/state/cards.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import * as write from '../../../rules/state/write.ts'
import type { ActionCardId, Colour } from '../../../vocabulary.ts'
import { cc, FateBench } from '../fates/fate-testing.ts'

export { actTurn, cc, didCampaign, FateBench } from '../fates/fate-testing.ts'

export const event = (n: number): ActionCardId => `event-${n}` as ActionCardId
export const faithful = (n: number): ActionCardId => `faithful-${n}` as ActionCardId

/** No Court to speak of, the Council decided, nothing on the map. */
export const plain = (options: Record<string, string | boolean> = {}): FateBench =>
  new FateBench('caretaker', options)
    .golemsAt()
    .ships('blue', '3c', 1)
    .council('decided')
    .court({ card: cc('CC09') }, { card: cc('CC10') })

/** The same with a starport and two ships, and no city left to build. */
export const settledIn = (options: Record<string, string | boolean> = {}): FateBench =>
  plain(options).port('red', '1h').ships('red', '1h', 2).unbuilt('red', 0)

/** Another Fate in the same place, with cards in the Court that it does not ask for. */
export const idle = (fate: FateId): FateBench =>
  new FateBench(fate)
    .ships('blue', '3c', 1)
    .council('decided')
    .court({ card: 'BC23' }, { card: 'BC21' })
    .port('red', '1h')
    .ships('red', '1h', 2)
    .unbuilt('red', 0)

/** A Faithful card lies at the board of a bot. */
export function withFaithful<T extends FateBench>(table: T, colour: Colour, n: number): T {
  const card = actionOfFaithful(FAITHFUL_COURT + n - 1)
  write.put(table.state, FAITHFUL_OUT, card)
  write.put(table.state, Pile.bonus(table.seat(colour)), card)
  show(table.state, card)
  write.addCounter(table.state, table.seat(colour), 1)
  return table
}

export function eventsPlayed<T extends FateBench>(table: T, n: number): T {
  set.setEvents(table.state, n)
  return table
}

/** Events that lie in the stack, in the discard pile. */
export const eventsIn = (table: FateBench, pile: number): number => read.cards(table.state, pile).filter(isEvent).length
