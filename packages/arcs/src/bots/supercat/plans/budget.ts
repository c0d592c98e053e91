// What a plan may use: actions of the card, kinds of action, and tokens of the Prelude (supercat 7.3.3).

import { kindBit, SUIT_BITS } from '../../../data/action-cards.ts'
import { pipKinds } from '../../../rules/actions/pay.ts'
import { FUEL, PSIONIC, WEAPON } from '../../../rules/board/resources.ts'
import { leadSuit } from '../../../rules/round/play-card.ts'
import { advantaged } from '../../../rules/seats/virtual.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Kind } from '../../../vocabulary.ts'
import type { Option } from '../context.ts'
import { actTerms, inAct, tokensToSpend } from '../lib/act.ts'
import type { Settings } from '../options.ts'
import { spendable } from '../terms/spend.ts'

export interface Budget {
  readonly left: number
  readonly kinds: number
  /** Elite Pilots: one more die in each battle. */
  readonly extra: number
  /** Slots whose tokens may pay for Moves and Battles. */
  readonly fuel: readonly number[]
  readonly weapon: readonly number[]
  readonly psionicMoves: readonly number[]
  readonly psionicBattles: readonly number[]
  /** The most of these tokens that may be spent together. */
  readonly tokens?: number
}

export const allows = (budget: Pick<Budget, 'kinds'>, kind: Kind): boolean => (budget.kinds & kindBit(kind)) !== 0

const NONE: readonly number[] = []

/** Where a Seeker Golem stands among the slots whose tokens pay for Moves (GO.3). */
export const SEEKER = 40
/** It comes after all tokens (supercat 7.3.3). */
const withSeeker = (state: State, seat: number, slots: readonly number[]): readonly number[] =>
  inAct(state) && actTerms().hasSeeker(state, seat) ? [...slots, SEEKER] : slots

/** Whether the lead card offers a kind of action: then Psionic tokens do. */
const offers = (lead: number, kind: Kind): boolean => lead >= 0 && (SUIT_BITS[lead]! & kindBit(kind)) !== 0

function budget(
  state: State,
  seat: number,
  settings: Settings | undefined,
  lead: number,
  left: number,
  kinds: number,
  extra: number,
): Budget {
  if (settings === undefined)
    return { left, kinds, extra, fuel: NONE, weapon: NONE, psionicMoves: NONE, psionicBattles: NONE, tokens: 0 }
  const psionic = spendable(state, seat, PSIONIC, settings)
  return {
    left,
    kinds,
    extra,
    fuel: spendable(state, seat, FUEL, settings),
    weapon: spendable(state, seat, WEAPON, settings),
    psionicMoves: withSeeker(state, seat, offers(lead, 'move') ? psionic : NONE),
    psionicBattles: offers(lead, 'battle') ? psionic : NONE,
    tokens: tokensToSpend(state, seat),
  }
}

/** In the turn: what the card still gives. Tokens count only while the Prelude lasts and somebody asks for them. */
export function budgetNow(state: State, seat: number, settings?: Settings, kept = 0): Budget {
  const spending = !read.prelude(state) ? undefined : settings
  const left = Math.max(0, read.pipsLeft(state) - kept)
  return budget(state, seat, spending, leadSuit(state), left, pipKinds(state), read.extraDie(state))
}

/** Before a card is played: what it would give. */
export function budgetOf(state: State, seat: number, option: Option, settings: Settings): Budget {
  const lead = option.mode === 'lead' ? option.suit : leadSuit(state)
  return budget(state, seat, settings, lead, option.n, SUIT_BITS[option.suit]!, advantaged(state, seat) ? 1 : 0)
}
