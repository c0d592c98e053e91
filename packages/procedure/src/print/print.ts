// Prints a rulebook from its nodes: one document model, two formats. Node ids are anchors; terms link to definitions.

import type { Node } from '../book/nodes.ts'
import { type AnyRulebook, type BookText, citeOf, type Source } from '../book/rulebook.ts'
import { branches } from '../trace/coverage.ts'
import type { Lang } from '../words/say.ts'
import { type Words, words } from '../words/words.ts'
import { anchor, escapeHtml, htmlDocument, inlineHtml, PRINT_STYLE, termAnchor } from './print-html.ts'

/** A printed rulebook as a list of blocks. `text` may hold **strong**, *emphasis* and [[term]] links. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly id?: string; readonly text: string }
  | { readonly kind: 'para'; readonly text: string }
  | {
      readonly kind: 'rule'
      readonly depth: number
      readonly id: string
      /** What people call it. */
      readonly cite: string
      readonly text: string
      readonly source: Source
      readonly cites: readonly string[]
    }
  | { readonly kind: 'label'; readonly depth: number; readonly text: string }
  | { readonly kind: 'prefer'; readonly depth: number; readonly items: readonly string[] }
  | { readonly kind: 'term'; readonly id: string; readonly term: string; readonly text: string }
  | { readonly kind: 'ruling'; readonly id: string; readonly text: string }

export interface PrintOptions {
  readonly edition: string
  readonly lang: Lang
  /** For a page around it that has something to say of each rule: attributes of its item, and HTML after its text. */
  readonly mark?: (id: string) => { readonly attributes: string; readonly html: string }
}

export function rulebookBlocks(book: AnyRulebook, { edition, lang }: PrintOptions): Block[] {
  const text: BookText = book.text[lang]
  const w = words[lang]
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: text.title },
    { kind: 'para', text: `${w.version(book.version, edition)}. ${w.by(book.author)}. ${w.unofficial}` },
    { kind: 'para', text: text.about },
  ]
  const cited = new Set<string>()
  for (const chapter of text.before ?? []) blocks.push(...chapterBlocks(chapter))
  for (const page of book.pages) {
    const about = text.pages[page.id]
    blocks.push({ kind: 'heading', level: 2, id: page.id, text: about?.title ?? page.id })
    if (about?.intro !== undefined) blocks.push({ kind: 'para', text: about.intro })
    blocks.push(...nodeBlocks(page.nodes as readonly Node<unknown, unknown>[], 0, book, text, w, edition, cited))
  }
  for (const chapter of text.after ?? []) blocks.push(...chapterBlocks(chapter))
  if (text.terms.length > 0) {
    blocks.push({ kind: 'heading', level: 2, id: 'terms', text: w.terms })
    for (const term of text.terms) blocks.push({ kind: 'term', ...term })
  }
  const rulings = book.rulings?.[lang] ?? {}
  const used = Object.keys(rulings).filter((id) => cited.has(id))
  if (used.length > 0) {
    blocks.push({ kind: 'heading', level: 2, id: 'rulings', text: w.rulings })
    for (const id of used) blocks.push({ kind: 'ruling', id, text: rulings[id] ?? '' })
  }
  return blocks
}

function chapterBlocks(chapter: { title: string; text: string }): Block[] {
  return [
    { kind: 'heading', level: 2, text: chapter.title },
    ...chapter.text.split(/\n\s*\n/).map((part): Block => ({ kind: 'para', text: part.trim() })),
  ]
}

function nodeBlocks(
  nodes: readonly Node<unknown, unknown>[],
  depth: number,
  book: AnyRulebook,
  text: BookText,
  w: Words,
  edition: string,
  cited: Set<string>,
): Block[] {
  const blocks: Block[] = []
  const inner = (list: readonly Node<unknown, unknown>[], at: number) =>
    nodeBlocks(list, at, book, text, w, edition, cited)
  for (const node of nodes) {
    if (node.kind === 'set') continue
    if (node.kind === 'only') {
      if (node.editions.includes(edition)) blocks.push(...inner(node.nodes, depth))
      continue
    }
    const source = book.sources[node.id] as Source
    for (const id of source.rulings ?? []) cited.add(id)
    blocks.push({
      kind: 'rule',
      depth,
      id: node.id,
      cite: citeOf(text, node.id),
      text: text.nodes[node.id]?.rule ?? node.id,
      source,
      cites: source.rulings ?? [],
    })
    if (node.kind === 'can' || node.kind === 'choose' || node.kind === 'select') {
      const items = (node.ways.prefer ?? []).map((preference) => {
        for (const id of preference.source?.rulings ?? []) cited.add(id)
        const said = text.preferences[preference.id] ?? preference.id
        const note = preference.source === undefined ? '' : sourceNote(preference.source, w)
        return note === '' ? said : `${said} *(${note})*`
      })
      if (items.length > 0) blocks.push({ kind: 'prefer', depth: depth + 1, items })
    }
    const lists = branches(node)
    const [yes, no] = lists
    if (yes === undefined) continue
    if (no === undefined) {
      blocks.push(...inner(yes, depth + 1))
    } else {
      const labelled = [
        [w.ifYes, inner(yes, depth + 2)],
        [node.kind === 'ask' ? w.ifNo : w.ifNone, inner(no, depth + 2)],
      ] as const
      // A branch in which something is only noted has nothing to read.
      for (const [label, said] of labelled)
        if (said.length > 0) blocks.push({ kind: 'label', depth: depth + 1, text: label }, ...said)
    }
  }
  return blocks
}

export function printMarkdown(book: AnyRulebook, options: PrintOptions): string {
  const text: BookText = book.text[options.lang]
  const w = words[options.lang]
  const inline = (part: string) =>
    plainMarkdown(part).replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => {
      const term = text.terms.find((candidate) => candidate.id === id)
      return `[${shown ?? (term === undefined ? id : plainMarkdown(term.term))}](#${termAnchor(id)})`
    })
  const lines: string[] = []
  for (const block of rulebookBlocks(book, options)) {
    switch (block.kind) {
      case 'heading':
        lines.push(
          '',
          `${block.id === undefined ? '' : `<a id="${anchor(block.id)}"></a>\n`}${'#'.repeat(block.level)} ${inline(block.text)}`,
          '',
        )
        break
      case 'para':
        lines.push('', inline(block.text), '')
        break
      case 'rule': {
        const note = sourceNote(block.source, w)
        lines.push(
          `${'  '.repeat(block.depth)}- <a id="${anchor(block.id)}"></a>**${block.cite}** ${inline(block.text)}${note === '' ? '' : ` _(${note})_`}`,
        )
        break
      }
      case 'label':
        lines.push(`${'  '.repeat(block.depth)}- _${block.text}_`)
        break
      case 'prefer':
        lines.push(`${'  '.repeat(block.depth)}- _${w.prefers}_`)
        for (const item of block.items) lines.push(`${'  '.repeat(block.depth + 1)}1. ${inline(item)}`)
        break
      case 'term':
        lines.push(`- <a id="${termAnchor(block.id)}"></a>**${plainMarkdown(block.term)}**: ${inline(block.text)}`)
        break
      case 'ruling':
        lines.push(`- <a id="${anchor(block.id)}"></a>**${block.id}** ${inline(block.text)}`)
        break
    }
  }
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** A whole page with its print style sheet. */
export function printHtml(book: AnyRulebook, options: PrintOptions): string {
  return htmlDocument(book.text[options.lang].title, options.lang, rulebookHtml(book, options), PRINT_STYLE)
}

/** The body of the printed page, for a reader inside another page. */
export function rulebookHtml(book: AnyRulebook, options: PrintOptions): string {
  const text: BookText = book.text[options.lang]
  const w = words[options.lang]
  const inline = (part: string) => inlineHtml(part, text)
  const out: string[] = []
  // Lists that are open; the last item of each is open too, so that what is nested in a rule stands inside it.
  let open = 0
  const close = (lists: number) => {
    for (; open > lists; open--) out.push('</li>', '</ul>')
  }
  const item = (depth: number, attributes: string, html: string) => {
    close(depth + 1)
    if (open === depth + 1) out.push('</li>')
    for (; open < depth + 1; open++) out.push(open < depth ? '<ul><li>' : '<ul>')
    out.push(`<li ${attributes}>${html}`)
  }
  for (const block of rulebookBlocks(book, options)) {
    switch (block.kind) {
      case 'heading':
        close(0)
        out.push(
          `<h${block.level}${block.id === undefined ? '' : ` id="${anchor(block.id)}"`}>${inline(block.text)}</h${block.level}>`,
        )
        break
      case 'para':
        close(0)
        out.push(`<p>${inline(block.text)}</p>`)
        break
      case 'rule': {
        const note = sourceNote(block.source, w)
        const small = note === '' ? '' : ` <small class="source ${block.source.by}">${inline(note)}</small>`
        const head = `<b class="node">${escapeHtml(block.cite)}</b>`
        const mark = options.mark?.(block.id) ?? { attributes: '', html: '' }
        const attributes = `class="rule" id="${anchor(block.id)}"${mark.attributes}`
        item(block.depth, attributes, `${head} ${inline(block.text)}${small}${mark.html}`)
        break
      }
      case 'label':
        item(block.depth, 'class="label"', `<i>${inline(block.text)}</i>`)
        break
      case 'prefer':
        item(
          block.depth,
          'class="prefer"',
          `${inline(w.prefers)}<ol>${block.items.map((each) => `<li>${inline(each)}</li>`).join('')}</ol>`,
        )
        break
      case 'term':
        close(0)
        out.push(`<p class="term" id="${termAnchor(block.id)}"><b>${inline(block.term)}</b> ${inline(block.text)}</p>`)
        break
      case 'ruling':
        close(0)
        out.push(`<p class="ruling" id="${anchor(block.id)}"><b>${escapeHtml(block.id)}</b> ${inline(block.text)}</p>`)
        break
    }
  }
  close(0)
  return out.join('\n')
}

/** Where a rule comes from, if it is not simply the author's text. */
function sourceNote(source: Source, w: Words): string {
  const cites = (source.rulings ?? []).join(', ')
  if (source.by === 'printed') return cites
  return [w.sources[source.by], source.by === 'backport' ? source.place : cites].filter((part) => part !== '').join(' ')
}

/** Markdown lets HTML through; our texts are not meant to be any. */
const plainMarkdown = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
