// Why something cannot be done, in Russian.

import { phrases } from '../text/phrases.ts'
import { refusalsRu } from '../text/ru/refusals.ts'

Object.assign(phrases.ru, refusalsRu)
