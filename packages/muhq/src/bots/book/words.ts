// Words that sentences of several folders use.

import { type Lang, listing } from '@understudy/procedure'
import type { UnitFact } from '../../rules/names.ts'
import { unitEn, unitRu } from '../../text/words.ts'

export const list = (lang: Lang, units: readonly UnitFact[]): string =>
  listing(
    lang,
    units.map((unit) => ({ en: unitEn(unit), ru: unitRu(unit) })[lang]),
  )
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
