// The words of the rulebook language. A page is a list of nodes; each node is one rule with a stable id. The same node is
// run, explained, counted, translated and printed.

import type { Json } from '../json.ts'
import type { Say } from '../words/say.ts'
import type { Source } from './rulebook.ts'

/** What a rule can see: the position as its seat sees it, and what the run has noted so far. */
export interface Ctx<View = unknown, Vars = Record<string, unknown>> {
  readonly view: View
  readonly seat: string
  readonly vars: Vars
  readonly edition: string
  readonly options: Readonly<Record<string, string | number | boolean | undefined>>
  /** What the rulebook makes of its options, once for each seat: see `Rulebook.settings`. */
  readonly settings?: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: asks whether nothing is known about the context
type Vars<C> = 0 extends 1 & C ? any : C extends { readonly vars: infer V } ? V : Record<string, unknown>

/** Names under which a bot may note something: the variables of its context. */
export type NameOf<C> = keyof Vars<C> & string
/** What may be noted under such a name. */
export type ValueOf<C, K extends NameOf<C>> = Exclude<Vars<C>[K], undefined>
/** Something that was noted, with its name. */
export type Noted<C> = { [K in NameOf<C>]: [as: K, value: ValueOf<C, K>] }[NameOf<C>]

/** A question about the position. `show` tells what the answer rests on; it is only called when somebody wants to know. */
export interface Question<C> {
  test(c: C): boolean
  show?(c: C, yes: boolean): Say[]
}

/** One step of narrowing: keep those that satisfy, keep the highest, keep the lowest. It never leaves nothing. */
export type Preference<C, X, P extends string = string> = {
  readonly id: P
  /** Where this step comes from, if not from where its rule does. */
  readonly source?: Source
} & ({ keep(c: C, x: X): boolean } | { most(c: C, x: X): number } | { least(c: C, x: X): number })

/** Candidates, and how to choose among them. Ties that remain are broken at random. */
export interface Ways<C, X, P extends string = string> {
  from(c: C): readonly X[]
  prefer?: readonly Preference<C, X, P>[]
  /** Names a candidate in explanations. */
  show?(c: C, x: X): Say
  /** What it rests on that there are these candidates, or none; only called when somebody wants to know. */
  because?(c: C, found: readonly X[]): Say[]
  /** What a candidate is wanted for ("2 ships to gate 3"), apart from its name; only called when somebody wants to know. */
  plan?(c: C, x: X): Say | undefined
  /** What was looked at and is no candidate, and why; only called when somebody wants to know. */
  fell?(c: C, found: readonly X[]): readonly Fallen<X>[]
  /** It takes whatever there is: that such a rule would take something is no reason against anything. */
  readonly any?: true
  /** Orders candidates before a random pick, whatever the order they were found in. Default: their canonical JSON. */
  key?(x: X): string | number
}

export interface Fallen<X = unknown> {
  readonly value: X
  readonly why: Say
}

/** A die by its faces: `{ id: 'd6', faces: [1, 2, 3, 4, 5, 6] }`. An answer is the index of a face. */
export interface Die<F extends Face = Face> {
  readonly id: string
  readonly faces: readonly F[]
}
type Face = number | string

export const d6: Die<number> = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] }

/** Something only the table knows. */
export interface FactQuestion<V extends Json = Json> {
  readonly ask: Say
  readonly answers: readonly { readonly value: V; readonly text: Say }[]
}

export type Node<C, A, Id extends string = string, Pg extends string = string, P extends string = string> =
  | AskNode<C, A, Id, Pg, P>
  | CanNode<C, A, Id, Pg, P>
  | ChooseNode<C, A, Id, Pg, P>
  | ActNode<C, A, Id>
  | { readonly kind: 'roll'; readonly id: Id; readonly die: Die | ((c: C) => Die); readonly as: NameOf<C> }
  | { readonly kind: 'fact'; readonly id: Id; fact(c: C): FactQuestion; readonly as: NameOf<C> }
  | {
      readonly kind: 'repeat'
      readonly id: Id
      readonly test: Question<C>
      readonly body: readonly Node<C, A, Id, Pg, P>[]
    }
  | { readonly kind: 'go'; readonly id: Id; readonly page: Pg | ((c: C) => Pg); readonly pages: readonly Pg[] }
  | { readonly kind: 'proceed'; readonly id: Id; readonly to: Id }
  | { readonly kind: 'leave'; readonly id: Id }
  | { readonly kind: 'set'; set(c: C): void }
  | { readonly kind: 'only'; readonly editions: readonly string[]; readonly nodes: readonly Node<C, A, Id, Pg, P>[] }

/** Something that is simply done. */
export interface ActNode<C, A, Id extends string> {
  readonly kind: 'act'
  readonly id: Id
  act(c: C): A | readonly A[]
  readonly of?: readonly NameOf<C>[]
  /** A rule of the same turn whose no it deals with: told with it, however long ago it was asked. */
  readonly after?: Id
  /**
   * Other rules of the same turn that say something about it: questions whose yes is carried out along with it (a card that
   * seizes, too), searches that found nothing to do along with it (a card that declares nothing).
   */
  readonly along?: readonly Id[]
}

/** A question with nested steps (the seed's type 2), or with a yes- and a no-branch (type 3). */
export interface AskNode<C, A, Id extends string, Pg extends string, P extends string> {
  readonly kind: 'ask'
  readonly id: Id
  readonly test: Question<C>
  readonly yes: readonly Node<C, A, Id, Pg, P>[]
  readonly no?: readonly Node<C, A, Id, Pg, P>[]
}

/** "Can the bot …?" (type 1): if there is a way, take the preferred one; otherwise read on. */
export interface CanNode<C, A, Id extends string, Pg extends string, P extends string> {
  readonly kind: 'can'
  readonly id: Id
  // biome-ignore lint/suspicious/noExplicitAny: the candidate type is checked where the node is written
  readonly ways: Ways<C, any, P>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  act(c: C, x: any): A | readonly A[]
  /** It carries out what was chosen under the first of these names that is known: the rule that chose it decided. */
  readonly of?: readonly NameOf<C>[]
  /** What follows when it was done; what to do instead when there is no way. */
  readonly then?: readonly Node<C, A, Id, Pg, P>[]
  readonly none?: readonly Node<C, A, Id, Pg, P>[]
}

/**
 * Chooses something (a unit, a target, a card) and notes it under a name for the steps that follow. `select` is the seed's
 * type 4: a yes calls for a card and leads to another page.
 */
export interface ChooseNode<C, A, Id extends string, Pg extends string, P extends string> {
  readonly kind: 'choose' | 'select'
  readonly id: Id
  // biome-ignore lint/suspicious/noExplicitAny: see CanNode
  readonly ways: Ways<C, any, P>
  readonly as: NameOf<C>
  readonly then: readonly Node<C, A, Id, Pg, P>[]
  readonly none?: readonly Node<C, A, Id, Pg, P>[]
  /** Rules read after it that say something about what was chosen (a table that lets a target be attacked). */
  readonly along?: readonly Id[]
}

export interface Page<C, A, Id extends string = string, Pg extends string = string, P extends string = string> {
  readonly id: Pg
  readonly nodes: readonly Node<C, A, Id, Pg, P>[]
  /** After each completed plan the page starts again from its top while this holds, and ends when it does not. */
  readonly again?: Question<C>
}

type Asked<C> = Question<C> | ((c: C) => boolean)

export const question = <C>(test: Asked<C>): Question<C> => (typeof test === 'function' ? { test } : test)

/** The words, bound to one bot: its context, its actions, its node, page and preference ids. */
export function language<C, A, Id extends string, Pg extends string, P extends string>() {
  type N = Node<C, A, Id, Pg, P>
  return {
    page: (id: Pg, nodes: readonly N[], again?: Asked<C>): Page<C, A, Id, Pg, P> => ({
      id,
      nodes,
      ...(again === undefined ? {} : { again: question(again) }),
    }),
    ask: (id: Id, test: Asked<C>, yes: readonly N[], no?: readonly N[]): N => ({
      kind: 'ask',
      id,
      test: question(test),
      yes,
      ...(no === undefined ? {} : { no }),
    }),
    can: <X>(
      id: Id,
      ways: Ways<C, X, P>,
      act: (c: C, x: X) => A | readonly A[],
      after: { readonly then?: readonly N[]; readonly none?: readonly N[]; readonly of?: readonly NameOf<C>[] } = {},
    ): N => ({ kind: 'can', id, ways, act, ...after }),
    choose: <K extends NameOf<C>, X extends ValueOf<C, K>>(
      id: Id,
      ways: Ways<C, X, P>,
      as: K,
      then: readonly N[] = [],
      none?: readonly N[],
    ): N => ({
      kind: 'choose',
      id,
      ways,
      as,
      then,
      ...(none === undefined ? {} : { none }),
    }),
    select: <K extends NameOf<C>, X extends ValueOf<C, K>>(
      id: Id,
      ways: Ways<C, X, P>,
      as: K,
      then: readonly N[],
    ): N => ({
      kind: 'select',
      id,
      ways,
      as,
      then,
    }),
    /** `of`: names under which a rule before it has chosen what is done here. */
    act: (id: Id, act: (c: C) => A | readonly A[], ...of: readonly NameOf<C>[]): N => ({
      kind: 'act',
      id,
      act,
      ...(of.length === 0 ? {} : { of }),
    }),
    /** `after`: what it deals with was left by the no to this question. */
    actAfter: (id: Id, after: Id, act: (c: C) => A | readonly A[]): N => ({ kind: 'act', id, act, after }),
    /** Rules that say something more about what is done by this one. */
    along: (ids: readonly Id[], node: N): N => ({ ...node, along: ids }) as N,
    roll: <K extends NameOf<C>, F extends Face & ValueOf<C, K>>(
      id: Id,
      die: Die<F> | ((c: C) => Die<F>),
      as: K,
    ): N => ({ kind: 'roll', id, die, as }),
    fact: <K extends NameOf<C>, V extends Json & ValueOf<C, K>>(id: Id, fact: (c: C) => FactQuestion<V>, as: K): N => ({
      kind: 'fact',
      id,
      fact,
      as,
    }),
    repeat: (id: Id, test: Asked<C>, body: readonly N[]): N => ({ kind: 'repeat', id, test: question(test), body }),
    go: (id: Id, page: Pg): N => ({ kind: 'go', id, page, pages: [page] }),
    goAs: (id: Id, pages: readonly Pg[], page: (c: C) => Pg): N => ({ kind: 'go', id, page, pages }),
    proceed: (id: Id, to: Id): N => ({ kind: 'proceed', id, to }),
    leave: (id: Id): N => ({ kind: 'leave', id }),
    set: (set: (c: C) => void): N => ({ kind: 'set', set }),
    only: (edition: string | readonly string[], ...nodes: readonly N[]): N => ({
      kind: 'only',
      editions: typeof edition === 'string' ? [edition] : edition,
      nodes,
    }),
  }
}

const asQuestions = <C>(tests: readonly Asked<C>[]): Question<C>[] => tests.map((test) => question(test))

/** Yes if all of them are; shows what decided. */
export function allOf<C>(...tests: readonly Asked<C>[]): Question<C> {
  const all = asQuestions(tests)
  return {
    test: (c) => all.every((one) => one.test(c)),
    show: (c, yes) => {
      const telling = yes ? all : all.filter((one) => !one.test(c)).slice(0, 1)
      return telling.flatMap((one) => one.show?.(c, yes) ?? [])
    },
  }
}

/** Yes if any of them is. */
export function anyOf<C>(...tests: readonly Asked<C>[]): Question<C> {
  const all = asQuestions(tests)
  return {
    test: (c) => all.some((one) => one.test(c)),
    show: (c, yes) => {
      const telling = yes ? all.filter((one) => one.test(c)).slice(0, 1) : all
      return telling.flatMap((one) => one.show?.(c, yes) ?? [])
    },
  }
}

export function not<C>(test: Asked<C>): Question<C> {
  const one = question(test)
  return { test: (c) => !one.test(c), show: (c, yes) => one.show?.(c, !yes) ?? [] }
}
