// The rulings by their ids, as the books print them.

import type { Lang } from '@understudy/procedure'
import { RULING_NUMBERS, type Rulings } from './ruling-ids.ts'
import { rulingsEn } from './rulings-en.ts'
import { rulingsRu } from './rulings-ru.ts'
import { rulingId } from './sourcing.ts'

const byId = (rulings: Rulings): Record<string, string> =>
  Object.fromEntries(RULING_NUMBERS.map((n) => [rulingId(n), rulings[n]]))

export const rulings: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: byId(rulingsEn),
  ru: byId(rulingsRu),
}
