// A typed line: one word after another, each read against the position to which the words before it lead.

import { type Action, type Face, rome, type State } from '@understudy/rome'
import { type Choice, type Decision, lacking, type Pick, type Refusal, type Seat } from '@understudy/table'
import type { Typed } from '../../ui.ts'
import { findWord } from './match.ts'

class NotUnderstood extends Error {
  readonly why: Refusal
  constructor(say: string, facts: Readonly<Record<string, string>> = {}) {
    super(say)
    this.why = { say, with: facts }
  }
}

export function typed(state: State, seat: Seat, line: string): Typed<Action> {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s;,]+/)
    .filter((word) => word !== '')
  try {
    return { actions: readLine(rome.copy(state), seat, words) }
  } catch (error) {
    if (error instanceof NotUnderstood) return { why: error.why }
    throw error
  }
}

function readLine(state: State, seat: Seat, words: string[]): Action[] {
  if (words.length === 0) throw new NotUnderstood('web.typed.empty')
  const actions: Action[] = []
  while (words.length > 0) {
    const decision = rome.decision(state)
    if (decision === undefined || decision.seat !== seat)
      throw new NotUnderstood('web.typed.later', { word: words[0] ?? '' })
    const action = readOne(decision, words)
    actions.push(action)
    // The shell says why it is refused, and may allow it.
    if (decision.legal(action) !== undefined) break
    // What comes after a fact that has to be asked for cannot be read yet.
    if (!applies(state, action)) break
  }
  return actions
}

/** Does it, unless a fact has to be asked for first. */
const applies = (state: State, action: Action): boolean =>
  lacking(() => {
    rome.apply(state, action)
    return true
  }) === true

function readOne(decision: Decision<Action>, words: string[]): Action {
  if (decision.kind === 'roll') return { do: 'roll', faces: readFaces(words) }
  if (decision.kind === 'initiative') return { do: 'initiative', cards: words.splice(0).map(Number) }
  let picks: readonly Pick[] = []
  let ready: Choice<Action> | undefined
  while (words.length > 0) {
    const word = words[0] ?? ''
    const found = findWord((taps) => decision.next(taps), picks, word)
    const [first, second] = found
    if (first === undefined) {
      // A word that does not belong here may belong to what comes next.
      if (ready !== undefined) return completed(decision, picks, ready)
      throw new NotUnderstood('web.typed.word', { word })
    }
    if (second !== undefined && !first.exact) throw new NotUnderstood('web.typed.several', { word })
    words.shift()
    picks = [...first.picks, first.choice.pick]
    ready = first.choice
    if (ready.action !== undefined && ready.more !== true) return ready.action
  }
  return completed(decision, picks, ready)
}

/** What was left unsaid: the only thing there is, or what costs nothing to leave out. */
function completed(decision: Decision<Action>, picks: readonly Pick[], ready: Choice<Action> | undefined): Action {
  let now = ready
  let taps = picks
  while (now?.action === undefined) {
    const choices = decision.next(taps)
    const plain = choices.find(({ pick }) => pick.value === 'pool' || pick.value === '' || pick.value === 'even')
    const next = choices.length === 1 ? choices[0] : plain
    if (next === undefined) throw new NotUnderstood('web.typed.more')
    taps = [...taps, next.pick]
    now = next
  }
  return now.action
}

const FACES: Readonly<Record<string, Face>> = {
  '-': '-',
  '0': '-',
  o: '-',
  s: 'S',
  с: 'S',
  x: 'X',
  х: 'X',
  k: 'K',
  к: 'K',
}

/** Letters of the faces in the order of the dice, with or without spaces. */
function readFaces(words: string[]): Face[] {
  return [...words.splice(0).join('')].map((letter) => {
    const face = FACES[letter]
    if (face === undefined) throw new NotUnderstood('web.typed.face', { word: letter })
    return face
  })
}
