// Everything there is on the table, as plain data. Maps and cards are only named here (see setting.ts).

import type { Hand, Hidden, Pile } from '@understudy/table/chance'
import {
  BOSS,
  type CardId,
  type Ending,
  PEOPLE,
  type Phase,
  type SeatId,
  type SHY_DISTANCES,
  type UnitId,
  type UPKEEP_LOSSES,
} from '../vocabulary.ts'

export interface Unit {
  id: UnitId
  card: CardId
  owner: SeatId
  controller: SeatId
  x: number
  y: number
  /** Taken so far; the unit is destroyed when it reaches the card's health. */
  damage: number
  ward: number
  repression: number
  /** What it has used up this turn; cleared at the end of its controller's turn. */
  moved: boolean
  attacked: boolean
  streetMoved: boolean
  /** One more move, given by an effect. */
  hasted: boolean
  tapped: boolean
}

export interface Person {
  resources: number
  hidden: Hidden
  deck: Pile
  hand: Hand
  discard: CardId[]
}

export interface BossSide {
  resources: number
  hidden: Hidden
  deck: Pile
  /** Drawn and not yet played. */
  drawn: CardId | null
  discard: CardId[]
}

export interface Store {
  /** Face down, until somebody looks. */
  unseen: Pile
  /** Null: nobody has looked yet. */
  revealed: CardId[] | null
}

export interface GameOptions {
  players: number
  shyDistance: (typeof SHY_DISTANCES)[number]
  upkeepLoss: (typeof UPKEEP_LOSSES)[number]
  bossKeepsResources: boolean
}

export interface State {
  /** Ids of what is built in, or the YAML text itself; an empty `cards` means none beyond the built-in ones. */
  setting: { map: string; cards: string }
  options: GameOptions
  /** The people do not tell the app which cards they draw. */
  secretHands: boolean
  round: number
  /** Whose turn it is. */
  turn: SeatId
  phase: Phase
  /** Cards that the person whose turn it is still has to draw. */
  draws: number
  /** The unit that acts at present, 0 for none: another one's action taps it. */
  active: UnitId
  units: Unit[]
  nextUnit: UnitId
  people: Person[]
  boss: BossSide
  stores: Store[]
  storeCards: Hidden
  /** Cards that were dealt to no store. */
  storeRest: Pile
  over: Ending | null
}

export const seatsOf = (state: State): SeatId[] => [...PEOPLE.slice(0, state.options.players), BOSS]

export const isPerson = (seat: string): boolean => seat !== BOSS

export function personOf(state: State, seat: string): Person {
  const person = state.people[PEOPLE.indexOf(seat as (typeof PEOPLE)[number])]
  if (person === undefined) throw new Error(`no person ${seat}`)
  return person
}

export const resourcesOf = (state: State, seat: SeatId): number =>
  seat === BOSS ? state.boss.resources : personOf(state, seat).resources

export function setResources(state: State, seat: SeatId, n: number): void {
  if (seat === BOSS) state.boss.resources = n
  else personOf(state, seat).resources = n
}

export const discardOf = (state: State, seat: SeatId): CardId[] =>
  seat === BOSS ? state.boss.discard : personOf(state, seat).discard

export function newUnit(state: State, card: CardId, seat: SeatId, x: number, y: number): Unit {
  const unit: Unit = {
    id: state.nextUnit++,
    card,
    owner: seat,
    controller: seat,
    x,
    y,
    damage: 0,
    ward: 0,
    repression: 0,
    moved: false,
    attacked: false,
    streetMoved: false,
    hasted: false,
    tapped: false,
  }
  state.units.push(unit)
  return unit
}

export function copyState(state: State): State {
  return {
    ...state,
    setting: state.setting,
    options: state.options,
    units: state.units.map((unit) => ({ ...unit })),
    people: state.people.map(copyPerson),
    boss: {
      ...state.boss,
      hidden: copyHidden(state.boss.hidden),
      deck: copyPile(state.boss.deck),
      discard: state.boss.discard.slice(),
    },
    stores: state.stores.map((store) => ({
      unseen: copyPile(store.unseen),
      revealed: store.revealed === null ? null : store.revealed.slice(),
    })),
    storeCards: copyHidden(state.storeCards),
    storeRest: copyPile(state.storeRest),
  }
}

export const copyPerson = (person: Person): Person => ({
  resources: person.resources,
  hidden: copyHidden(person.hidden),
  deck: copyPile(person.deck),
  hand: copyHand(person.hand),
  discard: person.discard.slice(),
})

/** Bags are replaced, never changed: copies share them. */
const copyHidden = (hidden: Hidden): Hidden => ({ bags: hidden.bags.slice(), nextBag: hidden.nextBag })

const copyPile = (pile: Pile): Pile =>
  pile.map((group) => ('bag' in group ? { bag: group.bag, n: group.n } : { cards: group.cards.slice() }))

const copyHand = (hand: Hand): Hand => ({
  known: hand.known.slice(),
  unknown: hand.unknown.map((part) => ({ bag: part.bag, n: part.n })),
})
