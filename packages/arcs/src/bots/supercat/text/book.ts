// The book in both languages: its pages, and what surrounds them.

import type { BookText, Lang, NodeText } from '@understudy/procedure'
import { en as administrationEn } from '../administration/en.ts'
import { ru as administrationRu } from '../administration/ru.ts'
import { en as aggressionEn } from '../aggression/en.ts'
import { ru as aggressionRu } from '../aggression/ru.ts'
import type { CampaignPreference } from '../campaign/text/preferences.ts'
import { en as combatEn } from '../combat/en.ts'
import { ru as combatRu } from '../combat/ru.ts'
import { en as constructionEn } from '../construction/en.ts'
import { ru as constructionRu } from '../construction/ru.ts'
import { en as generalEn } from '../general/en.ts'
import { ru as generalRu } from '../general/ru.ts'
import { en as mobilizationEn } from '../mobilization/en.ts'
import { ru as mobilizationRu } from '../mobilization/ru.ts'
import { en as othersEn } from '../others/en.ts'
import { ru as othersRu } from '../others/ru.ts'
import { en as preludeEn } from '../prelude/en.ts'
import { ru as preludeRu } from '../prelude/ru.ts'
import { en as slotsEn } from '../slots/en.ts'
import { ru as slotsRu } from '../slots/ru.ts'
import type { BasePageId, CampaignPageId, NodeId, PageId } from '../sources.ts'
import { en as turnEn } from '../turn/en.ts'
import { ru as turnRu } from '../turn/ru.ts'
import type { Version, VersionId } from '../versions/version.ts'
import { en as voxEn } from '../vox/en.ts'
import { ru as voxRu } from '../vox/ru.ts'
import { changedChapter } from './changed.ts'
import { afterEn, beforeEn } from './chapters-en.ts'
import { laterAfterEn, laterBeforeEn } from './chapters-later-en.ts'
import { laterAfterRu, laterBeforeRu } from './chapters-later-ru.ts'
import { afterRu, beforeRu } from './chapters-ru.ts'
import { aimOf, type PageText, type Sentences, sentence } from './page-text.ts'
import { type PreferenceId, preferences } from './preferences.ts'
import { terms } from './terms.ts'
import { laterTerms } from './terms-later.ts'

type Text = BookText<NodeId, PageId, PreferenceId>
type Around = Pick<Text, 'about' | 'terms' | 'before' | 'after'>
/** Words that come with the campaign. */
export interface Further {
  readonly pages: Readonly<Record<CampaignPageId, PageText<never>>>
  /** Of rules that it has on the pages of the base game. */
  readonly nodes: Sentences
  readonly aims: Readonly<Partial<Record<NodeId, string>>>
  readonly preferences: Readonly<Record<CampaignPreference, string>>
  readonly around: Around
}

const PAGES: Record<Lang, Record<BasePageId, PageText<never>>> = {
  en: {
    BT: turnEn,
    GP: generalEn,
    PR: preludeEn,
    ADM: administrationEn,
    AGG: aggressionEn,
    CON: constructionEn,
    MOB: mobilizationEn,
    CMB: combatEn,
    VOX: voxEn,
    SLT: slotsEn,
    OTH: othersEn,
  },
  ru: {
    BT: turnRu,
    GP: generalRu,
    PR: preludeRu,
    ADM: administrationRu,
    AGG: aggressionRu,
    CON: constructionRu,
    MOB: mobilizationRu,
    CMB: combatRu,
    VOX: voxRu,
    SLT: slotsRu,
    OTH: othersRu,
  },
}

/** What is said of a version as a whole. */
const AROUND: Record<VersionId, Record<Lang, Around>> = {
  '0.5': {
    en: {
      about:
        'A procedural opponent for Arcs, by okonomichiyaki: version 0.5, base edition, retold in our own words. The numbers in brackets are the author’s priority numbers.',
      terms: terms.en,
      before: beforeEn,
      after: afterEn,
    },
    ru: {
      about:
        'Процедурный соперник для игры Arcs, автор — okonomichiyaki: версия 0.5, базовая редакция, пересказ своими словами. Числа в скобках — номера приоритетов автора.',
      terms: terms.ru,
      before: beforeRu,
      after: afterRu,
    },
  },
  '0.10': {
    en: {
      about:
        'A procedural opponent for Arcs, by okonomichiyaki: version 0.10, base edition, the text of 18 January 2026, retold in our own words.',
      terms: laterTerms.en,
      before: laterBeforeEn,
      after: laterAfterEn,
    },
    ru: {
      about:
        'Процедурный соперник для игры Arcs, автор — okonomichiyaki: версия 0.10, базовая редакция, текст от 18 января 2026 года, пересказ своими словами.',
      terms: laterTerms.ru,
      before: laterBeforeRu,
      after: laterAfterRu,
    },
  },
}

/** The rules of a page, in reading order. */
export interface PageRules {
  readonly id: PageId
  readonly nodes: readonly NodeId[]
}

/** The words of one version: of its own rules, and no others. `before`: the rules of the version before it. */
export function textOf(
  version: Version,
  lang: Lang,
  rules: readonly PageRules[],
  before: readonly NodeId[],
  further?: Further,
): Text {
  // Only a book of the campaign has its pages.
  const pages = { ...PAGES[lang], ...further?.pages } as Record<PageId, PageText<never>>
  const all = Object.assign({}, ...Object.values(pages).map((page) => page.nodes), further?.nodes)
  const aims = Object.assign({}, ...Object.values(pages).map((page) => page.aims))
  const cited = (id: NodeId, page: PageId): NodeText => {
    const aim = aimOf(all, aims, further ?? {}, id)
    const said = { ...sentence(all, id), ...(aim === undefined ? {} : { aim }) }
    const cite = version.place?.(id, page, pages[page].title, lang)
    return cite === undefined ? said : { ...said, rule: said.rule.replace(/ \([\d, ]+\)$/, ''), cite }
  }
  const nodes = Object.fromEntries(
    rules.flatMap(({ id: page, nodes: on }) => on.map((id) => [id, cited(id, page)])),
  ) as Text['nodes']
  const around = further?.around ?? AROUND[version.id][lang]
  const chapter =
    version.since === undefined ? [] : [changedChapter(lang, { pages, nodes }, rules, before, version.since.changes)]
  return {
    title: 'SUPERCAT',
    ...around,
    after: [...(around.after ?? []), ...chapter],
    pages,
    nodes,
    preferences: { ...preferences[lang], ...further?.preferences } as Text['preferences'],
  }
}
