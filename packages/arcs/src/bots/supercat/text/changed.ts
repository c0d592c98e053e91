// The chapter on what changed since 0.5, rule by rule, from the data.

import type { BookText, Lang } from '@understudy/procedure'
import type { NodeId, PageId } from '../sources.ts'
import { type Changes, goneFrom } from '../versions/changes.ts'

type Chapter = NonNullable<BookText['before']>[number]
type Texts = Pick<BookText<NodeId, PageId>, 'pages' | 'nodes'>

const WORDS = {
  en: {
    title: 'What changed since 0.5',
    intro:
      'Rule by rule, in the order of the pages. In brackets is where 0.5 has it. What is not mentioned is not a rule of the author’s text but a step of it.',
    same: (ids: string) => `The same: ${ids}.`,
    new: 'new',
    gone: (ids: string) => `Gone: ${ids}.`,
  },
  ru: {
    title: 'Что изменилось после 0.5',
    intro:
      'Правило за правилом, в порядке страниц. В скобках — место в 0.5. Что не упомянуто, то не правило авторского текста, а его шаг.',
    same: (ids: string) => `Без изменений: ${ids}.`,
    new: 'новое',
    gone: (ids: string) => `Больше нет: ${ids}.`,
  },
}

/** `nodes` by page, in reading order; `before`: the rules of 0.5. */
export function changedChapter(
  lang: Lang,
  text: Texts,
  pages: readonly { readonly id: PageId; readonly nodes: readonly NodeId[] }[],
  before: readonly NodeId[],
  changes: Changes,
): Chapter {
  const w = WORDS[lang]
  const parts = [w.intro]
  for (const { id, nodes } of pages) {
    const same: string[] = []
    const lines: string[] = []
    for (const node of nodes) {
      const change = changes[node]
      if (change === undefined) continue
      const cite = text.nodes[node].cite ?? node
      const rule = text.nodes[node].rule
      if ('same' in change) same.push(`${cite}${numbers([change.same])}`)
      else if ('added' in change) lines.push(`**${cite}** (${w.new}): ${rule}`)
      else lines.push(`**${cite}**${numbers(change.was)}: ${change.now[lang]}.`)
    }
    if (same.length + lines.length === 0) continue
    parts.push(`**${text.pages[id].title}**`, ...lines, ...(same.length === 0 ? [] : [w.same(same.join('; '))]))
  }
  const gone = goneFrom(changes, before)
  if (gone.length > 0) parts.push(w.gone(gone.join(', ')))
  return { title: w.title, text: parts.join('\n\n') }
}

/** The author's numbers of rules of 0.5, as far as they have any. */
function numbers(ids: readonly NodeId[]): string {
  const all = ids.flatMap((id) => (/^(ADM|AGG|CON|MOB)\./.test(id) ? [`${Number.parseInt(id.slice(4), 10)}`] : []))
  return all.length === 0 ? '' : ` (0.5: ${[...new Set(all)].join(', ')})`
}
