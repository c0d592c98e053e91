// The words of the game: every id that state, actions and data files may use.

import type { CardId } from '@understudy/table/chance'

export type { CardId }

export const PEOPLE = ['p1', 'p2', 'p3', 'p4'] as const
export const SEATS = [...PEOPLE, 'boss'] as const
export type SeatId = (typeof SEATS)[number]
export const BOSS = 'boss' satisfies SeatId

export const TILE_KINDS = [
  'plain',
  'wall',
  'water',
  'deep',
  'gate',
  'street',
  'house',
  'tower',
  'field',
  'spawn',
  'harbour',
  'store',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** What is under a tile: a spawn may lie in deep water, a harbour in the shallows. */
export const GROUNDS = ['land', 'water', 'deep', 'wall'] as const
export type Ground = (typeof GROUNDS)[number]

/** Whose a spawn or a harbour is; `people` is shared by all of them. */
export const TILE_OWNERS = [...SEATS, 'people'] as const
export type TileOwner = (typeof TILE_OWNERS)[number]

/** `aquatic` (ours) confines a unit to water; `swimming` lets it into deep water. */
export const TRAITS = ['swimming', 'aquatic', 'farmer'] as const
export type Trait = (typeof TRAITS)[number]

export const CARD_TYPES = ['unit', 'spell', 'boss'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** `enemy` and `friend` are chosen one at a time; the others need no choice. People are one another's friends. */
export const TARGETS = ['none', 'enemy', 'friend', 'self', 'allEnemies', 'allFriends'] as const
export type TargetWho = (typeof TARGETS)[number]

/** Steps of an effect that change the units it is aimed at, and steps that need no unit. */
export const AIMED_STEPS = ['damage', 'heal', 'ward', 'haste'] as const
export const PLAIN_STEPS = ['gain', 'draw', 'repression', 'relief', 'sacrifice'] as const
export const STEPS = [...AIMED_STEPS, ...PLAIN_STEPS] as const
export type StepKind = (typeof STEPS)[number]

export const WINS = ['boss_destroyed'] as const
export type WinId = (typeof WINS)[number]
export const LOSSES = ['repression', 'no_units'] as const
export type LossId = (typeof LOSSES)[number]
/** The round limit of a map always holds. */
export const ENDINGS = [...WINS, ...LOSSES, 'rounds'] as const
export type Ending = (typeof ENDINGS)[number]

export const PHASES = ['draw', 'upkeep', 'act', 'bossStart', 'bossUpkeep', 'bossAct', 'bossDraw'] as const
export type Phase = (typeof PHASES)[number]

export const SHY_DISTANCES = ['nearest', 'sum'] as const
export const UPKEEP_LOSSES = ['paying', 'any'] as const

export type TilePlace = { readonly x: number; readonly y: number }
export type UnitId = number

/** Everything that can happen at this table. `drawn` and `reveal` are chance's answers, all others are choices. */
export type Action =
  | { readonly do: 'drawn'; readonly seat: SeatId; readonly card: CardId }
  | { readonly do: 'reveal'; readonly store: number; readonly cards: readonly CardId[] }
  | { readonly do: 'shuffle' }
  | { readonly do: 'gain' }
  | { readonly do: 'destroy'; readonly unit: UnitId }
  | { readonly do: 'pay' }
  | { readonly do: 'draw' }
  | { readonly do: 'play'; readonly card: CardId; readonly at?: TilePlace; readonly target?: UnitId }
  | { readonly do: 'move'; readonly unit: UnitId; readonly to: TilePlace; readonly street?: boolean }
  | { readonly do: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly do: 'full'; readonly unit: UnitId; readonly target?: UnitId }
  | { readonly do: 'tap'; readonly unit: UnitId }
  | { readonly do: 'buy'; readonly store: number; readonly card: CardId }
  | { readonly do: 'end'; readonly putAway: readonly CardId[] }

export type Doing = Action['do']

/** Pieces and places that log lines point at. */
export type Ref =
  | { readonly unit: UnitId }
  | { readonly tile: TilePlace }
  | { readonly store: number }
  | { readonly card: CardId; readonly seat: SeatId }

// Numbers of the rules that no data file changes.
export const HAND_SIZE = 3
export const BOSS_GAIN_PER_PLAYER = 5
export const REPRESSION_PER_PLAYER = 2
export const FIELD_GAIN = 3
/** muhq/13: from this round on, people without a single unit have lost. */
export const FIRST_ROUND_TO_LOSE_ALL = 2
