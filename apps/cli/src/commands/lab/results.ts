import { resultsOf } from '@understudy/lab'
import { needed } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { resultsCsv } from '../../text/lab.ts'
import { openExperiment, tellResults } from './experiment.ts'

export const results: Command = {
  name: 'results',
  shape: 'results <folder>',
  about: { en: 'What an experiment has come to so far', ru: 'Что эксперимент показал на сейчас' },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'Its folder', ru: 'Его папка' }) },
    csv: { type: 'boolean', description: t({ en: 'As comma-separated values', ru: 'Значения через запятую' }) },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const { plan, entry } = await openExperiment(context, folder)
    if (values.csv === true) {
      context.io.out(resultsCsv(entry.pkg, await resultsOf(folder, plan)))
      return undefined
    }
    return tellResults(context, entry, plan, folder)
  },
}
