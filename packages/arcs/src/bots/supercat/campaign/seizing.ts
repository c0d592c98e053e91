// Seizing in the campaign: effective Events, and the Partisan's way (supercat 3.1 BT.4c, 9.8 FA.PAx).

import { cardsOf, inSet } from '../../../card-sets.ts'
import { isEvent } from '../../../data/action-cards.ts'
import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { outraged, TYPES, typeIndex, typeName } from '../../../rules/board/resources.ts'
import { PROTECTED } from '../../../rules/campaign/data.ts'
import { playable } from '../../../rules/seats/index.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Resource } from '../../../vocabulary.ts'
import { type C, later, me, ruled, say, type WaysOf } from '../context.ts'
import { eventsEffective, fateOf } from '../fates/events.ts'
import { iconsOf } from '../terms/court.ts'
import { chosen } from './chosen.ts'

export const isPartisan = (c: C): boolean => fateOf(c.view, me(c)) === 'partisan'

const types = (c: C, isOutraged: boolean): number[] => {
  const out: number[] = []
  for (let type = 1; type <= TYPES; type++) if (outraged(c.view, me(c), type) === isOutraged) out.push(type)
  return out
}

/** One less for an Event in hand or on the table that is effective, one more for each outraged type of a Partisan. */
export function seizing(c: C): number {
  const holds = cardsOf(playable(c.view, me(c))).some(isEvent)
  const event = (holds || camp.events(c.view) > 0) && eventsEffective(c.view, me(c)) ? 1 : 0
  return (isPartisan(c) ? types(c, true).length : 0) - event
}

/** A Partisan without a type to provoke cannot seize. */
export const seizeGate = (c: C): number => {
  if (!isPartisan(c)) return 2
  return types(c, false).length === 0 ? 99 : chosen(c).seizeGatePartisan
}

/** A Partisan takes Lattice Spies for this (supercat 8.2). */
export const seizesBySpies = (c: C): boolean => isPartisan(c)

export const holdsProtected = (state: State, seat: number, type: number): boolean =>
  read.cards(state, Pile.guild(seat)).some((card) => inSet(PROTECTED, card) && EVERY_COURT_SUIT[card] === type)
const costsProtected = (c: C, type: number): boolean => holdsProtected(c.view, me(c), type)

/** 0.10: Events have no say here any more. */
export const seizingInTen = (c: C): number => (isPartisan(c) ? types(c, true).length : 0)
/** 0.10: one card is enough for a Partisan with a type to provoke that costs no protected card (supercat/B57). */
export const seizeGateInTen = (c: C): number => {
  if (!isPartisan(c)) return 2
  return sparing(c).length === 0 ? 99 : 1
}
const sparing = (c: C): number[] => types(c, false).filter((type) => !costsProtected(c, type))

/** The Outrage of least impact, of a type that costs no protected card (supercat/B57). */
export const outragesSparing: WaysOf<Resource> = {
  from: (c) => sparing(c).map(typeName),
  prefer: [{ id: 'fewestIcons', least: (c, type) => iconsOf(c.view, me(c), typeIndex(type)) }],
  show: (_, type) => say('supercat.type', { type }),
}

/** The Outrage of least impact (supercat/A89). */
export const outrages: WaysOf<Resource> = {
  from: (c) => types(c, false).map(typeName),
  prefer: [
    later({ id: 'sparesProtected', keep: (c, type) => !costsProtected(c, typeIndex(type)) }, '0.10', 'A89'),
    ruled({ id: 'fewestIcons', least: (c, type) => iconsOf(c.view, me(c), typeIndex(type)) }, 'A89'),
  ],
  show: (_, type) => say('supercat.type', { type }),
}
