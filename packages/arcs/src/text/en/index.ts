// English.

import type { Phrases } from '@understudy/procedure'
import { larsEn } from '../../rules/seats/lars-en.ts'
import type { LarsSayings } from '../../rules/seats/lars-text.ts'
import type { ArcsSayings } from '../sayings.ts'
import { logEn } from './log.ts'
import { refusalsEn } from './refusals.ts'
import { askingEn, tableEn } from './table.ts'

export const en: Phrases<ArcsSayings & LarsSayings> = { ...logEn, ...refusalsEn, ...askingEn, ...tableEn, ...larsEn }
