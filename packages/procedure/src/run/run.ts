// Runs a rulebook. A run goes on until it wants an action, a roll, a pick or a fact; what it remembers then is plain JSON,
// so a turn can be saved in the middle and taken up later, by another copy of the program.

import type { Ctx } from '../book/nodes.ts'
import type { AnyRulebook, Rulebook } from '../book/rulebook.ts'
import type { Json } from '../json.ts'
import { copied } from '../trace/run-traces.ts'
import type { TraceSink } from '../trace/trace.ts'
import { TRACING } from '../trace/tracing.ts'
import { type Code, codeOf, type Op } from './compile.ts'
import { type Memory, NoSuchAction, newRun, RulebookError, type Run, type Step, type Variant } from './memory.ts'
import { leave, PATIENCE, perform, type Reading, resolve } from './perform.ts'

/** A rulebook made ready to run in one edition with given options. */
export class Runner<View, Action> {
  readonly rulebook: Rulebook<View, Action>
  readonly variant: Variant
  readonly #code: ReadonlyMap<string, Code<Ctx<View>, Action>>
  readonly #read: Reading<Ctx<View>, Action>
  readonly #settings: unknown

  constructor(rulebook: AnyRulebook, variant: Variant) {
    if (!rulebook.editions.includes(variant.edition))
      throw new RulebookError(`${rulebook.id} has no edition ${variant.edition}`)
    this.rulebook = rulebook
    this.variant = variant
    this.#read = { book: rulebook.id, code: codeOf(this.rulebook.pages, variant.edition) }
    this.#code = this.#read.code
    this.#settings = rulebook.settings?.(variant.options)
  }

  context(view: View, seat: string, vars: Record<string, unknown>): Ctx<View> {
    const { edition, options } = this.variant
    return { view, seat, vars, edition, options, settings: this.#settings }
  }

  /**
   * Goes on from `memory` (which it changes) until something is wanted. `answer` is what the last roll, pick or fact came
   * to: the index of a face, of a candidate, of an answer. Called again without an answer, it wants the same again.
   */
  step(view: View, seat: string, memory: Memory, answer?: number, sink?: TraceSink): Step<Action> {
    const run = this.#run(view, seat, memory)
    const c = this.context(view, seat, run.vars)
    if (run.pending !== undefined) {
      if (answer === undefined) return this.#want(run)
      resolve(this.#read, c, run, run.pending, answer, sink)
    }
    let page = ''
    let ops: readonly Op<Ctx<View>, Action>[] | undefined
    for (let patience = PATIENCE; patience > 0; patience--) {
      const queued = run.queue === undefined ? undefined : this.#fromQueue(view, seat, run, sink)
      if (queued !== undefined) {
        if (run.queue === undefined && this.#unwind(run, sink)) memory.runs.pop()
        return queued
      }
      const frame = run.frames[run.frames.length - 1]
      if (frame === undefined) {
        memory.runs.pop()
        return { done: true }
      }
      if (frame.page !== page) {
        page = frame.page
        ops = this.#code.get(page)?.ops
      }
      const op = ops?.[frame.pc]
      if (op === undefined) throw new RulebookError(`${this.rulebook.id}: no step ${frame.pc} on page ${frame.page}`)
      const wanted = perform(this.#read, c, run, frame, op, sink)
      if (wanted !== undefined) return wanted
    }
    const place = this.#place(run)
    throw new RulebookError(`${this.rulebook.id} goes round in circles at ${place}`, place)
  }

  /** Where a run is, for people: each page with the rule that it has come to. */
  #place(run: Run): string {
    const at = ({ page, pc }: Run['frames'][number]): string => {
      const read = this.#code.get(page)?.ops.slice(0, pc + 1) ?? []
      const op = read.findLast(
        (candidate) => 'node' in candidate && candidate.node !== undefined && candidate.node !== '',
      )
      return op !== undefined && 'node' in op ? `${page}, ${op.node}` : page
    }
    return run.frames.map(at).join(' › ')
  }

  /** The run that answers the present decision: the one under way, or a new one on top (an interruption). */
  #run(view: View, seat: string, memory: Memory): Run {
    const entry = this.rulebook.entry(view, seat)
    for (let i = memory.runs.length - 1; i >= 0; i--) {
      const run = memory.runs[i]
      if (run?.entry === entry) {
        if (memory.runs.length > i + 1) memory.runs.length = i + 1
        return run
      }
    }
    const run = newRun(entry)
    memory.runs.push(run)
    return run
  }

  #want(run: Run): Step<Action> {
    const { pending } = run
    const frame = run.frames[run.frames.length - 1]
    const op = frame === undefined ? undefined : this.#code.get(frame.page)?.ops[frame.pc]
    const node = op !== undefined && 'node' in op ? (op.node ?? '') : ''
    switch (pending?.want) {
      case 'pick':
        return { pick: pending.left.length, node }
      case 'roll':
        return { roll: pending.die, node }
      case 'fact':
        return { fact: pending.fact, node }
      default:
        throw new RulebookError('nothing is wanted')
    }
  }

  #fromQueue(view: View, seat: string, run: Run, sink: TraceSink | undefined): Step<Action> | undefined {
    const { queue } = run
    if (queue === undefined) return undefined
    const steps = queue.done + queue.actions.length
    const action = queue.actions.shift() as Action
    const step = queue.done++
    if (queue.actions.length === 0) run.queue = undefined
    if (!this.#isLegal(view, seat, action, queue.by ?? queue.node)) {
      run.queue = undefined
      if (TRACING && sink !== undefined)
        sink.event({ e: 'broken', node: queue.node, depth: queue.depth, action: action as Json })
      return undefined
    }
    if (TRACING && sink !== undefined) {
      const vars = sink.detail ? copied(run.vars) : undefined
      const { node, depth, by } = queue
      sink.event({ e: 'act', node, depth, action: action as Json, by, step, ...(steps > 1 ? { steps } : {}), vars })
    }
    return { act: action, node: queue.by ?? queue.node }
  }

  /** What is no action at all is told with the rule that wants it. */
  #isLegal(view: View, seat: string, action: Action, node: string): boolean {
    try {
      return this.rulebook.legal(view, seat, action)
    } catch (error) {
      if (!(error instanceof NoSuchAction)) throw error
      throw new RulebookError(`${this.rulebook.id}: ${node} does ${JSON.stringify(action)}: ${error.message}`)
    }
  }

  /** Leaves pages that have nothing more to do, so that a finished turn leaves nothing behind. True: all are left. */
  #unwind(run: Run, sink: TraceSink | undefined): boolean {
    for (let frame = run.frames.at(-1); frame !== undefined; frame = run.frames.at(-1)) {
      const op = this.#code.get(frame.page)?.ops[frame.pc]
      if (op?.op === 'jump' && op.node === undefined && op.to > frame.pc) frame.pc = op.to
      else if (op?.op === 'return') run.frames.pop()
      else if (op?.op === 'jump' && op.to < 0) leave(run, frame, op, sink)
      else return false
    }
    return true
  }
}
