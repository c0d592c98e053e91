// A game as the lab and the command know it: its package, and what else it can offer.

import type { Json, Lang } from '@understudy/procedure'
import type { AnyPackage, Measures, Options, Way } from '@understudy/table'
import type { FactAsk, Told } from '@understudy/table/gaps'
import type { GenericSchema } from 'valibot'
import type { Paired } from './paired.ts'

export interface CheckedFile {
  readonly kind: string
  /** What is in it, in one sentence. */
  readonly about: Readonly<Record<Lang, string>>
  /** What is wrong, if the file can be read far enough to say it all. */
  readonly problems?: readonly { readonly where: string; readonly what: Readonly<Record<Lang, string>> }[]
  /** Not wrong, but worth a second look. */
  readonly warnings?: readonly { readonly where: string; readonly what: Readonly<Record<Lang, string>> }[]
  /** What has to be said wherever it is used. */
  readonly notice?: Readonly<Record<Lang, string>>
}

export interface GameEntry {
  readonly pkg: AnyPackage
  /** What its package hands out: the questions about a position that its own bots ask, for bots from outside. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own; who has the package has its types
  readonly kit?: any
  /** For a game that is not among those of the lab: the module in which threads find this entry, and its name there. */
  readonly from?: { readonly module: string; readonly name: string }
  /** What can be measured of it while it goes on. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state
  readonly measures?: Measures<any>
  /** The position as lines of text. Given a seat's view, it shows no more than that. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  textBoard?(state: any, lang: Lang): string
  /** The options of the game that a position belongs to; without it they have to be told along with the position. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  optionsOf?(state: any): Options
  /**
   * Reads a data file of the game (one of its file options) and throws BadInput that names the place. `kind` is guessed
   * if it is not told; `beside` are other files that belong to it.
   */
  checkFile?(text: string, kind: string | undefined, beside: Options): CheckedFile
  /** For those whose box speaks the other language: names of cards in both, from now on, and in a text that is written already. */
  readonly names?: { both(on: boolean): void; in(lang: Lang, text: string): string }
  /**
   * What a person should know before doing this: its odds, as lines. `optionsOf`: the options of the bot at a seat, and its
   * `version`. Undefined if there is nothing to say.
   */
  foretell?(
    // biome-ignore lint/suspicious/noExplicitAny: see above
    state: any,
    seat: string,
    action: unknown,
    lang: Lang,
    optionsOf: (seat: string) => Options,
  ): readonly string[] | undefined
  /** What has to be said wherever a game with these options is shown. */
  notice?(options: Options): Readonly<Record<Lang, string>> | undefined
  /** By file option that is a folder of files: files to start from, by name. */
  readonly starter?: Readonly<Record<string, () => Readonly<Record<string, string>>>>
  /** Files of such an option as a form to fill in, instead of ones to change. */
  readonly blank?: Readonly<Record<string, () => Readonly<Record<string, string>>>>
  /** For games whose data may have gaps: options in which guesses have filled them. */
  fillGaps?(options: Options): Options
  /** Tables beside a real board at which the questions to the people are counted; with a player's own file if there is one. */
  beside?(own?: Options): readonly BesideTable[]
  /** What turns of two bots ask for from the same positions, taken from so many games. */
  paired?(games: number, seed: string): readonly Paired[]
  /** What stays the same through a whole game: pieces, cards. The soak counts them. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  census?(state: any): Json
  /**
   * A game that is fast enough for it is soaked mostly in these settings by random players, without a journal; one game
   * out of so many is drawn from everything there is, as for other games.
   */
  readonly soak?: { readonly settings: readonly Options[]; readonly drawn: number }
  /** A part of the game that is offered only to who names one of its options, with settings in which it is soaked. */
  readonly onDemand?: {
    readonly options: readonly string[]
    /** The edition of rulebooks that plays it, and the options that naming it means. */
    readonly edition?: { readonly name: string; readonly means: Options }
    /** Answers how to take it away again. */
    offer(): () => void
    settings(given: Options): readonly Options[]
  }
  /** A game that people go on with on paper: its sheet, once it is over. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  sheet?(state: any, lang: Lang): Sheet | undefined
  /** Schemas of its data (`action`, `position`, `map`, …), as far as they are written as such. */
  readonly schemas?: Readonly<Record<string, GenericSchema>>
}

/** What is needed to go on with a game on paper: as data, as text, as a page to print. */
export interface Sheet {
  readonly json: Json
  readonly md: string
  readonly html: string
}

/** One person against bots of a kind, with the data at hand or partly left to be asked. */
export interface BesideTable {
  readonly title: Readonly<Record<Lang, string>>
  readonly bot: string
  readonly options: Options
  /** Where dice and cards come from, if not as the game proposes; and draws that may stand on one screen with others. */
  readonly chance?: Readonly<Record<string, Way>>
  readonly together?: readonly string[]
  /** Whether pieces are fighting: dice of a fight are counted apart. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  fighting?(state: any): boolean
  /** Whoever has the game before them answers what the data leave open. */
  answer?(ask: FactAsk): Told
}

export type Games = Readonly<Record<string, GameEntry>>
