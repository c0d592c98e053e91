import { baseArm, changedArm, makePlan } from '@understudy/lab'
import { readChanges } from '../../args/changes.ts'
import { needed } from '../../args/flags.ts'
import { optionFlags } from '../../args/options.ts'
import { simulatedFlags, simulatedGame } from '../../args/simulated.ts'
import type { Command } from '../../command.ts'
import { gameInSight, gameNamed } from '../../context.ts'
import { gamesAndSeed } from '../simulate.ts'
import { carryOut, experimentFlags } from './experiment.ts'

export const compare: Command = {
  name: 'compare',
  shape: 'compare <game> --base a,b,c --change option=value',
  about: {
    en: 'The same games twice, with and without a change: what it makes of them, and where they part',
    ru: 'Одни и те же партии дважды, с изменением и без: что оно даёт и где они расходятся',
  },
  args: (context) => {
    const { seats, ...flags } = simulatedFlags(context)
    return {
      game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
      base: seats,
      change: {
        type: 'string',
        valueHint: context.t({ en: 'option=value', ru: 'настройка=значение' }),
        description: context.t({
          en: 'Also bot:option=value, bot=another, or several with commas',
          ru: 'Или бот:настройка=значение, бот=другой; несколько — через запятую',
        }),
      },
      ...experimentFlags(context),
      ...flags,
      rotate: {
        type: 'boolean',
        description: context.t({
          en: 'Everybody plays at every seat in turn (on; --no-rotate)',
          ru: 'Все по очереди играют на каждом месте (включено; --no-rotate)',
        }),
      },
      ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
    }
  },
  notes: ({ t }) => [
    t({
      en: 'Everybody plays at every seat in turn. A bot at a seat is bot, bot@version or bot:option=value:option=value.',
      ru: 'Все по очереди играют на каждом месте. Бот на месте — бот, бот@версия или бот:настройка=значение.',
    }),
  ],
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const { pkg } = entry
    const change = needed(values, 'change', { en: '--change', ru: '--change' })
    const table = await simulatedGame(entry, values, 'base')
    const base = baseArm(pkg, table.options, table.seats)
    const changes = await readChanges('--change', change, pkg, base)
    const others = [changedArm(pkg, base, change, changes, table.options)]
    const { seed, games } = gamesAndSeed(values)
    const rotate = values.rotate !== false
    const plan = makePlan(pkg, { kind: 'compare', ...table, rotate, seed, games, others })
    return carryOut(context, values, entry, plan)
  },
}
