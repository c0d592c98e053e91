// English.

import type { Phrases } from '@understudy/procedure'
import type { ArcsSayings } from '../../rules/sayings.ts'
import type { LarsSayings } from '../../rules/seats/lars-sayings.ts'
import { larsEn } from './lars.ts'
import { logEn } from './log.ts'
import { refusalsEn } from './refusals.ts'
import { askingEn, tableEn } from './table.ts'

export const en: Phrases<ArcsSayings & LarsSayings> = { ...logEn, ...refusalsEn, ...askingEn, ...tableEn, ...larsEn }
