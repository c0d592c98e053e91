// What the seat of a Lars says in English.

import { larsEn } from '../text/en/lars.ts'
import { phrases } from '../text/phrases.ts'

Object.assign(phrases.en, larsEn)
