// All deeds by name, and which of them a frame on top of the stack allows.

import { type Doing, KINDS } from '../../vocabulary.ts'
import { bonusInfluence, bonusMove } from '../actions/bonus.ts'
import { build } from '../actions/build.ts'
import { battle } from '../battle/battle.ts'
import '../cards/index.ts'
import { influence } from '../actions/influence.ts'
import { forgive } from '../actions/lore-uses.ts'
import { move } from '../actions/move.ts'
import { repair } from '../actions/repair.ts'
import { ransack, secure } from '../actions/secure.ts'
import { tax } from '../actions/tax.ts'
import { dice, keepDice, reroll, roll } from '../battle/dice.ts'
import { hits } from '../battle/hits.ts'
import { raid } from '../battle/raid.ts'
import { allCards, baseCards, cardsChanged, holds } from '../hooks/heard.ts'
import type { Card, Frame } from '../hooks/hooks.ts'
import { allParts } from '../hooks/parts.ts'
import { draw, reveal } from '../round/draw.ts'
import { copy, pivot, surpass } from '../round/follow.ts'
import { lead } from '../round/play-card.ts'
import { pass, reinforce } from '../round/round.ts'
import { arm, arrange, decline, end, spend } from '../round/turn.ts'
import { exhaust, reserve } from '../seats/deeds.ts'
import { deal, mulligan } from '../setup/deal.ts'
import { uncover } from '../setup/refill.ts'
import { initiative, row, setupCard } from '../setup/setup.ts'
import { FRAMES, type FrameName } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import type { AnyDeed, FreeDeed, PaidDeed } from './deed.ts'

// biome-ignore lint/suspicious/noExplicitAny: see AnyDeed
type Paid = PaidDeed<any>

/** The seven standard actions, as sampling in order knows them. */
const STANDARD = { tax, build, move, repair, influence, secure, battle } as const

const FREE = {
  setup: setupCard,
  initiative,
  row,
  deal,
  draw,
  reveal,
  uncover,
  roll,
  pass,
  lead,
  surpass,
  pivot,
  copy,
  mulligan,
  arm,
  spend,
  arrange,
  forgive,
  end,
  dice,
  reroll,
  keepDice,
  hits,
  ransack,
  raid,
  bonusMove,
  bonusInfluence,
  decline,
  reinforce,
  reserve,
  exhaust,
} as const

const OFFERS: Readonly<Partial<Record<FrameName, readonly Doing[]>>> = {
  setupCard: ['setup'],
  initiative: ['initiative'],
  row: ['row'],
  deal: ['deal'],
  redeal: ['deal'],
  mulligan: ['mulligan'],
  reveal: ['reveal'],
  lead: ['lead', 'pass'],
  follow: ['surpass', 'pivot', 'copy', 'turnUp'],
  reinforce: ['reinforce'],
  draw: ['draw'],
  refill: ['uncover'],
  overflow: ['arrange', 'decline'],
  bonusMove: ['bonusMove', 'decline'],
  bonusInfluence: ['bonusInfluence', 'decline'],
  dice: ['dice'],
  roll: ['roll'],
  reroll: ['reroll', 'keepDice'],
  hits: ['hits'],
  ransack: ['ransack'],
  raid: ['raid'],
  reserve: ['reserve'],
}

const SOURCES: Readonly<Partial<Record<FrameName, Frame['chance']>>> = {
  setupCard: 'setup',
  initiative: 'setup',
  reserve: 'setup',
  row: 'courtCards',
  deal: 'actionCards',
  redeal: 'actionCards',
  draw: 'actionCards',
  reveal: 'botCards',
  refill: 'courtCards',
  roll: 'battleDice',
}

/** What can be done in a game: the base game, or an act of the campaign with what its cards add. */
export interface Deeds {
  readonly byName: Readonly<Record<Doing, AnyDeed>>
  /** By kind: the standard action first, then what may take its place. */
  readonly byKind: readonly (readonly Paid[])[]
  /** Prelude actions of cards. */
  readonly uses: readonly Doing[]
  /** The cards that bring a Prelude action: without one of them nobody has it. */
  readonly users: ReadonlyMap<Doing, readonly Card[]>
  /** By frame kind: what can be done. */
  readonly offered: readonly (readonly Doing[])[]
  /** The same by name. */
  readonly offers: readonly ReadonlyMap<Doing, AnyDeed>[]
  /** By frame kind: what runs a frame of a card. */
  readonly settles: readonly Frame['settle'][]
  /** By frame kind: the source of chance that answers. */
  readonly chance: readonly Frame['chance'][]
  readonly choices: NonNullable<Card['choices']>
}

function make(cards: readonly Card[]): Deeds {
  const paid: Record<string, Paid> = Object.assign({}, STANDARD, ...cards.map((card) => card.paid))
  // biome-ignore lint/suspicious/noExplicitAny: see AnyDeed
  const use: Record<string, FreeDeed<any>> = Object.assign({}, ...cards.map((card) => card.uses))
  const bringing = [...allParts(), ...cards]
  const frames: Partial<Record<FrameName, Frame>> = Object.assign({}, ...bringing.map((each) => each.frames))
  const uses = [...Object.keys(use), 'forgive'] as Doing[]
  const own: Readonly<Partial<Record<FrameName, readonly Doing[]>>> = {
    turn: [
      ...(Object.keys(paid) as Doing[]),
      ...uses,
      'arm',
      'spend',
      'arrange',
      'bonusMove',
      'bonusInfluence',
      'exhaust',
      'recall',
      'target',
      'end',
    ],
    vox: cards.flatMap(({ vox }) => vox?.asks ?? []),
  }
  const byName: Deeds['byName'] = Object.assign({}, paid, use, FREE, ...bringing.map((each) => each.free))
  // What belongs to a part that is not loaded cannot be done.
  const offered = FRAMES.map((name) =>
    (own[name] ?? frames[name]?.offers ?? OFFERS[name] ?? []).filter((doing) => doing in byName),
  )
  return {
    byName,
    byKind: KINDS.map((kind) => Object.values(paid).filter((deed) => deed.kind === kind)),
    uses,
    users: new Map(
      Object.keys(use).map((doing) => [doing as Doing, cards.filter((card) => card.uses && doing in card.uses)]),
    ),
    offered,
    offers: offered.map((list) => new Map(list.map((doing) => [doing, byName[doing]]))),
    settles: FRAMES.map((name) => frames[name]?.settle),
    chance: FRAMES.map((name) => frames[name]?.chance ?? SOURCES[name]),
    choices: Object.assign({}, ...bringing.map((each) => each.choices)),
  }
}

let base: Deeds
let further: Deeds
let asOf = -1

export function deedsOf(state: State): Deeds {
  if (asOf !== cardsChanged()) {
    base = make(baseCards())
    further = make(allCards())
    asOf = cardsChanged()
  }
  return state.options.act === 0 ? base : further
}

/** The seven standard actions, in their order. */
export const STANDARD_DEEDS = Object.entries(STANDARD) as readonly (readonly [Doing, Paid])[]

export const deedOf = (state: State, doing: Doing): AnyDeed => deedsOf(state).byName[doing]
/** Whether the seat has what brings this Prelude action, if a card does. Most belong to cards that nobody has. */
export function mayUse(state: State, seat: number, doing: Doing): boolean {
  const cards = deedsOf(state).users.get(doing)
  if (cards === undefined) return true
  for (let at = 0; at < cards.length; at++) if (holds(state, seat, cards[at]!)) return true
  return false
}

/** The deed of this name, if a frame of this kind allows it. */
export const offered = (state: State, kind: number, doing: Doing): AnyDeed | undefined =>
  deedsOf(state).offers[kind]?.get(doing)
