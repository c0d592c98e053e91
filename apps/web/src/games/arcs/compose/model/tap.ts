// Every button that a person can press while they enter a turn. The component draws them, a press is answered by the
// same functions that the tests drive, so that taps can be counted rather than guessed.

import type { Action } from '@understudy/arcs'
import type {
  ActionCardId,
  Ambition,
  CourtId,
  DieKind,
  Doing,
  Pay,
  Pool,
  Resource,
  ShipHits,
  SiteHits,
  SystemId,
} from '@understudy/arcs/vocabulary'
import type { Choice, Pick } from '@understudy/table'

export type Offer = Choice<Action>
/** In an act Imperial ships may come along. */
export type Group = {
  readonly fresh: number
  readonly damaged: number
  readonly imperial?: { readonly fresh: number; readonly damaged: number }
}
export type BuildPiece = 'city' | 'starport' | 'ship'
/** By Outrage: in an act, the Partisan. */
export type Seizing = ActionCardId | 'unknown' | 'counter' | `outrage-${Resource}`
/** Of a Faithful card, in an act. */
export type Side = 'zeal' | 'wisdom'
export type Joining = 'all' | 'fresh'

export type Tap =
  | { readonly tap: 'card'; readonly card: ActionCardId }
  /** The card is played face down: a Copy. */
  | { readonly tap: 'down' }
  | { readonly tap: 'how'; readonly how: FaceUp }
  | { readonly tap: 'pass' }
  | { readonly tap: 'declare'; readonly ambition: Ambition }
  | { readonly tap: 'give'; readonly card: CourtId }
  /** Shows with which cards the initiative could be seized. */
  | { readonly tap: 'seizing' }
  | { readonly tap: 'seize'; readonly with: Seizing }
  | { readonly tap: 'pay'; readonly pay: Pay }
  /** `piece` tells the three kinds of Build apart. */
  | { readonly tap: 'do'; readonly doing: Doing; readonly piece?: BuildPiece }
  | { readonly tap: 'system'; readonly system: SystemId }
  | { readonly tap: 'pick'; readonly pick: Pick }
  /** All of them anew: dice that are lifted in any order. */
  | { readonly tap: 'picks'; readonly picks: readonly Pick[] }
  | ({ readonly tap: 'count'; readonly leg: number } & Group)
  | { readonly tap: 'side'; readonly side: Side }
  | { readonly tap: 'against'; readonly seat: string }
  /** In an act: which Imperial ships attack, too; undefined: none. */
  | { readonly tap: 'joining'; readonly imperial?: Joining }
  | { readonly tap: 'pool'; readonly pool: Pool }
  | { readonly tap: 'face'; readonly die: DieKind; readonly face: number }
  /** One hit on a piece, or back from it. */
  | { readonly tap: 'drop' | 'lift'; readonly side: DealtSide; readonly at: number }
  /** The other hits as proposed. */
  | { readonly tap: 'rest' }
  | { readonly tap: 'own'; readonly hits: ShipHits }
  | { readonly tap: 'theirs'; readonly hits: ShipHits }
  | { readonly tap: 'buildings'; readonly hits: readonly SiteHits[] }
  | { readonly tap: 'slot'; readonly slot: number }
  | { readonly tap: 'done' }

export type DealtSide = 'own' | 'ships' | 'sites'
/** Hits on each piece so far: fresh ships first, then damaged ones. */
export type Dealt = Readonly<Record<DealtSide, readonly number[]>>

/** What a press leads to: another page, or an action, with a tap that belongs to what comes after it. */
export type Pressed =
  | { readonly page: Page }
  | { readonly act: Action; readonly after?: Tap | { readonly answer: Action } }

/** Ways to follow with a card that is seen. */
export type FaceUp = 'surpass' | 'pivot'
export interface CardPage {
  readonly at: 'card'
  readonly card?: ActionCardId
  readonly down: boolean
  /** How somebody wants to follow, if they said so first. */
  readonly how?: FaceUp
  readonly side?: Side
  readonly declare?: Ambition
  readonly give?: CourtId
  readonly seize?: Seizing
  readonly seizing?: true
}
/** What to do: pips or a token first, then the kind. */
export interface RootPage {
  readonly at: 'root'
  readonly pay: Pay
  /** A system was tapped in which several things can be done. */
  readonly within?: SystemId
}
/** Anything that the rules offer pick by pick. */
export interface PickPage {
  readonly at: 'pick'
  readonly picks: readonly Pick[]
  /** A system with several things to choose from was tapped. */
  readonly within?: SystemId
}
export interface MovePage {
  readonly at: 'move'
  /** `do`, and what pays for it. */
  readonly head: readonly Pick[]
  /** The system was tapped, and this is all it can do: one pick, taken back as one. */
  readonly atOnce?: true
  readonly from?: SystemId
  readonly path: readonly SystemId[]
  readonly counts: readonly Group[]
}
export interface BattlePage {
  readonly at: 'battle'
  readonly head: readonly Pick[]
  readonly system?: SystemId
  readonly against?: string
  readonly imperial?: Joining
  /** They were left out. */
  readonly alone?: true
  readonly pool?: Pool
  /** Dice rolled on a real table: the pool follows from them. */
  readonly faces: RolledFaces
}
export type RolledFaces = Readonly<Record<DieKind, readonly number[]>>
export interface RollPage {
  readonly at: 'roll'
  readonly faces: RolledFaces
}
export interface HitsPage {
  readonly at: 'hits'
  /** Dealt one by one: what lies where. The ways below are there once they are complete. */
  readonly dealt?: Dealt
  readonly own?: ShipHits
  readonly ships?: ShipHits
  readonly buildings?: readonly SiteHits[]
}
/** Several cards at once, in any order: a hand that was dealt. */
export interface CardsPage {
  readonly at: 'cards'
  readonly chosen: readonly ActionCardId[]
}
export interface ArrangePage {
  readonly at: 'arrange'
  readonly slots: readonly (Resource | null)[]
  readonly held?: number
}

export type Page =
  | CardPage
  | RootPage
  | PickPage
  | MovePage
  | BattlePage
  | RollPage
  | HitsPage
  | CardsPage
  | ArrangePage
