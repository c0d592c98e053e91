// The words of the game: every id that state, actions and packs may use. Names of regions, cards and factions come from a pack.

export const COLOURS = ['B', 'W', 'G', 'Y', 'R'] as const
export type Colour = (typeof COLOURS)[number]
export const FACES = ['-', 'S', 'X', 'K'] as const
export type Face = (typeof FACES)[number]
/** Main battle infantry, skirmishers, cavalry, artillery. */
export const CLASSES = ['MI', 'SK', 'CV', 'AR'] as const
export type Cls = (typeof CLASSES)[number]

/** How a faction takes part; `absent` leaves its home to itself. */
export const ROLES = ['human', 'super', 'speed', 'absent'] as const
export type Role = (typeof ROLES)[number]
export type PlayingRole = Exclude<Role, 'absent'>

export const STATUSES = ['enemy', 'neutral', 'friends', 'allied'] as const
export type Status = (typeof STATUSES)[number]
export const ENEMY = 0
export const NEUTRAL = 1
export const FRIENDS = 2
export const ALLIED = 3

export const PHASES = ['setup', 'initiative', 'agents', 'taxation', 'campaign', 'spending'] as const
export type Phase = (typeof PHASES)[number]

export const BUILDINGS = ['walls', 'market', 'barracks', 'wonder'] as const
export type Building = (typeof BUILDINGS)[number]

/** What an action card does; a pack says which card does what. */
export const EFFECTS = [
  'assassinate',
  'bribe',
  'turn',
  'riot',
  'uprising',
  'recruit',
  'sabotage',
  'distrust',
  'spy',
  'trade',
  'theft',
  'treaty',
] as const
export type Effect = (typeof EFFECTS)[number]

export const DEVELOPMENTS = [
  'TAX',
  'MARKET',
  'AGENT',
  'CARD',
  'NAVY',
  'GARRISON',
  'ASSAULT',
  'MP',
  'UPGRADE',
  'VP',
] as const
export type DevelopmentEffect = (typeof DEVELOPMENTS)[number]
/** Stands for the name of the development that is next, which its action does not mention. */
export const NEXT_DEVELOPMENT = 'development'

export type FactionId = string
/** A seat is the faction that sits there. */
export type SeatId = FactionId
export type RegionId = string
export type SeaId = string
/** A kind of troop or mercenary card (`R01`). */
export type CardId = string
export type GeneralId = string
/** A kind of action card (`ASN`). */
export type ActionCardId = string
/** Army slots I to IV, agents 1 to 3 and navies 1 and 2 of a seat, counted from 0. */
export type Slot = 0 | 1 | 2 | 3
export type AgentNo = number
export type NavyNo = number

/** What an agent's action is aimed at. */
export type AgentTarget =
  | { readonly general: Slot; readonly of: SeatId }
  | { readonly agent: AgentNo; readonly of: SeatId }
  | { readonly army: Slot; readonly of: SeatId }
  | { readonly region: RegionId }
  | { readonly building: 'market' | 'barracks'; readonly region: RegionId }
  /** Somebody's capital; for distrust, also the third seat. */
  | { readonly capital: SeatId; readonly with?: SeatId }
  | { readonly seat: SeatId }

/** A journey of an army: by land from region to region, or by sea from a port over zones to a coast. */
export type Journey = {
  readonly path: readonly RegionId[]
  /** After the last step by land: board here, sail these zones with this navy, and land. Of an army aboard: the zones that its navy enters. */
  readonly sail?: {
    readonly navy: NavyNo
    readonly zones: readonly SeaId[]
    readonly to: RegionId
    /** People, from off the board: how many Navy cards go along; all if it is not said. */
    readonly cards?: number
  }
}

/** What chance answers. */
export type ChanceAction =
  /** Initiative cards, one for each seat in seat order. */
  | { readonly do: 'initiative'; readonly cards: readonly number[] }
  /** Action cards to a human; bots flip theirs one at a time. */
  | { readonly do: 'deal'; readonly seat: SeatId; readonly cards: readonly ActionCardId[] }
  | { readonly do: 'flip'; readonly seat: SeatId; readonly card: ActionCardId }
  /** Dice of the table, in the order in which they are asked for. */
  | { readonly do: 'roll'; readonly faces: readonly Face[] }
  /** A troop card drawn, lost or shown at random. */
  | { readonly do: 'troop'; readonly card: CardId }
  | { readonly do: 'general'; readonly general: GeneralId }

/** What a person or a bot decides. */
export type SeatAction =
  // Set-up and initiative
  /** `count`, also below: how many cards instead of which, where armies are secret (ruling rome/R-136). */
  | {
      readonly do: 'compose'
      readonly slot: Slot
      readonly general: GeneralId
      readonly cards: readonly CardId[]
      readonly count?: number
    }
  | { readonly do: 'commit'; readonly gold: number }
  | { readonly do: 'order'; readonly first: SeatId; readonly clockwise: boolean }
  | { readonly do: 'passChoice'; readonly to: SeatId }
  /** Set-up or change of a bot's stance: the box where the marker stands afterwards. */
  | { readonly do: 'stance'; readonly towards: SeatId; readonly box: number }
  // Agents
  /** Where agents come onto the board when the capital is lost. */
  | { readonly do: 'enter'; readonly region: RegionId }
  | { readonly do: 'agent'; readonly card: ActionCardId; readonly agent: AgentNo; readonly target: AgentTarget }
  | { readonly do: 'gold'; readonly card: ActionCardId }
  | { readonly do: 'answer'; readonly yes: boolean }
  // Campaign
  | { readonly do: 'renounce'; readonly seat: SeatId }
  | { readonly do: 'activate'; readonly slot: Slot }
  | {
      readonly do: 'muster'
      readonly slot: Slot
      readonly region: RegionId
      readonly general?: GeneralId
      readonly cards: readonly CardId[]
      readonly count?: number
    }
  /** To a region where the army may stop. */
  | ({ readonly do: 'march' } & Journey)
  /** Into a region that has to be taken; the last place of the journey is where it attacks from. */
  | ({ readonly do: 'attack'; readonly target: RegionId } & Journey)
  /** People: board at the end of the path, sail these zones and stay aboard. */
  | {
      readonly do: 'embark'
      readonly path: readonly RegionId[]
      readonly navy: NavyNo
      readonly zones: readonly SeaId[]
      readonly cards?: number
    }
  | { readonly do: 'besiege'; readonly target: RegionId; readonly path: readonly RegionId[] }
  | { readonly do: 'assault' }
  | { readonly do: 'calm'; readonly cubes: number }
  /** People: all cards into another army, or some cards as a new army next door. */
  | { readonly do: 'merge'; readonly into: Slot; readonly path: readonly RegionId[] }
  | {
      readonly do: 'split'
      readonly slot: Slot
      readonly general: GeneralId
      readonly cards: readonly CardId[]
      readonly count?: number
      readonly region: RegionId
    }
  /** `cards`: how many Navy cards go along from off the board; `fight`: a bot seeks battle where it ends. */
  | {
      readonly do: 'sail'
      readonly navy: NavyNo
      readonly zones: readonly SeaId[]
      readonly cards?: number
      readonly fight?: SeatId
    }
  | { readonly do: 'intercept'; readonly yes: boolean }
  | { readonly do: 'halt' }
  /** Where an army goes that has to leave: after a lost battle, or when an alliance ends. */
  | { readonly do: 'retreat'; readonly to: RegionId | 'off' }
  | { readonly do: 'endCampaign' }
  // A bot's armies
  /** How many cards of each class are drawn for an army that is declared; of a secret army, how many it has (ruling rome/R-137). */
  | { readonly do: 'declare'; readonly slot: Slot; readonly counts: Readonly<Record<Cls, number>> }
  /** How many infantry an undeclared army counts for when dice are gathered. */
  | { readonly do: 'strength'; readonly slot: Slot; readonly infantry: number }
  /** With a path: the army goes home first, whoever else stands there. */
  | { readonly do: 'dissolve'; readonly path?: readonly RegionId[] }
  | { readonly do: 'return'; readonly region: RegionId }
  /** What the rules carry out for a bot, once it has been told. */
  | { readonly do: 'reckon'; readonly step: string }
  // Losses and battles
  | { readonly do: 'lose'; readonly cards: readonly CardId[] }
  /** The card or cards of one battle round; none: nothing is played. */
  | { readonly do: 'play'; readonly line?: CardId; readonly skirmisher?: CardId; readonly artillery?: CardId }
  /** Whether the other side has to show its card first in this round. */
  | { readonly do: 'demand'; readonly yes: boolean }
  | {
      readonly do: 'cavalry'
      readonly use: readonly { readonly card: CardId; readonly for: 'centre' | 'envelopment' }[]
      /** Of a secret army: how many cards fight in the Centre. */
      readonly centre?: number
    }
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  /** A bot's Tactics dice: which dice of the roll they replace. */
  | { readonly do: 'tactics'; readonly dice: readonly number[] }
  /** Whether a bot's artillery shoots this round; whether its army gives way after an even battle. */
  | { readonly do: 'shoot'; readonly yes: boolean }
  /** Infantry that a bot sends into the terrain. */
  | { readonly do: 'terrain'; readonly card: CardId }
  | { readonly do: 'giveWay'; readonly yes: boolean }
  // Spending
  | { readonly do: 'buyGeneral' }
  | { readonly do: 'assign'; readonly slot: Slot; readonly general?: GeneralId }
  | { readonly do: 'buyAgent' }
  | { readonly do: 'removeCube'; readonly region: RegionId }
  /** From the Reserves, or from a mercenary stack: people choose the card, bots take the top one. */
  | {
      readonly do: 'buyTroop'
      readonly pile: 'reserves' | RegionId
      readonly card?: CardId
      readonly into?: Slot | 'pool'
    }
  /** A bot looks at the top card of a pile before it buys. */
  | { readonly do: 'look'; readonly pile: 'reserves' | RegionId }
  | { readonly do: 'putBack' }
  | { readonly do: 'buyNavy'; readonly navy: NavyNo }
  | { readonly do: 'develop'; readonly column: number }
  | { readonly do: 'build'; readonly building: Building; readonly region: RegionId }
  | { readonly do: 'road'; readonly links: readonly (readonly [RegionId, RegionId])[] }
  | { readonly do: 'done' }

export type Action = ChanceAction | SeatAction
