// What the rules of this book see and note, and how they say what their answers rest on.

import { type Ctx, language, sayer } from '@understudy/procedure'
import * as read from '../../rules/state/read.ts'
import { type State, seatOf } from '../../rules/state/state.ts'
import type { Action, Ambition, Colour, CourtId, Resource, SiteId, SystemId } from '../../vocabulary.ts'
import type { NodeId, PageId } from './sources.ts'
import type { PreferenceId } from './text/book-en.ts'

/** What a turn notes as it goes along. Dice by the number of their face, see data/dice.ts. */
type Vars = {
  assault?: number
  skirmish?: number
  raid?: number
  /** The assault die of an Influence action. */
  influence?: number
  /** A six-sided die for a cluster, for the way to the next cluster, for a symbol. */
  cluster?: number
  step?: number
  symbol?: number
  seize?: boolean
  /** Its card was played before it came to the seat: which of the suit's actions comes next. */
  next?: number
  /** Where ships are sent. */
  to?: number
  /** Where it fights, and against whom. */
  at?: number
  foe?: Foe
  /** The rival whom Outrage Spreads is meant for. */
  leader?: number
  /** The Court card that it takes, or has taken last. */
  taken?: Taken
}

export type Taken = { readonly spot: number; readonly card: CourtId }

/** Whom it fights in a system. The colour names the seat, as battles do. */
export type Foe = { readonly at: number; readonly of: Colour }

export type C = Ctx<State, Vars>

export const rules = language<C, Action, NodeId, PageId, PreferenceId>()

/** Evidence and candidates, as sentences. */
export type BotSayings = {
  'die.assault': Record<string, never>
  'die.d6': Record<string, never>
  'die.raid': Record<string, never>
  'die.skirmish': Record<string, never>
  'face.assault': { face: number }
  'face.raid': { face: number }
  'face.skirmish': { face: number }
  'lars.agents': { card: CourtId; n: number }
  'lars.ambition': { ambition: Ambition; lead: number }
  'lars.assault': { face: number }
  'lars.award': { of: Colour; ambition: Ambition; power: number }
  'lars.bonus': { of: Colour; power: number; resourcePower: number; factor: number }
  'lars.cards': { cards: readonly CourtId[] }
  'lars.choose': { by: Colour }
  'lars.city': { site: SiteId }
  'lars.declare': { ambition: Ambition }
  'lars.die': { n: number }
  'lars.foe': { of: Colour; power: number }
  'lars.follows': { of: Colour }
  'lars.gives': { tokens: number; cards: readonly CourtId[] }
  'lars.guild': { of: Colour; card: CourtId }
  'lars.hits': { own: number; ships: number; buildings: number }
  'lars.left': { n: number }
  'lars.noAward': Record<string, never>
  'lars.noBonus': Record<string, never>
  'lars.noMarker': Record<string, never>
  'lars.noTargets': Record<string, never>
  'lars.otherPort': { system: SystemId }
  'lars.outOfPlay': { cluster: number }
  'lars.path': { gates: readonly SystemId[]; dropped: number; to: SystemId }
  'lars.pieces': { n: number }
  'lars.played': Record<string, never>
  'lars.planet': { system: SystemId }
  'lars.raid': { face: number }
  'lars.reckoned': Record<string, never>
  'lars.seized': Record<string, never>
  'lars.ships': { n: number }
  'lars.skirmish': { face: number }
  'lars.system': { system: SystemId }
  'lars.systems': { systems: readonly SystemId[] }
  'lars.tooFewCards': { n: number }
  'lars.type': { type: Resource }
}

export const say = sayer<BotSayings>()

export const me = (c: C): number => seatOf(c.view, c.seat)
export const powerOf = (c: C, seat: number): number => read.power(c.view, seat)
