import { printHtml, printMarkdown } from '@understudy/procedure'
import { needed, oneOf, text } from '../args/flags.ts'
import { checkEdition } from '../args/seats.ts'
import { bookOf, botInSight, botNamed, versionFlag } from '../bots.ts'
import type { Command } from '../command.ts'
import { bad, printJson } from '../context.ts'
import { htmlToPdf } from '../pdf.ts'
import { writeText } from '../writing.ts'

export const rulebook: Command = {
  name: 'rulebook',
  shape: 'rulebook <bot>',
  about: { en: 'The rulebook of a bot, printed', ru: 'Книга правил бота для печати' },
  args: (context) => ({
    bot: { type: 'positional', description: context.t({ en: 'Which bot', ru: 'Какой бот' }) },
    version: versionFlag(context),
    edition: {
      type: 'string',
      valueHint: botInSight(context)?.spec.editions.join('|') ?? 'edition',
      description: context.t({ en: 'Edition', ru: 'Редакция' }),
    },
    format: {
      type: 'string',
      valueHint: 'md|html|pdf',
      description: context.t({ en: 'Format (md)', ru: 'Формат (md)' }),
    },
    out: {
      type: 'string',
      valueHint: 'file',
      description: context.t({ en: 'Where to write it', ru: 'Куда записать' }),
    },
  }),
  async run(context, values) {
    const wanted = text(values, 'edition')
    const id = needed(values, 'bot', { en: 'the bot', ru: 'бот' })
    const named = botNamed(context, id, text(values, 'version'), wanted)
    const edition = wanted ?? bookOf(named).editions[0] ?? ''
    checkEdition(named.spec, edition)
    const book = bookOf(named, edition)
    const format = oneOf('--format', text(values, 'format') ?? 'md', ['md', 'html', 'pdf'])
    const out = text(values, 'out')
    if (format === 'pdf' && out === undefined)
      throw bad('--format pdf needs --out <file>', '--format pdf требует --out <файл>')
    const options = { edition, lang: context.lang }
    const content = format === 'md' ? printMarkdown(book, options) : printHtml(book, options)
    const printed = format === 'pdf' ? await htmlToPdf(content, context.io.env) : content
    if (out !== undefined) await writeText(out, printed)
    const about = { bot: book.id, version: book.version, format, ...options }
    if (context.json) printJson(context, { ...about, ...(out === undefined ? { content } : { out }) })
    else if (out === undefined) context.io.out(content)
    else context.line(context.t({ en: `Written to ${out}.`, ru: `Записано в ${out}.` }))
  },
}
