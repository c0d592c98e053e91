import { codeHash, type GameEntry, journalOf, offering, type Plan } from '@understudy/lab'
import { needed, numberFlag, text, wholeNumber } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import type { Context } from '../../context.ts'
import { writeText } from '../../writing.ts'
import { openExperiment } from './experiment.ts'

export const game: Command = {
  name: 'game',
  shape: 'game <folder> <number> [--arm N] [--out file]',
  about: {
    en: 'The journal of one game, for replay, explain or the page',
    ru: 'Журнал одной партии — для replay, explain или страницы',
  },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'The folder of the experiment', ru: 'Папка эксперимента' }) },
    number: { type: 'positional', description: t({ en: 'Which game, from 0', ru: 'Какая партия, с 0' }) },
    arm: {
      type: 'string',
      valueHint: 'n',
      description: t({ en: 'With which change: 0 is the base (0)', ru: 'С каким изменением: 0 — без него (0)' }),
    },
    out: {
      type: 'string',
      valueHint: t({ en: 'file', ru: 'файл' }),
      description: t({ en: 'Write it there', ru: 'Куда записать' }),
    },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const { plan, entry } = await openExperiment(context, folder)
    const number = needed(values, 'number', { en: 'the number of the game', ru: 'номер партии' })
    const at = wholeNumber(context.t({ en: 'the game', ru: 'партия' }), number, 0, plan.games - 1)
    const arm = numberFlag(values, 'arm', 0, 0, plan.arms.length - 1)
    warnOfOtherCode(context, entry, plan)
    const journal = `${JSON.stringify(played(entry, plan, arm, at))}\n`
    const out = text(values, 'out')
    if (out === undefined) {
      context.io.out(journal)
      return
    }
    await writeText(out, journal)
    context.line(
      context.t({
        en: `Game ${at} (${plan.arms[arm]?.name}) is in ${out}.`,
        ru: `Партия ${at} (${plan.arms[arm]?.name}) записана в ${out}.`,
      }),
    )
  },
}

function played(entry: GameEntry, plan: Plan, arm: number, at: number): ReturnType<typeof journalOf> {
  const withdraw = offering(entry, plan.options)
  try {
    return journalOf(entry.pkg, plan, arm, at)
  } finally {
    withdraw()
  }
}

function warnOfOtherCode({ io, t }: Context, { pkg }: GameEntry, plan: Plan): void {
  if (plan.code === codeHash(pkg, Object.keys(plan.bots))) return
  const warning = {
    en: 'The experiment was played with other code; this game may come out otherwise.',
    ru: 'Эксперимент сыгран другим кодом; эта партия может пойти иначе.',
  }
  io.err(`${t(warning)}\n`)
}
