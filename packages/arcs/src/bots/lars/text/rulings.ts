// The rulings on Lars by their ids, as the book prints them.

import type { Lang } from '@understudy/procedure'
import { RULING_NUMBERS, type RulingId, type Rulings } from './ruling-ids.ts'
import { rulingsEn } from './rulings-en.ts'
import { rulingsRu } from './rulings-ru.ts'

const byId = (rulings: Rulings): Record<RulingId, string> =>
  Object.fromEntries(RULING_NUMBERS.map((n) => [`lars/A${n}`, rulings[n]])) as Record<RulingId, string>

export const rulings: Record<Lang, Record<RulingId, string>> = { en: byId(rulingsEn), ru: byId(rulingsRu) }
