// What the answers of the bot rest on in the campaign, in words.

import type { Phrases } from '@understudy/procedure'
import type { TalkSayings } from './sayings.ts'

export const en: Phrases<TalkSayings> = {}

export const ru: Phrases<TalkSayings> = {}
