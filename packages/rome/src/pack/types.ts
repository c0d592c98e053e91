// A pack: everything that only the physical game knows. `readPack` (read.ts) makes it from a player's files, checks it
// (validate.ts) and lays it out for the rules: places are numbers there, names stay in the data.

import type { Lang } from '@understudy/procedure'
import type {
  ActionCardId,
  CardId,
  Cls,
  Colour,
  DevelopmentEffect,
  Effect,
  Face,
  FactionId,
  GeneralId,
  RegionId,
  SeaId,
} from '../vocabulary.ts'
import type { Gap } from './gap.ts'

export type Name = Readonly<Record<Lang, string>>

/** The files of a pack by name (`regions.csv`, `pack.yaml`, …). */
export type PackFiles = Readonly<Record<string, string>>

export interface Neighbour {
  /** Number of the region, and of the border between. */
  readonly to: number
  readonly edge: number
  readonly strait: boolean
}

export interface Region {
  readonly id: RegionId
  readonly name: Name
  /** Number of the faction whose home it is, -1 for none. */
  readonly home: number
  readonly capital: boolean
  readonly gold: number
  readonly terrain: number
  readonly port: number
  readonly level: number
  /** Number of its stack of mercenaries, of its wonder; -1 for none. */
  readonly stack: number
  readonly wonder: number
  readonly seas: readonly number[]
  readonly lat: number
  readonly lon: number
  readonly borders: readonly Neighbour[]
}

export interface Sea {
  readonly id: SeaId
  readonly name: Name
  readonly coast: readonly number[]
  readonly next: readonly number[]
}

export interface Faction {
  readonly id: FactionId
  readonly name: Name
  readonly capital: number
  readonly starts: readonly [number, number, number, number]
  readonly homes: readonly number[]
  readonly navy: Colour
  readonly roads: boolean
  readonly avoidTerrain: 'always' | 'beforeReform' | 'never'
  /** Which of the four colours and shapes it is drawn with, from 0. */
  readonly colour: number
}

export interface TroopCard {
  readonly id: CardId
  readonly name: Name
  /** Number of its faction, -1 for mercenaries; number of its stack, -1 for a faction's troops. */
  readonly faction: number
  readonly stack: number
  readonly cls: Cls
  /** Cavalry that an S can kill. */
  readonly skirmishing: boolean
  readonly sub: string
  readonly cost: number
  readonly terrain: readonly Colour[]
  readonly flanks: readonly Colour[]
  readonly centre: readonly Colour[]
  readonly start: number
  readonly reserve: number
  readonly upgrade: number
  readonly retires: boolean
}

export interface General {
  readonly id: GeneralId
  readonly faction: number
  readonly name: Name
  readonly stars: number
  readonly start: boolean
}

export const WHERES = [
  'general-or-agent',
  'army',
  'agent-here',
  'region',
  'foreign-region',
  'mercenary',
  'building',
  'capital',
  'nowhere',
] as const

export interface ActionCard {
  readonly id: ActionCardId
  readonly effect: Effect
  readonly name: Name
  readonly gold: number
  readonly copies: number
  readonly where: (typeof WHERES)[number]
  /** The die of the test by what it is aimed at; absent: no test. */
  readonly tests: Readonly<Partial<Record<'general' | 'agent' | 'any', Colour>>>
  readonly consent: boolean
  readonly pay: number
  readonly success: readonly Face[]
  readonly caught: readonly Face[]
}

export interface Development {
  readonly faction: number
  readonly col: number
  readonly row: number
  readonly cost: number
  readonly name: Name
  readonly effect: DevelopmentEffect
  readonly value: number
}

export interface Wonder {
  readonly id: string
  readonly name: Name
  readonly region: number
  readonly vp: number
}

export interface Stack {
  readonly id: string
  readonly region: number
  /** Each copy once. */
  readonly cards: readonly CardId[]
}

export interface DeclareRow {
  readonly from: number
  readonly counts: Readonly<Record<Cls, readonly [number, number]>>
}

export interface Pack {
  readonly meta: { readonly id: string; readonly title: Name; readonly label: Name; readonly reconstruction: boolean }
  readonly dice: Readonly<Record<Colour, readonly Face[]>>
  readonly regions: readonly Region[]
  /** Ends of each border, by number. */
  readonly edges: readonly { readonly a: number; readonly b: number; readonly strait: boolean }[]
  readonly seas: readonly Sea[]
  readonly factions: readonly Faction[]
  readonly troops: ReadonlyMap<CardId, TroopCard>
  readonly stacks: readonly Stack[]
  readonly generals: ReadonlyMap<GeneralId, General>
  readonly actions: ReadonlyMap<ActionCardId, ActionCard>
  /** By faction, then column, then row. */
  readonly developments: readonly (readonly (readonly Development[])[])[]
  readonly wonders: readonly Wonder[]
  /** Dice by defence level (index 0: none); dice by infantry, then upgrade steps. */
  readonly defence: readonly (readonly Colour[])[]
  readonly gather: readonly (readonly (readonly Colour[])[])[]
  readonly declare: readonly DeclareRow[]
  readonly levels: {
    readonly absent: number
    readonly walls: number
    readonly wallsAlone: number
    readonly highest: number
  }
  readonly setup: Readonly<Record<'gold' | 'agents' | 'navies' | 'hand' | 'initiative', number>>
  readonly army: Readonly<Record<'line' | 'SK' | 'AR' | 'minimum', number>>
  readonly limits: Readonly<
    Record<'agents' | 'cubes' | 'walls' | 'market' | 'barracks' | 'roads' | 'navyCards' | 'navies' | 'generals', number>
  >
  readonly prices: Readonly<
    Record<
      'general' | 'agent' | 'cube' | 'navy' | 'walls' | 'market' | 'barracks' | 'road' | 'wonder' | 'mercenaryBarracks',
      number
    >
  >
  readonly move: Readonly<
    Record<
      | 'army'
      | 'road'
      | 'noSupply'
      | 'mustered'
      | 'enter'
      | 'attack'
      | 'strait'
      | 'embark'
      | 'land'
      | 'landAttack'
      | 'cube'
      | 'merge'
      | 'siege'
      | 'navy'
      | 'agent'
      | 'agentSea',
      number
    >
  >
  readonly navy: { readonly capacity: number }
  readonly income: {
    readonly foreign: number
    readonly market: number
    readonly port: boolean
    readonly linked: number
  }
  readonly trade: readonly [number, number, number, number]
  readonly theft: number
  readonly victory: {
    readonly target: Readonly<Record<2 | 3 | 4, number>>
    readonly battle: number
    readonly bigBattle: number
    readonly bigBattleFrom: number
    readonly independent: number
    readonly home: number
    readonly capital: number
    readonly betrayal: number
  }
  readonly speed: { readonly market: number }
  /** What the box does not have, and which lists are asked about while they are empty (`lists.ts`). */
  readonly lists: Readonly<Record<string, 'ask' | 'none'>>
  /** Cells that were left open; what stands there meanwhile no rule may use (`lay.ts`). */
  readonly gaps: readonly Gap[]
  /** Numbers by id, for reading actions. */
  readonly regionNo: ReadonlyMap<RegionId, number>
  readonly seaNo: ReadonlyMap<SeaId, number>
  readonly factionNo: ReadonlyMap<FactionId, number>
}
