import { csvOf } from '@understudy/lab'
import { needed } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { bad } from '../../context.ts'
import { openExperiment } from './experiment.ts'

export const exporting: Command = {
  name: 'export',
  shape: 'export <folder> --csv',
  about: {
    en: 'One line for each seat of each game, for other programs',
    ru: 'Строка на каждое место каждой партии — для других программ',
  },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'The folder of the experiment', ru: 'Папка эксперимента' }) },
    csv: { type: 'boolean', description: t({ en: 'As comma-separated values', ru: 'Значения через запятую' }) },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    if (values.csv !== true) throw bad({ en: '--csv is missing', ru: 'не указано: --csv' })
    const { plan, entry } = await openExperiment(context, folder)
    for await (const piece of csvOf(entry.pkg, folder, plan)) context.io.out(piece)
  },
}
