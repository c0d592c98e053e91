// What holds unless somebody says otherwise: options and sources of chance.

import type { GamePackage } from './bot.ts'
import type { StartEntry, Way } from './journal.ts'

/** Every source of chance is the app. */
export function appOnly<State, Action>(pkg: GamePackage<State, Action>): Record<string, Way> {
  return Object.fromEntries(pkg.game.sources.map((source) => [source.id, 'app' as const]))
}

export function withDefaults<State, Action>(
  pkg: GamePackage<State, Action>,
  given: StartEntry['options'],
): StartEntry['options'] {
  const out: Record<string, string | number | boolean | undefined> = {}
  for (const option of pkg.game.options) {
    const value = given[option.id] ?? (option.kind === 'file' ? undefined : option.default)
    if (value !== undefined) out[option.id] = value
  }
  return out
}
