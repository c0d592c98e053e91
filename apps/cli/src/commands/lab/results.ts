import { needed } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { openExperiment, tellResults } from './experiment.ts'

export const results: Command = {
  name: 'results',
  shape: 'results <folder>',
  about: { en: 'What an experiment has come to so far', ru: 'Что эксперимент показал на сейчас' },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'Its folder', ru: 'Его папка' }) },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const { plan, entry } = await openExperiment(context, folder)
    return tellResults(context, entry, plan, folder)
  },
}
