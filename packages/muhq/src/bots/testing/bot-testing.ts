// Runs a boss's turn from a position and tells what was done and why, for tests.

import { speak } from '@understudy/procedure'
import { freshMemory, type Memory, Runner } from '@understudy/procedure/run'
import { type Candidate, listNodes, Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { CHANCE } from '@understudy/table'
import { topCards } from '@understudy/table/chance'
import { muhq } from '../../game.ts'
import { tileNamed } from '../../rules/grid.ts'
import type { State } from '../../rules/state.ts'
import { type Action, BOSS, type CardId } from '../../vocabulary.ts'
import type { BossBook } from '../books.ts'
import type { NodeId, PageId } from '../ids.ts'

export interface Setup {
  /** What the ties at a rule come to, in their order: the index of a candidate. A tie that is not listed is an error. */
  readonly picks?: Partial<Record<NodeId, readonly number[]>>
  /** The cards that are drawn, in their order; the first possible one when there are no more. */
  readonly draws?: readonly CardId[]
  /** Stops after so many actions of the boss. */
  readonly actions?: number
}

/** One time that a rule was read: its answer, what it rested on, whom it found and dropped, and what it did. */
interface Reason {
  yes?: boolean
  because?: string[]
  found?: string[]
  dropped?: Record<string, string[]>
  picked?: string
  did?: Action
  to?: string
}

export interface Turn {
  readonly actions: readonly Action[]
  readonly events: readonly TraceEvent[]
  readonly state: State
  readonly memory: Memory
  /** Every time that a rule was read. */
  reasons(node: NodeId): Reason[]
}

const PATIENCE = 500

/** Lets the boss act until its turn or the game is over. The position given is not changed. */
export function bossTurn(
  book: BossBook,
  position: State,
  { picks = {}, draws = [], actions: limit }: Setup = {},
): Turn {
  const runner = new Runner<State, Action>(book, { edition: 'standard', options: {} })
  const recorder = new Recorder()
  const memory = freshMemory()
  const state = muhq.copy(position)
  const actions: Action[] = []
  const ties = new Map(Object.entries(picks).map(([node, given]) => [node, [...(given ?? [])]]))
  const cards = [...draws]
  let answer: number | undefined
  for (let n = 0; n < PATIENCE && actions.length !== limit; n++) {
    const decision = muhq.decision(state)
    if (decision === undefined || state.turn !== BOSS) break
    if (decision.seat === CHANCE) {
      const card = cards.shift() ?? [...topCards(state.boss.hidden, state.boss.deck).keys()][0] ?? ''
      muhq.apply(state, { do: 'drawn', seat: BOSS, card })
      continue
    }
    const step = runner.step(muhq.view(state, BOSS), BOSS, memory, answer, recorder)
    answer = undefined
    if ('act' in step) {
      muhq.apply(state, step.act)
      actions.push(step.act)
    } else if ('pick' in step) {
      answer = ties.get(step.node)?.shift()
      if (answer === undefined) throw new Error(`a tie of ${step.pick} at ${step.node} that the test does not decide`)
    } else throw new Error(`the bot wants ${JSON.stringify(step)}`)
  }
  const unused = [...ties].filter(([, left]) => left.length > 0).map(([node]) => node)
  if (unused.length > 0 && limit === undefined) throw new Error(`ties that never came up: ${unused.join(', ')}`)
  const { events } = recorder
  return { actions, events, state, memory, reasons: (node) => reasonsOf(book, events, node) }
}

function reasonsOf(book: BossBook, events: readonly TraceEvent[], node: NodeId): Reason[] {
  const out: Reason[] = []
  let found: readonly Candidate[] = []
  const name = (at: number): string => {
    const candidate = found[at]
    return candidate?.text === undefined ? JSON.stringify(candidate?.value) : speak(book.phrases, 'en', candidate.text)
  }
  const last = (): Reason => out[out.length - 1] ?? {}
  for (const event of events) {
    if (!('node' in event) || event.node !== node) continue
    switch (event.e) {
      case 'ask': {
        const because = event.because.map((sentence) => speak(book.phrases, 'en', sentence))
        out.push({ yes: event.yes, ...(because.length === 0 ? {} : { because }) })
        break
      }
      case 'found':
        found = event.candidates
        out.push({ yes: found.length > 0, ...(found.length === 0 ? {} : { found: found.map((_, at) => name(at)) }) })
        break
      case 'prefer':
        last().dropped = { ...last().dropped, [event.preference]: event.dropped.map(name) }
        break
      case 'pick':
        last().picked = name(event.chosen)
        break
      case 'go':
      case 'proceed':
        out.push({ to: event.e === 'go' ? event.page : event.to })
        break
      case 'act': {
        const own = last()
        if (own.found !== undefined && own.did === undefined) own.did = event.action as Action
        else out.push({ did: event.action as Action })
      }
    }
  }
  return out
}

// Actions in short: `move(1, 'C2')`.
const place = (at: string) => tileNamed(at) ?? { x: -1, y: -1 }
export const move = (unit: number, at: string): Action => ({ do: 'move', unit, to: place(at) })
export const street = (unit: number, at: string): Action => ({ do: 'move', unit, to: place(at), street: true })
export const attack = (unit: number, target: number): Action => ({ do: 'attack', unit, target })
export const tap = (unit: number): Action => ({ do: 'tap', unit })
export const play = (card: CardId, at: string): Action => ({ do: 'play', card, at: place(at) })
export const destroy = (unit: number): Action => ({ do: 'destroy', unit })
export const cast = (card: CardId, target?: number): Action =>
  target === undefined ? { do: 'play', card } : { do: 'play', card, target }
export const full = (unit: number, target?: number): Action =>
  target === undefined ? { do: 'full', unit } : { do: 'full', unit, target }
export const SHUFFLE: Action = { do: 'shuffle' }
export const GAIN: Action = { do: 'gain' }
export const PAY: Action = { do: 'pay' }
export const DRAW: Action = { do: 'draw' }
export const END: Action = { do: 'end', putAway: [] }

/** Each unit in a cell of its own, so that it only gets tapped. */
export const CELLS = '_#_#_#_#_'

/** Keeps account of which rules have a position in which they fire and one in which they are passed over. */
export function ruleTests(it: (name: string, body: () => void) => void) {
  const seen = { fires: new Set<string>(), passed: new Set<string>() }
  return {
    fires: (node: NodeId, words: string, body: () => void) => {
      seen.fires.add(node)
      it(`${node} ${words}`, body)
    },
    passed: (node: NodeId, words: string, body: () => void) => {
      seen.passed.add(node)
      it(`${node} is passed over: ${words}`, body)
    },
    /** Rules of a page (or those of its rules that are meant) that lack one of the two. */
    missing: (book: BossBook, page: PageId, meant: (node: string) => boolean = () => true): string[] =>
      listNodes(book, 'standard')
        .filter((each) => each.page === page && meant(each.node))
        .filter(({ node }) => !seen.fires.has(node) || !seen.passed.has(node))
        .map(({ node }) => node),
  }
}
