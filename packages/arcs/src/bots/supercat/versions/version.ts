// What a version of the book goes by, as data: nothing asks which version it is, everything asks the version (supercat-0.10,
// section 13). Which rules it has, in which order, stands on the pages.

import type { Lang } from '@understudy/procedure'
import type { State } from '../../../rules/state/state.ts'
import type { Action, CourtId, Pool, SystemId } from '../../../vocabulary.ts'
import type { Hits } from '../combat/ways.ts'
import type { C, CombatGoal, CombatPlan, MovePlan, Option, Prefer, RuleNode, RulePage, TaxPlan } from '../context.ts'
import type { AllChoices, Settings } from '../options.ts'
import type { Budget } from '../plans/budget.ts'
import type { Step, Want } from '../plans/goals.ts'
import type { Spent } from '../plans/spending.ts'
import type { CombatChoice, NodeId, PageId } from '../sources.ts'
import type { Odds, RaidEarly } from '../terms/combat.ts'
import type { PreferenceId } from '../text/preferences.ts'
import type { Changes } from './changes.ts'

export type VersionId = '0.5' | '0.10'

interface Terms {
  /** Whether what counts for the ambition of this type is kept in the Prelude. */
  typeHeldBack(state: State, seat: number, type: number): boolean
  isContested(state: State, seat: number, card: number): boolean
  /** Whether securing a Vox card now is worth while for what it does. */
  isEffective(c: C, card: number): boolean
  /** Cards that come before others of the Court, class by class. */
  readonly critical: readonly Critical[]
  /** Whether it does not risk an Outrage of this type. */
  outrageForbids(state: State, seat: number, type: number): boolean
}

type IsCard = (c: C, card: number) => boolean
/** A class of cards: what contends a declared ambition once it is owned, or what a test says. */
export type Critical = {
  readonly id: PreferenceId
  readonly is: IsCard | 'contends'
  /** Of the same class. */
  readonly also?: IsCard
}

interface Numbers {
  /** Agents to place on a card, or 0 for no plan. */
  agentsFor(state: State, seat: number, card: number, left: number, settings: Settings): number
  /** What tokens and pips give after a movement of so many actions. */
  spendFor(budget: Budget, cost: number, settings: Settings): Spent | undefined
  /** `left`: battles that are left, this one included. */
  selectDice(odds: Odds, left?: number): Pool
  /** What battles are fought for, in their order. */
  combatGoals(want: Want, settings: Settings): readonly Step[]
  /** When a raid does not wait for the last battle. */
  raidEarly(settings: Settings): RaidEarly
  /** Dice that a battle against Blight takes; `steps`: hits in pairs until all of it is gone. */
  blightDice(goal: CombatGoal, steps: number): number
}

export type MoveFor = 'claims' | 'control' | 'gates' | 'gather'
export type CardOrder = 'listed' | 'byBattles' | 'carried' | 'any'
/** Cards of the Court that come first, the others, or simply all. */
export type CourtOrder = 'critical' | 'other' | 'all'

/** Preferences one after another. */
export interface Chains {
  move(goal: MoveFor): readonly Prefer<MovePlan>[]
  readonly combat: readonly Prefer<CombatPlan>[]
  readonly cards: Readonly<Record<CardOrder, readonly Prefer<Option>[]>>
  readonly cities: readonly Prefer<SystemId>[]
  readonly taxToGain: readonly Prefer<TaxPlan>[]
  /** Which card of the Court is ransacked; the author of 0.5 does not say. */
  readonly ransack: readonly Prefer<CourtId>[]
  /** Over anything that names cards; `captures` says whether rivals' agents are caught. */
  court<X>(
    which: CourtOrder,
    cardsOf: (x: X) => readonly CourtId[],
    captures: (c: C, x: X) => boolean,
  ): readonly Prefer<X>[]
}

/** Places on the pages at which the campaign has rules of its own. */
export type Place =
  | 'BT.3b'
  | 'BT.3s'
  | 'BT.4p'
  | 'BT.4d'
  | 'BT.5g'
  | 'GP.0'
  | 'GP.2'
  | 'GP.7'
  | 'GP.9'
  | 'PR.fate'
  | 'PR.1'
  | 'ADM.14'
  | 'ADM.24'
  | 'AGG.3'
  | 'AGG.5'
  | 'AGG.15'
  | 'AGG.36'
  | 'CON.14'
  | 'MOB.15'
  | 'MOB.24'
  | 'CMB.free'
  | 'VOX'

/** What an act of the campaign brings; loaded with it (`campaign/layer.ts`). */
export interface ActLayer {
  /** The rules at a place of a page that the base game has too. */
  nodes(place: Place, version: Version): readonly RuleNode[]
  /** Every way to play a card without surpassing: without Events, a Faithful card by either side (supercat 3.2). */
  options(c: C): Option[]
  surpassing(c: C): Option[]
  /** The card that was chosen, as an action. */
  play(c: C, option: Option): Action
  /** Whether a card may declare an ambition. */
  matches(card: number, ambition: number): boolean
  /** Preferences among declarations, after those of the base game. */
  readonly declaring: readonly Prefer<Option>[]
  /** What the die of the seize check is changed by, besides open ambitions that it leads. */
  seizing(c: C): number
  /** Cards that it must have left to check (supercat/A01, A89). */
  seizeGate(c: C): number
  /** Whether Lattice Spies would pay for seizing (GC.3). */
  seizesBySpies(c: C): boolean
  /** What the battle rules want that only the campaign has, by their ids. */
  readonly battles: Readonly<Partial<Record<CombatChoice, (c: C) => Want>>>
  /** What a card of another suit may fight for, too. */
  readonly alsoFights: readonly ((c: C) => Want)[]
  /** The side of a Faithful card that fights, and its page. */
  readonly zeal: number
  zealPage(version: Version): RulePage
  /** Every way to assign the hits of a battle, Imperial ships among them. */
  hits(c: C): Hits[]
  /** Preferences among them, before those of the base game. */
  readonly hitsFirst: readonly Prefer<Hits>[]
  /** Battles of its Fate that a page is read ahead for, before that of the suit (supercat 6.2.3, 9.7; supercat-0.10, 5.2). */
  readonly fate: {
    acts(c: C): boolean
    page(c: C): RulePage
    readonly battles: Readonly<Partial<Record<CombatChoice, (c: C) => Want>>>
    /** Of these, those into which all actions may go, though they stand on a page with a share. */
    readonly withAll: readonly CombatChoice[]
    /** What is kept for the page of the suit. */
    kept(c: C): number
  }
  /** Whether its Fate keeps a Guild card from being given up, or lets it go whatever it counts for; undefined: neither. */
  keepsGuild(state: State, seat: number, card: number, settings: Settings): boolean | undefined
  /** Where a card is led to declare, and otherwise `rest` is read. */
  orDeclare?(version: Version, rest: readonly RuleNode[]): readonly RuleNode[]
  /** The check of the seize counter, behind what needs none. */
  orSeize?(seized: readonly RuleNode[], rest: readonly RuleNode[]): readonly RuleNode[]
  /** Open ambitions that it declares although it is not first in them (supercat-0.10, 8.9). */
  declaresAnyway?(c: C): readonly number[]
}

export interface Version {
  readonly id: VersionId
  /** What a rule is called in it that 0.5 has on a page of the campaign. */
  named<Id extends NodeId>(id: Id): Id
  readonly terms: Terms
  readonly numbers: Numbers
  readonly chains: Chains
  /** Rules that settle wherein two ways to play a card differ only by seizing. */
  readonly seizing: readonly NodeId[]
  /** What people who have its text call a rule, given the title of its page; unless told, its id. */
  readonly place?: (id: NodeId, page: PageId, title: string, lang: Lang) => string
  /** What became of the rules of the version before it. */
  readonly since?: { readonly version: VersionId; readonly changes: Changes }
  /** What its text settles that others leave to the table. */
  readonly settled: Partial<AllChoices>
  /** Steps that 0.5 borrows from later versions are printed in this one. */
  readonly printsLater: boolean
  /** Of cards that are all of one suit only the highest is led without declaring (BT.X3e). */
  readonly highestOfOneSuit: boolean
  /** A raid is after control too (supercat-0.10, 6.3.6). */
  readonly raidsForControl: boolean
  /** In the campaign edition. */
  readonly act?: ActLayer
}

/** What the campaign has at this place; nothing in the base game. */
export const more = (version: Version, place: Place): readonly RuleNode[] => version.act?.nodes(place, version) ?? []
