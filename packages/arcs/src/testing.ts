// Small positions for tests: an empty table with everything in the supplies, filled piece by piece.

import { canonical } from '@understudy/procedure/json'
import { type EventSink, type GameEvent, IllegalAction, keyedRandom } from '@understudy/table'
import { ALL_COURT } from './data/court.ts'
import { emptySlot } from './rules/board/control.ts'
import { card as cardIndex, court, leaderIndex, loreIndex, sys } from './rules/board/ids.ts'
import { trophyKind } from './rules/board/pieces.ts'
import { tokenIn, typeIndex, typeName } from './rules/board/resources.ts'
import { applyAction, refusal } from './rules/choosing/legal.ts'
import { sampleAction } from './rules/choosing/sample.ts'
import { problemsOf } from './rules/positions/check.ts'
import { chosenOptions } from './rules/setup/options.ts'
import './rules/cards/led.ts'
import './rules/seats/lars-part.ts'
import { settle } from './rules/round/settle.ts'
import { layOut, newGame } from './rules/setup/setup.ts'
import { gatherDeck, moveAll, moveCard, show, showOnly } from './rules/state/cards.ts'
import * as Pile from './rules/state/piles.ts'
import * as read from './rules/state/read.ts'
import { makeSite, SITE_CITY, SITE_DAMAGED, SITE_PORT } from './rules/state/sites.ts'
import { clearStack, F, FRAMES, push, topKind, topSeat } from './rules/state/stack.ts'
import { boardOf, colourOf, type State, seatOf } from './rules/state/state.ts'
import * as write from './rules/state/write.ts'
import {
  type Action,
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  type Colour,
  type CourtId,
  type LeaderId,
  type LoreId,
  type Resource,
  type SetupId,
  type SystemId,
  type TrophyKind,
} from './vocabulary.ts'

const DEFAULT_SETUP: Readonly<Record<number, SetupId>> = { 2: '2p-frontiers', 3: '3p-mix-up', 4: '4p-mix-up-1' }

/** A table for tests. Seats are red, yellow, blue, white; red has the initiative. */
export class Bench {
  readonly state: State
  readonly events: GameEvent[] = []
  /** Where cards lie that nobody has been dealt. */
  #undealt: number = Pile.group(0)

  /** `made`: a table that is laid out already, of an act of the campaign. */
  constructor(
    players = 3,
    setup: SetupId = DEFAULT_SETUP[players]!,
    options: Record<string, string | boolean> = {},
    made?: State,
  ) {
    if (made !== undefined) {
      this.state = made
      return
    }
    this.state = newGame(chosenOptions({ players, setup, ...options }))
    clearStack(this.state)
    layOut(this.state, setup)
    write.putAll(this.state, Pile.COURT_DECK, ALL_COURT)
    gatherDeck(this.state)
    write.setGroups(this.state, 1)
    write.setUnknown(this.state, Pile.group(0), players === 4 ? 28 : 20)
  }

  seat(colour: Colour): number {
    return seatOf(this.state, colour)
  }

  ships(colour: Colour, system: SystemId, fresh: number, damaged = 0): this {
    write.addFresh(this.state, sys(system), this.seat(colour), fresh)
    write.addDamaged(this.state, sys(system), this.seat(colour), damaged)
    write.addShipsLeft(this.state, this.seat(colour), -(fresh + damaged))
    return this
  }

  building(colour: Colour, system: SystemId, piece: 'city' | 'starport', damaged = false, site = -1): this {
    const at = site < 0 ? emptySlot(this.state, sys(system)) : sys(system) * 3 + site
    write.setSite(
      this.state,
      at,
      makeSite(piece === 'city' ? SITE_CITY : SITE_PORT, this.seat(colour)) | (damaged ? SITE_DAMAGED : 0),
    )
    if (piece === 'city') write.addCitiesLeft(this.state, this.seat(colour), -1)
    else write.addPortsLeft(this.state, this.seat(colour), -1)
    return this
  }

  city(colour: Colour, system: SystemId, damaged = false): this {
    return this.building(colour, system, 'city', damaged)
  }

  port(colour: Colour, system: SystemId, damaged = false): this {
    return this.building(colour, system, 'starport', damaged)
  }

  /** Cities that are gone to a rival's Trophies, to open slots. */
  openSlots(colour: Colour, cities: number, to: Colour): this {
    while (read.citiesLeft(this.state, this.seat(colour)) > cities) {
      write.addCitiesLeft(this.state, this.seat(colour), -1)
      write.addTrophy(this.state, this.seat(to), this.seat(colour), 1, 1)
    }
    return this
  }

  tokens(colour: Colour, ...types: (Resource | null)[]): this {
    types.forEach((type, slot) => {
      if (type === null) return
      write.setSlot(this.state, this.seat(colour), slot, typeIndex(type))
      write.addSupply(this.state, typeIndex(type), -1)
    })
    return this
  }

  /** Leaves only n tokens of a type in the supply; the others lie on planets that are out of play, or with the last seat. */
  supply(type: Resource, n: number): this {
    for (let system = 0; read.supply(this.state, typeIndex(type)) > n && system < 24; system++) {
      if (boardOf(this.state).inPlay[system] || read.mythic(this.state, system) !== 0) continue
      write.setMythic(this.state, system, typeIndex(type))
      write.addSupply(this.state, typeIndex(type), -1)
    }
    const last = this.state.options.players - 1
    for (let slot = 0; read.supply(this.state, typeIndex(type)) > n; slot++) {
      if (read.slot(this.state, last, slot) !== 0) continue
      write.setSlot(this.state, last, slot, typeIndex(type))
      write.addSupply(this.state, typeIndex(type), -1)
    }
    return this
  }

  /** A ship of each colour in a gate far away, so that nobody starts afresh at the end of a turn. */
  settled(gate: SystemId = this.state.options.players === 2 ? '2g' : '6g'): this {
    for (const colour of this.state.options.colours) this.ships(colour, gate, 1)
    return this
  }

  guild(colour: Colour, ...cards: CourtId[]): this {
    for (const id of cards) {
      write.drop(this.state, Pile.COURT_DECK, court(id))
      write.put(this.state, Pile.guild(this.seat(colour)), court(id))
    }
    return this
  }

  lore(colour: Colour, ...cards: LoreId[]): this {
    for (const id of cards) write.put(this.state, Pile.lore(this.seat(colour)), loreIndex(id))
    return this
  }

  leader(colour: Colour, id: LeaderId): this {
    write.setLeaderOf(this.state, this.seat(colour), leaderIndex(id) + 1)
    return this
  }

  hand(colour: Colour, ...cards: ActionCardId[]): this {
    for (const id of cards) {
      moveCard(this.state, cardIndex(id), this.#undealt, Pile.hand(this.seat(colour)))
      if (this.#undealt === Pile.STACK) show(this.state, cardIndex(id))
      else showOnly(this.state, cardIndex(id), this.seat(colour))
    }
    return this
  }

  /** These seats have virtual hands that count six; all cards lie in the stack, and what people are dealt is open. */
  virtual(...colours: Colour[]): this {
    moveAll(this.state, this.#undealt, Pile.STACK)
    this.#undealt = Pile.STACK
    for (const colour of colours) this.counter(colour, 6)
    return this
  }

  counter(colour: Colour, n: number): this {
    write.setCounter(this.state, this.seat(colour), n)
    return this
  }

  seizeCounter(colour: Colour, n: number): this {
    write.setSeizeCounter(this.state, this.seat(colour), n)
    return this
  }

  /** Cities that are somewhere else, so that so many are left on the board. */
  unbuilt(colour: Colour, cities: number): this {
    write.setCitiesLeft(this.state, this.seat(colour), cities)
    return this
  }

  /** The Court row, with agents. */
  court(...row: { card: CourtId; agents?: Partial<Record<Colour, number>> }[]): this {
    row.forEach(({ card, agents }, spot) => {
      write.drop(this.state, Pile.COURT_DECK, court(card))
      write.setRowCard(this.state, spot, court(card) + 1)
      for (const [colour, n] of Object.entries(agents ?? {})) {
        write.setCourtAgents(this.state, spot, this.seat(colour as Colour), n)
        write.addAgentsLeft(this.state, this.seat(colour as Colour), -n)
      }
    })
    return this
  }

  captives(holder: Colour, of: Colour, n: number): this {
    write.addCaptive(this.state, this.seat(holder), this.seat(of), n)
    write.addAgentsLeft(this.state, this.seat(of), -n)
    return this
  }

  trophies(holder: Colour, of: Colour, piece: TrophyKind, n: number): this {
    const take = {
      ship: write.addShipsLeft,
      city: write.addCitiesLeft,
      starport: write.addPortsLeft,
      agent: write.addAgentsLeft,
    }[piece]
    write.addTrophy(this.state, this.seat(holder), this.seat(of), trophyKind(piece), n)
    take(this.state, this.seat(of), -n)
    return this
  }

  /** An ambition with a marker: 0 large, 1 medium, 2 small. */
  declared(ambition: Ambition, marker = 0): this {
    write.setMarkerAt(this.state, marker, AMBITIONS.indexOf(ambition) + 1)
    return this
  }

  outrage(colour: Colour, type: Resource): this {
    write.setOutrage(
      this.state,
      this.seat(colour),
      read.outrage(this.state, this.seat(colour)) | (1 << typeIndex(type)),
    )
    write.addAgentsLeft(this.state, this.seat(colour), -1)
    return this
  }

  power(colour: Colour, n: number): this {
    write.setPower(this.state, this.seat(colour), n)
    return this
  }

  chapter(n: number): this {
    write.setChapter(this.state, n)
    return this
  }

  /** Begins a round: whoever has the initiative is to lead. */
  round(initiative: Colour = 'red'): this {
    write.setInitiative(this.state, this.seat(initiative))
    push(this.state, F.round!, 0)
    settle(this.state)
    return this
  }

  /** Red, a virtual hand, is to lead with these cards drawn. */
  draws(...cards: ActionCardId[]): this {
    return this.round('red').act({ do: 'reveal', seat: 'red', cards })
  }

  /** The turn of a seat that has led this card (it is put into its hand first). */
  leads(colour: Colour, card: ActionCardId, declare?: Ambition): this {
    this.hand(colour, card).round(colour)
    return this.act({ do: 'lead', card, ...(declare === undefined ? {} : { declare }) })
  }

  /** The turn of the next seat, after somebody else led `lead` and did nothing. */
  follows(
    colour: Colour,
    how: 'surpass' | 'pivot' | 'copy',
    card: ActionCardId,
    lead: ActionCardId,
    leader: Colour,
  ): this {
    this.hand(colour, card).hand(leader, lead).round(leader).act({ do: 'lead', card: lead }).act({ do: 'end' })
    return this.act({ do: how, card } as Action)
  }

  /** Scores the chapter at once. */
  endChapter(): this {
    push(this.state, F.score!, 0)
    settle(this.state, this.sink)
    return this
  }

  readonly sink: EventSink = { event: (what) => this.events.push(what) }

  act(action: Action): this {
    try {
      applyAction(this.state, action, this.sink)
    } catch (error) {
      if (error instanceof IllegalAction) throw new Error(`${canonical(action)}: ${canonical(error.refusal)}`)
      throw error
    }
    return this
  }

  /** The key of the refusal, or undefined if it is legal. */
  no(action: Action): string | undefined {
    return refusal(this.state, action)?.say
  }

  get waits(): string {
    return `${FRAMES[topKind(this.state)]!}.${colourOf(this.state, topSeat(this.state))}`
  }

  /** A number on the board of a seat, such as `read.power`. */
  of(reader: (state: State, seat: number) => number, colour: Colour): number {
    return reader(this.state, this.seat(colour))
  }

  fleet(colour: Colour, system: SystemId): [number, number] {
    const seat = this.seat(colour)
    return [read.fresh(this.state, sys(system), seat), read.damaged(this.state, sys(system), seat)]
  }

  site(system: SystemId, n = 0): number {
    return read.site(this.state, sys(system) * 3 + n)
  }

  slots(colour: Colour): (Resource | null)[] {
    return Array.from({ length: 7 }, (_, slot) => {
      const type = tokenIn(this.state, this.seat(colour), slot)
      return type === 0 ? null : typeName(type)
    })
  }

  held(colour: Colour): Resource[] {
    return this.slots(colour).filter((type) => type !== null)
  }

  has(colour: Colour, id: CourtId): boolean {
    return read.has(this.state, Pile.guild(this.seat(colour)), court(id))
  }

  captivesOf(holder: Colour, of: Colour): number {
    return read.captive(this.state, this.seat(holder), this.seat(of))
  }

  trophiesOf(holder: Colour, of: Colour, piece: TrophyKind): number {
    return read.trophy(this.state, this.seat(holder), this.seat(of), trophyKind(piece))
  }

  handOf(colour: Colour): number[] {
    return read.cards(this.state, Pile.hand(this.seat(colour)))
  }

  /** Plays on at random until the frame on top is one of these. */
  until(...frames: string[]): this {
    const random = keyedRandom('bench', 'until')
    for (let i = 0; i < 200 && !frames.includes(FRAMES[topKind(this.state)]!); i++)
      applyAction(this.state, sampleAction(this.state, random))
    return this
  }

  /** Pieces and cards still add up. */
  problems(): string[] {
    // Many a test looks at a table where nobody is asked yet.
    return problemsOf(this.state)
      .filter(({ what }) => what.say !== 'bad.nothing')
      .map(({ where, what }) => `${where}: ${what.say}`)
  }
}

export const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
/** A Court row without agents. */
export const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
export const PIP = 'pip' as const
