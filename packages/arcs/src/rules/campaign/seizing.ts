// What seizes the initiative in an act: a card that is no Event, or the Partisan's Outrage (campaign 4.1, 12.6).

import type { EventSink } from '@understudy/table'
import { type ActionCardId, RESOURCES, type Resource } from '../../vocabulary.ts'
import { provoke } from '../battle/outrage.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import { outraged, typeIndex, typeName } from '../board/resources.ts'
import type { No, Random } from '../choosing/deed.ts'
import { type Extra, refuseExtra as refuseGivingUp, refuseSeizing, seize, seizeWith } from '../round/initiative.ts'
import { say as baseSay } from '../sayings.ts'
import { handSize, seatRules, unknownPlayable } from '../seats/index.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'
import { isEvent } from './data.ts'
import { hasFate } from './objectives.ts'
import { say } from './sayings.ts'

const OUTRAGE = 'outrage-'

/** The Partisan provokes Outrage instead of giving up a card (campaign 12.6). */
export function refuseExtra(state: State, seat: number, extra: string | undefined, card: ActionCardId | undefined): No {
  if (extra === undefined) return undefined
  const late = refuseSeizing(state, seat)
  if (late !== undefined) return late
  if (extra.startsWith(OUTRAGE)) {
    const type = extra.slice(OUTRAGE.length) as Resource
    if (!hasFate(state, seat, 'partisan') || !RESOURCES.includes(type)) return say('no.partisanSeizing', {})
    return outraged(state, seat, typeIndex(type)) ? baseSay('no.outraged', { type }) : undefined
  }
  if (hasFate(state, seat, 'partisan')) return say('no.partisanCard', {})
  const no = refuseGivingUp(state, seat, extra as Extra, card)
  return no === undefined && isEvent(cardIndex(extra)) ? say('no.eventSeize', {}) : no
}

export function payExtra(state: State, seat: number, extra: string | undefined, events?: EventSink): void {
  if (extra === undefined) return
  if (extra.startsWith(OUTRAGE)) {
    provoke(state, seat, typeIndex(extra.slice(OUTRAGE.length) as Resource), events)
    seize(state, seat, events)
  } else seizeWith(state, seat, extra as Extra, events)
}

/** With what it may seize beside this card; undefined is to seize with nothing. */
export function* extras(state: State, seat: number, card: number | undefined): Generator<string | undefined> {
  yield undefined
  if (refuseSeizing(state, seat) !== undefined) return
  if (hasFate(state, seat, 'partisan')) {
    for (let type = 1; type <= 5; type++) if (!outraged(state, seat, type)) yield `${OUTRAGE}${typeName(type)}`
    return
  }
  if (handSize(state, seat) < 2) return
  if (!seatRules(state, seat).holdsHand) yield 'counter'
  else {
    for (const extra of read.cards(state, Pile.hand(seat))) if (extra !== card && !isEvent(extra)) yield cardId(extra)
    if (unknownPlayable(state, seat) > 1) yield 'unknown'
  }
}

export function sampleExtra(state: State, seat: number, card: number, random: Random): string | undefined {
  const all = [...extras(state, seat, card)].filter((extra) => extra !== undefined)
  return all.length === 0 ? undefined : all[random.int(all.length)]
}
