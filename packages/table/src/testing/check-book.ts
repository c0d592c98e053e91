// Checks of a bot's rulebook: every rule has its source and its texts, and stands in it once.

import { type AnyRulebook, type BookText, LANGS, type Node, type Preference } from '@understudy/procedure'
import { rulebookBlocks } from '@understudy/procedure/print'
import { branches, listNodes } from '@understudy/procedure/trace'
import { type Inspection, wrongText } from './inspect.ts'

export function checkBook<State, Action>(
  { report }: Pick<Inspection<State, Action>, 'report'>,
  book: AnyRulebook | undefined,
): void {
  if (book === undefined) return
  for (const edition of book.editions) {
    const seen = new Set<string>()
    for (const { node, page } of listNodes(book, edition)) {
      if (seen.has(node)) report('book', `${book.id}: ${node} stands twice in edition ${edition}`)
      seen.add(node)
      if (book.sources[node] === undefined) report('book', `${book.id}: nobody says where ${node} comes from`)
      for (const lang of LANGS) {
        const text: BookText = book.text[lang]
        const wrong = wrongText(text.nodes[node]?.rule) ?? wrongText(text.pages[page]?.title)
        if (wrong !== undefined) report('book', `${book.id}: the text of ${node} (${lang}): ${wrong}`)
      }
    }
    for (const lang of LANGS) checkLinks(report, book, edition, lang)
  }
  for (const { id } of preferencesIn(book).values())
    for (const lang of LANGS) {
      const wrong = wrongText(book.text[lang].preferences[id])
      if (wrong !== undefined) report('book', `${book.id}: the words of the preference ${id} (${lang}): ${wrong}`)
    }
}

type AnyPreference = Preference<unknown, unknown>

/** What every rule of a book narrows by, by its id. */
function preferencesIn({ pages }: AnyRulebook): ReadonlyMap<string, AnyPreference> {
  const found = new Map<string, AnyPreference>()
  const within = (nodes: readonly Node<unknown, unknown>[]): void => {
    for (const node of nodes) {
      if ('ways' in node) for (const preference of node.ways.prefer ?? []) found.set(preference.id, preference)
      for (const branch of branches(node)) within(branch)
    }
  }
  for (const { nodes } of pages) within(nodes)
  return found
}

/** Preferences that go by a number. */
export const countingIn = (book: AnyRulebook): ReadonlySet<string> =>
  new Set([...preferencesIn(book).values()].filter((each) => !('keep' in each)).map(({ id }) => id))

/** Terms that are linked are defined, and rulings that are cited are there. */
function checkLinks(
  report: (check: string, what: string) => void,
  book: AnyRulebook,
  edition: string,
  lang: (typeof LANGS)[number],
): void {
  const text: BookText = book.text[lang]
  const terms = new Set(text.terms.map((term) => term.id))
  for (const block of rulebookBlocks(book, { edition, lang })) {
    const texts = block.kind === 'prefer' ? block.items : [block.text]
    for (const part of texts) {
      if (wrongText(part) !== undefined) report('book', `${book.id} (${lang}): an empty text in ${block.kind}`)
      for (const [, term] of part.matchAll(/\[\[([^\]|]+)/g))
        if (term === undefined || !terms.has(term)) report('book', `${book.id} (${lang}): no term “${term}”`)
    }
    if (block.kind === 'rule')
      for (const ruling of block.cites)
        if (wrongText(book.rulings?.[lang][ruling]) !== undefined)
          report('book', `${book.id} (${lang}): ${block.id} cites ${ruling}, which is not there`)
  }
}
