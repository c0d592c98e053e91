// Whose decision it is, and what about.

import { equal, type Say } from '@understudy/procedure'
import { CHANCE, type Choice, type Decision, type Pick, type Random, type Refusal } from '@understudy/table'
import type { Action, SeatAction } from '../../vocabulary.ts'
import { nextChance, refuseChance, sampleChance } from '../chance/chance.ts'
import { sharedThrow } from '../chance/shared-throw.ts'
import { sourceOf } from '../chance/source-of.ts'
import { say } from '../sayings.ts'
import type { Frame } from '../state/frames.ts'
import { isAmongBots, seatId } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { type Asked, asked } from './asked.ts'
import { type Ask, type ChanceAsk, type Option, optionsOf, type SeatAsk } from './handler.ts'
import { handlerOf } from './handlers.ts'
import { pickText } from './pick-text.ts'

export function refusal(state: State, action: Action, now: Asked | undefined = asked(state)): Refusal | undefined {
  if (now === undefined) return say('no.over', {})
  if ('chance' in now.ask) return refuseChance(state, now.ask, action)
  return refuseSeat(state, now.frame, action as SeatAction)
}

/**
 * What a bot was allowed last, in its view of a position. A glance shares its board and what is being decided with the position
 * itself, so that the rules need not look at the same action again when it is taken.
 */
let allowed: { readonly action: Action; readonly frame: Frame; readonly lands: State['lands'] } | undefined

export function isAllowed(view: State, action: Action, now: Asked | undefined): boolean {
  if (refusal(view, action, now) !== undefined) return false
  allowed = now === undefined ? undefined : { action, frame: now.frame, lands: view.lands }
  return true
}

/** Asked once, before the action is taken: after it the position is another one. */
export function wasAllowed(state: State, action: Action, frame: Frame): boolean {
  const last = allowed
  allowed = undefined
  return last !== undefined && last.action === action && last.frame === frame && last.lands === state.lands
}

function refuseSeat(state: State, frame: Frame, action: SeatAction): Refusal | undefined {
  const handler = handlerOf(frame)
  if (handler.refuse !== undefined) return handler.refuse(state, frame, action)
  const options = optionsOf(handler, state, frame)
  return options.some((each) => isSame(each.action, action)) ? undefined : say('no.notNow', {})
}

/** As `equal`, without writing both down: what is left out and what is undefined are the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as unknown[]).length)) return false
  for (const key in one) if (!isSame(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

export function decisionOf(state: State): Decision<Action> | undefined {
  const now = asked(state)
  if (now === undefined) return undefined
  const { frame, ask } = now
  return 'chance' in ask ? new ChanceDecision(state, frame, ask) : new SeatDecision(state, frame, ask)
}

/** A question in words, which nobody reads where only bots sit. */
class Worded {
  readonly #ask: Ask
  #words: Say | undefined

  constructor(state: State, ask: Ask) {
    this.#ask = ask
    if (!isAmongBots(state)) this.#words = ask.question()
  }

  get question(): Say {
    this.#words ??= this.#ask.question()
    return this.#words
  }
}

class ChanceDecision extends Worded implements Decision<Action> {
  readonly seat = CHANCE
  readonly kind: string
  readonly source: string
  readonly key: string
  readonly #state: State
  readonly #frame: Frame
  readonly #ask: ChanceAsk

  constructor(state: State, frame: Frame, ask: ChanceAsk) {
    super(state, ask)
    this.kind = ask.chance
    this.source = sourceOf(state, frame, ask.chance)
    this.key = ask.key
    this.#state = state
    this.#frame = frame
    this.#ask = ask
  }

  legal(action: Action): Refusal | undefined {
    return refuseChance(this.#state, this.#ask, action)
  }

  next(picks: readonly Pick[]): Choice<Action>[] {
    return nextChance(this.#state, this.#ask, picks)
  }

  sample(random: Random): Action {
    return sampleChance(this.#state, this.#ask, random)
  }

  get shared(): NonNullable<Decision<Action>['shared']> | undefined {
    return sharedThrow(this.#state, this.#frame, this.#ask, this)
  }
}

class SeatDecision extends Worded implements Decision<Action> {
  readonly seat: string
  readonly kind: string
  readonly #state: State
  readonly #frame: Frame
  /** A decision belongs to its position: whoever goes on from tap to tap need not have them worked out again. */
  #listed: readonly Option[] | undefined

  constructor(state: State, frame: Frame, ask: SeatAsk) {
    super(state, ask)
    this.seat = seatId(state, ask.side)
    this.kind = ask.kind
    this.#state = state
    this.#frame = frame
  }

  legal(action: Action): Refusal | undefined {
    return refuseSeat(this.#state, this.#frame, action as SeatAction)
  }

  next(picks: readonly Pick[]): Choice<Action>[] {
    return nextFor(this.#state, this.#frame, picks, () => this.#options())
  }

  sample(random: Random): Action {
    return sampleFor(this.#state, this.#frame, random)
  }

  #options(): readonly Option[] {
    const handler = handlerOf(this.#frame)
    this.#listed ??= [
      ...optionsOf(handler, this.#state, this.#frame),
      ...(handler.rare?.(this.#state, this.#frame) ?? []),
    ]
    return this.#listed
  }
}

/** Options grouped by their taps. */
function nextFor(
  state: State,
  frame: Frame,
  picks: readonly Pick[],
  options: () => readonly Option[],
): Choice<Action>[] {
  const handler = handlerOf(frame)
  if (handler.next !== undefined) return handler.next(state, frame, picks)
  const found = new Map<string, Choice<Action>>()
  for (const { action, path, cards } of options()) {
    if (cards !== undefined && picks.length >= path.length && startsWith(picks, path))
      return cards(picks.slice(path.length).map(({ value }) => String(value)))
    if (!startsWith(path, picks)) continue
    const next = path[picks.length]
    if (next === undefined) continue
    const key = JSON.stringify(next)
    const complete = path.length === picks.length + 1 && cards === undefined
    const known = found.get(key)
    const choice: Choice<Action> = {
      pick: next,
      text: pickText(state, frame, next),
      ...(complete ? { action } : { more: true }),
    }
    if (known === undefined) found.set(key, choice)
    else if ((known.action !== undefined) !== complete) found.set(key, { ...known, ...choice, more: true })
  }
  return [...found.values()]
}

const startsWith = (path: Option['path'], picks: readonly Pick[]): boolean =>
  picks.every((each, at) => {
    const own = path[at]
    return own !== undefined && own.slot === each.slot && equal(own.value, each.value)
  })

/** First the kind of thing, then one of it: otherwise the many purchases would crowd out the rest. */
function sampleFor(state: State, frame: Frame, random: Random): Action {
  const handler = handlerOf(frame)
  if (handler.sample !== undefined) return handler.sample(state, frame, random)
  // A part that is empty is as if it were not there: the others stay equally likely.
  const parts = handler.kinds === undefined ? [handler.options] : [...handler.kinds]
  while (parts.length > 0) {
    const [list] = parts.splice(random.int(parts.length), 1)
    const options = list?.(state, frame) ?? []
    if (options.length > 0) return (options[random.int(options.length)] as Option).action
  }
  throw new Error(`nothing can be done (${frame.kind})`)
}
