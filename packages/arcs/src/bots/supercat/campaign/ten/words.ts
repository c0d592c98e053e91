// The words of the campaign edition of 0.10: its own sentences, and those of 0.5 for rules that are the same.

import type { Lang } from '@understudy/procedure'
import type { CampaignPageId, NodeId } from '../../sources.ts'
import type { Further as Words } from '../../text/book.ts'
import type { PageText } from '../../text/page-text.ts'
import { earlierName } from '../../versions/named.ts'
import { en as formsEn } from '../forms/en.ts'
import { ru as formsRu } from '../forms/ru.ts'
import { changedAimsEn, changedEn } from '../text/changed-en.ts'
import { changedAimsRu, changedRu } from '../text/changed-ru.ts'
import { tenAroundEn, tenAroundRu } from '../text/chapters.ts'
import { campaignPages } from '../text/pages.ts'
import { campaignPreferences } from '../text/preferences.ts'
import { introsEn, tenAimsEn, tenEn } from './en.ts'
import { introsRu, tenAimsRu, tenRu } from './ru.ts'
import { tenSources } from './sources.ts'

const OWN = {
  en: {
    nodes: tenEn,
    aims: { ...changedAimsEn, ...tenAimsEn },
    intros: introsEn,
    before: { ...formsEn, ...changedEn },
    around: tenAroundEn,
  },
  ru: {
    nodes: tenRu,
    aims: { ...changedAimsRu, ...tenAimsRu },
    intros: introsRu,
    before: { ...formsRu, ...changedRu },
    around: tenAroundRu,
  },
}

/** A rule without words of its own has those of the rule of 0.5 that it is. */
const shared = (nodes: Words['nodes']): Words['nodes'] =>
  Object.fromEntries(
    Object.keys(tenSources)
      .filter((id) => !(id in nodes))
      .map((id) => [id, { like: earlierName(id) as NodeId }]),
  )

const pagesIn = (lang: Lang): Words['pages'] =>
  Object.fromEntries(
    Object.entries(campaignPages[lang]).map(([id, page]) => {
      const intro = OWN[lang].intros[id as CampaignPageId]
      return [id, intro === undefined ? page : { ...page, intro }]
    }),
  ) as Record<CampaignPageId, PageText<never>>

const wordsIn = (lang: Lang): Words => {
  const nodes = { ...OWN[lang].before, ...(OWN[lang].nodes as Words['nodes']) }
  return {
    pages: pagesIn(lang),
    nodes: { ...shared(nodes), ...nodes },
    aims: OWN[lang].aims,
    preferences: campaignPreferences[lang],
    around: OWN[lang].around,
  }
}

export const tenWords: Readonly<Record<Lang, Words>> = { en: wordsIn('en'), ru: wordsIn('ru') }
