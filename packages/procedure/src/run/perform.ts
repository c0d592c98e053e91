// One step of reading a page. Whoever reads pages reads them with this: the turn itself (run.ts), and a look ahead (peek.ts).

import { traced, tracePick } from '../trace/run-traces.ts'
import type { TraceSink } from '../trace/trace.ts'
import { TRACING } from '../trace/tracing.ts'
import type { Code, Op } from './compile.ts'
import { type Pending, RulebookError, type Run, type Step } from './memory.ts'
import { narrow } from './narrow.ts'

/** The pages that can be read, and whose they are. */
export interface Reading<C, A> {
  readonly book: string
  readonly code: ReadonlyMap<string, Code<C, A>>
}

/** A page may be read this long without wanting anything; beyond it goes round in circles. */
export const PATIENCE = 20_000

type Frame = Run['frames'][number]

/** Does what stands here, and goes on to the next step unless something is wanted. */
export function perform<C, A>(
  read: Reading<C, A>,
  c: C,
  run: Run,
  frame: Frame,
  op: Op<C, A>,
  sink: TraceSink | undefined,
): Step<A> | undefined {
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
      const left = narrow(c, op.ways, TRACING && sink !== undefined ? traced(op, depth, sink) : undefined, op.measures)
      if (left.length === 0) {
        frame.pc = op.none
        return undefined
      }
      if (left.length > 1) {
        run.pending = { want: 'pick', left: [...left] }
        return { pick: left.length, node: op.node }
      }
      choose(c, run, frame, op, left[0])
      return undefined
    }
    case 'act': {
      const made = op.act(c)
      const actions = (Array.isArray(made) ? [...made] : [made]) as A[]
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
      if (!read.code.has(page)) throw new RulebookError(`${read.book}: there is no page ${page}`)
      if (TRACING && sink !== undefined) sink.event({ e: 'go', node: op.node, depth: frame.depth + 1 + op.depth, page })
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
        leave(run, frame, op, sink)
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

/** Takes the answer to what was wanted, and goes on. */
export function resolve<C, A>(
  read: Reading<C, A>,
  c: C,
  run: Run,
  pending: Pending,
  answer: number,
  sink: TraceSink | undefined,
): void {
  const frame = run.frames[run.frames.length - 1]
  const op = frame === undefined ? undefined : read.code.get(frame.page)?.ops[frame.pc]
  if (frame === undefined || op === undefined) throw new RulebookError('an answer came for a page that is not there')
  run.pending = undefined
  if (pending.want === 'pick') {
    if (op.op !== 'narrow') throw new RulebookError('an answer came for another rule')
    const chosen = pending.left[answer]
    if (chosen === undefined) throw new RulebookError(`pick ${answer} of ${pending.left.length}`)
    if (TRACING && sink?.detail === true) tracePick(c, op, frame.depth + 1 + op.depth, pending.left, chosen, sink)
    choose(c, run, frame, op, chosen)
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

export function leave<C, A>(
  run: Run,
  frame: Frame,
  op: Extract<Op<C, A>, { op: 'jump' }>,
  sink: TraceSink | undefined,
): void {
  if (TRACING && sink !== undefined)
    sink.event({ e: 'proceed', node: op.node ?? '', depth: frame.depth + 1 + (op.depth ?? 0), to: '' })
  run.frames.pop()
}

function choose<C, A>(c: C, run: Run, frame: Frame, op: Extract<Op<C, A>, { op: 'narrow' }>, x: unknown): void {
  frame.pc++
  if (op.as !== undefined) {
    run.vars[op.as] = x
    run.chose ??= {}
    run.chose[op.as] = op.node
  }
  if (op.act === undefined) return
  const made = op.act(c, x)
  const actions = (Array.isArray(made) ? [...made] : [made]) as A[]
  if (actions.length > 0) run.queue = queued(run, op, frame.depth, actions)
}

/** A plan that is to be carried out, with the rule that decided on it if that was another one. */
function queued(
  run: Run,
  op: { readonly node: string; readonly depth: number; readonly of?: readonly string[] | undefined },
  depth: number,
  actions: unknown[],
): NonNullable<Run['queue']> {
  return { node: op.node, depth: depth + 1 + op.depth, actions, done: 0, by: decidedBy(run, op.of) }
}

/** The rule that noted the first of these names that is noted. */
function decidedBy({ chose }: Run, names: readonly string[] | undefined): string | undefined {
  if (names === undefined || chose === undefined) return undefined
  for (const name of names) if (chose[name] !== undefined) return chose[name]
  return undefined
}
