// Runs a turn of Lars from a small position, with dice that the test decides, and tells what was done and why.

import { speak } from '@understudy/procedure'
import { freshMemory, type Memory, Runner } from '@understudy/procedure/run'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { CHANCE } from '@understudy/table'
import { sys } from '../../rules/board/ids.ts'
import { decisionOf } from '../../rules/choosing/decision.ts'
import type { FreeDeed } from '../../rules/choosing/deed.ts'
import { deedOf } from '../../rules/choosing/deeds.ts'
import { viewFor } from '../../rules/positions/view.ts'
import { settle } from '../../rules/round/settle.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { F, push, topSeat } from '../../rules/state/stack.ts'
import type { State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { Bench } from '../../testing.ts'
import type { Action, ActionCardId, Colour, SetupId, Suit, SystemId } from '../../vocabulary.ts'
import { larsBook } from './book.ts'
import type { NodeId } from './sources.ts'

/** Red is a Lars, yellow is one too, blue a person: unless the test wants other roles. */
export function table(setup: SetupId = '3p-mix-up', options: Record<string, string | boolean> = {}): Bench {
  return new Bench(3, setup, { role1: 'lars', role2: 'lars', ...options })
}

/** Unknown cards for the decks of Lars; the target planet. */
export function deck(bench: Bench, colour: Colour, n: number): Bench {
  write.addUnknown(bench.state, Pile.group(0), -n)
  write.addUnknown(bench.state, Pile.deck(bench.seat(colour)), n)
  return bench
}
export function aim(bench: Bench, colour: Colour, planet: SystemId): Bench {
  write.setTarget(bench.state, bench.seat(colour), sys(planet) + 1)
  return bench
}

export interface Given {
  /** Faces by rule, in their order; a die that is not listed shows 1. */
  readonly dice?: Partial<Record<NodeId, readonly number[]>>
  /** What ties come to; a tie that is not listed is an error. */
  readonly picks?: Partial<Record<NodeId, readonly number[]>>
  /** Ties that are not listed go to the first. */
  readonly anyTie?: boolean
  /** The cards that are turned over. */
  readonly cards?: readonly ActionCardId[]
  /** Battle dice, roll by roll; blank ones (face 1) if there are no more. */
  readonly rolls?: readonly { assault?: readonly number[]; skirmish?: readonly number[]; raid?: readonly number[] }[]
  /** What others decide in between. */
  readonly others?: readonly Action[]
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Stops before this rule acts. */
  readonly until?: 'end' | 'target'
}

export interface Turn {
  readonly actions: readonly Action[]
  readonly events: readonly TraceEvent[]
  readonly bench: Bench
  /** Rules that said yes or did something. */
  readonly fired: ReadonlySet<string>
  /** The candidates of a rule, in words, each time it was read. */
  found(node: NodeId): string[][]
}

const PATIENCE = 400

/** Lets Lars decide everything that this seat decides until its turn (or its choice of a target) is over. */
export function play(bench: Bench, colour: Colour, given: Given = {}): Turn {
  const { state } = bench
  const runner = new Runner<State, Action>(larsBook, { edition: 'standard', options: given.options ?? {} })
  const recorder = new Recorder()
  const memory: Memory = freshMemory()
  const actions: Action[] = []
  const left = (of: Partial<Record<NodeId, readonly number[]>> | undefined) =>
    new Map(Object.entries(of ?? {}).map(([node, list]) => [node, [...(list ?? [])]]))
  const dice = left(given.dice)
  const picks = left(given.picks)
  const cards = [...(given.cards ?? [])]
  const rolls = [...(given.rolls ?? [])]
  const others = [...(given.others ?? [])]
  let answer: number | undefined
  for (let n = 0; n < PATIENCE; n++) {
    const decision = decisionOf(state)
    if (decision === undefined) break
    if (decision.seat === CHANCE) {
      bench.act(chance(bench, decision.kind, cards, rolls))
      continue
    }
    if (decision.seat !== colour) {
      const other = others.shift()
      if (other === undefined) break
      bench.act(other)
      continue
    }
    const step = runner.step(viewFor(state, colour), colour, memory, answer, recorder)
    answer = undefined
    if ('act' in step) {
      actions.push(step.act)
      bench.act(step.act)
      if (step.act.do === 'end' || step.act.do === given.until) break
    } else if ('roll' in step) answer = (dice.get(step.node)?.shift() ?? 1) - 1
    else if ('pick' in step) {
      answer = picks.get(step.node)?.shift() ?? (given.anyTie === true ? 0 : undefined)
      if (answer === undefined) throw new Error(`a tie of ${step.pick} at ${step.node} that the test does not decide`)
    } else if ('done' in step) throw new Error('the book has no answer')
  }
  const unused = [...picks].filter(([, list]) => list.length > 0).map(([node]) => node)
  if (unused.length > 0) throw new Error(`ties that never came up: ${unused.join(', ')}`)
  const { events } = recorder
  return { actions, events, bench, fired: firedIn(events), found: (node) => foundBy(events, node) }
}

function chance(
  bench: Bench,
  kind: string,
  cards: ActionCardId[],
  rolls: { assault?: readonly number[]; skirmish?: readonly number[]; raid?: readonly number[] }[],
): Action {
  const { state } = bench
  if (kind === 'reveal') {
    const card = cards.shift() ?? 'administration-2'
    return { do: 'reveal', seat: state.options.colours[topSeat(state)]!, cards: [card] }
  }
  if (kind === 'roll') {
    const wanted = rolls.shift() ?? {}
    const faces = (die: 'assault' | 'skirmish' | 'raid', at: number) =>
      wanted[die] ?? Array.from({ length: read.battleDice(state, at) }, () => 1)
    return { do: 'roll', assault: faces('assault', 0), skirmish: faces('skirmish', 1), raid: faces('raid', 2) }
  }
  // biome-ignore lint/suspicious/noExplicitAny: the first that can be
  const deed = deedOf(state, 'uncover') as FreeDeed<any>
  const [first] = deed.list(state, -1)
  return first as Action
}

function firedIn(events: readonly TraceEvent[]): Set<string> {
  const out = new Set<string>()
  for (const event of events) {
    if (!('node' in event)) continue
    if (event.e === 'ask' ? event.yes : event.e === 'found' ? event.candidates.length > 0 : true) out.add(event.node)
  }
  return out
}

function foundBy(events: readonly TraceEvent[], node: NodeId): string[][] {
  return events.flatMap((event) =>
    event.e === 'found' && event.node === node
      ? [event.candidates.map(({ text }) => (text === undefined ? '' : speak(larsBook.phrases, 'en', text)))]
      : [],
  )
}

/** A turn in which this seat has already led a card of the suit: only its actions are left to do. */
export function acting(bench: Bench, colour: Colour, suit: Suit): Bench {
  const card: Record<Suit, ActionCardId> = {
    administration: 'administration-2',
    aggression: 'aggression-2',
    construction: 'construction-2',
    mobilization: 'mobilization-2',
  }
  deck(bench, colour, 3)
  bench.round(colour)
  bench.act({ do: 'reveal', seat: colour, cards: [card[suit]] })
  return bench
}

/** Leads a card of this suit and takes its whole turn. */
export const turnOf = (bench: Bench, colour: Colour, suit: Suit, given: Given = {}): Turn =>
  play(acting(bench, colour, suit), colour, given)

/** Asks this Lars for a target planet, as at the end of a chapter. */
export function asksTarget(bench: Bench, colour: Colour): Bench {
  push(bench.state, F.round, 0)
  push(bench.state, F.target, bench.seat(colour))
  settle(bench.state)
  return bench
}

// Actions in short.
export const move = (from: SystemId, ships: number, ...to: SystemId[]): Action => ({
  do: 'move',
  from,
  legs: to.map((stop) => ({ to: stop, fresh: ships, damaged: 0 })),
  pay: 'pip',
})
export const END: Action = { do: 'end' }
export const RECALL: Action = { do: 'recall' }

/** What it did after playing its card and before ending its turn. */
export const deeds = (turn: Turn): readonly Action[] =>
  turn.actions.filter(({ do: doing }) => !['lead', 'copy', 'turnUp', 'surpass', 'pivot', 'end'].includes(doing))
