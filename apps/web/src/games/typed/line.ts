// A typed line: one word after another, each read against the position to which the words before it lead.

import type { Choice, Decision, Game, Pick, Refusal, Seat } from '@understudy/table'
import { lacking } from '@understudy/table/gaps'
import type { Typed } from '../ui.ts'
import { findWord, type Names, spelledOut } from './match.ts'

export class NotUnderstood extends Error {
  readonly why: Refusal
  constructor(say: string, facts: Readonly<Record<string, string>> = {}) {
    super(say)
    this.why = { say, with: facts }
  }
}

/** How the lines of a game are read. */
export interface Reading<State, Action> {
  readonly game: { [K in 'copy' | 'decision' | 'apply']: Game<State, Action>[K] }
  /** What choices are called in this position. */
  called(state: State): Names<Action>
  /** What may be left unsaid, since it costs nothing. */
  plain?(pick: Pick): boolean
  /** Decisions whose words are read another way. */
  own?(decision: Decision<Action>, words: string[]): Action | undefined
}

export function readTyped<State, Action>(
  reading: Reading<State, Action>,
  state: State,
  seat: Seat,
  line: string,
): Typed<Action> {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s;,]+/)
    .filter((word) => word !== '')
  try {
    return { actions: readLine(reading, reading.game.copy(state), seat, words) }
  } catch (error) {
    if (error instanceof NotUnderstood) return { why: error.why }
    throw error
  }
}

function readLine<State, Action>(reading: Reading<State, Action>, state: State, seat: Seat, words: string[]): Action[] {
  if (words.length === 0) throw new NotUnderstood('web.typed.empty')
  const actions: Action[] = []
  while (words.length > 0) {
    const decision = reading.game.decision(state)
    if (decision === undefined || decision.seat !== seat)
      throw new NotUnderstood('web.typed.later', { word: words[0] ?? '' })
    const action = reading.own?.(decision, words) ?? readOne(reading, reading.called(state), decision, words)
    actions.push(action)
    // The shell says why it is refused, and may allow it.
    if (decision.legal(action) !== undefined) break
    // What comes after a fact that has to be asked for cannot be read yet.
    if (!applies(reading, state, action)) break
  }
  return actions
}

/** Does it, unless a fact has to be asked for first. */
const applies = <State, Action>({ game }: Reading<State, Action>, state: State, action: Action): boolean =>
  lacking(() => {
    game.apply(state, action)
    return true
  }) === true

function readOne<State, Action>(
  reading: Reading<State, Action>,
  called: Names<Action>,
  decision: Decision<Action>,
  words: string[],
): Action {
  let picks: readonly Pick[] = []
  let ready: Choice<Action> | undefined
  while (words.length > 0) {
    const word = words[0] ?? ''
    const some = findWord((taps) => decision.next(taps), picks, word, called)
    const {
      found: [first, second],
      taken,
    } = spelledOut(some, words, called)
    if (first === undefined) {
      // A word that does not belong here may belong to what comes next.
      if (ready !== undefined) return completed(reading, decision, picks, ready)
      throw new NotUnderstood('web.typed.word', { word })
    }
    if (second !== undefined && !first.exact) throw new NotUnderstood('web.typed.several', { word })
    words.splice(0, taken)
    picks = [...first.picks, first.choice.pick]
    ready = first.choice
    if (ready.action !== undefined && ready.more !== true) return ready.action
  }
  return completed(reading, decision, picks, ready)
}

/** What was left unsaid: the only thing there is, or what costs nothing to leave out. */
function completed<State, Action>(
  { plain = () => false }: Reading<State, Action>,
  decision: Decision<Action>,
  picks: readonly Pick[],
  ready: Choice<Action> | undefined,
): Action {
  let now = ready
  let taps = picks
  while (now?.action === undefined) {
    const choices = decision.next(taps)
    const next = choices.length === 1 ? choices[0] : choices.find(({ pick }) => plain(pick))
    if (next === undefined) throw new NotUnderstood('web.typed.more')
    taps = [...taps, next.pick]
    now = next
  }
  return now.action
}
