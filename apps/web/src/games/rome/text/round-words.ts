// Which round it is, and of how many, for the head: the last one says so, wherever the points are out of sight.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { numberOption } from '@understudy/rome/rules'
import { isLast } from '../seats/target.ts'
import { words } from './words.ts'

const LAST: Readonly<Record<Lang, string>> = { en: ', the last', ru: ', последний' }
const OF: Readonly<Record<Lang, string>> = { en: ' of', ru: ' из' }

export const roundWords = (state: State, lang: Lang): string => {
  const round = words(lang).round(state.round)
  if (state.over !== null) return round
  const most = numberOption(state, 'victory.maxRounds')
  return isLast(state) || state.round >= most ? `${round}${LAST[lang]}` : `${round}${OF[lang]} ${most}`
}
