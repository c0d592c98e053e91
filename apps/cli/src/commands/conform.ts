import { type AnyPackage, type Controller, type Options, withDefaults } from '@understudy/table'
import { type ConformanceProblem, conform as conformance } from '@understudy/table/testing'
import { needed, numberFlag, oneOf, text } from '../args/flags.ts'
import { givenOptions, optionFlags } from '../args/options.ts'
import type { Command } from '../command.ts'
import { gameInSight, gameNamed, printJson } from '../context.ts'
import { countGames } from '../text/counts.ts'

/** Which promise of a game is broken, for whom, and where. */
interface Broken extends Omit<ConformanceProblem, 'journal'> {
  readonly players: string
}

export const conform: Command = {
  name: 'conform',
  shape: 'conform <game>',
  about: {
    en: 'Whether a game and its bots keep what every game promises, step by step in games of each',
    ru: 'Держат ли игра и её боты то, что обещает каждая игра: проверка шаг за шагом в партиях каждого',
  },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    bot: { type: 'string', description: context.t({ en: 'Only games of this bot', ru: 'Только партии этого бота' }) },
    games: {
      type: 'string',
      valueHint: 'n',
      description: context.t({
        en: 'So many games by lot, and so many of each bot (1; with --bot 2)',
        ru: 'Столько партий наугад и столько каждого бота (1, а с --bot 2)',
      }),
    },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: context.t({ en: 'Decides everything (1)', ru: 'Решает всё (1)' }),
    },
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: ({ t }) => [
    t({
      en: 'What is looked at: rules that refuse leave the position as it was, positions are written and read again, views hide what they should, pickers lead to actions, bots come in at any time, every sentence is there in every language.',
      ru: 'Что проверяется: отказ ничего не меняет в позиции, позиции записываются и читаются, каждый видит только своё, выбор ведёт к действиям, боты вступают когда угодно, каждая фраза есть на каждом языке.',
    }),
  ],
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const { pkg } = entry
    const only = text(values, 'bot')
    const games = numberFlag(values, 'games', only === undefined ? 1 : 2, 1, 1000)
    const seed = text(values, 'seed') ?? '1'
    const all = ['random', ...pkg.bots.map(({ id }) => id)]
    const players = only === undefined ? all : [oneOf('--bot', only, all)]
    const options = withDefaults(pkg, await givenOptions(values, entry))
    const broken = players.flatMap((who) => [...unseated(pkg, who, options), ...played(pkg, who, options, games, seed)])
    if (context.json) printJson(context, { ok: broken.length === 0, players, games, problems: broken })
    else if (broken.length === 0)
      context.line(`ok: ${countGames(context.lang, games * players.length)}: ${players.join(', ')}`)
    else
      for (const { players: who, check, what, seed: of, at } of broken)
        context.io.err(`${who} ${of} @${at}: ${check}: ${what}\n`)
    return broken.length === 0 ? 0 : 1
  },
}

/** A bot whose roles no seat has, whatever the options, never sits down. */
function unseated(pkg: AnyPackage, who: string, options: Options): Broken[] {
  const bot = pkg.bots.find(({ id }) => id === who)
  const known = new Set([...pkg.game.seats(options).map(({ role }) => role), ...pkg.bots.flatMap(othersRoles(who))])
  if (bot === undefined || bot.roles.some((role) => known.has(role))) return []
  const what = `no seat has its role (${bot.roles.join(', ')}); there are ${[...known].join(', ')}`
  return [{ players: who, check: 'seat', what, seed: '', at: 0 }]
}
const othersRoles = (who: string) => (bot: AnyPackage['bots'][number]) => (bot.id === who ? [] : bot.roles)

/** Every other game with bots at the other seats, too: what people do by lot seldom leads far. */
function played(pkg: AnyPackage, who: string, options: Options, games: number, seed: string): Broken[] {
  return Array.from({ length: games }, (_, game) => {
    const seats = seatsOf(pkg, who, options, game % 2 === 1)
    const settings = { games: 1, seed: game === 0 ? seed : `${seed}.${game}`, options, seats }
    return conformance(pkg, settings).map(({ journal: _, ...problem }): Broken => ({ players: who, ...problem }))
  }).flat()
}

/** The bot wherever its role is; others by lot, or in company each the first bot that can sit there. */
function seatsOf(pkg: AnyPackage, who: string, options: Options, company: boolean): Record<string, Controller> {
  const sitting = (role: string) => pkg.bots.find(({ id, roles }) => id !== 'random' && roles.includes(role))
  const roles = pkg.bots.find(({ id }) => id === who)?.roles ?? []
  return Object.fromEntries(
    pkg.game.seats(options).flatMap(({ id, role }): [string, Controller][] => {
      const bot = roles.includes(role) ? who : company && who !== 'random' ? sitting(role)?.id : undefined
      return bot === undefined ? [] : [[id, { by: 'bot', bot }]]
    }),
  )
}
