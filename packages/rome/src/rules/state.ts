// Everything there is on the table, as plain data. Places are numbers of the pack (pack/types.ts); the pack itself is only
// named here (setting.ts). Seats are numbers in seat order, clockwise; `sides` holds only the factions that play.

import type { Hand, Hidden, Pile } from '@understudy/table'
import type { ActionCardId, CardId, Cls, Face, GeneralId, Phase, PlayingRole } from '../vocabulary.ts'

export interface Land {
  /** Number of the side that holds it, -1 for none. */
  holder: number
  cubes: number
  walls: boolean
  market: boolean
  barracks: boolean
  /** Built, by whomever. */
  wonder: boolean
  /** An army stands before it: whose, and for how many turns. */
  siege: { by: number; turns: number } | null
}

export interface Army {
  /** Number of a region; -1: off the board or at sea. */
  region: number
  /** Aboard this navy of the same side, -1 for none. */
  aboard: number
  /** At most one; unknown while a bot's general lies face down. */
  general: Hand
  revealed: boolean
  /** Bots: its cards have been drawn. People's armies always are. */
  declared: boolean
  cards: Hand
  /** Looked at by these sides until the end of the round. */
  seenBy: number[]
  /** This campaign turn. */
  activated: boolean
  mp: number
  /** Opponents' home regions taken in this campaign phase (GR-B). */
  homesTaken: number
  mustered: boolean
  moved: boolean
}

export interface Agent {
  /** -1: off the board. */
  region: number
  used: boolean
}

export interface Navy {
  /** Zone; -1: off the board. */
  sea: number
  /** People: cards in this stack. Bots: each miniature stands for `side.navyCards`. */
  cards: number
  moved: number
  carried: boolean
}

export interface Side {
  /** Number of the faction in the pack. */
  faction: number
  role: PlayingRole
  gold: number
  vp: number
  /** Bots: the box 1 to 9 of the marker of each side; 0 for itself and for people's seats. */
  stance: number[]
  agents: Agent[]
  armies: [Army, Army, Army, Army]
  /** Generals at hand for slots; those still to be bought. */
  available: Hand
  unused: Pile
  navyCards: number
  navies: Navy[]
  /** Rows bought in each column of the tree. */
  developments: number[]
  /** Regions that have given conquest points already. */
  scored: number[]
  /** Action cards: a person's hand; of a bot, how many are still to be flipped, and the one that lies open. */
  hand: Hand
  toFlip: number
  flipped: ActionCardId | null
  /** Bots: troop cards by class, shuffled. */
  decks: Record<Cls, Pile>
  /** People: cards that belong to no army. */
  pool: Hand
  /** To buy from. A bot's is shuffled, a person's open to its owner. */
  reserves: Pile
  /** Set aside until the UPGRADE development; gone for good. */
  upgrade: CardId[]
  retired: CardId[]
  /** Statuses lowered this round by renouncing. */
  renounced: number[]
  /** A card that a bot has looked at on top of a pile (-1: the Reserves, else a stack) and not yet bought. */
  looked: { pile: number; card: CardId } | null
}

/** What is being decided, innermost last. Each rules file owns its own kinds. */
export interface Frame {
  kind: string
  [key: string]: unknown
}

export interface Roll {
  faces: Face[]
}

export interface Ending {
  winners: number[]
  why: 'target' | 'rounds'
}

/** Options of the game, by the keys of the specification (`army.horizonTurns`). */
export type GameOptions = Readonly<Record<string, string | number | boolean>>

export interface State {
  /** Id of a built-in pack, or the files of a player's own as one JSON text. */
  setting: { pack: string }
  options: GameOptions
  /** The people do not tell the app which cards their armies hold. */
  secretArmies: boolean
  round: number
  phase: Phase
  /** Sides in turn order of this round, and whose turn it is in the phase. */
  order: number[]
  turn: number
  clockwise: boolean
  /** Initiative cards of this round by side; gold committed. */
  initiative: number[]
  committed: number[]
  frames: Frame[]
  sides: Side[]
  lands: Land[]
  /** By border: the side whose road runs there, -1 for none. */
  roads: number[]
  /** One value for each pair, at `a * sides + b` and the other way round. */
  statuses: number[]
  /** Face-down cards of each kind. */
  troopCards: Hidden
  generalCards: Hidden
  actionCards: Hidden
  actionDeck: Pile
  actionDiscard: ActionCardId[]
  /** Mercenary stacks by number, wherever they are. */
  stacks: Pile[]
  /** Generals who were killed. */
  dead: GeneralId[]
  over: Ending | null
}
