// What was chosen at this table.

import type { Question } from '@understudy/procedure'
import { type C, settings } from '../context.ts'
import { type CampaignChoices, LETTER } from './choices.ts'

export const chosen = (c: C): CampaignChoices => settings(c).act ?? LETTER

export const fallback: Question<C> = { test: (c) => chosen(c).faithfulFallback }
