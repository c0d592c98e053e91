// What a game says in English from its beginning.

import { logEn } from '../text/en/log.ts'
import { askingEn, tableEn } from '../text/en/table.ts'
import { phrases } from '../text/phrases.ts'

Object.assign(phrases.en, logEn, askingEn, tableEn)
