// What the seat of a Lars says in Russian.

import { phrases } from '../text/phrases.ts'
import { larsRu } from '../text/ru/lars.ts'

Object.assign(phrases.ru, larsRu)
