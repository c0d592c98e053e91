// A world of one list, and rulebooks over it that are short to write: for the tests of the language itself.

import { type Ctx, language, type Node, type Page } from '../book/nodes.ts'
import type { AnyRulebook, BookText, NodeText, Rulebook } from '../book/rulebook.ts'
import { freshMemory, type Memory, type Step } from '../run/memory.ts'
import { Runner } from '../run/run.ts'
import { branches } from '../trace/coverage.ts'
import type { TraceSink } from '../trace/trace.ts'

/** What was done so far; a deed on the list of forbidden ones is illegal. */
export interface Tiny {
  done: string[]
  forbidden: string[]
}

/** What the small books note. */
export type TinyVars = {
  it?: string
  other?: string
  suit?: string
  thing?: string
  unit?: string
  n?: number | string
  f?: boolean | number
  rain?: string
  stale?: string
  x?: string
  y?: string
  pair?: { a: number }
  rounds?: number
}

export type C = Ctx<Tiny, TinyVars>
export type TinyPage = Page<C, string>
export type TinyNode = Node<C, string>
export type TinyBook = Rulebook<Tiny, string, string, string, string, C>
export const rules = language<C, string, string, string, string>()

export const world = (forbidden: readonly string[] = []): Tiny => ({ done: [], forbidden: [...forbidden] })

/** A rulebook with a text for each of its nodes; `over` replaces what matters to a test. */
export function tinyBook(pages: readonly TinyPage[], over: Partial<TinyBook> = {}): TinyBook {
  const nodes: Record<string, NodeText> = {}
  const preferences: Record<string, string> = {}
  const sources: TinyBook['sources'] & Record<string, unknown> = {}
  const walk = (list: readonly TinyNode[]): void => {
    for (const node of list) {
      if ('id' in node) {
        nodes[node.id] = { rule: `rule ${node.id}` }
        ;(sources as Record<string, unknown>)[node.id] = { by: 'printed', place: node.id }
      }
      if ('ways' in node) for (const preference of node.ways.prefer ?? []) preferences[preference.id] = preference.id
      for (const branch of branches(node as Node<unknown, unknown>)) walk(branch as readonly TinyNode[])
    }
  }
  for (const page of pages) walk(page.nodes)
  const text: BookText = {
    title: 'Tiny',
    about: 'A book for tests.',
    pages: Object.fromEntries(pages.map((page) => [page.id, { title: `page ${page.id}` }])),
    nodes,
    preferences,
    terms: [],
  }
  return {
    id: 'tiny',
    version: '1',
    editions: ['first', 'second'],
    author: 'Nobody',
    pages,
    sources,
    text: { en: text, ru: text },
    phrases: { en: {}, ru: {} },
    entry: () => pages[0]?.id ?? '',
    legal: (view, _seat, action) => !view.forbidden.includes(action),
    describe: (action) => ({ say: action }),
    ...over,
  }
}

interface Played {
  readonly view: Tiny
  readonly steps: readonly Step<string>[]
}

export interface PlayOptions {
  readonly edition?: string
  readonly view?: Tiny
  /** What rolls, picks and facts come to, in order; beyond the end: 0. */
  readonly answers?: readonly number[]
  readonly sink?: TraceSink
  /** What happens to the memory between two steps. */
  readonly between?: (memory: Memory) => Memory
  /** Stop after so many deeds, or steps. */
  readonly deeds?: number
  readonly limit?: number
  /** What a deed does besides being noted. */
  readonly after?: (view: Tiny, deed: string) => void
}

/** Runs a rulebook until it is done. */
export function play(book: AnyRulebook, options: PlayOptions = {}): Played {
  const runner = new Runner<Tiny, string>(book, { edition: options.edition ?? 'first', options: {} })
  const view = options.view ?? world()
  const answers = [...(options.answers ?? [])]
  const steps: Step<string>[] = []
  let memory = freshMemory()
  let answer: number | undefined
  for (;;) {
    const step = runner.step(view, 'me', memory, answer, options.sink)
    memory = options.between?.(memory) ?? memory
    answer = undefined
    steps.push(step)
    if ('done' in step || steps.length === options.limit) return { view, steps }
    if ('act' in step) {
      view.done.push(step.act)
      options.after?.(view, step.act)
      if (view.done.length === options.deeds || memory.runs.length === 0) return { view, steps }
    } else answer = answers.shift() ?? 0
  }
}

export const deeds = (played: Played): string => played.view.done.join(' ')
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
