// What a card is, once its file has been read.

import type { Lang } from '@understudy/procedure'
import type { CardId, CardType, StepKind, TargetWho, TileKind, Trait } from '../vocabulary.ts'

export type Name = Readonly<Record<Lang, string>>

export type Target = {
  readonly who: TargetWho
  /** Distance from one of the seat's own units (a spell) or from the acting unit (a full action); absent: anywhere. */
  readonly within?: number
  /** Only units that stand on one of these. */
  readonly on?: readonly TileKind[]
}

export type Step = {
  readonly do: StepKind
  readonly n: number
}

export type Ability = {
  readonly target: Target
  readonly steps: readonly Step[]
  /** For a full action: the tile the unit must stand on. */
  readonly on?: readonly TileKind[]
}

/** How the published rules move a unit of the boss. */
export type Ai =
  | { readonly kind: 'aggressive' }
  | { readonly kind: 'shy' }
  | { readonly kind: 'wandering'; readonly range: number }
  | { readonly kind: 'target'; readonly of: TileKind | 'enemy' }

export interface Card {
  readonly id: CardId
  readonly type: CardType
  readonly name: Name
  readonly attack: number
  readonly range: number
  readonly health: number
  /** Bosses grow with the company. */
  readonly healthPerPlayer: number
  readonly movement: number
  /** Absent: it cannot be played; 0 is a cost. */
  readonly play?: number
  /** Absent: no store sells it. */
  readonly buy?: number
  readonly upkeep: number
  readonly traits: readonly Trait[]
  readonly swimming: boolean
  readonly aquatic: boolean
  readonly farmer: boolean
  readonly effect?: Ability
  readonly full?: Ability
  readonly ai?: Ai
}

export type CardSet = ReadonlyMap<CardId, Card>
