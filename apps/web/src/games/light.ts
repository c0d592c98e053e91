// A game's package without its bots' rulebooks, which are most of its weight: bots think in a worker, and a rulebook is
// fetched when somebody asks why. See `packages.ts` for the whole package.

import type { AnyRulebook } from '@understudy/procedure'
import type { BotAbout, BotVersion, Controller, Game, GamePackage, OptionSpec, Options } from '@understudy/table'
import { editionOf, rulebookIn, versionNamed } from '@understudy/table/bots'
import { useEffect, useState } from 'preact/hooks'
import { absentBot } from './absent.ts'
import { GAMES } from './index.ts'
import { loadBooks, loadMore } from './packages.ts'

/** What the page has to know about a bot before anybody asks it anything. */
export interface BotCard extends BotAbout {
  /** What it can be told, for bots that are set up before their rulebook is there. */
  readonly options?: readonly OptionSpec[]
  implies?(options: Options, game: Options): Options
  /** All that there are, the oldest first, if there are several. */
  readonly versions?: readonly Pick<
    BotVersion<unknown, unknown>,
    'name' | 'about' | 'aboutIn' | 'editions' | 'options' | 'optionsIn' | 'implies'
  >[]
}

export function lightPackage<State, Action>(
  game: Game<State, Action>,
  bots: readonly BotCard[],
  rest: Pick<GamePackage<State, Action>, 'seating' | 'handOver' | 'throws' | 'edition'>,
): GamePackage<State, Action> {
  return { game, bots: bots.map((bot) => absentBot<State, Action>(bot)), ...rest }
}

/** `bot` may name a version: `supercat@0.5`. */
export const hasBook = (game: string, bot: string | undefined): boolean =>
  GAMES.find(({ id }) => id === game)?.books.some(({ id }) => id === bot?.split('@')[0]) === true

/** The book of whoever sits there. */
export const bookOf = ({ bot, version }: Extract<Controller, { by: 'bot' }>): string =>
  version === undefined ? bot : `${bot}@${version}`

/** An entry of an older build may name a version that is no more: then the one that is played today. */
export async function loadBook(game: string, named: string, options: Options = {}): Promise<AnyRulebook | undefined> {
  const [bot, version = ''] = named.split('@')
  const [pkg] = await Promise.all([loadBooks(game), loadMore(game, options)])
  const spec = pkg.bots.find(({ id }) => id === bot)
  if (spec === undefined) return undefined
  const played = versionNamed(spec, version) ?? spec
  return rulebookIn(played, editionOf(pkg, played, options))
}

/** The rulebooks of some bots, as they arrive; in a game with these options. */
export function useBooks(game: string, bots: readonly string[], options: Options = {}): readonly AnyRulebook[] {
  const [books, setBooks] = useState<readonly AnyRulebook[]>([])
  const wanted = bots.join(' ')
  useEffect(() => {
    let left = false
    const ids = wanted.split(' ').filter((id) => hasBook(game, id))
    void Promise.all(ids.map((id) => loadBook(game, id, options))).then(
      (found) => {
        if (!left) setBooks(found.flatMap((book) => (book === undefined ? [] : [book])))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, wanted])
  return books
}
