// Small positions for tests: a table without armies, filled piece by piece. Places and seats go by their ids.

import type { EventSink, GameEvent, Options } from '@understudy/table'
import { emptyHand } from '@understudy/table/chance'
import { packOf } from './pack/setting.ts'
import { troopOf } from './rules/army/cards.ts'
import { LATER_OPTIONS } from './rules/options/options.ts'
import { applyAction } from './rules/play/apply.ts'
import { asked } from './rules/play/asked.ts'
import { refusal } from './rules/play/decision.ts'
import { settle } from './rules/round/flow.ts'
import { startGame } from './rules/round/start.ts'
import { armyOf, NONE, setStatus, sideNamed } from './rules/state/query.ts'
import type { Army, Land, Side, State } from './rules/state/state.ts'
import { type Action, type Face, type Phase, STATUSES, type Status } from './vocabulary.ts'

export type Seating = Readonly<Partial<Record<'ROM' | 'GRE' | 'CAR' | 'BAR', 'human' | 'super' | 'speed'>>>

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const

/** A new game names them all. */
const LATER: Options = Object.fromEntries(
  LATER_OPTIONS.flatMap((spec) => ('default' in spec ? [[spec.id, spec.default]] : [])),
)

/** Every faction's home is held, nothing else; nobody has an army. */
export class Bench {
  readonly state: State
  readonly events: GameEvent[] = []
  readonly #sink: EventSink = { event: (event) => void this.events.push(event) }

  constructor(seating: Seating = { ROM: 'human', GRE: 'human', CAR: 'human', BAR: 'human' }, options: Options = {}) {
    const roles = Object.fromEntries(SEATS.map((seat, no) => [`role${no + 1}`, seating[seat] ?? 'absent']))
    this.state = startGame({ ...LATER, ...roles, ...options })
    this.state.frames = []
    for (const side of this.state.sides) for (const army of side.armies) army.region = NONE
  }

  no(seat: string): number {
    return sideNamed(this.state, seat)
  }

  region(id: string): number {
    const no = packOf(this.state).regionNo.get(id)
    if (no === undefined) throw new Error(`no region ${id}`)
    return no
  }

  sea(id: string): number {
    const no = packOf(this.state).seaNo.get(id)
    if (no === undefined) throw new Error(`no sea ${id}`)
    return no
  }

  side(seat: string): Side {
    const side = this.state.sides[this.no(seat)]
    if (side === undefined) throw new Error(`no seat ${seat}`)
    return side
  }

  army(seat: string, slot: number): Army {
    return armyOf(this.state, this.no(seat), slot)
  }

  land(id: string): Land {
    const land = this.state.lands[this.region(id)]
    if (land === undefined) throw new Error(`no region ${id}`)
    return land
  }

  /** An army with these cards; a bot's without cards is not declared. Cards beyond those of the game are made up. */
  place(seat: string, slot: number, region: string, cards: readonly string[] = [], general?: string): this {
    const army = this.army(seat, slot)
    army.region = this.region(region)
    army.cards = { known: [...cards].sort(), unknown: [] }
    army.declared = cards.length > 0 || this.side(seat).role === 'human'
    if (general === undefined) return this
    const { available } = this.side(seat)
    available.known = available.known.filter((each) => each !== general)
    army.general = { known: [general], unknown: [] }
    army.revealed = true
    return this
  }

  /** Nobody leads this army. */
  leaderless(seat: string, slot: number): this {
    this.army(seat, slot).general = emptyHand()
    return this
  }

  hold(seat: string, ...regions: string[]): this {
    for (const id of regions) this.land(id).holder = this.no(seat)
    return this
  }

  gold(seat: string, n: number): this {
    this.side(seat).gold = n
    return this
  }

  status(a: string, b: string, status: Status): this {
    setStatus(this.state, this.no(a), this.no(b), STATUSES.indexOf(status))
    return this
  }

  statusOf(a: string, b: string): Status | undefined {
    return STATUSES[this.state.statuses[this.no(a) * this.state.sides.length + this.no(b)] ?? 0]
  }

  cubes(region: string, n: number): this {
    this.land(region).cubes = n
    return this
  }

  build(region: string, ...buildings: ('walls' | 'market' | 'barracks')[]): this {
    for (const building of buildings) this.land(region)[building] = true
    return this
  }

  edge(a: string, b: string): number {
    const [from, to] = [this.region(a), this.region(b)]
    return packOf(this.state).edges.findIndex(
      (edge) => (edge.a === from && edge.b === to) || (edge.a === to && edge.b === from),
    )
  }

  road(seat: string, a: string, b: string): this {
    this.state.roads[this.edge(a, b)] = this.no(seat)
    return this
  }

  navy(seat: string, no: number, sea: string, cards: number): this {
    const side = this.side(seat)
    const navy = side.navies[no]
    if (navy === undefined) throw new Error(`no navy ${no}`)
    navy.sea = this.sea(sea)
    if (side.role === 'human') {
      navy.cards = cards
      side.navyCards -= cards
    } else side.navyCards = cards
    return this
  }

  agents(seat: string, ...regions: string[]): this {
    this.side(seat).agents = regions.map((id) => ({ region: this.region(id), used: false }))
    return this
  }

  develop(seat: string, ...rows: number[]): this {
    this.side(seat).developments = [...rows]
    return this
  }

  /** People: these action cards, from the deck. */
  hand(seat: string, ...cards: string[]): this {
    this.side(seat).hand = { known: [...cards].sort(), unknown: [] }
    return this
  }

  /** The turn of this seat in a phase; the others follow clockwise. */
  begin(phase: Phase, seat: string): this {
    const { state } = this
    const first = this.no(seat)
    state.phase = phase
    state.step = 'turn'
    state.turn = 0
    state.order = state.sides.map((_, no) => (first + no) % state.sides.length)
    settle(state, this.#sink)
    return this
  }

  act(action: Action): this {
    applyAction(this.state, action, this.#sink)
    return this
  }

  /** Dice as letters: `-SXK`. */
  roll(faces: string): this {
    return this.act({ do: 'roll', faces: [...faces] as Face[] })
  }

  /** Why not, as the name of the sentence; undefined if it can be done. */
  why(action: Action): string | undefined {
    return refusal(this.state, action)?.say
  }

  /** Who is asked for what. */
  get asks(): string {
    const now = asked(this.state)
    if (now === undefined) return 'over'
    return 'chance' in now.ask ? now.ask.chance : `${this.seatOf(now.ask.side)} ${now.ask.kind}`
  }

  get dice(): string {
    const now = asked(this.state)
    return now !== undefined && 'chance' in now.ask && now.ask.chance === 'roll' ? now.ask.dice.join('') : ''
  }

  /** Cards or generals that chance can name now. */
  get ways(): readonly string[] {
    const now = asked(this.state)
    return now !== undefined && 'chance' in now.ask && 'ways' in now.ask ? [...now.ask.ways.keys()].sort() : []
  }

  seatOf(no: number): string {
    return packOf(this.state).factions[this.state.sides[no]?.faction ?? 0]?.id ?? ''
  }

  where(seat: string, slot: number): string | null {
    const { region } = this.army(seat, slot)
    return region === NONE ? null : (packOf(this.state).regions[region]?.id ?? '')
  }

  holder(region: string): string | null {
    const { holder } = this.land(region)
    return holder === NONE ? null : this.seatOf(holder)
  }

  said(name: string): boolean {
    return this.events.some((event) => event.say === name)
  }

  /** Classes of an army's cards, as letters in order: `MI MI SK`. */
  classes(seat: string, slot: number): string {
    return this.army(seat, slot)
      .cards.known.map((card) => troopOf(this.state, card).cls)
      .join(' ')
  }
}
