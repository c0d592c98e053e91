// What a game says in Russian from its beginning.

import { phrases } from '../text/phrases.ts'
import { logRu } from '../text/ru/log.ts'
import { askingRu, tableRu } from '../text/ru/table.ts'

Object.assign(phrases.ru, logRu, askingRu, tableRu)
