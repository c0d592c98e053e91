// The words of the game: every id that state, actions and data may use. Lists that begin with EVERY have also what the
// campaign adds when it is loaded (rules/campaign/lists.ts); types know the ids of the base game.

import { COURT_LIST } from './data/court-list.ts'
import { LEADER_LIST } from './data/leader-list.ts'

export const COLOURS = ['red', 'yellow', 'blue', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** Whose a piece on the map can be. The last three only stand on the map of the campaign. */
export const OWNERS = [...COLOURS, 'empire', 'free', 'blight'] as const
export type Owner = (typeof OWNERS)[number]

export const ROLES = ['human', 'supercat', 'lars'] as const
export type Role = (typeof ROLES)[number]

export const RESOURCES = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const
export type Resource = (typeof RESOURCES)[number]
/** What can lie in a slot, by number: in an act Golems, too. */
export const EVERY_TOKEN: Resource[] = [...RESOURCES]

export const SUITS = ['administration', 'aggression', 'construction', 'mobilization'] as const
export type Suit = (typeof SUITS)[number]
export const EVERY_SUIT: Suit[] = [...SUITS]

export const AMBITIONS = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const
export type Ambition = (typeof AMBITIONS)[number]

export type CardNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type ActionCardId = `${Suit}-${CardNumber}`
export const ACTION_CARDS: readonly ActionCardId[] = SUITS.flatMap((suit) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((n): ActionCardId => `${suit}-${n}`),
)
export const EVERY_ACTION_CARD: ActionCardId[] = [...ACTION_CARDS]

type Digit = 1 | 2 | 3 | 4 | 5 | 6
export type SystemId = `${Digit}${'g' | 'a' | 'c' | 'h'}`
export const SYSTEMS: readonly SystemId[] = ([1, 2, 3, 4, 5, 6] as const).flatMap((n) =>
  (['g', 'a', 'c', 'h'] as const).map((kind): SystemId => `${n}${kind}`),
)

/** A place for a building: `4c/1` and `4c/2` are the slots of 4c; `/3` is beyond the slots (a cloud city). In a gate, `/1` takes a starport and `/2` a city. */
export type SiteId = `${SystemId}/${1 | 2 | 3}`
export const SITES: readonly SiteId[] = SYSTEMS.flatMap((system) =>
  ([1, 2, 3] as const).map((n): SiteId => `${system}/${n}`),
)

const numbered = <P extends string>(prefix: P, from: number, to: number): `${P}${string}`[] =>
  Array.from({ length: to - from + 1 }, (_, i): `${P}${string}` => `${prefix}${String(from + i).padStart(2, '0')}`)

export type CourtId = `BC${string}`
export const COURT_CARDS: readonly CourtId[] = numbered('BC', 1, COURT_LIST.length)
export const EVERY_COURT_CARD: CourtId[] = [...COURT_CARDS]
export type LoreId = `L${string}`
export const LORE_CARDS: readonly LoreId[] = numbered('L', 1, 28)
export const EVERY_LORE: LoreId[] = [...LORE_CARDS]
export type LeaderId = `LEAD${string}`
export const LEADERS: readonly LeaderId[] = numbered('LEAD', 1, LEADER_LIST.length)

export const SETUP_CARDS = [
  '2p-frontiers',
  '2p-mix-up-1',
  '2p-homelands',
  '2p-mix-up-2',
  '3p-mix-up',
  '3p-frontiers',
  '3p-homelands',
  '3p-core-conflict',
  '4p-mix-up-1',
  '4p-mix-up-2',
  '4p-frontiers',
  '4p-mix-up-3',
] as const
export type SetupId = (typeof SETUP_CARDS)[number]

export const DICE = ['assault', 'skirmish', 'raid'] as const
export type DieKind = (typeof DICE)[number]

/** The seven standard actions, in the order of the reference. */
export const KINDS = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'] as const
export type Kind = (typeof KINDS)[number]

export const MODES = ['none', 'lead', 'surpass', 'copy', 'pivot'] as const
export type Mode = (typeof MODES)[number]
export const EVERY_MODE: Mode[] = [...MODES]

/** What buys an action: a pip of the played card, or the token in a slot (`as`: through a Loyal card). */
export type Pay = 'pip' | { readonly slot: number; readonly as?: Resource }

export type Pieces = { readonly fresh: number; readonly damaged: number }
/** How hits fall on ships: fresh ones damaged, fresh ones destroyed (two hits each), damaged ones destroyed. */
export type ShipHits = { readonly damage: number; readonly destroyFresh: number; readonly destroyDamaged: number }
export type SiteHits = { readonly site: SiteId; readonly hits: number }
export type Pool = { readonly assault: number; readonly skirmish: number; readonly raid: number }
/** Faces by number, 1 to 6, as listed in data/dice.ts. */
export type Faces = {
  readonly assault: readonly number[]
  readonly skirmish: readonly number[]
  readonly raid: readonly number[]
}
/** One leg: where the group goes, and how many ships of it go there (the rest stay behind). */
export type Leg = {
  readonly to: SystemId
  readonly fresh: number
  readonly damaged: number
  /** In an act: Imperial ships that go along. */
  readonly imperial?: Pieces
}
export type Theft = { readonly slot: number } | { readonly card: CourtId }
/** What a declaration costs and where it goes. `give` is the Guild card that Generous hands over. */
export type Declaring = { readonly declare?: Ambition; readonly give?: CourtId }
/** A ship or building of one's own: a ship by its system, a building by its site. */
export type PieceRef = { readonly ship: SystemId; readonly of?: 'empire' } | { readonly site: SiteId }

/** Everything that chance answers. */
export type ChanceAction =
  | { readonly do: 'setup'; readonly card: SetupId }
  | { readonly do: 'initiative'; readonly seat: Colour }
  | { readonly do: 'draftRow'; readonly leaders: readonly LeaderId[]; readonly lore: readonly LoreId[] }
  | { readonly do: 'assign'; readonly seat: Colour; readonly leader: LeaderId; readonly lore: LoreId }
  | { readonly do: 'learn'; readonly lore: readonly LoreId[] }
  | { readonly do: 'row'; readonly cards: readonly CourtId[] }
  | { readonly do: 'deal'; readonly seat: Colour; readonly cards: readonly ActionCardId[] }
  | { readonly do: 'draw'; readonly seat: Colour; readonly card: ActionCardId }
  | { readonly do: 'reveal'; readonly seat: Colour; readonly cards: readonly ActionCardId[] }
  | { readonly do: 'peek'; readonly of: Colour; readonly cards: readonly ActionCardId[] }
  | { readonly do: 'uncover'; readonly card: CourtId }
  | ({ readonly do: 'roll' } & Faces)

/** Playing cards: the start of a turn. A card that is not named is a face-down one the app does not know. */
export type PlayAction =
  | { readonly do: 'pass' }
  | ({ readonly do: 'lead'; readonly card: ActionCardId } & Declaring)
  | ({
      readonly do: 'surpass' | 'pivot'
      readonly card: ActionCardId
      readonly seize?: ActionCardId | 'unknown' | 'counter'
    } & Declaring)
  | {
      readonly do: 'copy'
      readonly card?: ActionCardId
      readonly seize?: ActionCardId | 'unknown' | 'counter'
    }
  | { readonly do: 'mulligan'; readonly redraw: boolean }
  | { readonly do: 'draft'; readonly leader: LeaderId }
  | { readonly do: 'draft'; readonly lore: LoreId }
  | { readonly do: 'keepLore'; readonly lore: readonly LoreId[] }

/** Standard actions, each bought with a pip or a token. */
export type StandardAction =
  | { readonly do: 'tax'; readonly city: SiteId; readonly type?: Resource; readonly pay: Pay }
  | {
      readonly do: 'build'
      readonly piece: 'city' | 'starport'
      readonly at: SystemId
      /** Cloud Cities: outside the slots, for the token in this slot. */
      readonly cloud?: { readonly slot: number; readonly as?: Resource }
      readonly pay: Pay
    }
  | { readonly do: 'build'; readonly piece: 'ship'; readonly port: SiteId; readonly pay: Pay }
  | { readonly do: 'move'; readonly from: SystemId; readonly legs: readonly Leg[]; readonly pay: Pay }
  | { readonly do: 'repair'; readonly piece: PieceRef; readonly pay: Pay }
  | { readonly do: 'influence'; readonly card: CourtId; readonly pay: Pay }
  | { readonly do: 'secure'; readonly card: CourtId; readonly pay: Pay }
  | {
      readonly do: 'battle'
      readonly at: SystemId
      readonly against: Owner
      /** Left out if something comes before the dice (Railgun Arrays, Predictive Sensors). */
      readonly dice?: Pool
      /** Railgun Arrays are to fire before Predictive Sensors call ships in. */
      readonly railgunFirst?: true
      /** In an act: Imperial ships of the system join the attack. */
      readonly imperial?: 'all' | 'fresh'
      readonly pay: Pay
    }

/** New actions of cards, each in place of a standard one. */
export type NewAction =
  | { readonly do: 'manufacture'; readonly pay: Pay }
  | { readonly do: 'synthesize'; readonly pay: Pay }
  | {
      readonly do: 'pressgang'
      readonly captives: readonly { readonly of: Colour; readonly gain: Resource }[]
      readonly pay: Pay
    }
  | { readonly do: 'execute'; readonly captives: readonly Colour[]; readonly pay: Pay }
  | { readonly do: 'abduct'; readonly card: CourtId; readonly pay: Pay }
  | { readonly do: 'trade'; readonly city: SiteId; readonly give: number; readonly take: number; readonly pay: Pay }
  | { readonly do: 'summon'; readonly city: SiteId; readonly pay: Pay }
  | {
      readonly do: 'rifles'
      readonly from: SystemId
      readonly at: SystemId
      readonly against: Owner
      readonly dice: number
      readonly pay: Pay
    }
  | { readonly do: 'nurture'; readonly city: SiteId; readonly type?: Resource; readonly pay: Pay }
  | { readonly do: 'prune'; readonly site: SiteId; readonly pay: Pay }
  | { readonly do: 'annex'; readonly site: SiteId; readonly pay: Pay }
  | {
      readonly do: 'guide'
      readonly from: SystemId
      readonly to: SystemId
      readonly ships: readonly ({ readonly of: Owner } & Pieces)[]
      readonly pay: Pay
    }
  | {
      readonly do: 'martyr'
      readonly at: SystemId
      readonly target?: { readonly of: Owner; readonly damaged: boolean }
      readonly pay: Pay
    }

/** Cards whose new actions a SUPERCAT seat may use once in a chapter; then they lie sideways. */
export const ABLE_CARDS = [
  ...(['BC02', 'BC09', 'BC12', 'BC14', 'BC23', 'L01', 'L02', 'L10', 'L18', 'L26'] as const),
  // Of Fates: Dealmakers, Guild Investigators, Golem Beacon.
  ...(['F103', 'F402', 'LF502'] as const),
] as const
export type AbleCard = (typeof ABLE_CARDS)[number]
/** Those that only the pages of Fates use (supercat/B10). */
export const FATE_CARDS: readonly AbleCard[] = ['F103', 'F402', 'LF502']

/** Prelude actions, and the rest of a turn. */
export type PreludeAction =
  | { readonly do: 'arm'; readonly pay: Pay }
  | { readonly do: 'spend'; readonly slot: number }
  | { readonly do: 'arrange'; readonly slots: readonly (Resource | null)[] }
  | {
      readonly do: 'useInterest'
      readonly card: CourtId
      readonly gain: number
      readonly steal: readonly { readonly of: Colour; readonly slot: number }[]
    }
  | { readonly do: 'useCartel'; readonly card: CourtId; readonly from?: { readonly of: Colour; readonly slot: number } }
  | { readonly do: 'useUnion'; readonly card: CourtId; readonly on?: ActionCardId }
  | { readonly do: 'useGates'; readonly gates: readonly SystemId[] }
  | { readonly do: 'useShips'; readonly card: CourtId; readonly at?: SystemId }
  | { readonly do: 'useSpies' }
  | { readonly do: 'useFarseers'; readonly cards: readonly ActionCardId[]; readonly unknown?: number }
  | { readonly do: 'useTongues'; readonly from?: Colour; readonly take?: Theft }
  | { readonly do: 'useBroker' }
  | { readonly do: 'useFence'; readonly slot: number }
  | { readonly do: 'useTycoonsAmbition'; readonly declare: Ambition; readonly give?: CourtId }
  | { readonly do: 'useCharm'; readonly slot: number; readonly gain: Resource }
  | { readonly do: 'useTerror'; readonly trophy: Trophy; readonly card: CourtId }
  | { readonly do: 'useEgo'; readonly captive: Colour; readonly card: CourtId }
  | { readonly do: 'forgive'; readonly lore: LoreId }
  | { readonly do: 'end' }

export const TROPHIES = ['ship', 'city', 'starport', 'agent'] as const
export type TrophyKind = (typeof TROPHIES)[number]
export type Trophy = { readonly of: Owner; readonly piece: TrophyKind }

/** What comes up in the middle of something. */
export type FollowUp =
  | ({ readonly do: 'dice' } & Pool)
  | { readonly do: 'sensors'; readonly from: readonly { readonly from: SystemId; readonly ships: number }[] }
  | ({ readonly do: 'reroll'; readonly by: CourtId | LoreId | LeaderId } & Faces)
  | { readonly do: 'keepDice' }
  | {
      readonly do: 'hits'
      /** On the attacker's own ships. */
      readonly own?: ShipHits
      readonly ships?: ShipHits
      /** In an act: on the Imperial ships of either side. */
      readonly ownImperial?: ShipHits
      readonly imperial?: ShipHits
      readonly buildings?: readonly SiteHits[]
    }
  | { readonly do: 'ransack'; readonly card: CourtId }
  | { readonly do: 'raid'; readonly take: readonly Theft[] }
  | { readonly do: 'uprising'; readonly systems: readonly SystemId[] }
  | ({ readonly do: 'demand' } & Declaring)
  | { readonly do: 'spread'; readonly type?: Resource }
  | { readonly do: 'free'; readonly city?: SiteId; readonly seize?: boolean }
  | { readonly do: 'struggle'; readonly from?: Colour; readonly card?: CourtId }
  | { readonly do: 'look'; readonly at?: Colour }
  | { readonly do: 'swap'; readonly give?: ActionCardId | 'unknown'; readonly take?: ActionCardId | 'unknown' }
  | { readonly do: 'ambitious'; readonly gain?: Resource }
  | { readonly do: 'bold'; readonly cards: readonly CourtId[] }
  | { readonly do: 'bonusMove'; readonly from: SystemId; readonly legs: readonly Leg[] }
  | { readonly do: 'bonusInfluence'; readonly card: CourtId }
  | { readonly do: 'sprint'; readonly from: SystemId; readonly legs: readonly Leg[] }
  | { readonly do: 'ruthless'; readonly type?: Resource }
  | { readonly do: 'mythic'; readonly slot: number }
  /** A token of the supply that lies on one's Cartel. */
  | { readonly do: 'mythic'; readonly supply: Resource }
  | { readonly do: 'decline' }
  | { readonly do: 'reinforce'; readonly gate: SystemId }

/** The steps of a chapter's end that Lars adds (lars 7): 1.1 undeclared ambitions, 1.2 Resource Power. */
export const RECKONINGS = ['undeclared', 'resources'] as const
export type Reckoning = (typeof RECKONINGS)[number]

/** What only Lars does: turn over its top card to follow, call its ships home, choose its target planet, reckon up. */
export type LarsAction =
  | { readonly do: 'turnUp' }
  | { readonly do: 'recall' }
  | { readonly do: 'target'; readonly planet: SystemId }
  | { readonly do: 'reckon'; readonly step: Reckoning }

/**
 * What only SUPERCAT does: turn a card sideways whose new action it is about to use. And what chance does for it: name the
 * type of a token that it begins with.
 */
export type SupercatAction =
  | { readonly do: 'exhaust'; readonly card: AbleCard }
  | { readonly do: 'reserve'; readonly seat: Colour; readonly type: Resource }

export type Action =
  | ChanceAction
  | PlayAction
  | StandardAction
  | NewAction
  | PreludeAction
  | FollowUp
  | LarsAction
  | SupercatAction
export type Doing = Action['do']
export type ActionOf<D extends Doing> = Extract<Action, { do: D }>

/** Pieces and places that log lines point at. */
export type Ref =
  | { readonly system: SystemId }
  | { readonly site: SiteId }
  | { readonly court: CourtId }
  | { readonly seat: Colour }

export const HAND_SIZE = 6
export const PIECES = { ships: 15, cities: 5, starports: 5, agents: 10 } as const
export const TOKENS_PER_TYPE = 5
export const DICE_PER_TYPE = 6
export const RESOURCE_SLOTS = 6
