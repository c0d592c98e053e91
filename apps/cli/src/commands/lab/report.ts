import { join } from 'node:path'
import { type RulesRead, resultsOf, rulesRead } from '@understudy/lab'
import { needed, numberFlag, text } from '../../args/flags.ts'
import type { Command } from '../../command.ts'
import { reportPage } from '../../lab-report/page.ts'
import { canCount, shadedArms } from '../../lab-report/rules.ts'
import { withProgress } from '../../text/progress.ts'
import { writeText } from '../../writing.ts'
import { MOST_GAMES } from '../simulate.ts'
import { openExperiment } from './experiment.ts'

/** Enough to meet most rules, few enough not to wait for. */
const COUNTED = 100

export const report: Command = {
  name: 'report',
  shape: 'report <folder> [--out file]',
  about: {
    en: 'Its results with plots and shaded rulebooks, in one HTML file that needs nothing else',
    ru: 'Результаты с графиками и книгами правил — один файл HTML, которому больше ничего не нужно',
  },
  args: ({ t }) => ({
    folder: { type: 'positional', description: t({ en: 'The folder of the experiment', ru: 'Папка эксперимента' }) },
    out: {
      type: 'string',
      valueHint: t({ en: 'file', ru: 'файл' }),
      description: t({ en: 'Where to (report.html in the folder)', ru: 'Куда (report.html в папке)' }),
    },
    rules: {
      type: 'string',
      valueHint: 'n',
      description: t({
        en: `In how many games rules are counted, which are played again for it (${COUNTED}); 0: none`,
        ru: `В скольких партиях считать правила; для этого они играются ещё раз (${COUNTED}); 0 — не считать`,
      }),
    },
  }),
  async run(context, values) {
    const folder = needed(values, 'folder', { en: 'the folder', ru: 'папка' })
    const most = numberFlag(values, 'rules', COUNTED, 0, MOST_GAMES)
    const { plan, entry } = await openExperiment(context, folder)
    const results = await resultsOf(folder, plan)
    const out = text(values, 'out') ?? join(folder, 'report.html')
    const read =
      most === 0
        ? 'unasked'
        : canCount({ entry, plan })
          ? await withProgress(context, async (show) => {
              const arms = [...shadedArms(entry, plan).keys()]
              const all: RulesRead[] = []
              for (const [at, arm] of arms.entries())
                all.push(await rulesRead(entry, plan, arm, most, (done, of) => show(at * of + done, of * arms.length)))
              return all
            })
          : 'other code'
    await writeText(out, await reportPage({ entry, plan, results, folder, lang: context.lang, read }))
    context.line(context.t({ en: `The report is in ${out}.`, ru: `Отчёт — в файле ${out}.` }))
  },
}
