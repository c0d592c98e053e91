// Whose decision it is, and what about.

import { equal } from '@understudy/procedure'
import { CHANCE, type Choice, type Decision, type Pick, type Random, type Refusal } from '@understudy/table'
import { say } from '../../text/sayings.ts'
import type { Action, SeatAction } from '../../vocabulary.ts'
import { nextChance, refuseChance, sampleChance } from '../chance/chance.ts'
import { withShare } from '../chance/shared-throw.ts'
import { sourceOf } from '../chance/source-of.ts'
import type { Frame } from '../state/frames.ts'
import { seatId } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { type Ask, type Option, optionsOf, topFrame } from './handler.ts'
import { handlerOf } from './handlers.ts'
import { pickText } from './pick-text.ts'

export interface Asked {
  readonly frame: Frame
  readonly ask: Ask
}

export function asked(state: State): Asked | undefined {
  if (state.over !== null) return undefined
  const frame = topFrame(state)
  const ask = frame === undefined ? undefined : handlerOf(frame).ask(state, frame)
  if (frame === undefined || ask === undefined) throw new Error(`nobody is asked (${frame?.kind ?? 'no frame'})`)
  return { frame, ask }
}

export function refusal(state: State, action: Action, now: Asked | undefined = asked(state)): Refusal | undefined {
  if (now === undefined) return say('no.over', {})
  if ('chance' in now.ask) return refuseChance(state, now.ask, action)
  return refuseSeat(state, now.frame, action as SeatAction)
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
  if ('chance' in ask) {
    const decision: Decision<Action> = {
      seat: CHANCE,
      kind: ask.chance,
      source: sourceOf(state, frame, ask.chance),
      key: ask.key,
      question: ask.question,
      legal: (action) => refuseChance(state, ask, action),
      next: (picks) => nextChance(state, ask, picks),
      sample: (random) => sampleChance(state, ask, random),
    }
    return withShare(state, frame, ask, decision)
  }
  // A decision belongs to its position: whoever goes on from tap to tap need not have them worked out again.
  let listed: readonly Option[] | undefined
  const options = () => {
    listed ??= [...optionsOf(handlerOf(frame), state, frame), ...(handlerOf(frame).rare?.(state, frame) ?? [])]
    return listed
  }
  return {
    seat: seatId(state, ask.side),
    kind: ask.kind,
    question: ask.question,
    legal: (action) => refuseSeat(state, frame, action as SeatAction),
    next: (picks) => nextFor(state, frame, picks, options),
    sample: (random) => sampleFor(state, frame, random),
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
