// ABILITY: new actions of cards that are ready, and what each use would bring (supercat-0.10, 6.4, supercat/B7, B9).

import { kindBit } from '../../../data/action-cards.ts'
import { sys } from '../../../rules/board/ids.ts'
import { captives, trophies } from '../../../rules/board/pieces.ts'
import { emptyUsable, tokenCount } from '../../../rules/board/resources.ts'
import type { PaidDeed } from '../../../rules/choosing/deed.ts'
import { deedOf } from '../../../rules/choosing/deeds.ts'
import { holdsAble, isExhausted } from '../../../rules/seats/ready.ts'
import * as read from '../../../rules/state/read.ts'
import { isBuilding, siteOwner } from '../../../rules/state/sites.ts'
import { copyState, damagedShips, freshShips, type State, seatOf } from '../../../rules/state/state.ts'
import type { AbleCard, Action, NewAction } from '../../../vocabulary.ts'
import { trim } from '../lib/slots.ts'
import type { Settings } from '../options.ts'
import { citiesMayFall, riskOf } from '../terms/combat.ts'
import { type Base, isDeclared, reaches, standing } from '../terms/standing.ts'

/** Uses that a book knows; Force Beams and what belongs to Fates are not among them (supercat/B10). */
export type Ability = Exclude<NewAction, { do: 'guide' }>
type AbilityName = Ability['do']

const CARD_OF: Readonly<Record<AbilityName, AbleCard>> = {
  manufacture: 'BC02',
  synthesize: 'BC09',
  pressgang: 'BC12',
  execute: 'BC12',
  abduct: 'BC14',
  trade: 'BC23',
  summon: 'L01',
  rifles: 'L02',
  nurture: 'L10',
  prune: 'L10',
  martyr: 'L18',
  annex: 'L26',
}
const NAMES = Object.keys(CARD_OF) as AbilityName[]

export const cardOf = (use: Ability): AbleCard => CARD_OF[use.do]
export const isReady = (state: State, seat: number, card: AbleCard): boolean =>
  holdsAble(state, seat, card) && !isExhausted(state, seat, card)

/** Every legal use with a pip of one of these kinds. */
export function abilityPlans(state: State, base: Base, kinds: number, settings: Settings): Ability[] {
  if (settings.abilities === 'off') return []
  const { seat } = base
  const out: Ability[] = []
  for (const name of NAMES) {
    const deed = deedOf(state, name) as PaidDeed<Ability>
    if ((kinds & kindBit(deed.kind)) === 0 || !isReady(state, seat, CARD_OF[name])) continue
    for (const use of deed.list(state, seat, 'pip')) if (isPossible(state, seat, use, settings)) out.push(use)
  }
  return settings.abilities === 'useful' ? out.filter((use) => isUseful(state, base, use)) : out
}

/** What the list of the rules allows and this book does not. */
function isPossible(state: State, seat: number, use: Ability, { version }: Settings): boolean {
  if (use.do === 'manufacture' || use.do === 'synthesize') return emptyUsable(state, seat) > 0
  if (use.do !== 'rifles') return true
  const [at, rival] = [sys(use.at), seatOf(state, use.against)]
  if (rival < 0) return false
  const risk = riskOf(state, at, rival, { assault: 0, skirmish: use.dice, raid: 0 })
  return !risk || citiesMayFall(state, seat, at, rival, version)
}

function afterUse(state: State, seat: number, use: Ability): State {
  const after = copyState(state)
  // Rifles are rolled for: what they would destroy is counted apart.
  if (use.do === 'rifles') return after
  deedOf(after, use.do).carry(after, use as Action, seat)
  trim(after, seat)
  return after
}

/** What it brings, in the order of the goals; GOALS.length for nothing. */
const GOALS = ['contendDeclared', 'contendOpen', 'captives', 'growDeclared'] as const
const NO_GOAL = GOALS.length + 1

interface Effect {
  /** It costs no place in a declared ambition and, unless it contends a declared one, none in an undeclared one. */
  readonly harmless: boolean
  /** The first goal that it reaches; a plain gain comes after them, then nothing. */
  readonly goal: number
  readonly given: number
  readonly gained: number
}

const known = new WeakMap<Ability, Effect>()
/** Uses are listed anew for each position, so that what is known of one holds. */
export function effectOf(state: State, base: Base, use: Ability): Effect {
  const found = known.get(use) ?? effect(state, base, use)
  known.set(use, found)
  return found
}

function effect(state: State, base: Base, use: Ability): Effect {
  const { seat } = base
  const after = afterUse(state, seat, use)
  const found = GOALS.findIndex((goal) => reaches(goal, base, after))
  const gained = gainOf(state, after, seat, use)
  const goal = found >= 0 ? found : gained > 0 ? GOALS.length : NO_GOAL
  let harmless = true
  for (let ambition = 1; ambition <= 5; ambition++) {
    const declared = isDeclared(state, ambition)
    if (standing(after, seat, ambition) < base.places[ambition]! && (declared || goal > 0)) harmless = false
  }
  return { harmless, goal, given: givenUp(use), gained }
}

/** Tokens in slots, ships placed, Trophies, Captives, buildings. */
function gainOf(state: State, after: State, seat: number, use: Ability): number {
  if (use.do === 'rifles') return shipsInRange(state, sys(use.at), seatOf(state, use.against), use.dice)
  const count = (each: State): number =>
    tokenCount(each, seat) +
    trophies(each, seat) +
    captives(each, seat) -
    read.shipsLeft(each, seat) +
    buildings(each, seat)
  return use.do === 'trade' ? 0 : Math.max(0, count(after) - count(state) + givenUp(use))
}
/** Ships that so many hits could destroy. */
function shipsInRange(state: State, at: number, rival: number, hits: number): number {
  const weak = Math.min(damagedShips(state, at, rival), hits)
  return weak + Math.min(freshShips(state, at, rival), Math.trunc((hits - weak) / 2))
}
function buildings(state: State, seat: number): number {
  let n = 0
  for (let at = 0; at < 72; at++) {
    const site = read.site(state, at)
    if (isBuilding(site) && siteOwner(site) === seat) n++
  }
  return n
}

const givenUp = (use: Ability): number =>
  use.do === 'pressgang' || use.do === 'execute'
    ? use.captives.length
    : use.do === 'trade' || use.do === 'martyr'
      ? 1
      : 0

function isUseful(state: State, base: Base, use: Ability): boolean {
  const { harmless, goal } = effectOf(state, base, use)
  return harmless && goal < NO_GOAL && !(use.do === 'martyr' && goal > 1)
}
