// What a folder of a rulebook says in one language: titles of pages, rules, preferences, and the sentences that answers rest on.

import type { Phrases } from '../words/say.ts'
import type { NodeText } from './rulebook.ts'

/** The head of a page. */
type Title = { readonly title: string; readonly intro?: string }

export interface Spoken<N extends string, S extends Facts> {
  readonly pages: Readonly<Record<string, Title>>
  readonly nodes: Readonly<Record<N, NodeText>>
  readonly preferences: Readonly<Record<string, string>>
  readonly phrases: Phrases<S>
}

/** What each sentence is told. */
type Facts = Readonly<Record<string, object>>

type Part = 'pages' | 'nodes' | 'preferences' | 'phrases'
type AnySpoken = { readonly [P in Part]: object }

/** The same in another language. */
export interface Alike<T extends AnySpoken, S extends Facts> {
  readonly pages: Readonly<Record<keyof T['pages'], Title>>
  readonly nodes: Readonly<Record<keyof T['nodes'], NodeText>>
  readonly preferences: Readonly<Record<keyof T['preferences'], string>>
  readonly phrases: Phrases<S>
}

/** The keys that any of these folders has. */
type Keys<T extends AnySpoken, P extends Part> = T extends unknown ? keyof T[P] & string : never

export interface Together<T extends AnySpoken, S extends Facts> {
  readonly pages: Readonly<Record<Keys<T, 'pages'>, Title>>
  readonly nodes: Readonly<Record<Keys<T, 'nodes'>, NodeText>>
  readonly preferences: Readonly<Record<Keys<T, 'preferences'>, string>>
  readonly phrases: Phrases<S>
}

/** What all folders say. */
export function together<T extends AnySpoken, S extends Facts>(folders: readonly T[]): Together<T, S> {
  const all = (part: Part): object => Object.assign({}, ...folders.map((folder) => folder[part]))
  return {
    pages: all('pages'),
    nodes: all('nodes'),
    preferences: all('preferences'),
    phrases: all('phrases'),
  } as Together<T, S>
}
