// The rulings of a rulebook as a report to its author: what we decided where the text is silent or says two things, whether the
// table may choose otherwise, which rules rest on it, and what hangs on it as far as that was measured.

import type { Node } from '../book/nodes.ts'
import { type AnyRulebook, type BookText, citeOf, type Source } from '../book/rulebook.ts'
import { branches } from '../trace/coverage.ts'
import type { Lang } from '../words/say.ts'
import { words } from '../words/words.ts'
import type { PrintOptions } from './print.ts'
import { anchor, escapeHtml, htmlDocument, PRINT_STYLE } from './print-html.ts'

/** An option that a ruling leaves to the table, told in one line. */
export interface RulingOption {
  readonly rulings: readonly string[]
  readonly told: string
}

export interface RulingEntry {
  readonly id: string
  readonly text: string
  readonly options: readonly string[]
  /** Rules that cite it, in reading order: what they are called, where the author's text has them, how we put them. */
  readonly rules: readonly { readonly cite: string; readonly source: Source; readonly text: string }[]
  readonly measured?: string
}

const SAID: Readonly<
  Record<
    Lang,
    {
      title(book: string): string
      about(rulings: number, open: number): string
      open: string
      fixed: string
      option: string
      rules: string
      more(n: number): string
      none: string
      measured: string
    }
  >
> = {
  en: {
    title: (book) => `${book}: rulings`,
    about: (rulings, open) =>
      `What was decided where the text is silent, says two things or lost a word: ${rulings} rulings, ${open} of them with an option. Each is followed by the rules that rest on it, in our words, with their place in the text.`,
    open: 'The table may choose otherwise',
    fixed: 'Fixed',
    option: 'Option',
    rules: 'In the text',
    more: (n) => `and ${n} more`,
    none: 'No single line; it is part of how the rules are carried out.',
    measured: 'Measured',
  },
  ru: {
    title: (book) => `${book}: решения`,
    about: (rulings, open) =>
      `Что решено там, где текст молчит, противоречит себе или потерял слово. Решений: ${rulings}, из них с опцией: ${open}. Под каждым — правила, которые на нём держатся, нашими словами, с местом в тексте.`,
    open: 'За столом можно выбрать иначе',
    fixed: 'Без выбора',
    option: 'Опция',
    rules: 'В тексте',
    more: (n) => `и ещё ${n}`,
    none: 'Отдельной строки нет: так исполняются правила.',
    measured: 'Измерено',
  },
}

/** All rulings that the book explains, by their numbers in the order of the book. */
export function rulingEntries(
  book: AnyRulebook,
  { edition, lang }: PrintOptions,
  options: readonly RulingOption[] = [],
): RulingEntry[] {
  const text: BookText = book.text[lang]
  const rulings = book.rulings?.[lang] ?? {}
  const rules = new Map<string, { cite: string; source: Source; text: string }[]>()
  const note = (source: Source | undefined, cite: string, said: string): void => {
    if (source === undefined) return
    for (const id of source.rulings ?? []) {
      const known = rules.get(id) ?? []
      rules.set(id, known)
      if (!known.some((each) => each.cite === cite)) known.push({ cite, source, text: said })
    }
  }
  const walk = (nodes: readonly Node<unknown, unknown>[]): void => {
    for (const node of nodes) {
      if (node.kind === 'only' && !node.editions.includes(edition)) continue
      if (node.kind !== 'only' && node.kind !== 'set') {
        const said = text.nodes[node.id]?.rule ?? node.id
        const cite = citeOf(text, node.id)
        note(book.sources[node.id], cite, said)
        if (node.kind === 'can' || node.kind === 'choose' || node.kind === 'select')
          for (const { source } of node.ways.prefer ?? []) note(source, cite, said)
      }
      for (const branch of branches(node)) walk(branch)
    }
  }
  for (const page of book.pages) walk(page.nodes as readonly Node<unknown, unknown>[])
  return Object.entries(rulings).map(([id, said]) => {
    const measured = book.measured?.[lang]?.[id]
    return {
      id,
      text: said,
      options: options.filter(({ rulings: all }) => all.includes(id)).map(({ told }) => told),
      rules: rules.get(id) ?? [],
      ...(measured === undefined ? {} : { measured }),
    }
  })
}

/** Rules shown under a ruling; the others are counted. */
const SHOWN = 3
const plain = (text: string): string =>
  text.replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => shown ?? id).replace(/\*/g, '')

interface Printed {
  readonly title: string
  readonly head: readonly string[]
  readonly parts: readonly { readonly title: string; readonly entries: readonly RulingEntry[] }[]
}

function told(book: AnyRulebook, options: PrintOptions, of: readonly RulingOption[]): Printed {
  const { lang, edition } = options
  const w = words[lang]
  const all = rulingEntries(book, options, of)
  const open = all.filter((entry) => entry.options.length > 0)
  const fixed = all.filter((entry) => entry.options.length === 0)
  const said = SAID[lang]
  return {
    title: said.title(book.text[lang].title),
    head: [
      `${w.version(book.version, edition)}. ${w.by(book.author)}. ${w.unofficial}`,
      said.about(all.length, open.length),
    ],
    parts: [
      { title: said.open, entries: open },
      { title: said.fixed, entries: fixed },
    ].filter(({ entries }) => entries.length > 0),
  }
}

/** Lines under a ruling: a label, and what it says. */
function linesOf(entry: RulingEntry, lang: Lang): [label: string, text: string][] {
  const said = SAID[lang]
  const place = ({ by, place: at }: Source): string => (by === 'printed' ? at : `${at} (${words[lang].sources[by]})`)
  const shown = entry.rules.slice(0, SHOWN).map((rule) => `${place(rule.source)} — ${rule.cite}: ${plain(rule.text)}`)
  const rest = entry.rules.length - shown.length
  const rules = [...shown, ...(rest > 0 ? [said.more(rest)] : [])].join('; ')
  return [
    ...entry.options.map((option): [string, string] => [said.option, option]),
    [said.rules, rules === '' ? said.none : rules],
    ...(entry.measured === undefined ? [] : [[said.measured, entry.measured] as [string, string]]),
  ]
}

export function printRulingsMarkdown(book: AnyRulebook, options: PrintOptions, of: readonly RulingOption[]): string {
  const { title, head, parts } = told(book, options, of)
  const lines = [`# ${title}`, '', ...head.flatMap((line) => [line, ''])]
  for (const part of parts) {
    lines.push(`## ${part.title}`, '')
    for (const entry of part.entries) {
      lines.push(`**${entry.id}** ${plain(entry.text)}`, '')
      for (const [label, text] of linesOf(entry, options.lang)) lines.push(`- *${label}:* ${text}`)
      lines.push('')
    }
  }
  return lines.join('\n')
}

export function printRulingsHtml(book: AnyRulebook, options: PrintOptions, of: readonly RulingOption[]): string {
  const { title, head, parts } = told(book, options, of)
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...head.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...parts.flatMap((part) => [
      `<h2>${escapeHtml(part.title)}</h2>`,
      '<ul>',
      ...part.entries.map((entry) => {
        const under = linesOf(entry, options.lang)
          .map(([label, text]) => `<li><small class="source">${escapeHtml(label)}: ${escapeHtml(text)}</small></li>`)
          .join('')
        return `<li class="rule prefer" id="${anchor(entry.id)}"><b class="node">${escapeHtml(entry.id)}</b>${escapeHtml(plain(entry.text))}<ul>${under}</ul></li>`
      }),
      '</ul>',
    ]),
  ]
  return htmlDocument(title, options.lang, body.join('\n'), PRINT_STYLE)
}
