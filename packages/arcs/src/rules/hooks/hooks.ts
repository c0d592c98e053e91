// Where a card takes part in the rules. A Guild or Vox card, a lore, a leader (in the campaign also a Fate, a title or a
// law) is one file in `rules/cards` (`rules/campaign` for what only the campaign has): a `Card` with the hooks below, and
// with the deeds and frames that it brings along. The rules name no card: they ask a point who listens.
//
//   for (const more of heard(points.moreDice, state, seat)) most += more(state, seat, system)
//
// `heard` answers with the hooks of what this seat holds (a Guild card only where its text works), in the order of the
// list in `cards/index.ts`; a card can say that it comes earlier or later at a point (`order`). `hooks.test.ts` fixes who
// listens where and in which order. A point that nobody at the seat listens to costs a look at three sets of bits.
//
// How answers are combined, by the type of the hook:
//   No            a veto: the first objection counts
//   boolean       one yes is enough
//   number        added up, but for the smallest `moveLimit`, the largest `raidAnyway`, the first `interceptHits`
//   value → value each changes what the one before left
//   void          everybody acts; whoever pushes frames: what is pushed last comes first
//   … | undefined the first that answers decides
//
// Who asks, in the order of a game:
//   setUp, beforeDeal                      setup.ts        each seat, before its pieces; before the deal, last in turn order first
//   declaringPrice, declared               declare.ts      who declares: before and after the marker moves
//   keepsNumber, declaresFollowing         play-card.ts, follow.ts
//   tookInitiative                         play-card.ts    whoever has just seized
//   refuseSecure                           secure.ts       who secures
//   refuseTheft                            raid.ts         the victim, for each thing one would take
//   secured, refuseUse, gaveUp             secure.ts, cards/guild/uses.ts
//   provoked                               outrage.ts      who is outraged, once the type is lost
//   extraSlot, holdsSupply, spendsAs       resources.ts, pay.ts
//   refuseTax … taxed                      tax.ts          the taxer
//   sidePip, ahead                         bonus.ts        who spends the pip of a Copy or Pivot
//   offSlot … shipBuilt                    build.ts        the builder
//   moveLimit … moved                      move.ts         the mover; `entered` the others, by seat
//   refuseHarm … afterBattle               battle.ts, dice.ts, hits.ts   attacker or defender, as said below
//   tookTrophy                             pieces.ts       who took it
//   counts, award, won, scored             ambitions.ts, chapter-end.ts  each seat
//
// Steps at the end of a round or an act that belong to nobody's cards are lists (`steps.ts`, `layers.ts`).

import type { EventSink, Pick } from '@understudy/table'
import type { ActionOf, CourtId, Doing, Kind, LeaderId, LoreId, Pool } from '../../vocabulary.ts'
import type { FreeDeed, No, PaidDeed } from '../choosing/deed.ts'
import type { Offer } from '../choosing/pick-text.ts'
import type { Place } from '../round/ambitions.ts'
import type { Step } from '../round/steps.ts'
import type { FrameName } from '../state/stack.ts'
import type { State } from '../state/state.ts'

export interface DeclaringPrice {
  refuse(state: State, seat: number, give: CourtId | undefined): No
  /** What can be given. */
  givings(state: State, seat: number): CourtId[]
  pay(state: State, seat: number, give: CourtId, events?: EventSink): void
}

/** Something of the defender between the choice of a battle and the choice of its dice (arcs 11.8). */
export interface BeforeDice {
  /** Whether it happens as things are. */
  happens(state: State, defender: number, system: number): boolean
  /** Whether it still may, after what comes first. */
  may(state: State, defender: number, system: number): boolean
  ask(state: State, defender: number, attacker: number): void
}

export interface Reroll {
  readonly by: CourtId | LoreId | LeaderId
  /** Among the bits of what was rerolled already, which are part of a saved game. */
  readonly bit: number
  /** Dice that may be rerolled: 0 to 2, or -1 for all kinds. */
  readonly die: number
  /** Whether it works when rifles are fired, too. */
  readonly rifles: boolean
  limit(state: State, seat: number): number
}

/** A free action that may come ahead of the action of a Copy or Pivot pip, which is then owed. */
export interface Ahead {
  readonly doing: 'bonusMove' | 'bonusInfluence'
  readonly kind: 'battle' | 'secure'
}

export interface PoolRule {
  refuse(pool: Pool): No
  /** The pool nearest to it that is allowed, for random play. */
  fit(pool: Pool): Pool
}

export interface Hooks {
  // Setting up.

  setUp(state: State, seat: number): void
  beforeDeal(state: State, seat: number): void

  // Declaring, initiative.

  /** What a declaration costs. */
  readonly declaringPrice: DeclaringPrice
  /** `first`: nobody had declared this ambition. */
  declared(state: State, seat: number, ambition: number, first: boolean): void
  /** The zero marker is not put on the lead card. */
  keepsNumber(state: State, seat: number, ambition: number): boolean
  /** Whoever surpasses or pivots may declare. */
  readonly declaresFollowing: true
  tookInitiative(state: State, seat: number, events?: EventSink): void

  // The Court and what one has.

  /** `own`: the seat's agents on the card. */
  refuseSecure(state: State, seat: number, card: number, own: number): No
  /** Whether a token (`type`, else 0) or a Guild card (`card`, else -1) may be taken from this victim. */
  refuseTheft(state: State, victim: number, thief: number, type: number, card: number): No
  /** A card of the Court was taken: secured, ransacked or drawn. */
  secured(state: State, seat: number, card: number): void
  /** Whether the Prelude action of a Guild card may be used. */
  refuseUse(state: State, seat: number, card: number): No
  /** A Guild card was given up for its Prelude action, or laid on a card (Unions). */
  gaveUp(state: State, seat: number, card: number, events?: EventSink): void
  provoked(state: State, seat: number, type: number, events?: EventSink): void
  /** The seventh slot is there. */
  readonly extraSlot: true
  /** The supply of this type lies on the card: the seat has it (arcs 9.8). */
  readonly holdsSupply: number
  /** Any token may be spent as this type, even if it is outraged. */
  readonly spendsAs: number

  // Tax.

  refuseTax(state: State, seat: number, site: number, control: boolean): No
  /** An empty site can be taxed. */
  taxesVacant(state: State, seat: number, site: number): boolean
  taxesWithoutControl(state: State, seat: number, system: number): boolean
  /** The same, and a captive is taken as with control. */
  capturesWithoutControl(state: State, seat: number, system: number): boolean
  taxesAgain(state: State, seat: number): boolean
  /** Just before the token and the captive are taken; frames come after that. */
  taxed(state: State, seat: number, site: number): void
  /** The pip of a Copy or Pivot buys this. */
  sidePip(state: State, seat: number, kind: Kind, events?: EventSink): void
  readonly ahead: Ahead

  // Build.

  /** A site outside the slots, or -1. `cloud`: paid for with a token of the planet. */
  offSlot(state: State, seat: number, piece: 'city' | 'starport', system: number, cloud: boolean): number
  /** Cities can be built on planets for a token more. */
  readonly buildsClouds: true
  readonly buildsFresh: true
  /** Ships may be built without one in the supply. */
  buildsInVain(state: State, seat: number): boolean
  /** Starports of others serve as well. */
  usesAnyPort(state: State, seat: number): boolean
  shipBuilt(state: State, seat: number, site: number): void

  // Move.

  readonly moveLimit: number
  /** Whether a move from here may go on. */
  catapults(state: State, seat: number, system: number): boolean | undefined
  /** Another is about to enter a gate. */
  entered(state: State, seat: number, mover: number, gate: number, events?: EventSink): void
  moved(state: State, seat: number): void

  // Battle.

  /** Whether the seat may harm pieces of this owner there: in battle, with rifles, as a martyr. */
  refuseHarm(state: State, seat: number, system: number, owner: number): No
  /** The defender's: no raid dice here. */
  closedToRaids(state: State, defender: number, system: number): boolean
  /** The attacker's raid dice where there is nothing to raid. */
  readonly raidAnyway: number
  moreDice(state: State, seat: number, system: number): number
  /** Dice that come on top and must be rolled. */
  readonly mustRoll: number
  readonly pool: PoolRule
  readonly beforeDice: BeforeDice
  /** The attacker rolls even when its last ship is gone. */
  rollsOn(state: State, seat: number): boolean
  readonly reroll: Reroll
  /** The attacker's and then the defender's say on how many intercepts there are. */
  attacksInto(state: State, seat: number, intercepts: number): number
  defendsWith(state: State, seat: number, intercepts: number): number
  /** The defender's hits for an intercept, instead of those of its fresh ships. */
  interceptHits(state: State, defender: number): number
  intercepted(state: State, defender: number, events?: EventSink): void
  /** The defender's: fallen cities do not lead to Ransack. */
  sparesCourt(state: State, defender: number): boolean
  /** Asked of the attacker, then of the defender. */
  afterBattle(state: State, seat: number, attacking: boolean, events?: EventSink): void
  tookTrophy(state: State, seat: number, owner: number, kind: number, events?: EventSink): void

  // Scoring.

  /** What counts for an ambition beyond icons, captives and trophies. */
  counts(state: State, seat: number, ambition: number): number
  /** Power for a place, instead of the usual. */
  award(state: State, seat: number, ambition: number, place: Place, high: number, low: number): number | undefined
  /** Took the first place alone; once all Power is gained. `power`: for this ambition. */
  won(state: State, seat: number, ambition: number, power: number, events?: EventSink): void
  /** Once all Power is gained and winners are told: the end of the chapter, before pieces return. */
  scored(state: State, seat: number, events?: EventSink): void
}

export type PointName = keyof Hooks

/** Who holds it. Several numbers: the same text on several cards. */
type Is =
  | { readonly guild: number | readonly number[] }
  | { readonly vox: number }
  | { readonly lore: number }
  | { readonly leader: number }
  /** Fates, titles and laws of the campaign: never asked in a base game. */
  | { readonly id: string; has(state: State, seat: number): boolean }

export interface Vox {
  /** What its securer decides. */
  readonly asks?: Doing
  /** Does what leaves no choice; false if somebody has to choose. */
  settle?(state: State, seat: number, events?: EventSink): boolean
}

export interface Frame {
  /** What can be done while the frame is on top. */
  readonly offers: readonly Doing[]
  /** Runs what needs nobody; false if somebody has to decide. Without it somebody always has to. */
  settle?(state: State, seat: number, events?: EventSink): boolean
  /** The source of chance that answers. */
  readonly chance?: 'setup' | 'actionCards' | 'botCards' | 'courtCards' | 'battleDice'
}

export interface Card extends Partial<Hooks> {
  readonly is: Is
  /** Where it comes earlier (below 0) or later (above 0) than its place in the list says. */
  readonly order?: Readonly<Partial<Record<PointName, number>>>
  /** New actions, bought with a pip or a token. */
  readonly paid?: { readonly [D in Doing]?: PaidDeed<ActionOf<D>> }
  /** Prelude actions. */
  readonly uses?: { readonly [D in Doing]?: FreeDeed<ActionOf<D>> }
  /** What its frames offer. */
  readonly free?: { readonly [D in Doing]?: FreeDeed<ActionOf<D>> }
  readonly frames?: { readonly [N in FrameName]?: Frame }
  /** How a person puts together one of its actions, if those are too many to list. */
  readonly choices?: { readonly [D in Doing]?: (state: State, picks: readonly Pick[]) => Offer[] }
  /** A step at the end of each round, ahead of those of the rules; an act can put others elsewhere (layers.ts). */
  readonly roundEnd?: Step
  /** What a Vox card does when it is secured. */
  readonly vox?: Vox
  /** Whoever steals it does not keep it: it is buried. */
  readonly buriedWhenStolen?: true
  /** Bits of the types whose Outrage giving up this lore clears. */
  readonly clears?: number
  /** Outrage of its suit does not discard it. */
  readonly keptInOutrage?: true
}
