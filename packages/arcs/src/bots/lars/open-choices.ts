// Choices that no rule decides (lars 3, lars/A57): at random, or by the human with the least Power, as the table likes.

import type { FactQuestion, Ways } from '@understudy/procedure'
import type { Memory, Runner } from '@understudy/procedure/run'
import type { TraceSink } from '@understudy/procedure/trace'
import type { Bot } from '@understudy/table'
import * as read from '../../rules/state/read.ts'
import { colourOf, roleOf, type State, turnOrder } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, say } from './context.ts'

/** The human with the least Power, of equals the first in turn order; -1 if there is none. */
export function decider(state: State): number {
  const power = (seat: number): number => read.power(state, seat)
  let found = -1
  for (const seat of turnOrder(state))
    if (roleOf(state, seat) === 'human' && (found < 0 || power(seat) < power(found))) found = seat
  return found
}

/** The ways of each rule, by its id. */
function waysOf(nodes: unknown, into: Map<string, Ways<C, unknown>>): Map<string, Ways<C, unknown>> {
  if (typeof nodes !== 'object' || nodes === null) return into
  const { id, ways } = nodes as { id?: string; ways?: Ways<C, unknown> }
  if (id !== undefined && ways !== undefined) into.set(id, ways)
  for (const part of Object.values(nodes)) waysOf(part, into)
  return into
}

/** A Lars that asks the table where it would draw lots. */
export function asking(bot: Bot<State, Action>, runner: Runner<State, Action>): Bot<State, Action> {
  const ways = waysOf(runner.rulebook.pages, new Map())
  const question = (view: State, seat: string, memory: Memory, node: string, by: number): FactQuestion => {
    const run = memory.runs.at(-1)
    const left = run?.pending?.want === 'pick' ? run.pending.left : []
    const c = runner.context(view, seat, run?.vars ?? {}) as C
    return {
      ask: say('lars.choose', { by: colourOf(view, by) }),
      answers: left.map((x, at) => ({
        value: at,
        text: ways.get(node)?.show?.(c, x) ?? say('lars.die', { n: at + 1 }),
      })),
    }
  }
  const told = (sink: TraceSink): TraceSink => ({
    detail: sink.detail,
    event: (event) => sink.event(event.e === 'pick' ? { ...event, by: 'table' } : event),
  })
  return {
    ...bot,
    step(view, seat, memory, answer, sink) {
      const by = decider(view)
      const step = bot.step(view, seat, memory, answer, sink === undefined || by < 0 ? sink : told(sink))
      if (!('pick' in step) || by < 0) return step
      return { fact: question(view, seat, memory as Memory, step.node, by), node: step.node }
    },
  }
}
