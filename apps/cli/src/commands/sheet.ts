import { needed, oneOf, text } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, printJson } from '../context.ts'
import { openJournal } from '../journal.ts'
import { htmlToPdf } from '../pdf.ts'
import { writeText } from '../writing.ts'

export const sheet: Command = {
  name: 'sheet',
  shape: 'sheet <journal>',
  about: {
    en: 'The hand-over sheet of an act that is over, to go on with on paper',
    ru: 'Лист передачи завершённого акта, чтобы продолжить за столом',
  },
  args: ({ t }) => ({
    journal: {
      type: 'positional',
      description: t({ en: 'A saved game; - is stdin', ru: 'Сохранённая партия; - это stdin' }),
    },
    format: {
      type: 'string',
      valueHint: 'md|html|pdf',
      description: t({ en: 'Format (md); --json: as data', ru: 'Формат (md); --json: данные' }),
    },
    out: { type: 'string', valueHint: 'file', description: t({ en: 'Where to write it', ru: 'Куда записать' }) },
  }),
  async run(context, values) {
    const journal = needed(values, 'journal', { en: 'the journal', ru: 'журнал' })
    const { entry, table } = await openJournal(context, journal, true)
    const format = oneOf('--format', text(values, 'format') ?? 'md', ['md', 'html', 'pdf'])
    const out = text(values, 'out')
    if (format === 'pdf' && out === undefined)
      throw bad({ en: '--format pdf needs --out <file>', ru: '--format pdf требует --out <файл>' })
    const made = entry.sheet?.(table.state, context.lang)
    if (made === undefined)
      throw bad({
        en: 'there is a sheet only for an act of a campaign that is over',
        ru: 'лист есть только у завершённого акта кампании',
      })
    if (context.json && out === undefined) return printJson(context, made.json)
    const content = context.json ? `${JSON.stringify(made.json, null, 2)}\n` : format === 'md' ? made.md : made.html
    if (out === undefined) {
      context.io.out(content)
      return
    }
    await writeText(out, format === 'pdf' && !context.json ? await htmlToPdf(content, context.io.env) : content)
    context.line(context.t({ en: `Written to ${out}.`, ru: `Записано в ${out}.` }))
  },
}
