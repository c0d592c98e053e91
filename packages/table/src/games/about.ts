// A game and its bots in a few words, for whoever lists them before anything of them is loaded. Each game has them once
// (`@understudy/arcs/about`); its package and its rulebooks are made from them.

import type { BotSpec } from './bot.ts'
import type { Game } from './game.ts'

export interface BotAbout
  extends Pick<BotSpec<never, never>, 'id' | 'title' | 'author' | 'roles' | 'version' | 'editions'> {
  /** It follows a published rulebook, which can be read. */
  readonly book?: true
  /** Names of older versions that can still be played and read. */
  readonly older?: readonly string[]
}

export interface GameAbout extends Pick<Game<never, never>, 'id' | 'title'> {
  readonly bots: readonly BotAbout[]
}
