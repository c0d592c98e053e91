import { makePlan } from '@understudy/lab'
import { needed } from '../../args/flags.ts'
import { optionFlags } from '../../args/options.ts'
import { simulatedFlags, simulatedGame } from '../../args/simulated.ts'
import type { Command } from '../../command.ts'
import { gameInSight, gameNamed } from '../../context.ts'
import { seatNotes } from '../../text/bot-options.ts'
import { gamesAndSeed } from '../simulate.ts'
import { carryOut, experimentFlags } from './experiment.ts'

export const run: Command = {
  name: 'run',
  shape: 'run <game> --seats a,b,c [--rotate] --games N --out folder',
  about: {
    en: 'A tournament: parts of victories, ranks and scores with intervals',
    ru: 'Турнир: доли побед, места и очки с интервалами',
  },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    ...experimentFlags(context),
    ...simulatedFlags(context),
    rotate: {
      type: 'boolean',
      description: context.t({
        en: 'Everybody plays at every seat in turn, with the same dice and draws',
        ru: 'Все по очереди играют на каждом месте, с теми же бросками и картами',
      }),
    },
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: seatNotes,
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const table = await simulatedGame(entry, values)
    const { seed, games } = gamesAndSeed(values)
    const plan = makePlan(entry.pkg, { kind: 'run', ...table, rotate: values.rotate === true, seed, games })
    return carryOut(context, values, entry, plan)
  },
}
