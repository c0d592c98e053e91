import { rulingsCitedIn } from '@understudy/lab'
import type { AnyRulebook, Lang } from '@understudy/procedure'
import {
  type PrintOptions,
  printHtml,
  printMarkdown,
  printRulingsHtml,
  printRulingsMarkdown,
  type RulingOption,
} from '@understudy/procedure/print'
import type { OptionSpec } from '@understudy/table'
import { optionsIn } from '@understudy/table/bots'
import { needed, oneOf, text } from '../args/flags.ts'
import { checkEdition } from '../args/seats.ts'
import { bookOf, botInSight, botNamed, type NamedBot, versionFlag } from '../bots.ts'
import type { Command } from '../command.ts'
import { bad, printJson } from '../context.ts'
import { htmlToPdf } from '../pdf.ts'
import { writeText } from '../writing.ts'

/** Options of the bot in that edition, and those of the game that a ruling of its book has left open. */
function rulingsOf({ entry, spec }: NamedBot, book: AnyRulebook, options: PrintOptions, format: string): string {
  const rulings = book.rulings?.en ?? {}
  if (Object.keys(rulings).length === 0)
    throw bad({ en: `${spec.id} has no rulings of ours`, ru: `у ${spec.id} нет наших решений` })
  const told = [...optionsIn(spec, options.edition), ...entry.pkg.game.options].flatMap((option): RulingOption[] => {
    const cited = rulingsCitedIn(rulings, option)
    return cited.length === 0 ? [] : [{ rulings: cited, told: optionTold(option, options.lang) }]
  })
  return format === 'md' ? printRulingsMarkdown(book, options, told) : printRulingsHtml(book, options, told)
}

/** `swapsControl`: what it says; what it is unless chosen, and what else it may be. */
function optionTold(option: OptionSpec, lang: Lang): string {
  const words = {
    en: { on: 'on', off: 'off', usual: 'default' },
    ru: { on: 'да', off: 'нет', usual: 'обычно' },
  }[lang]
  if (option.kind === 'choice') {
    const usual = option.values.find(({ id }) => id === option.default)?.title[lang] ?? option.default
    const others = option.values.filter(({ id }) => id !== option.default).map(({ title }) => title[lang])
    return `${option.id} (${option.title[lang]}): ${words.usual} ${usual}; ${others.join('; ')}`
  }
  const value =
    option.kind === 'flag' ? (option.default ? words.on : words.off) : 'default' in option ? option.default : ''
  return `${option.id} (${option.title[lang]}): ${words.usual} ${value}`
}

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
    rulings: {
      type: 'boolean',
      description: context.t({
        en: 'Only our rulings, as a report to the author: options, rules that rest on them, what hangs on them',
        ru: 'Только наши решения, отчётом для автора: опции, правила на их основе, что от них зависит',
      }),
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
    const named = await botNamed(context, id, text(values, 'version'), wanted)
    const edition = wanted ?? bookOf(named).editions[0] ?? ''
    checkEdition(named.spec, edition)
    const book = bookOf(named, edition)
    const format = oneOf('--format', text(values, 'format') ?? 'md', ['md', 'html', 'pdf'])
    const out = text(values, 'out')
    if (format === 'pdf' && out === undefined)
      throw bad({ en: '--format pdf needs --out <file>', ru: '--format pdf требует --out <файл>' })
    const options = { edition, lang: context.lang }
    const content =
      values.rulings === true
        ? rulingsOf(named, book, options, format)
        : format === 'md'
          ? printMarkdown(book, options)
          : printHtml(book, options)
    const printed = format === 'pdf' ? await htmlToPdf(content, context.io.env) : content
    if (out !== undefined) await writeText(out, printed)
    const about = { bot: book.id, version: book.version, format, ...options }
    if (context.json) printJson(context, { ...about, ...(out === undefined ? { content } : { out }) })
    else if (out === undefined) context.io.out(content)
    else context.line(context.t({ en: `Written to ${out}.`, ru: `Записано в ${out}.` }))
  },
}
