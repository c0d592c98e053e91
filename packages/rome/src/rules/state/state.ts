// Everything there is on the table, as plain data. Places are numbers of the pack (pack/types.ts); the pack itself is only
// named here (pack/setting.ts). Sides are the factions that play, numbered clockwise.

import type { Hand, Hidden, Pile } from '@understudy/table/chance'
import type { ActionCardId, CardId, Cls, GeneralId, Phase, PlayingRole } from '../../vocabulary.ts'
import type { Frame } from './frames.ts'

export interface Land {
  /** Number of the side that holds it, -1 for none. */
  holder: number
  cubes: number
  walls: boolean
  market: boolean
  barracks: boolean
  /** Built, by whomever. */
  wonder: boolean
  /** How many turns the army that stands there has besieged it; -1: no siege. */
  siege: number
}

export interface Army {
  /** Number of a region; -1: off the board, or aboard. */
  region: number
  /** People: number of the own navy that has it aboard, -1 for none (ruling rome/R-107). */
  aboard: number
  /** At most one; unknown while a bot's general lies face down. */
  general: Hand
  revealed: boolean
  /** Bots: its cards have been drawn. People's armies always are. */
  declared: boolean
  cards: Hand
  /** Secret armies: how many cards of each class its owner has told (ruling rome/R-137); null: nothing yet. */
  told: Record<Cls, number> | null
  /** Looked at by these sides until the end of the round. */
  seenBy: number[]
  activated: boolean
  mp: number
  /** Opponents' home regions taken in this campaign phase (GR-B). */
  homesTaken: number
  /** A bot's declared army has lost cards since it was declared. */
  reduced: boolean
  /** It has done something in this activation; its last attack failed. */
  moved: boolean
  failed: boolean
}

export interface Agent {
  /** -1: off the board. */
  region: number
  used: boolean
}

export interface Navy {
  /** Zone; -1: off the board. */
  sea: number
  /** People: Navy cards of this stack. A bot's miniatures each stand for all of `navyCards`. */
  cards: number
  /** Zones sailed in this campaign turn. */
  moved: number
  carried: boolean
}

export interface Side {
  /** Number of the faction in the pack. */
  faction: number
  role: PlayingRole
  gold: number
  vp: number
  /** Bots: the box, 1 to 9, of the marker of each side; 0 for itself and at people's seats. */
  stance: number[]
  agents: Agent[]
  armies: Army[]
  /** Generals at hand for slots, and those still to be bought. */
  available: Hand
  unused: Pile
  /** Navy cards off the board for people; all of them for bots. */
  navyCards: number
  navies: Navy[]
  /** Rows bought in each column of the tree. */
  developments: number[]
  /** Regions that have given conquest points already. */
  scored: number[]
  /** A person's action cards; of a bot, how many are still to be flipped and which lies open. */
  hand: Hand
  toFlip: number
  flipped: ActionCardId | null
  /** Bots: troop cards by class. */
  decks: Record<Cls, Pile>
  /** People: cards that belong to no army. */
  pool: Hand
  reserves: Pile
  /** Set aside until the UPGRADE development; out of the game since. */
  upgrade: CardId[]
  retired: CardId[]
  /** Sides towards which it has lowered the status this round. */
  renounced: number[]
  /** What a bot has looked at on top of a pile (-1: the Reserves, else a stack) and not yet bought. */
  looked: { pile: number; card: CardId } | null
  /** Buildings put up in this spending turn. */
  built: number
}

export interface Ending {
  winners: number[]
  why: 'target' | 'rounds'
}

export const STEPS = ['compose', 'markers', 'deal', 'commit', 'reveal', 'stance', 'turn'] as const
export type Step = (typeof STEPS)[number]

/** Options of the game by the keys of the specification (`conquest.independent`). */
export type GameOptions = Readonly<Record<string, string | number | boolean>>

export interface State {
  /** Id of a built-in pack, or the files of a player's own as one JSON text. */
  setting: { pack: string }
  options: GameOptions
  round: number
  phase: Phase
  /** Where in the phase, and the how-manieth side of `order` it concerns. */
  step: Step
  turn: number
  /** Sides in turn order of this round. */
  order: number[]
  clockwise: boolean
  /** Initiative cards of this round by side, and gold committed (-1: not yet). */
  initiative: number[]
  committed: number[]
  /** What is being decided, innermost last. */
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
