// Bots by name, over all games: `kraken`, or `muhq/kraken` where two games have one of that name.

import type { GameEntry, Shelf } from '@understudy/lab'
import type { AnyRulebook } from '@understudy/procedure'
import type { BotSpec } from '@understudy/table'
import { rulebookIn, versionsOf } from '@understudy/table/bots'
import { versionOf, versionWith } from './args/seats.ts'
import { bad, type Context } from './context.ts'
import { didYouMean } from './text/suggest.ts'

export interface NamedBot {
  readonly entry: GameEntry
  readonly spec: BotSpec<unknown, unknown>
}

function botsNamed({ games }: Context, name: string): NamedBot[] {
  return Object.entries(games).flatMap(([id, entry]) =>
    entry.pkg.bots
      .filter((spec) => name === spec.id || name === `${id}/${spec.id}`)
      .map((spec) => ({ entry, spec: spec as BotSpec<unknown, unknown> })),
  )
}

/**
 * `name` may say which version: `supercat@0.5`; so may a flag. If neither does, an edition that the usual version lacks
 * means the newest that has it.
 */
export async function botNamed(context: Context, name: string, version?: string, edition?: string): Promise<NamedBot> {
  const [id = '', named] = name.split('@')
  const { entry, spec } = await bareNamed(context, id)
  return { entry, spec: versionOf(spec, version ?? named ?? versionWith(spec, edition)) }
}

async function bareNamed(context: Context, name: string): Promise<NamedBot> {
  for (const game of gamesWithBot(context.known, name)) await context.fetch(game)
  const [found, second] = botsNamed(context, name)
  if (found === undefined) {
    const known = Object.values(context.known).flatMap(({ bots }) => bots)
    const hint = didYouMean(name, known)
    throw bad({
      en: `there is no bot "${name}"${hint.en}; there are: ${known.join(', ')}`,
      ru: `бота «${name}» нет${hint.ru}; есть: ${known.join(', ')}`,
    })
  }
  if (second !== undefined)
    throw bad({
      en: `several games have a bot "${name}"; write ${found.entry.pkg.game.id}/${name}`,
      ru: `бот «${name}» есть в нескольких играх; пишите ${found.entry.pkg.game.id}/${name}`,
    })
  return found
}

/** Games in which somebody goes by that name. */
export const gamesWithBot = (known: Shelf, name: string): string[] =>
  Object.entries(known).flatMap(([id, { bots }]) =>
    bots.some((bot) => name === bot || name === `${id}/${bot}`) ? [id] : [],
  )

/** The rulebook of a bot; scripted players have none. */
export function bookOf({ spec }: NamedBot, edition?: string): AnyRulebook {
  const book = edition === undefined ? spec.rulebook : rulebookIn(spec, edition)
  if (book !== undefined) return book
  throw bad({
    en: `"${spec.id}" is a scripted player and follows no rulebook`,
    ru: `«${spec.id}» — игрок по сценарию, у него нет книги правил`,
  })
}

/** The bot that a command line is about, before it is read in full. */
export function botInSight(context: Context): NamedBot | undefined {
  for (const arg of context.rawArgs) {
    const [found] = arg.startsWith('-') ? [] : botsNamed(context, arg.split('@')[0] ?? '')
    if (found !== undefined) return found
  }
  return undefined
}

/** `--version`: which version of the bot, where it has several. */
export const versionFlag = (context: Context) => ({
  type: 'string' as const,
  valueHint: versionsInSight(context) ?? 'version',
  description: context.t({ en: 'Version of the bot', ru: 'Версия бота' }),
})
const versionsInSight = (context: Context): string | undefined => {
  const spec = botInSight(context)?.spec
  return spec === undefined
    ? undefined
    : versionsOf(spec)
        .map(({ name }) => name)
        .join('|')
}
