// The two rulebooks: the Kraken and the Tyrant, each with the pages of the unit AIs.

import type { BookText, Lang, Noted, Rulebook, Source } from '@understudy/procedure'
import type { BotAbout } from '@understudy/table'
import { bots } from '../about.ts'
import { describeAction } from '../rules/describe.ts'
import { refusal } from '../rules/legal.ts'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import { aggressive } from './aggressive/page.ts'
import * as chaptersEn from './book/chapters-en.ts'
import * as chaptersRu from './book/chapters-ru.ts'
import { en } from './book/en.ts'
import { ru } from './book/ru.ts'
import { rulings } from './book/rulings.ts'
import type { C } from './context.ts'
import type { BossPage, NodeId, PageId, PreferenceId } from './ids.ts'
import { about as krakenEn } from './kraken/en.ts'
import { pages as krakenPages } from './kraken/page.ts'
import { about as krakenRu } from './kraken/ru.ts'
import { sources as krakenSources } from './kraken/sources.ts'
import { shy } from './shy/page.ts'
import { sources, unitSources } from './sources.ts'
import { targetOriented } from './target-oriented/page.ts'
import { about as tyrantEn } from './tyrant/en.ts'
import { pages as tyrantPages } from './tyrant/page.ts'
import { about as tyrantRu } from './tyrant/ru.ts'
import { sources as tyrantSources } from './tyrant/sources.ts'
import { wandering } from './wandering/page.ts'

export type BossBook = Rulebook<State, Action, NodeId, PageId, PreferenceId, C>

/** The words of one boss: its title, what the book is about, and when the game ends. */
interface About {
  readonly title: string
  readonly about: string
  readonly ends: string
}

interface Boss {
  readonly bot: BotAbout
  readonly page: BossPage
  readonly pages: BossBook['pages']
  readonly sources: Readonly<Record<string, Source>>
  readonly about: Readonly<Record<Lang, About>>
}

/** A book has the rules of its own boss, and those of the units. */
function book({ bot, page, pages, sources: steps, about }: Boss): BossBook {
  const rules = Object.keys({ ...steps, ...unitSources }) as NodeId[]
  const only = <T>(all: Readonly<Record<NodeId, T>>): Record<NodeId, T> =>
    Object.fromEntries(rules.map((rule) => [rule, all[rule]])) as Record<NodeId, T>
  const text = (said: typeof en, of: About, chapters: typeof chaptersEn): BookText<NodeId, PageId, PreferenceId> => ({
    title: of.title,
    about: of.about,
    before: chapters.before(of.title, of.ends),
    pages: said.pages,
    nodes: only(said.nodes),
    preferences: said.preferences,
    terms: chapters.terms,
  })
  return {
    id: bot.id,
    version: bot.version,
    editions: bot.editions,
    author: bot.author,
    pages: [...pages, aggressive, shy, wandering, targetOriented],
    sources: only(sources),
    text: { en: text(en, about.en, chaptersEn), ru: text(ru, about.ru, chaptersRu) },
    phrases: { en: en.phrases, ru: ru.phrases },
    entry: () => page,
    legal: (view, _seat, action) => refusal(view, action) === undefined,
    concerns,
    rulings,
    describe: (action, view) => describeAction(action, view),
  }
}

/** Whether an action is about the unit that was chosen to act. Whom it then goes for decides moves, not attacks. */
const concerns = (action: Action, ...[as, value]: Noted<C>): boolean =>
  as === 'unit' && 'unit' in action && action.unit === value

export const kraken = book({
  bot: bots.kraken,
  page: 'KRA',
  pages: krakenPages,
  sources: krakenSources,
  about: { en: krakenEn, ru: krakenRu },
})
export const tyrant = book({
  bot: bots.tyrant,
  page: 'TYR',
  pages: tyrantPages,
  sources: tyrantSources,
  about: { en: tyrantEn, ru: tyrantRu },
})
