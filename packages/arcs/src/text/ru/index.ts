// Русский.

import type { Phrases } from '@understudy/procedure'
import type { ArcsSayings } from '../../rules/sayings.ts'
import type { LarsSayings } from '../../rules/seats/lars-sayings.ts'
import { larsRu } from './lars.ts'
import { logRu } from './log.ts'
import { refusalsRu } from './refusals.ts'
import { askingRu, tableRu } from './table.ts'

export const ru: Phrases<ArcsSayings & LarsSayings> = { ...logRu, ...refusalsRu, ...askingRu, ...tableRu, ...larsRu }
