// What sentences are about.

import type { Name } from '../pack/types.ts'
import type { ArmyFact } from './state/names.ts'

export type Nothing = Record<never, never>
export type OfArmy = { army: ArmyFact }
export type OfSeat = { seat: Name }
export type ArmyAt = { army: ArmyFact; region: Name }
export type AtRegion = { region: Name }
export type SeatCard = { seat: Name; card: Name }
export type Dice = { attack: string; defence: string }
export type N = { n: number }
export type Slot = { slot: string }
/** Names by id, for whatever an action names. */
export type NamesOf = Readonly<Record<string, Name>>
