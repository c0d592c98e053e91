// The sentences that only a real table needs.

import { sayer } from '@understudy/procedure'
import type { ActionCardId, Colour, CourtId, Owner, Resource, SystemId } from '../vocabulary.ts'
import type { Piece, Spot } from './lying.ts'
import type { Place } from './places.ts'

export type BesideSayings = {
  'carry.move': { piece: Piece; n: number; from: Spot; to: Spot }
  /** Open cards go to the action discard. */
  'carry.discard': { cards: readonly ActionCardId[] }
  /** All slots from the left, as far as something lies in them. */
  'carry.slots': { of: Colour; slots: readonly (Resource | null)[] }
  /** All action cards are gathered and shuffled; afterwards there are so many in each hand and pile. */
  'carry.gather': { stack: number; discard: number; hands: readonly { of: Colour; n: number }[] }
  'carry.counter': { of: Colour; n: number }
  'carry.seizeCounter': { of: Colour; n: number }
  'carry.planetType': { system: SystemId; type: Resource | null }
  'at.place': { place: Place }
  // All in all: so many more, or fewer.
  'net.pieces': { piece: Piece; n: number }
  'net.damaged': { piece: Piece; n: number }
  'net.control': { of: Owner | 'none' }
  'net.agents': { n: number }
  'net.trophies': { n: number }
  'net.captives': { n: number }
  'net.favors': { n: number }
  'net.hand': { n: number }
  'net.card': { piece: Piece; n: number }
  'net.onCard': { of: Colour; card: CourtId; n: number }
  'net.power': { n: number }
  'net.counter': { n: number }
  'net.seizes': { n: number }
}

export const say = sayer<BesideSayings>()
