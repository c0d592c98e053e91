// Lets a bot decide from a small position, with dice and ties that the test decides, and tells what it did and why.

import { speak } from '@understudy/procedure'
import { freshMemory, type Memory, Runner } from '@understudy/procedure/run'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { CHANCE, type Random } from '@understudy/table'
import { decisionOf } from '../../rules/play/decision.ts'
import { sideNamed } from '../../rules/state/query.ts'
import type { State } from '../../rules/state/state.ts'
import { viewFor } from '../../rules/state/view.ts'
import type { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { speedBook, superBook } from '../books.ts'
import type { Edition, NodeId } from '../ids.ts'

export interface Given {
  /** Faces by rule, in their order: `[4]` for a d6, `['X']` for a die of the game. */
  readonly dice?: Partial<Record<NodeId, readonly (number | string)[]>>
  /** What ties come to, by the index among what is tied; a tie that is not listed is an error. */
  readonly picks?: Partial<Record<NodeId, readonly number[]>>
  /** Ties that are not listed go to the first. */
  readonly anyTie?: boolean
  /** Dice and ties that are not listed fall as this has it. */
  readonly luck?: Random
  /** What chance answers in between, in order. */
  readonly chance?: readonly Action[]
  /** What others decide in between. */
  readonly others?: readonly Action[]
  readonly options?: Readonly<Record<string, string | number | boolean>>
  /** How many actions of the bot; by default one. */
  readonly actions?: number
  /** Stops after an action of this kind, however many there were. */
  readonly until?: Action['do']
}

export interface Played {
  readonly actions: readonly Action[]
  readonly events: readonly TraceEvent[]
  readonly runner: Runner<State, Action>
  /** The view before the last action. */
  readonly view: State
  /** Rules that said yes, found something, rolled, led on or acted. */
  readonly fired: ReadonlySet<string>
  /** Rules that were read at all. */
  readonly read: ReadonlySet<string>
  readonly edition: Edition
  /** The candidates of a rule, in words, each time it was read. */
  found(node: NodeId): string[][]
}

const played = new Map<() => Played, Played>()
/** A position that many rules look at is played once. */
export function once(scene: () => Played): Played {
  const known = played.get(scene) ?? scene()
  played.set(scene, known)
  return known
}

const PATIENCE = 500

export function play(bench: Bench, seat: string, given: Given = {}): Played {
  const { state } = bench
  const role = state.sides[sideNamed(state, seat)]?.role
  const edition: Edition = role === 'speed' ? 'speed' : 'super'
  const book = { super: superBook, speed: speedBook }[edition]
  const runner = new Runner<State, Action>(book, { edition, options: given.options ?? {} })
  const recorder = new Recorder()
  const memory: Memory = freshMemory()
  const actions: Action[] = []
  const dice = queues(given.dice)
  const picks = queues(given.picks)
  const chance = [...(given.chance ?? [])]
  const others = [...(given.others ?? [])]
  const wanted = given.actions ?? (given.until === undefined ? 1 : PATIENCE)
  let answer: number | undefined
  let view = viewFor(state, seat)
  for (let n = 0; n < PATIENCE && actions.length < wanted; n++) {
    const decision = decisionOf(state)
    if (decision === undefined) break
    if (decision.seat !== seat) {
      const action = (decision.seat === CHANCE ? chance : others).shift()
      if (action === undefined) break
      bench.act(action)
      continue
    }
    view = viewFor(state, seat)
    const step = runner.step(view, seat, memory, answer, recorder)
    answer = undefined
    if ('act' in step) {
      actions.push(step.act)
      bench.act(step.act)
      if (step.act.do === given.until) break
    } else if ('roll' in step) {
      const face = dice.get(step.node)?.shift()
      answer = face === undefined ? (given.luck?.int(step.roll.faces.length) ?? -1) : step.roll.faces.indexOf(face)
      if (answer < 0) throw new Error(`the die at ${step.node} is not decided by the test`)
    } else if ('pick' in step) {
      answer = picks.get(step.node)?.shift() ?? given.luck?.int(step.pick) ?? (given.anyTie === true ? 0 : undefined)
      if (answer === undefined) throw new Error(`a tie of ${step.pick} at ${step.node} that the test does not decide`)
    } else throw new Error('the book has no answer')
  }
  const unused = [...dice, ...picks].filter(([, list]) => list.length > 0).map(([node]) => node)
  if (unused.length > 0) throw new Error(`dice or ties that never came up: ${unused.join(', ')}`)
  const { events } = recorder
  return {
    actions,
    events,
    runner,
    view,
    fired: new Set(events.flatMap(firedBy)),
    read: new Set(events.flatMap((event) => ('node' in event ? [event.node] : []))),
    edition,
    found: (node) =>
      events.flatMap((event) =>
        event.e === 'found' && event.node === node
          ? [event.candidates.map(({ text }) => (text === undefined ? '' : speak(book.phrases, 'en', text)))]
          : [],
      ),
  }
}

type Lists<X> = Partial<Record<NodeId, readonly X[]>> | undefined
const queues = <X>(of: Lists<X>): Map<string, X[]> =>
  new Map(Object.entries(of ?? {}).map(([node, list]) => [node, [...((list ?? []) as X[])]]))

function firedBy(event: TraceEvent): string[] {
  switch (event.e) {
    case 'ask':
      return event.yes ? [event.node] : []
    case 'found':
      return event.candidates.length > 0 ? [event.node] : []
    case 'act':
    case 'roll':
    case 'go':
    case 'proceed':
      return [event.node]
    default:
      return []
  }
}
