import { baseArm, makePlan, ruledBot, rulingSwitches, seatsWithBot, settingsWith, switchedArms } from '@understudy/lab'
import { withDefaults } from '@understudy/table'
import { versionName } from '@understudy/table/bots'
import { needed, text } from '../../args/flags.ts'
import { givenOptions, optionFlags } from '../../args/options.ts'
import { simulatedFlags, simulatedGame } from '../../args/simulated.ts'
import { botInSight, botNamed } from '../../bots.ts'
import type { Command } from '../../command.ts'
import { bad } from '../../context.ts'
import { gamesAndSeed } from '../simulate.ts'
import { carryOut, experimentFlags } from './experiment.ts'

export const rulings: Command = {
  name: 'rulings',
  shape: 'rulings <bot>',
  about: {
    en: 'Every option of a bot switched in turn, ranked by what hangs on it; rulings without an option are listed',
    ru: 'Каждая настройка бота переключается по очереди: что от неё зависит; решения без настройки названы отдельно',
  },
  args: (context) => ({
    bot: { type: 'positional', description: context.t({ en: 'Which bot', ru: 'Какой бот' }) },
    ...experimentFlags(context),
    ...simulatedFlags(context),
    ...optionFlags(botInSight(context)?.entry.pkg.game.options ?? [], context.lang),
  }),
  notes: ({ t }) => [
    t({
      en: 'The first seat of the bot is switched, the others stay as they are; everybody plays at every seat in turn.',
      ru: 'Переключается первое место бота, остальные — как обычно; все по очереди играют на каждом месте.',
    }),
  ],
  async run(context, values) {
    const name = needed(values, 'bot', { en: 'the bot', ru: 'бот' })
    const { entry, spec } = await botNamed(context, name)
    const { pkg } = entry
    const given = await givenOptions(values, entry)
    const usual = withDefaults(pkg, settingsWith(pkg, spec.id, given)[0] ?? given)
    const table =
      text(values, 'seats') === undefined
        ? { options: usual, seats: seatsWithBot(pkg, usual, spec.id, { version: versionName(spec) }) }
        : await simulatedGame(entry, values)
    const base = baseArm(pkg, table.options, table.seats)
    const bot = ruledBot(pkg, base, spec.id)
    // Whoever names no version means the one that sits there.
    if (bot === undefined || (name.includes('@') && versionName(bot) !== versionName(spec)))
      throw bad({ en: `"${name}" has no seat at this table`, ru: `«${name}» не сидит за этим столом` })
    const switches = rulingSwitches(pkg, bot, base, table.options)
    if (switches.length === 0)
      throw bad({
        en: `"${spec.id}" has no options to switch`,
        ru: `у «${spec.id}» нет настроек, которые можно переключить`,
      })
    const { seed, games } = gamesAndSeed(values)
    const others = switchedArms(pkg, base, switches, table.options)
    const plan = makePlan(pkg, { kind: 'rulings', bot: spec.id, ...table, rotate: true, seed, games, others })
    return carryOut(context, values, entry, plan)
  },
}
