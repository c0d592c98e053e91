import { join } from 'node:path'
import { resultsOf } from '@understudy/lab'
import { needed, text } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { reportPage } from '../../lab-report/page.ts'
import { writeText } from '../../writing.ts'
import { openExperiment } from './experiment.ts'

export const report: Command = {
  name: 'report',
  shape: 'report <folder> [--out file]',
  about: {
    en: 'Its results with plots, in one HTML file that needs nothing else',
    ru: 'Результаты с графиками — один файл HTML, которому больше ничего не нужно',
  },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'The folder of the experiment', ru: 'Папка эксперимента' }) },
    out: {
      type: 'string',
      valueHint: t({ en: 'file', ru: 'файл' }),
      description: t({ en: 'Where to (report.html in the folder)', ru: 'Куда (report.html в папке)' }),
    },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const { plan, entry } = await openExperiment(context, folder)
    const results = await resultsOf(folder, plan)
    const out = text(values, 'out') ?? join(folder, 'report.html')
    await writeText(out, reportPage({ entry, plan, results, lang: context.lang }))
    context.line(context.t({ en: `The report is in ${out}.`, ru: `Отчёт — в файле ${out}.` }))
  },
}
