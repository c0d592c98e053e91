// Runs a rulebook. A run goes on until it wants an action, a roll, a pick or a fact; what it remembers then is plain JSON,
// so a turn can be saved in the middle and taken up later, by another copy of the program.

import { type Code, compiled, type Op } from './compile.ts'
import type { Json } from './json.ts'
import { type Memory, type Pending, RulebookError, type Run, type Step, type Variant } from './memory.ts'
import { narrow } from './narrow.ts'
import type { Ctx } from './nodes.ts'
import type { AnyRulebook, Rulebook } from './rulebook.ts'
import { copied, traced, tracePick } from './run-traces.ts'
import type { TraceSink } from './trace.ts'
import { TRACING } from './tracing.ts'

/** A page may run this long without wanting anything; beyond it goes round in circles. */
const PATIENCE = 20_000

/** A rulebook made ready to run in one edition with given options. */
export class Runner<View, Action> {
  readonly rulebook: Rulebook<View, Action>
  readonly variant: Variant
  readonly #code = new Map<string, Code<Ctx<View>, Action>>()

  constructor(rulebook: AnyRulebook, variant: Variant) {
    if (!rulebook.editions.includes(variant.edition))
      throw new RulebookError(`${rulebook.id} has no edition ${variant.edition}`)
    this.rulebook = rulebook
    this.variant = variant
    for (const page of rulebook.pages) this.#code.set(page.id, compiled(page, variant.edition))
  }

  context(view: View, seat: string, vars: Record<string, unknown>): Ctx<View> {
    return { view, seat, vars, edition: this.variant.edition, options: this.variant.options }
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
      this.#resolve(c, run, run.pending, answer, sink)
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
      const wanted = this.#perform(c, run, frame, op, sink)
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
    const run: Run = { entry, frames: [{ page: entry, pc: 0, depth: 0 }], vars: {} }
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

  #resolve(c: Ctx<View>, run: Run, pending: Pending, answer: number, sink: TraceSink | undefined): void {
    const frame = run.frames[run.frames.length - 1]
    const op = frame === undefined ? undefined : this.#code.get(frame.page)?.ops[frame.pc]
    if (frame === undefined || op === undefined) throw new RulebookError('an answer came for a page that is not there')
    run.pending = undefined
    if (pending.want === 'pick') {
      if (op.op !== 'narrow') throw new RulebookError('an answer came for another rule')
      const chosen = pending.left[answer]
      if (chosen === undefined) throw new RulebookError(`pick ${answer} of ${pending.left.length}`)
      if (TRACING && sink?.detail === true) tracePick(c, op, frame.depth + 1 + op.depth, pending.left, chosen, sink)
      this.#choose(c, run, frame, op, chosen)
      return
    }
    const node = 'node' in op ? (op.node ?? '') : ''
    const depth = ('depth' in op ? (op.depth ?? 0) : 0) + frame.depth + 1
    if (pending.want === 'roll') {
      const face = pending.die.faces[answer]
      if (face === undefined) throw new RulebookError(`no face ${answer} on ${pending.die.id}`)
      run.vars[pending.as] = face
      if (TRACING && sink !== undefined) sink.event({ e: 'roll', node, depth, die: pending.die.id, face })
    } else {
      const fact = pending.fact.answers[answer]
      if (fact === undefined) throw new RulebookError(`no answer ${answer}`)
      run.vars[pending.as] = fact.value
      if (TRACING && sink !== undefined)
        sink.event({ e: 'fact', node, depth, ask: pending.fact.ask, value: fact.value, text: fact.text })
    }
    frame.pc++
  }

  #fromQueue(view: View, seat: string, run: Run, sink: TraceSink | undefined): Step<Action> | undefined {
    const { queue } = run
    if (queue === undefined) return undefined
    const action = queue.actions.shift() as Action
    const step = queue.done++
    if (queue.actions.length === 0) run.queue = undefined
    if (!this.rulebook.legal(view, seat, action)) {
      run.queue = undefined
      if (TRACING && sink !== undefined)
        sink.event({ e: 'broken', node: queue.node, depth: queue.depth, action: action as Json })
      return undefined
    }
    if (TRACING && sink !== undefined) {
      const vars = sink.detail ? copied(run.vars) : undefined
      const { node, depth, by } = queue
      sink.event({ e: 'act', node, depth, action: action as Json, by, step, vars })
    }
    return { act: action, node: queue.by ?? queue.node }
  }

  /** Leaves pages that have nothing more to do, so that a finished turn leaves nothing behind. True: all are left. */
  #unwind(run: Run, sink: TraceSink | undefined): boolean {
    for (let frame = run.frames.at(-1); frame !== undefined; frame = run.frames.at(-1)) {
      const op = this.#code.get(frame.page)?.ops[frame.pc]
      if (op?.op === 'jump' && op.node === undefined && op.to > frame.pc) frame.pc = op.to
      else if (op?.op === 'return') run.frames.pop()
      else if (op?.op === 'jump' && op.to < 0) this.#leave(run, frame, op, sink)
      else return false
    }
    return true
  }

  #perform(
    c: Ctx<View>,
    run: Run,
    frame: Run['frames'][number],
    op: Op<Ctx<View>, Action>,
    sink: TraceSink | undefined,
  ): Step<Action> | undefined {
    switch (op.op) {
      case 'enter':
        if (TRACING && sink !== undefined) sink.event({ e: 'page', page: op.page, depth: frame.depth })
        frame.pc++
        return undefined
      case 'ask': {
        const yes = op.test.test(c)
        if (TRACING && sink !== undefined && op.node !== '') {
          const because = sink.detail ? (op.test.show?.(c, yes) ?? []) : []
          sink.event({ e: 'ask', node: op.node, depth: frame.depth + 1 + op.depth, yes, because })
        }
        frame.pc = yes ? frame.pc + 1 : op.no
        return undefined
      }
      case 'narrow': {
        const depth = frame.depth + 1 + op.depth
        const left = narrow(
          c,
          op.ways,
          TRACING && sink !== undefined ? traced(op, depth, sink) : undefined,
          op.measures,
        )
        if (left.length === 0) {
          frame.pc = op.none
          return undefined
        }
        if (left.length > 1) {
          run.pending = { want: 'pick', left: [...left] }
          return { pick: left.length, node: op.node }
        }
        this.#choose(c, run, frame, op, left[0])
        return undefined
      }
      case 'act': {
        const made = op.act(c)
        const actions = (Array.isArray(made) ? [...made] : [made]) as Action[]
        frame.pc++
        if (actions.length > 0) run.queue = queued(run, op, frame.depth, actions)
        return undefined
      }
      case 'roll': {
        const die = typeof op.die === 'function' ? op.die(c) : op.die
        run.pending = { want: 'roll', die, as: op.as }
        return { roll: die, node: op.node }
      }
      case 'fact': {
        const fact = op.fact(c)
        run.pending = { want: 'fact', fact, as: op.as }
        return { fact, node: op.node }
      }
      case 'call': {
        const page = typeof op.page === 'function' ? op.page(c) : op.page
        if (!this.#code.has(page)) throw new RulebookError(`${this.rulebook.id}: there is no page ${page}`)
        if (TRACING && sink !== undefined)
          sink.event({ e: 'go', node: op.node, depth: frame.depth + 1 + op.depth, page })
        frame.pc++
        run.frames.push({ page, pc: 0, depth: frame.depth + 2 + op.depth })
        return undefined
      }
      case 'set':
        op.set(c)
        frame.pc++
        return undefined
      case 'jump':
        if (op.to < 0) {
          this.#leave(run, frame, op, sink)
          return undefined
        }
        if (TRACING && sink !== undefined && op.node !== undefined)
          sink.event({ e: 'proceed', node: op.node, depth: frame.depth + 1 + (op.depth ?? 0), to: op.name ?? '' })
        frame.pc = op.to
        return undefined
      case 'return':
        if (TRACING && sink !== undefined) sink.event({ e: 'end', page: frame.page, depth: frame.depth })
        run.frames.pop()
        return undefined
    }
  }

  #leave(
    run: Run,
    frame: Run['frames'][number],
    op: Extract<Op<Ctx<View>, Action>, { op: 'jump' }>,
    sink: TraceSink | undefined,
  ): void {
    if (TRACING && sink !== undefined)
      sink.event({ e: 'proceed', node: op.node ?? '', depth: frame.depth + 1 + (op.depth ?? 0), to: '' })
    run.frames.pop()
  }

  #choose(
    c: Ctx<View>,
    run: Run,
    frame: Run['frames'][number],
    op: Extract<Op<Ctx<View>, Action>, { op: 'narrow' }>,
    x: unknown,
  ): void {
    frame.pc++
    if (op.as !== undefined) {
      run.vars[op.as] = x
      run.chose ??= {}
      run.chose[op.as] = op.node
    }
    if (op.act === undefined) return
    const made = op.act(c, x)
    const actions = (Array.isArray(made) ? [...made] : [made]) as Action[]
    if (actions.length > 0) run.queue = queued(run, op, frame.depth, actions)
  }
}

/** A plan that is to be carried out, with the rule that decided on it if that was another one. */
function queued(
  run: Run,
  op: { readonly node: string; readonly depth: number; readonly of?: readonly string[] | undefined },
  depth: number,
  actions: unknown[],
): NonNullable<Run['queue']> {
  const as = op.of?.find((name) => run.chose?.[name] !== undefined)
  const by = as === undefined ? undefined : run.chose?.[as]
  return { node: op.node, depth: depth + 1 + op.depth, actions, done: 0, ...(by === undefined ? {} : { by }) }
}
