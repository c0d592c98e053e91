// What the answers of the bot rest on in the campaign, in words.

import type { Phrases } from '@understudy/procedure'
import type { FateSayings } from './sayings.ts'

export const en: Phrases<FateSayings> = {}

export const ru: Phrases<FateSayings> = {}
