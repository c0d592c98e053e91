// What a person can tap next. Every offer leads to a legal action. Most deeds list their legal actions, and the taps are
// the fields of an action one after another; what is too many to list has its own way (next-custom.ts).

import { equal, type Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { kindBit } from '../../data/action-cards.ts'
import type { Action, Doing } from '../../vocabulary.ts'
import { payKinds, payments } from '../actions/pay.ts'
import { say } from '../sayings.ts'
import { BONUS_OWES_BATTLE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, topKind, topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import type { AnyDeed } from './deed.ts'
import { deedOf, deedsOf } from './deeds.ts'
import { customNext } from './next-custom.ts'
import { type Offer, pickText, sayAction } from './pick-text.ts'

export function nextChoices(state: State, picks: readonly Pick[]): Offer[] {
  const offered = offeredNow(state)
  const [first, ...rest] = picks
  if (first === undefined) {
    const open = offered.flatMap((doing) => firstChoice(state, doing))
    const [only] = open
    return open.length === 1 && only !== undefined ? spread(state, only) : open
  }
  if (first.slot !== 'do') {
    const open = offered.filter((doing) => firstChoice(state, doing).length > 0)
    return open.length === 1 ? choices(state, open[0]!, picks) : []
  }
  const doing = offered.find((each) => each === first.value)
  return doing === undefined ? [] : choices(state, doing, rest)
}

const choices = (state: State, doing: Doing, picks: readonly Pick[]): Offer[] =>
  customNext(state, doing, picks) ?? listed(state, doing, picks)

/** If there is only one thing to do, nobody has to say what: its own choices come at once. */
function spread(state: State, only: Offer): Offer[] {
  const { pick, action } = only
  const plain: Offer[] = action === undefined ? [] : [{ pick, text: sayAction(action), action }]
  return [...plain, ...(only.more === true ? choices(state, pick.value as Doing, []) : [])]
}

export function offeredNow(state: State): readonly Doing[] {
  const kind = topKind(state)
  if (kind === F.turn && read.bonus(state) !== 0) return [read.bonus(state) === BONUS_OWES_BATTLE ? 'battle' : 'secure']
  return deedsOf(state).offered[kind]!
}

function firstChoice(state: State, doing: Doing): Offer[] {
  const pick = { slot: 'do', value: doing }
  const text = say('choose.do', { doing })
  const custom = customNext(state, doing, [])
  if (custom !== undefined) return custom.length > 0 ? [{ pick, text, more: true }] : []
  let complete: Action | undefined
  let more = false
  for (const action of actionsOf(state, doing)) {
    if (stepsOf(action).length === 0) complete = action
    else more = true
    // Lists begin with what needs no further choice.
    if (more) break
  }
  if (complete === undefined && !more) return []
  return [{ pick, text, ...(complete === undefined ? {} : { action: complete }), ...(more ? { more } : {}) }]
}

/** All legal actions of a deed, for every way to pay. */
export function* actionsOf(state: State, doing: Doing): Generator<Action> {
  const deed: AnyDeed = deedOf(state, doing)
  const seat = topSeat(state)
  if (!('kind' in deed)) {
    yield* deed.list(state, seat) as Iterable<Action>
    return
  }
  if (deed.has?.(state, seat) === false) return
  for (const pay of payments(state, seat))
    if ((payKinds(state, seat, pay) & kindBit(deed.kind)) !== 0) yield* deed.list(state, seat, pay) as Iterable<Action>
}

/** The taps that lead to an action: how it is paid, then its fields; lists one by one. */
export function stepsOf(action: Action): Pick[] {
  const { do: _do, pay, ...fields } = action as Action & { pay?: Json }
  const steps: Pick[] = pay === undefined ? [] : [{ slot: 'pay', value: pay }]
  for (const [slot, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const each of value) steps.push({ slot, value: each as Json })
    else steps.push({ slot, value: value as Json })
  }
  return steps
}

function listed(state: State, doing: Doing, picks: readonly Pick[]): Offer[] {
  const offers = new Map<string, { pick: Pick; action?: Action; more: boolean }>()
  for (const action of actionsOf(state, doing)) {
    const steps = stepsOf(action)
    if (steps.length <= picks.length) continue
    if (!picks.every((pick, i) => equal(pick, steps[i]))) continue
    const pick = steps[picks.length]!
    const key = JSON.stringify(pick)
    const offer = offers.get(key) ?? { pick, more: false }
    if (steps.length === picks.length + 1) offer.action = action
    else offer.more = true
    offers.set(key, offer)
  }
  return [...offers.values()].map(({ pick, action, more }) => ({
    pick,
    text: pickText(state, doing, pick),
    ...(action === undefined ? {} : { action }),
    ...(more ? { more } : {}),
  }))
}
