// Bots and games from outside. A page that is built with some (`understudy.config.json`, see docs/page.md) has another list
// in place of this one, which `build/plugins.ts` writes.

import type { AnyPackage, GameAbout } from '@understudy/table'
import type { BotCard } from './light.ts'

/** What a plug-in is handed; see `apps/lab/src/plugins.ts`. */
interface Ours {
  readonly procedure: unknown
  readonly table: unknown
  readonly games: Readonly<Record<string, PluggedGame>>
}
export interface PluggedGame {
  readonly pkg: AnyPackage
  readonly kit?: unknown
  textBoard?(state: unknown, lang: string): string
}
type Bots = AnyPackage['bots']
interface Plugin {
  readonly games?: Readonly<Record<string, PluggedGame>>
  readonly bots?: Readonly<Record<string, Bots | ((game: PluggedGame) => Bots)>>
}

export interface Plugins {
  /** Bots for games of ours, as they can be listed before anything is loaded. */
  readonly bots: Readonly<Record<string, readonly BotCard[]>>
  readonly games: readonly GameAbout[]
  readonly modules: readonly (() => Promise<{
    readonly default: Plugin | ((ours: Ours) => Plugin | Promise<Plugin>)
  }>)[]
  packages(): Promise<Pick<Ours, 'procedure' | 'table'>>
  /** All that a game of ours exports. */
  kit(game: string): Promise<unknown>
}

export const PLUGINS: Plugins = {
  bots: {},
  games: [],
  modules: [],
  packages: () => Promise.reject(new Error('there are no plug-ins')),
  kit: () => Promise.resolve(undefined),
}
