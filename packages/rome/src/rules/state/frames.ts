// What is being decided. The innermost frame stands last in `state.frames`; each rules file owns its kinds and handles
// them (see handler.ts). Sides, slots, regions and zones are numbers.

import type { ActionCardId, CardId, Colour, Face } from '../../vocabulary.ts'

/** One army in an encounter. */
export interface Fighter {
  side: number
  slot: number
}

/** How an attack came about, for what follows it. */
export interface Assault {
  side: number
  slot: number
  target: number
  /** Where it attacks from and goes back to; by sea, the port of departure; -1: it has been aboard since an earlier turn. */
  stage: number
  bySea: boolean
  /** Bots: an undeclared army's infantry, once it is known; -1 before. */
  infantry: number
}

export interface BattleSide extends Fighter {
  bot: boolean
  /** Wounds that have not made a kill yet. */
  wounds: number
  killed: CardId[]
  /** Cards that were played in this battle and have survived. */
  played: CardId[]
  /** Bots: infantry chosen for the terrain, skirmishers that wait for a line card, and whether cavalry is kept in reserve. */
  terrain: CardId[]
  waiting: CardId[]
  reserve: boolean
  /** People: cavalry that will fight in the Centre; null: not asked yet. */
  centreCavalry: CardId[] | null
  /** Of a secret army: how many cards these are. */
  centre?: number
  /** Cards of this round. */
  line: CardId | null
  skirmisher: CardId | null
  artillery: CardId | null
  ready: boolean
  /** A bot has decided about artillery for this round; it will shoot. */
  shot: boolean
  aims: boolean
  /** A person makes no more unopposed attacks. */
  spent: boolean
  /** it has no line card for this round of the Centre, and says so. */
  out: boolean
  /** Line cards that it could still play when this round of the Centre began: people say how many. */
  lineLeft: number
  /** How many S of the roll have an effect. */
  useful: number
  /** Tactics dice left. */
  tactics: number
  dice: Colour[]
  roll: Face[]
  /** Tactics dice that come on top of the roll (`difficulty.tactics` = all). */
  extra: Face[]
  rerolled: boolean
  tactical: boolean
}

/** Taxes; losses to a region's dice; an army defeated; dice of an assault; a battle won; a region taken; gathered dice; decks, rounds and result of a battle; ships sunk. */
export const RECKON_STEPS = [
  'tax',
  'losses',
  'defeat',
  'assault',
  'won',
  'taken',
  'gathered',
  'decks',
  'round',
  'result',
  'sea',
] as const

export const BATTLE_PHASES = ['start', 'terrain', 'flanks', 'centre', 'envelopment', 'end'] as const

export interface BattleFrame {
  kind: 'battle'
  assault: Assault
  sides: [BattleSide, BattleSide]
  phase: (typeof BATTLE_PHASES)[number]
  round: number
  step: 'begin' | 'demand' | 'play' | 'shoot' | 'roll' | 'adjust' | 'take'
  /** 0 the attacker, 1 the defender: whose cavalry envelops. */
  turn: 0 | 1
  /** Who has to show first in this round, and what dice are being rolled again; -1: nobody, none. */
  first: number
  /** Kills that each side still has to take as it chooses. */
  toTake: [number, number]
  /** The same for skirmishers only. */
  toTakeSkirmishers: [number, number]
  /** Whose dice are rolled again or replaced, which ones, and how. */
  again: { side: number; dice: number[]; how: 'reroll' | 'tactics' } | null
}

export type Frame =
  | { kind: 'compose'; side: number }
  | { kind: 'marker'; side: number; towards: number; change: boolean }
  | { kind: 'dealInitiative' }
  | { kind: 'commit'; side: number }
  | { kind: 'order'; side: number; passed: boolean }
  | { kind: 'dealActions'; side: number }
  | { kind: 'agents'; side: number; entered: boolean }
  | { kind: 'enter'; side: number; regions: number[] }
  | { kind: 'consent'; side: number; from: number; effect: 'trade' | 'treaty' }
  | { kind: 'test'; side: number; agent: number; card: ActionCardId; target: Target; die: Colour }
  /** Which general of this army is struck; which card is bribed away or recruited. */
  | { kind: 'slain'; side: number; slot: number }
  | { kind: 'bribed'; side: number; slot: number }
  | { kind: 'recruited'; side: number; stack: number }
  | { kind: 'campaign'; side: number }
  | { kind: 'army'; side: number; slot: number }
  | SailingFrame
  | { kind: 'intercept'; side: number; navy: number; of: number; ofNavy: number }
  /** The first is the one that moved. */
  | { kind: 'seaFight'; side: number; navy: number; of: number; ofNavy: number }
  | { kind: 'declare'; side: number; slot: number }
  | { kind: 'strength'; side: number; slot: number; role: 0 | 1 }
  | { kind: 'reveal'; side: number; slot: number }
  | AttackFrame
  /** A bot loses cards at random; `role`: which side of a gathered battle counts them, -1 for none. */
  | { kind: 'loseCard'; side: number; slot: number; cls: 'MI' | 'SK'; left: number; paid: boolean; role: number }
  /** A person chooses which cards are lost; `any`: those that the ships cannot carry any more; `line`: bribed away. */
  | { kind: 'lose'; side: number; slot: number; cls: 'MI' | 'SK' | 'any' | 'line'; left: number }
  /** Secret armies: the owner tells how many cards of each class there are, and names those of the pool that go to the Reserves. */
  | { kind: 'tell'; side: number; slot: number }
  | { kind: 'handIn'; side: number; left: number }
  | BattleFrame
  | GatheredFrame
  /** `from`: where it fought, if it attacked and stands where it came from. */
  | { kind: 'retreat'; side: number; slot: number; why: 'evicted' | 'beaten' | 'gaveWay'; from?: number }
  | { kind: 'giveWay'; side: number; slot: number }
  | { kind: 'leave'; side: number; slot: number; from: number }
  | { kind: 'assign'; side: number; slot: number }
  | { kind: 'spending'; side: number }
  /** A bot is told what the rules carry out for it (reckon.ts). */
  | { kind: 'reckon'; side: number; step: (typeof RECKON_STEPS)[number]; mine: Face[]; theirs: Face[] }
  /** The top card of a pile; a person buys it into this army, -1 for the pool. */
  | { kind: 'lookCard'; side: number; pile: number; into: number }
  | { kind: 'bought'; side: number }

export interface SailingFrame {
  kind: 'sailing'
  side: number
  navy: number
  /** Zones still to be entered, in order; where it came from last. */
  zones: number[]
  from: number
  /** The army that travels, -1 for none; where it boarded, -1 if it was aboard; where it lands, -1 if it stays aboard. */
  slot: number
  port: number
  to: number
  attack: boolean
  /** A bot that seeks battle at the end: the other side, -1 for none. */
  fight: number
  /** Navies in this zone that still may intercept. */
  toAsk: { side: number; navy: number }[]
}

export interface AttackFrame {
  kind: 'attack'
  assault: Assault
  step: 'army' | 'meet' | 'fought' | 'won' | 'holder' | 'defence' | 'gather' | 'roll' | 'decide' | 'taking'
  /** What became of a battle before the walls; null: there was none. */
  won: boolean | null
  points: [number, number]
}

/** 27: both sides gather dice. */
export interface GatheredFrame {
  kind: 'gathered'
  assault: Assault
  defender: Fighter
  infantry: [number, number]
  step: 'declare' | 'strength' | 'reveal' | 'roll' | 'losses' | 'end'
  points: [number, number]
  lost: [number, number]
  losses: { role: number; cls: 'MI' | 'SK'; n: number }[]
}

/** What an agent's action is aimed at, in numbers. */
export interface Target {
  seat: number
  region: number
  slot: number
  agent: number
  building: 'market' | 'barracks' | null
  with: number
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>
