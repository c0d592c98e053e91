// A game as the lab and the command know it: its package, and what else it can offer.

import type { Json, Lang } from '@understudy/procedure'
import type { AnyPackage, Options } from '@understudy/table'
import type { GenericSchema } from 'valibot'

export interface CheckedFile {
  readonly kind: string
  /** What is in it, in one sentence. */
  readonly about: Readonly<Record<Lang, string>>
  /** Not wrong, but worth a second look. */
  readonly warnings?: readonly { readonly where: string; readonly what: Readonly<Record<Lang, string>> }[]
  /** What has to be said wherever it is used. */
  readonly notice?: Readonly<Record<Lang, string>>
}

export interface GameEntry {
  readonly pkg: AnyPackage
  /** The position as lines of text. Given a seat's view, it shows no more than that. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state
  textBoard?(state: any, lang: Lang): string
  /** The options of the game that a position belongs to; without it they have to be told along with the position. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  optionsOf?(state: any): Options
  /**
   * Reads a data file of the game (one of its file options) and throws BadInput that names the place. `kind` is guessed
   * if it is not told; `beside` are other files that belong to it.
   */
  checkFile?(text: string, kind: string | undefined, beside: Options): CheckedFile
  /** What has to be said wherever a game with these options is shown. */
  notice?(options: Options): Readonly<Record<Lang, string>> | undefined
  /** By file option that is a folder of files: files to start from, by name. */
  readonly starter?: Readonly<Record<string, () => Readonly<Record<string, string>>>>
  /** What stays the same through a whole game: pieces, cards. The soak counts them. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  census?(state: any): Json
  /**
   * A game that is fast enough for it is soaked mostly in these settings by random players, without a journal; one game
   * out of so many is drawn from everything there is, as for other games.
   */
  readonly soak?: { readonly settings: readonly Options[]; readonly drawn: number }
  /** Schemas of its data (`action`, `position`, `map`, …), as far as they are written as such. */
  readonly schemas?: Readonly<Record<string, GenericSchema>>
}

export type Games = Readonly<Record<string, GameEntry>>
