// A rulebook: pages, where each rule comes from, and its texts in both languages.

import type { AnyPhrases, Lang, Say } from '../words/say.ts'
import type { Ctx, Noted, Page } from './nodes.ts'

/** Where a rule comes from: the author's text, a later version of it, or our ruling where the text is silent. */
export interface Source {
  readonly by: 'printed' | 'backport' | 'ruling'
  /** The place in the source ("Aggressive, step 1"), or the version of a backport. */
  readonly place: string
  /** Rulings that this rule rests on, cited as `muhq/8`. */
  readonly rulings?: readonly string[]
}

export interface NodeText {
  /** The rule as it is printed: a question or an instruction. */
  readonly rule: string
  /** What a yes or a no means, where the plain word is not enough. */
  readonly yes?: string
  readonly no?: string
  /** What the bot is after when this rule decides, as a clause that can stand before a colon: “It needs claims”. */
  readonly aim?: string
  /** What a deed is without if this rule finds nothing to go along with it, as such a clause: “It declares nothing”. */
  readonly without?: string
  /** What people who have the author’s text call it: “Administration [13]”. Unless told, its id. */
  readonly cite?: string
}

/** What a rule is called where people read of it. */
export const citeOf = (text: Pick<BookText, 'nodes'>, node: string): string => text.nodes[node]?.cite ?? node

/** All texts of a rulebook in one language. `Id`, `Pg` and `P` make it complete by type. */
export interface BookText<Id extends string = string, Pg extends string = string, P extends string = string> {
  readonly title: string
  readonly about: string
  readonly pages: Readonly<Record<Pg, { readonly title: string; readonly intro?: string }>>
  readonly nodes: Readonly<Record<Id, NodeText>>
  readonly preferences: Readonly<Record<P, string>>
  /** Terms that the rules use, with their definitions. */
  readonly terms: readonly { readonly id: string; readonly term: string; readonly text: string }[]
  /** Chapters before and after the pages: components, setup, how to follow the pages. Paragraphs of text. */
  readonly before?: readonly { readonly title: string; readonly text: string }[]
  readonly after?: readonly { readonly title: string; readonly text: string }[]
}

export interface Rulebook<
  View,
  Action,
  Id extends string = string,
  Pg extends string = string,
  P extends string = string,
  C extends Ctx<View> = Ctx<View>,
> {
  readonly id: string
  readonly version: string
  readonly editions: readonly string[]
  readonly author: string
  readonly pages: readonly Page<C, Action, Id, Pg, P>[]
  readonly sources: Readonly<Record<Id, Source>>
  readonly text: Readonly<Record<Lang, BookText<Id, Pg, P>>>
  /** Sentences for evidence and candidates. */
  readonly phrases: Readonly<Record<Lang, AnyPhrases>>
  /** What its rules find in `settings` of the context: the options in a handy form, and whatever this version goes by. */
  settings?(options: Ctx['options']): SettingsOf<C>
  /** The page that answers the decision this seat has now. */
  entry(view: View, seat: string): Pg
  /** Whether a later step of a plan may still be done; a plan that broke ends without penalty. */
  legal(view: View, seat: string, action: Action): boolean
  /** Whether an action is about something that was chosen under a name (`unit` 7): used by "why not?". */
  concerns?(action: Action, ...noted: Noted<C>): boolean
  /**
   * Questions that settle wherein two actions differ that are otherwise the same (with or without seizing), for "why not?";
   * empty if they differ in more.
   */
  settles?(done: Action, other: Action): readonly Id[]
  /** Rulings in our words, for the printed book: `muhq/8` → sentence. */
  readonly rulings?: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  /** What hangs on a ruling, where that was measured. */
  readonly measured?: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  describe(action: Action, view?: View): Say
}

type SettingsOf<C> = C extends { readonly settings: infer S } ? S : unknown

// biome-ignore lint/suspicious/noExplicitAny: the parts that print, explain and count do not care about the types inside
export type AnyRulebook = Rulebook<any, any, any, any, any, any>
