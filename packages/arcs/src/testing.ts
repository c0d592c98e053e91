// Small positions for tests: an empty table with everything in the supplies, filled piece by piece.

import { canonical } from '@understudy/procedure'
import { type EventSink, type GameEvent, IllegalAction, keyedRandom } from '@understudy/table'
import { deckMask } from './data/action-cards.ts'
import { ALL_COURT } from './data/court.ts'
import { gatherDeck, moveCard, showOnly } from './rules/cards.ts'
import { problemsOf } from './rules/check.ts'
import { emptySlot } from './rules/control.ts'
import { card as cardIndex, court, leaderIndex, loreIndex, sys } from './rules/ids.ts'
import * as L from './rules/layout.ts'
import { applyAction, refusal } from './rules/legal.ts'
import { chosenOptions } from './rules/options.ts'
import { captiveAt, trophyAt, trophyKind } from './rules/pieces.ts'
import { slotAt, tokenIn, typeIndex, typeName } from './rules/resources.ts'
import { sampleAction } from './rules/sample.ts'
import { settle } from './rules/settle.ts'
import { layOut, newGame } from './rules/setup.ts'
import { F, FRAMES, push, topKind, topSeat } from './rules/stack.ts'
import { boardOf, colourOf, makeSite, type State, seatOf } from './rules/state.ts'
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
  SETUP_CARDS,
  type SetupId,
  type SystemId,
  type TrophyKind,
} from './vocabulary.ts'

const DEFAULT_SETUP: Readonly<Record<number, SetupId>> = { 2: '2p-frontiers', 3: '3p-mix-up', 4: '4p-mix-up-1' }

/** A table for tests. Seats are red, yellow, blue, white; red has the initiative. */
export class Bench {
  readonly state: State
  readonly events: GameEvent[] = []

  constructor(players = 3, setup: SetupId = DEFAULT_SETUP[players]!, options: Record<string, string | boolean> = {}) {
    this.state = newGame(chosenOptions({ players, setup, ...options }))
    const { b, m } = this.state
    b.fill(0, L.FRAMES)
    b[L.DEPTH] = 0
    layOut(this.state, setup)
    m[L.M_DECK] = ALL_COURT
    gatherDeck(this.state)
    b[L.GROUPS] = 1
    b[L.UNKNOWN + L.P_GROUP] = players === 4 ? 28 : 20
  }

  seat(colour: Colour): number {
    return seatOf(this.state, colour)
  }

  ships(colour: Colour, system: SystemId, fresh: number, damaged = 0): this {
    const { b } = this.state
    const at = sys(system) * L.OWNER_STRIDE + this.seat(colour)
    b[L.FRESH + at]! += fresh
    b[L.DAMAGED + at]! += damaged
    b[L.SHIPS + this.seat(colour)]! -= fresh + damaged
    return this
  }

  building(colour: Colour, system: SystemId, piece: 'city' | 'starport', damaged = false, site = -1): this {
    const { b } = this.state
    const at = site < 0 ? emptySlot(this.state, sys(system)) : sys(system) * 3 + site
    b[L.SITE + at] =
      makeSite(piece === 'city' ? L.SITE_CITY : L.SITE_PORT, this.seat(colour)) | (damaged ? L.SITE_DAMAGED : 0)
    b[(piece === 'city' ? L.CITIES : L.PORTS) + this.seat(colour)]!--
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
    const { b } = this.state
    while (b[L.CITIES + this.seat(colour)]! > cities) {
      b[L.CITIES + this.seat(colour)]!--
      b[trophyAt(this.seat(to), this.seat(colour), 1)]!++
    }
    return this
  }

  tokens(colour: Colour, ...types: (Resource | null)[]): this {
    const { b } = this.state
    types.forEach((type, slot) => {
      if (type === null) return
      b[slotAt(this.seat(colour), slot)] = typeIndex(type)
      b[L.SUPPLY + typeIndex(type)]!--
    })
    return this
  }

  /** Leaves only n tokens of a type in the supply; the others lie on planets that are out of play, or with the last seat. */
  supply(type: Resource, n: number): this {
    const { b } = this.state
    for (let system = 0; b[L.SUPPLY + typeIndex(type)]! > n && system < 24; system++) {
      if (boardOf(this.state).inPlay[system] || b[L.MYTHIC + system] !== 0) continue
      b[L.MYTHIC + system] = typeIndex(type)
      b[L.SUPPLY + typeIndex(type)]!--
    }
    const last = this.state.options.players - 1
    for (let slot = 0; b[L.SUPPLY + typeIndex(type)]! > n; slot++) {
      if (b[slotAt(last, slot)] !== 0) continue
      b[slotAt(last, slot)] = typeIndex(type)
      b[L.SUPPLY + typeIndex(type)]!--
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
      this.state.m[L.M_DECK]! &= ~(1 << court(id))
      this.state.m[L.M_GUILD + this.seat(colour)]! |= 1 << court(id)
    }
    return this
  }

  lore(colour: Colour, ...cards: LoreId[]): this {
    for (const id of cards) this.state.m[L.M_LORE + this.seat(colour)]! |= 1 << loreIndex(id)
    return this
  }

  leader(colour: Colour, id: LeaderId): this {
    this.state.b[L.LEADER_OF + this.seat(colour)] = leaderIndex(id) + 1
    return this
  }

  hand(colour: Colour, ...cards: ActionCardId[]): this {
    for (const id of cards) {
      moveCard(this.state, cardIndex(id), L.P_GROUP, L.P_HAND + this.seat(colour))
      showOnly(this.state, cardIndex(id), this.seat(colour))
    }
    return this
  }

  /** The Court row, with agents. */
  court(...row: { card: CourtId; agents?: Partial<Record<Colour, number>> }[]): this {
    const { b, m } = this.state
    row.forEach(({ card, agents }, spot) => {
      m[L.M_DECK]! &= ~(1 << court(card))
      b[L.ROW + spot] = court(card) + 1
      for (const [colour, n] of Object.entries(agents ?? {})) {
        b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + this.seat(colour as Colour)] = n
        b[L.AGENTS + this.seat(colour as Colour)]! -= n
      }
    })
    return this
  }

  captives(holder: Colour, of: Colour, n: number): this {
    this.state.b[captiveAt(this.seat(holder), this.seat(of))]! += n
    this.state.b[L.AGENTS + this.seat(of)]! -= n
    return this
  }

  trophies(holder: Colour, of: Colour, piece: TrophyKind, n: number): this {
    const { b } = this.state
    const from = { ship: L.SHIPS, city: L.CITIES, starport: L.PORTS, agent: L.AGENTS }[piece]
    b[trophyAt(this.seat(holder), this.seat(of), trophyKind(piece))]! += n
    b[from + this.seat(of)]! -= n
    return this
  }

  /** An ambition with a marker: 0 large, 1 medium, 2 small. */
  declared(ambition: Ambition, marker = 0): this {
    this.state.b[L.MARKER_AT + marker] = AMBITIONS.indexOf(ambition) + 1
    return this
  }

  outrage(colour: Colour, type: Resource): this {
    this.state.b[L.OUTRAGE + this.seat(colour)]! |= 1 << typeIndex(type)
    this.state.b[L.AGENTS + this.seat(colour)]!--
    return this
  }

  power(colour: Colour, n: number): this {
    this.state.b[L.POWER + this.seat(colour)] = n
    return this
  }

  chapter(n: number): this {
    this.state.b[L.CHAPTER] = n
    return this
  }

  /** Begins a round: whoever has the initiative is to lead. */
  round(initiative: Colour = 'red'): this {
    this.state.b[L.INITIATIVE] = this.seat(initiative)
    push(this.state, F.round!, 0)
    settle(this.state)
    return this
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

  byte(at: number, colour: Colour): number {
    return this.state.b[at + this.seat(colour)]!
  }

  fleet(colour: Colour, system: SystemId): [number, number] {
    const at = sys(system) * L.OWNER_STRIDE + this.seat(colour)
    return [this.state.b[L.FRESH + at]!, this.state.b[L.DAMAGED + at]!]
  }

  site(system: SystemId, n = 0): number {
    return this.state.b[L.SITE + sys(system) * 3 + n]!
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
    return (this.state.m[L.M_GUILD + this.seat(colour)]! & (1 << court(id))) !== 0
  }

  captivesOf(holder: Colour, of: Colour): number {
    return this.state.b[captiveAt(this.seat(holder), this.seat(of))]!
  }

  trophiesOf(holder: Colour, of: Colour, piece: TrophyKind): number {
    return this.state.b[trophyAt(this.seat(holder), this.seat(of), trophyKind(piece))]!
  }

  handOf(colour: Colour): number {
    return this.state.m[L.P_HAND + this.seat(colour)]!
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

export const SETUP_IDS = SETUP_CARDS
export { deckMask, L }
export const PIP = 'pip' as const
