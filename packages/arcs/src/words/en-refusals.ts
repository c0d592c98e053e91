// Why something cannot be done, in English.

import { refusalsEn } from '../text/en/refusals.ts'
import { phrases } from '../text/phrases.ts'

Object.assign(phrases.en, refusalsEn)
