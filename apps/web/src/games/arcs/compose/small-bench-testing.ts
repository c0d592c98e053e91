// A small position for tests: three players, cards and Court as one wants them, pieces put where they are needed.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { typeIndex } from '@understudy/arcs/rules'
import { ids, makeSite, Pile, read, SITE_CITY, SITE_PORT, seatOf, topSeat, write } from '@understudy/arcs/state'
import type { ActionCardId, Colour, CourtId, Resource, SystemId } from '@understudy/arcs/vocabulary'
import { IllegalAction } from '@understudy/table'
import type { Context } from './model/context.ts'
import * as hits from './model/hits-page.ts'
import { bringHits } from './model/sheet.ts'

bringHits(hits)

const HANDS: Readonly<Record<string, readonly ActionCardId[]>> = {
  red: ['administration-5', 'aggression-4', 'construction-3', 'mobilization-2', 'mobilization-6', 'administration-2'],
  yellow: ['administration-6', 'aggression-5', 'construction-4', 'mobilization-3', 'administration-3', 'aggression-2'],
  blue: ['administration-4', 'aggression-6', 'construction-5', 'mobilization-4', 'construction-2', 'aggression-3'],
}

export class SmallBench {
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
    const [at, seat] = [ids.sys(system), this.seat(colour)]
    const before = read.ships(this.state, at, seat)
    write.setFresh(this.state, at, seat, fresh)
    write.setDamaged(this.state, at, seat, damaged)
    write.addShipsLeft(this.state, this.seat(colour), before - fresh - damaged)
    return this
  }

  building(colour: Colour, system: SystemId, piece: 'city' | 'starport', slot = 1, damaged = false): this {
    const kind = piece === 'city' ? SITE_CITY : SITE_PORT
    write.setSite(this.state, ids.sys(system) * 3 + slot - 1, makeSite(kind, this.seat(colour), damaged))
    if (piece === 'city') write.addCitiesLeft(this.state, this.seat(colour), -1)
    else write.addPortsLeft(this.state, this.seat(colour), -1)
    return this
  }

  token(colour: Colour, slot: number, type: Resource): this {
    write.setSlot(this.state, this.seat(colour), slot, typeIndex(type))
    write.addSupply(this.state, typeIndex(type), -1)
    return this
  }

  /** A Guild card. */
  guild(colour: Colour, card: CourtId): this {
    write.put(this.state, Pile.guild(this.seat(colour)), ids.court(card))
    return this
  }

  /** An agent of one's own on a card of the Court. */
  agent(colour: Colour, spot: number): this {
    write.addCourtAgents(this.state, spot, this.seat(colour), 1)
    write.addAgentsLeft(this.state, this.seat(colour), -1)
    return this
  }

  /** Red, who has Farseers, leads, declares and looks into the virtual hand of yellow, which is to have so many cards. */
  looking(cards: number): this {
    this.guild('red', 'BC17')
    write.setCounter(this.state, this.seat('yellow'), cards)
    return this.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' }, { do: 'look', at: 'yellow' })
  }

  context(beside = false, tableDice = false): Context {
    return { state: this.state, decision: arcs.decision(this.state)!, beside, tableDice }
  }
}
