// A small table for tests: three players, cards and Court as one wants them, pieces put where they are needed.

import {
  type Action,
  type ActionCardId,
  arcs,
  type Colour,
  type CourtId,
  ids,
  layout as L,
  type Resource,
  type State,
  type SystemId,
  seatOf,
  slotAt,
  topSeat,
  typeIndex,
} from '@understudy/arcs'
import { IllegalAction } from '@understudy/table'
import type { Context } from './model/context.ts'

const HANDS: Readonly<Record<string, readonly ActionCardId[]>> = {
  red: ['administration-5', 'aggression-4', 'construction-3', 'mobilization-2', 'mobilization-6', 'administration-2'],
  yellow: ['administration-6', 'aggression-5', 'construction-4', 'mobilization-3', 'administration-3', 'aggression-2'],
  blue: ['administration-4', 'aggression-6', 'construction-5', 'mobilization-4', 'construction-2', 'aggression-3'],
}

export class SmallTable {
  readonly state: State

  constructor(
    row: readonly CourtId[] = ['BC17', 'BC07', 'BC01', 'BC25'],
    options: Record<string, string | number | boolean> = {},
    chance: Record<string, string> = {},
  ) {
    this.state = arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1', ...options }, chance)
    this.act({ do: 'row', cards: row })
    for (const seat of ['red', 'yellow', 'blue'] as const) {
      if (this.dealsTo(seat)) this.act({ do: 'deal', seat, cards: HANDS[seat]! })
    }
  }

  /** A virtual hand has no cards of its own. */
  private dealsTo(seat: Colour): boolean {
    return arcs.decision(this.state)?.kind === 'deal' && topSeat(this.state) === this.seat(seat)
  }

  act(...actions: Action[]): this {
    for (const action of actions) {
      try {
        arcs.apply(this.state, action)
      } catch (error) {
        if (error instanceof IllegalAction)
          throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(error.refusal)}`)
        throw error
      }
    }
    return this
  }

  seat(colour: Colour): number {
    return seatOf(this.state, colour)
  }

  ships(colour: Colour, system: SystemId, fresh: number, damaged = 0): this {
    const { b } = this.state
    const at = ids.sys(system) * L.OWNER_STRIDE + this.seat(colour)
    const before = b[L.FRESH + at]! + b[L.DAMAGED + at]!
    b[L.FRESH + at] = fresh
    b[L.DAMAGED + at] = damaged
    b[L.SHIPS + this.seat(colour)]! += before - fresh - damaged
    return this
  }

  building(colour: Colour, system: SystemId, piece: 'city' | 'starport', slot = 1, damaged = false): this {
    const { b } = this.state
    const kind = piece === 'city' ? L.SITE_CITY : L.SITE_PORT
    b[L.SITE + ids.sys(system) * 3 + slot - 1] =
      kind | (this.seat(colour) << L.SITE_OWNER_SHIFT) | (damaged ? L.SITE_DAMAGED : 0)
    b[(piece === 'city' ? L.CITIES : L.PORTS) + this.seat(colour)]!--
    return this
  }

  token(colour: Colour, slot: number, type: Resource): this {
    this.state.b[slotAt(this.seat(colour), slot)] = typeIndex(type)
    this.state.b[L.SUPPLY + typeIndex(type)]!--
    return this
  }

  /** A Guild card. */
  guild(colour: Colour, card: CourtId): this {
    this.state.m[L.M_GUILD + this.seat(colour)]! |= 1 << ids.court(card)
    return this
  }

  /** An agent of one's own on a card of the Court. */
  agent(colour: Colour, spot: number): this {
    this.state.b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + this.seat(colour)]!++
    this.state.b[L.AGENTS + this.seat(colour)]!--
    return this
  }

  /** Red, who has Farseers, leads, declares and looks into the virtual hand of yellow, which is to have so many cards. */
  looking(cards: number): this {
    this.guild('red', 'BC17')
    this.state.b[L.COUNTER + this.seat('yellow')] = cards
    return this.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' }, { do: 'look', at: 'yellow' })
  }

  context(beside = false, tableDice = false): Context {
    return { state: this.state, decision: arcs.decision(this.state)!, beside, tableDice }
  }
}
