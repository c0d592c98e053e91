// The rulebook of SUPERCAT.

import { equal, type Json, type Lang, type Node, type Noted, type Rulebook, type Source } from '@understudy/procedure'
import { branches, listNodes } from '@understudy/procedure/trace'
import { bots } from '../../about.ts'
import { describeAction } from '../../rules/choosing/describe.ts'
import { refusal } from '../../rules/choosing/legal.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import type { C, RulePage } from './context.ts'
import { entryPage } from './entry.ts'
import { type Settings, settingsFrom } from './options.ts'
import { pagesOf } from './pages.ts'
import { sources as baseSources, type NodeId, type PageId } from './sources.ts'
import { type PageRules, textOf, type Further as Words } from './text/book.ts'
import { measured } from './text/measured.ts'
import { en, ru } from './text/phrases.ts'
import type { PreferenceId } from './text/preferences.ts'
import { rulings } from './text/rulings.ts'
import { VERSIONS } from './versions/index.ts'
import type { Version, VersionId } from './versions/version.ts'

export type SupercatBook = Rulebook<State, Action, NodeId, PageId, PreferenceId, C>

/** Whether an action is about the card or the battle that was chosen. */
function concerns(action: Action, ...[as, value]: Noted<C>): boolean {
  if (as === 'option') {
    const { card, mode, declare } = value
    if ((action.do as string) !== mode) return false
    // Whatever card lies face down, it is the same copy.
    if (action.do === 'copy') return true
    if (!('card' in action) || action.card !== card) return false
    return action.do !== 'lead' || action.declare === declare
  }
  if (as === 'bundle') {
    const { do: doing, parts } = action as unknown as { do: string; parts?: Json }
    return doing === 'offer' && parts !== undefined && equal(parts, [value.want, ...value.give] as unknown as Json)
  }
  if (as !== 'combat' && as !== 'coming') return false
  const { at, against, move } = value
  if (action.do === 'battle') return action.at === at && action.against === against
  return action.do === 'move' && move !== undefined && action.from === move.from
}

const unseized = (action: Action): Json => {
  const { seize: _, ...rest } = action as Action & { seize?: unknown }
  return rest as unknown as Json
}
const about = bots.supercat
const EDITIONS = ['base', 'campaign']
/** The rules on these pages, in all editions, page by page. */
const rulesOf = (pages: readonly RulePage[]): PageRules[] =>
  pages.map((page) => ({ id: page.id, nodes: nodesOn([page]) }))
const nodesOn = (pages: readonly RulePage[]): NodeId[] =>
  [...new Set(EDITIONS.flatMap((edition) => listNodes({ pages }, edition).map(({ node }) => node)))] as NodeId[]

/** The rulings that these rules and their preferences rest on. */
function citedBy(
  pages: readonly RulePage[],
  nodes: readonly NodeId[],
  sources: Readonly<Record<string, Source>>,
): ReadonlySet<string> {
  const out = new Set<string>(nodes.flatMap((id) => sources[id]?.rulings ?? []))
  const walk = (list: readonly Node<unknown, unknown>[]): void => {
    for (const node of list) {
      if ('ways' in node)
        for (const { source } of node.ways.prefer ?? []) for (const ruling of source?.rulings ?? []) out.add(ruling)
      for (const branch of branches(node)) walk(branch)
    }
  }
  for (const page of pages) walk(page.nodes as readonly Node<unknown, unknown>[])
  return out
}

const only = <T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))

/** What the campaign adds to a book, or has instead. */
interface Further {
  readonly editions: readonly string[]
  readonly pages: readonly RulePage[]
  /** Those of the version before it, for the chapter on what changed. */
  readonly before?: readonly RulePage[]
  readonly sources: Readonly<Record<string, Source>>
  readonly text: Readonly<Record<Lang, Words>>
  readonly phrases: Pick<SupercatBook, 'phrases'>['phrases']
  readonly rulings: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  readonly entry: SupercatBook['entry']
  settings(version: Version, options: Parameters<typeof settingsFrom>[1]): Settings
}

export function bookOf(version: Version, named: string, further?: Further): SupercatBook {
  const pages = [...pagesOf(version), ...(further?.pages ?? [])]
  const sources = { ...baseSources, ...further?.sources }
  const words = (lang: Lang) => textOf(version, lang, rulesOf(pages), before, further?.text[lang])
  const nodes = nodesOn(pages)
  const cited = citedBy(pages, nodes, sources)
  const before = version.since === undefined ? [] : nodesOn(further?.before ?? pagesOf(VERSIONS[version.since.version]))
  return {
    id: about.id,
    version: named,
    editions: further?.editions ?? about.editions,
    author: about.author,
    pages,
    sources: only(sources, new Set(nodes)) as SupercatBook['sources'],
    text: { en: words('en'), ru: words('ru') },
    phrases: further?.phrases ?? { en, ru },
    settings: (options) => (further?.settings ?? settingsFrom)(version, options),
    entry: further?.entry ?? entryPage,
    legal: (view, _seat, action) => refusal(view, action) === undefined,
    concerns,
    // Seizing is settled apart from the card.
    settles: (done, other) => (equal(unseized(done), unseized(other)) ? version.seizing : []),
    // Those of the campaign whole: some change how terms are understood, and no rule names them.
    rulings: {
      en: { ...only(rulings.en, cited), ...further?.rulings.en },
      ru: { ...only(rulings.ru, cited), ...further?.rulings.ru },
    },
    ...(version.id === '0.5' ? { measured } : {}),
    describe: describeAction,
  }
}

/** The book of each version, with the name that entries of a journal give it. */
export const books: Readonly<Record<VersionId, SupercatBook>> = {
  '0.5': bookOf(VERSIONS['0.5'], '0.5.0'),
  '0.10': bookOf(VERSIONS['0.10'], '0.10.0'),
}
