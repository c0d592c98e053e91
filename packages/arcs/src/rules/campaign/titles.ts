// Regents and Outlaws, the First Regent, the laws of the Empire (campaign 5, 9.4).

import type { EventSink } from '@understudy/table'
import { NOBODY, setRegents } from '../board/control.ts'
import { TYPES } from '../board/resources.ts'
import { holdsGuild } from '../seats/index.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { EMPIRE, isSeat } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, hasPiece, playersOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CARD, FATE_LORE } from './data.ts'
import { say } from './sayings.ts'

export const isRegent = camp.isRegent
export const isOutlaw = camp.isOutlaw

/** Regents in turn order. */
export const regents = (state: State): number[] => turnOrder(state).filter((seat) => isRegent(state, seat))

/** Imperial Officers: neither Presence nor Movement binds a Regent (campaign 12.7). */
export const ignoresLaws = (state: State, seat: number): boolean =>
  isRegent(state, seat) && holdsGuild(state, seat, CARD.imperialOfficers)

export const useRegents = (): void =>
  setRegents({
    isRegent: (state, seat) => isRegent(state, seat),
    isEverywhere: ignoresLaws,
    first: (state) => (camp.firstRegent(state) < 0 ? NOBODY : camp.firstRegent(state)),
  })

export const empireControls = (state: State, system: number): boolean => read.fresh(state, system, EMPIRE) > 0
export const imperialHere = (state: State, system: number): boolean => read.ships(state, system, EMPIRE) > 0

/** Whether the seat, on its own turn, may use the Imperial ships of a system (campaign 5.1). */
export const commands = (state: State, seat: number, system: number): boolean =>
  isRegent(state, seat) && imperialHere(state, system) && (hasPiece(state, system, seat) || ignoresLaws(state, seat))

/** The Truce Law: a Regent harms no Regent where any Imperial ship is, and never the Empire (campaign 5.3). */
export const isTruce = (state: State, seat: number, other: number, system: number): boolean =>
  isRegent(state, seat) &&
  seat !== other &&
  (other === EMPIRE || (isSeat(other) && isRegent(state, other) && imperialHere(state, system)))

/** The tile comes with all of the Trust. */
export function takeTile(state: State, seat: number, events?: EventSink): void {
  if (camp.firstRegent(state) === seat) return
  set.setFirstRegent(state, seat)
  events?.event(say('log.firstRegent', { seat: colourOf(state, seat) }))
}

export function becomeRegent(state: State, seat: number, events?: EventSink): void {
  set.setOutlaws(state, camp.outlaws(state) & ~(1 << seat))
  events?.event(say('log.regent', { seat: colourOf(state, seat) }))
}

/** campaign 9.4, from whatever cause. */
export function becomeOutlaw(state: State, seat: number, events?: EventSink): void {
  set.setOutlaws(state, camp.outlaws(state) | (1 << seat))
  events?.event(say('log.outlaw', { seat: colourOf(state, seat) }))
  if (read.has(state, Pile.lore(seat), FATE_LORE.imperialAuthority)) {
    write.drop(state, Pile.lore(seat), FATE_LORE.imperialAuthority)
    write.put(state, Pile.BURIED, CARD.imperialAuthority)
    events?.event(say('log.buriedCard', { card: 'F102' }))
  }
  if (read.has(state, Pile.guild(seat), CARD.imperialOfficers)) {
    write.drop(state, Pile.guild(seat), CARD.imperialOfficers)
    write.put(state, Pile.BURIED, CARD.imperialOfficers)
    events?.event(say('log.buriedCard', { card: 'F702' }))
  }
  if (camp.firstRegent(state) === seat) handOver(state, seat, events)
}

/** The tile of a First Regent who left: to the Regent with most Power, or back (campaign 9.4.3). */
function handOver(state: State, leaver: number, events?: EventSink): void {
  let heir = -1
  for (const seat of regents(state)) if (heir < 0 || read.power(state, seat) > read.power(state, heir)) heir = seat
  if (heir >= 0) {
    takeTile(state, heir, events)
    return
  }
  const lost = camp.trustSize(state)
  for (let type = 1; type <= TYPES; type++) {
    write.addSupply(state, type, camp.trust(state, type))
    set.addTrust(state, type, -camp.trust(state, type))
  }
  write.setPower(state, leaver, read.power(state, leaver) - lost)
  set.setFirstRegent(state, -1)
  events?.event(say('log.empireEnds', { seat: colourOf(state, leaver), n: lost }))
}

export const noRegents = (state: State): boolean => camp.outlaws(state) === (1 << playersOf(state)) - 1
