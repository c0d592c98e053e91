// What the rules of this book see and note, and how they say what their answers rest on.

import {
  type Ctx,
  type Json,
  type Lang,
  language,
  type Node,
  type Page,
  type Preference,
  type Say,
  type Source,
  sayer,
  type Ways,
} from '@understudy/procedure'
import { courtData } from '../../data/court.ts'
import { pipKinds } from '../../rules/actions/pay.ts'
import { court, sysId } from '../../rules/board/ids.ts'
import * as read from '../../rules/state/read.ts'
import { type State, seatOf } from '../../rules/state/state.ts'
import type {
  AbleCard,
  Action,
  ActionCardId,
  Ambition,
  Colour,
  CourtId,
  Owner,
  PieceRef,
  Pieces,
  Resource,
  SiteId,
  Suit,
  SystemId,
  Theft,
} from '../../vocabulary.ts'
import type { CampaignSayings } from './campaign/text/sayings.ts'
import type { CampaignVars } from './campaign/vars.ts'
import type { Settings } from './options.ts'
import type { NodeId, PageId } from './sources.ts'
import type { PreferenceId } from './text/preferences.ts'
import type { RulingNumber } from './text/rulings.ts'
import type { Version } from './versions/version.ts'

/** A card that could be played, and how (supercat 3.2). */
export type Option = {
  readonly card: ActionCardId
  /** `event`: in the campaign, like the lead card. */
  readonly mode: 'lead' | 'surpass' | 'pivot' | 'copy' | 'event'
  readonly suit: number
  /** Actions that it gives, Efficient Logistics included. */
  readonly n: number
  readonly drawn: boolean
  readonly declare?: Ambition | undefined
  /** Position of its suit in the list of the rule. */
  readonly order?: number | undefined
  /** The battle that it was chosen for. */
  readonly combat?: CombatPlan | undefined
  /** That battle is fought before the page of the suit is read (supercat/A24). */
  readonly carry?: true | undefined
  /** It was chosen for a new action of a card. */
  readonly ability?: true | undefined
  /** The page of its Fate called for it: that is read before the page of the suit (supercat 9.7). */
  readonly fate?: true | undefined
}

/** Ships that go together from one system to another (supercat 7.1). */
export type MovePlan = {
  readonly from: SystemId
  readonly to: SystemId
  readonly fresh: number
  readonly damaged: number
  /** Control of the origin is not lost. */
  readonly keep: boolean
  /** Move actions to the destination. */
  readonly cost: number
  /** Where each Move action ends. */
  readonly path: readonly SystemId[]
  readonly grade?: 1 | 2 | undefined
  /** Movements of other groups to the same destination (supercat/A33). */
  readonly also?: readonly MovePlan[]
  /** Imperial ships that go along (supercat 7.1.7). */
  readonly imperial?: Pieces | undefined
}

/** `defence`: against fresh Blight. */
export type CombatGoal = 'trophies' | 'raid' | 'ransack' | 'control' | 'defence'
/** Moves into a system and battles there (supercat 7.3). */
export type CombatPlan = {
  readonly goal: CombatGoal
  readonly at: SystemId
  readonly against: Owner
  /** Battle actions at the target. */
  readonly battles: number
  readonly dice: number
  readonly move?: MovePlan | undefined
  /** Slots whose tokens are spent: for Moves, and the Weapon. */
  readonly moveTokens: readonly number[]
  readonly weapon?: number | undefined
  /** Battles that Psionic tokens pay for. */
  readonly psionic: number
  /** Psionic tokens that could pay for battles too, but are kept. */
  readonly spared?: number | undefined
  readonly item?: Theft | undefined
  readonly keys?: number | undefined
  /** The place in the ambition that the item would give. */
  readonly place?: number | undefined
  readonly grade?: 1 | 2 | undefined
  readonly trophies?: number | undefined
  /** The card of the Court that a city is destroyed for. */
  readonly ransack?: CourtId | undefined
  /** What it had when the plan was made: it is reached when there is more of it. */
  readonly had: number
  /** For Warlord: the place that is to be improved. */
  readonly warlord?: number | undefined
}

export type TaxPlan = { readonly tax: readonly { readonly city: SiteId; readonly type?: Resource }[] }
export type SecurePlan = { readonly secure: readonly CourtId[] }
export type InfluencePlan = { readonly influence: CourtId; readonly n: number }
export type CrPlan = { readonly at: SystemId; readonly steps: readonly ('ship' | 'repair')[]; readonly grade: 1 | 2 }
/** What a die says about a contested card (supercat-0.10, 6.2.2). */
export type Defence = 'outbid' | 'block' | 'abandon'
export type RepairPlan = { readonly repair: PieceRef }

/** What a turn notes as it goes along. */
type Vars = {
  option?: Option
  /** The die of the seize check. */
  die?: number
  seizes?: boolean
  spies?: boolean
  combat?: CombatPlan
  coming?: CombatPlan
  /** A battle that General Priorities found is to be fought first. */
  carry?: true
  /** Only Psionic tokens pay for battles now. */
  inPrelude?: boolean
  /** Pips left when a battle was chosen last, so that one that comes to nothing is not chosen again. */
  tried?: string
  /** Systems in which it ended a rival's control this turn (supercat/A35). */
  pinned?: readonly SystemId[]
  take?: Theft[]
  theft?: Theft
  /** The highest of cards that are all of one suit. */
  only?: Option
  /** A card of the Court that it defends, and the die for it. */
  defends?: CourtId
  defence?: number
  /** What the dice have said about cards of the Court in this turn. */
  defended?: Readonly<Partial<Record<CourtId, Defence>>>
}

export type C = Ctx<State, Vars & CampaignVars> & { readonly settings: Settings }
export const rules = language<C, Action, NodeId, PageId, PreferenceId>()
export type RuleNode = Node<C, Action, NodeId, PageId, PreferenceId>
export type RulePage = Page<C, Action, NodeId, PageId, PreferenceId>
export type WaysOf<X> = Ways<C, X, PreferenceId>
export type Prefer<X> = Preference<C, X, PreferenceId>

export const me = (c: C): number => seatOf(c.view, c.seat)
export const settings = (c: C): Settings => c.settings
/** Actions left; while the page of a Fate is read, those that it may spend (supercat 9.7). */
export const pipsLeft = (c: C): number => Math.max(0, read.pipsLeft(c.view) - (c.vars.kept ?? 0))
export const kindsNow = (c: C): number => pipKinds(c.view)

const citing = (rulings: readonly RulingNumber[]) =>
  rulings.length === 0 ? {} : { rulings: rulings.map((n) => `supercat/${n}`) }

/** A step that comes from a later version: it drops nothing if backports are off (supercat 0.1). */
export const later = <X>(preference: Prefer<X>, version: string, ...rulings: RulingNumber[]): Prefer<X> => {
  const on = (c: C): boolean => settings(c).backports
  const { id } = preference
  const source: Source = { by: 'backport', place: version, ...citing(rulings) }
  if ('keep' in preference) return { id, source, keep: (c, x) => on(c) && preference.keep(c, x) }
  if ('most' in preference) return { id, source, most: (c, x) => (on(c) ? preference.most(c, x) : 0) }
  return { id, source, least: (c, x) => (on(c) ? preference.least(c, x) : 0) }
}

/** Ways as a version has them: what 0.5 borrows from later versions is printed in those. */
export const asIn = <X>(version: Version, ways: WaysOf<X>): WaysOf<X> =>
  version.printsLater
    ? { ...ways, prefer: (ways.prefer ?? []).map((each) => (each.source?.by === 'backport' ? plain(each) : each)) }
    : ways
const plain = <X>({ source: _, ...preference }: Prefer<X>): Prefer<X> => preference as Prefer<X>

/** A step that no version names. */
export const ruled = <X>(preference: Prefer<X>, ...rulings: RulingNumber[]): Prefer<X> => ({
  ...preference,
  source: { by: 'ruling', place: '', ...citing(rulings) },
})

type Name = Readonly<Record<Lang, string>>
export const nameOf = (card: CourtId | number): Name => courtData(typeof card === 'number' ? card : court(card)).name
export const namesOf = (cards: readonly (CourtId | number)[]): Name[] => cards.map(nameOf)
export const systemsOf = (systems: readonly number[]): SystemId[] => systems.map(sysId)

/** Evidence and candidates, as sentences. */
export type BotSayings = {
  'die.d6': Record<string, never>
  'supercat.once': Record<string, never>
  'supercat.standings': {
    of: 'declared' | 'open'
    list: readonly {
      ambition: Ambition
      place: number
      counts: readonly { seat: Colour; n: number }[]
      /** Tokens on its box, in games of two. */
      silent: number
    }[]
  }
  'supercat.ownCards': { cards: readonly Name[] }
  'supercat.force': { systems: readonly SystemId[]; fresh: number }
  'supercat.purse': { tokens: readonly Resource[]; kept: readonly Resource[] }
  'supercat.yard': { ports: readonly SystemId[]; ships: number }
  'supercat.ground': {
    piece: 'city' | 'starport'
    left: number
    planets: readonly SystemId[]
    /** Those of the planets that have a city of its own. */
    settled: readonly SystemId[]
  }
  'supercat.hurt': { ships: readonly SystemId[]; buildings: readonly SiteId[] }
  'supercat.rivalsHold': { systems: readonly SystemId[] }
  'supercat.taxable': { cities: readonly SiteId[] }
  'supercat.court': { left: number; cards: readonly { card: Name; own: number; rival: number }[] }
  'supercat.guild': { cards: readonly Name[] }
  'supercat.playable': {
    options: readonly { card: ActionCardId; mode: Option['mode']; n: number; suit?: Suit | undefined }[]
  }
  'supercat.handCounter': { n: number }
  'supercat.hand': { cards: readonly ActionCardId[]; counter: number }
  'supercat.leads': Record<string, never>
  'supercat.follows': { lead: ActionCardId; number: number }
  'supercat.actionCard': { card: ActionCardId }
  'supercat.toBeat': { lead: ActionCardId; number: number }
  /** `suit`: it is of the suit that was led. */
  'supercat.doesNotSurpass': { suit: boolean }
  'supercat.nothingToDeclare': Record<string, never>
  'supercat.seizeCounter': { n: number }
  'supercat.seizeGate': { cards: number; seized: boolean; spies: boolean }
  'supercat.seizeRoll': { die: number; open: number; counter: number }
  /** `suit`: the one that is copied. */
  'supercat.option': { card: ActionCardId; mode: Option['mode']; n: number; suit?: Suit | undefined }
  /** What a card is wanted for, and how many other plans are as good. */
  /** `to`: what the plan itself is for. */
  'supercat.plan': { plan: Say; others: number; to?: Say }
  'supercat.forAmbition': { ambition: Ambition }
  /** Why a card cannot serve a rule. */
  'supercat.cannot': { n: number }
  'supercat.notNamed': { suits: readonly Suit[] }
  /** Why a battle is not fought. */
  'supercat.noPip': Record<string, never>
  'supercat.shareSpent': Record<string, never>
  'supercat.tried': Record<string, never>
  'supercat.notSought': Record<string, never>
  'supercat.noImperials': Record<string, never>
  'supercat.noGain': { for: 'declared' | 'open' | 'control' | 'trophies' | 'theft' | 'defence' }
  'supercat.fewForBlight': { dice: number; wanted: number }
  'supercat.fewToSack': { dice: number }
  'supercat.outnumbered': { own: number; theirs: number }
  'supercat.fewDice': { dice: number; theirs: number }
  'supercat.fewKeys': { dice: number; keys: number }
  'supercat.beyondHits': { hits: number; needed: number }
  'supercat.outrage': { type: Resource }
  'supercat.noRansack': Record<string, never>
  'supercat.declare': { card: ActionCardId; ambition: Ambition; place: number }
  /** Why an ambition is not declared. */
  'supercat.notFirst': { place: number; declared: boolean }
  'supercat.noStarport': Record<string, never>
  'supercat.starports': { n: number }
  'supercat.claims': { claims: number; cities: number }
  'supercat.threatened': { systems: readonly SystemId[] }
  'supercat.notThreatened': Record<string, never>
  'supercat.markers': { n: number }
  'supercat.unassigned': { systems: readonly SystemId[] }
  'supercat.allAssigned': Record<string, never>
  'supercat.tax': { cities: readonly SiteId[] }
  'supercat.secure': { cards: readonly Name[] }
  'supercat.influence': { card: Name; n: number }
  'supercat.move': {
    from: SystemId
    to: SystemId
    /** Where Move actions end on the way. */
    via: readonly SystemId[]
    fresh: number
    damaged: number
    cost: number
    keep: boolean
  }
  'supercat.build': { piece: 'city' | 'starport' | 'ship'; at: SystemId }
  'supercat.cr': { at: SystemId; steps: readonly ('ship' | 'repair')[] }
  'supercat.repairShip': { at: SystemId }
  'supercat.repairBuilding': { site: SiteId }
  'supercat.combat': {
    goal: CombatGoal
    at: SystemId
    against: Owner
    battles: number
    dice: number
    from?: SystemId | undefined
    via?: readonly SystemId[] | undefined
    /** What a raid or a ransack is for; a token with its slot. */
    card?: Name | undefined
    type?: Resource | undefined
    slot?: number | undefined
  }
  'supercat.ability': { does: Json; card: AbleCard }
  /** Cards with new actions, ready and exhausted. */
  'supercat.able': { ready: readonly AbleCard[]; exhausted: readonly AbleCard[] }
  'supercat.unbuilt': { own: number; rivals: readonly number[] }
  'supercat.defended': { card: Name; die: number; rival: number; choice: Defence; n: number }
  'supercat.goalOpen': { goal: CombatGoal; own: number; theirs: number; dice: number; battles: number }
  'supercat.goalClosed': { goal: CombatGoal }
  'supercat.underWay': Record<string, never>
  'supercat.foughtOut': Record<string, never>
  'supercat.pool': { assault: number; skirmish: number; raid: number }
  'supercat.hits': { own: Json; ships: Json; buildings: Json }
  'supercat.reroll': { n: number }
  'supercat.card': { card: Name }
  'supercat.theft': { type?: Resource | undefined; slot?: number | undefined; card?: Name | undefined }
  'supercat.use': { card: Name; n: number }
  'supercat.advantage': { has: boolean }
  'supercat.rolled': { own: number; ships: number; buildings: number }
  'supercat.union': { card: Name; on: ActionCardId }
  'supercat.ships': { card: Name; at: SystemId }
  'supercat.steal': { card?: Name | undefined; type?: Resource | undefined; of: Colour }
  'supercat.slots': { slots: readonly (Resource | null)[] }
  'supercat.ambition': { ambition: Ambition }
  'supercat.type': { type: Resource }
  'supercat.systems': { systems: readonly SystemId[] }
  'supercat.site': { site: SiteId }
  'supercat.nothing': Record<string, never>
  'supercat.other': { action: Json }
  'supercat.suit': { suit: Suit; combat: boolean }
}

export const say = sayer<BotSayings & CampaignSayings>()
