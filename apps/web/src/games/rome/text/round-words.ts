// Which round it is, for the head: the last one says so, wherever the points are out of sight.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { isLast } from '../seats/target.ts'
import { words } from './words.ts'

const LAST: Readonly<Record<Lang, string>> = { en: 'the last', ru: 'последний' }

export const roundWords = (state: State, lang: Lang): string =>
  `${words(lang).round(state.round)}${isLast(state) && state.over === null ? `, ${LAST[lang]}` : ''}`
