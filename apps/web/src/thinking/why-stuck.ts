// Why a bot cannot go on, for people.

import type { Lang } from '@understudy/procedure'
import { BotStuck } from '@understudy/table'

/** A bot's own complaint has both languages; anything else is a fault of ours, and its message has one. */
export function whyStuck(error: unknown): Readonly<Record<Lang, string>> {
  if (error instanceof BotStuck) return error.what
  const message = error instanceof Error ? error.message : String(error)
  return { en: message, ru: message }
}
