// Traces of bots' turns as indented sentences, and as trees for programs.

import type { AnyRulebook, Lang, Source } from '@understudy/procedure'
import { explain, explainShort, explainTitle, type Line, words } from '@understudy/procedure/explain'
import { hashOf } from '@understudy/procedure/json'
import { type TraceNode, traceTree } from '@understudy/procedure/trace'
import { type AnyPackage, type Explained, explainRun } from '@understudy/table'
import { rulebookIn } from '@understudy/table/bots'
import { playedBy } from '../args/seats.ts'
import type { AnyTable } from '../journal.ts'
import { plain } from './plain.ts'
import { described } from './words.ts'

/** One turn of a bot: the entries of one run of its rulebook. */
export interface BotTurn {
  /** Counted from 1, over all bots. */
  readonly number: number
  readonly seat: string
  readonly bot: string
  readonly first: number
  readonly actions: readonly Explained[]
}

/** All turns that rulebooks decided, in order. */
export function botTurns(table: AnyTable): { number: number; seat: string; first: number }[] {
  const turns: { number: number; seat: string; first: number }[] = []
  for (const [index, entry] of table.entries.entries()) {
    if ((entry.t !== 'action' && entry.t !== 'answer') || entry.first !== true) continue
    if (hasRulebook(table, index, entry.seat)) turns.push({ number: turns.length + 1, seat: entry.seat, first: index })
  }
  return turns
}

function hasRulebook(table: AnyTable, index: number, seat: string): boolean {
  return rulebookAt(table, index, seat) !== undefined
}

/** Who sat at a seat when an entry was written. */
export function rulebookAt(table: AnyTable, index: number, seat: string): AnyRulebook | undefined {
  const start = table.entries[0]
  let controller = start?.t === 'start' ? start.seats[seat] : undefined
  for (const entry of table.entries.slice(0, index))
    if (entry.t === 'seat' && entry.seat === seat && 'to' in entry) controller = entry.to
  if (controller?.by !== 'bot') return undefined
  const { spec, edition } = playedBy(table.pkg as AnyPackage, controller, table.options)
  return rulebookIn(spec, edition)
}

export function explainTurn(table: AnyTable, turn: { number: number; seat: string; first: number }): BotTurn {
  const book = rulebookAt(table, turn.first, turn.seat)
  return { ...turn, bot: `${book?.id}@${book?.version}`, actions: explainRun(table, turn.first) }
}

/** An action of a bot with its reasons: its number in the journal, what it did, and every rule that led to it. */
export function explainedLines(table: AnyTable, explained: Explained, book: AnyRulebook, lang: Lang): string[] {
  const speaker = { rulebook: book, lang, phrases: table.pkg.game.phrases, view: table.stateAt(explained.index) }
  const lines = explain(explained.events, speaker)
  const entry = table.entries[explained.index]
  const said = actionText(table, explained.index, lang)
  const shallowest = Math.min(...lines.map((line) => line.depth))
  let node: string | undefined
  const reasons = lines.map((line) => {
    const again = line.node !== undefined && line.node === node && !['ask', 'found'].includes(line.kind)
    node = line.node
    const text = line.kind === 'act' ? `→ ${said}` : `${sentenceOf(line, again)}${tagOf(line, lang)}`
    return `${'  '.repeat(line.depth - shallowest + 1)}${plain(text, book, lang)}`
  })
  const asking = {
    ...speaker,
    ...(entry?.t === 'action' ? { did: table.pkg.game.describe(entry.action, speaker.view) } : {}),
  }
  const [title, why] = [explainTitle, explainShort].map((tell) => tell(explained.events, asking, explained.led))
  return [
    `${explained.index}. ${said}`,
    ...(why === '' ? [] : [`  ${plain(`${title} ${why}`, book, lang)}`]),
    ...reasons,
  ]
}

function actionText(table: AnyTable, index: number, lang: Lang): string {
  const entry = table.entries[index]
  return entry?.t === 'action' ? described({ pkg: table.pkg, lang }, entry.action, table.stateAt(index)) : ''
}

/** Where an answer comes from, if it mattered and is not simply what is printed: a later version, or rulings. */
function tagOf({ kind, yes, source, chips }: Line, lang: Lang): string {
  const cut = kind === 'prefer' && source?.by !== 'printed' && chips?.some((chip) => chip.dropped) === true
  if (source === undefined || !(cut || yes === true)) return ''
  const rulings = (source.rulings ?? []).join(', ')
  if (source.by === 'printed') return rulings === '' ? '' : ` {${rulings}}`
  const from = source.by === 'backport' ? `${words[lang].sources.backport} ${source.place}` : words[lang].sources.ruling
  return ` {${[from, rulings].filter((part) => part !== '').join(', ')}}`
}

function sentenceOf(line: Line, again: boolean): string {
  if (line.kind === 'page') return `▸ ${line.text}`
  const idle = line.kind === 'prefer' && line.chips?.every((chip) => !chip.dropped) === true
  const chips = (idle ? undefined : line.chips)
    ?.filter((chip) => chip.text !== '')
    .map((chip) => (chip.dropped ? `(${chip.text})` : chip.text))
  const shown = chips === undefined || chips.length === 0 ? '' : ` [${chips.join('; ')}]`
  if (again) return `  ${line.text}${shown}`
  return `${line.cite ?? ''} ${line.rule ?? ''} — ${line.text}${shown}`.trim()
}

/** For programs: the tree of a decision, and the hash by which two machines know that they agree. */
export function traceJson(table: AnyTable, explained: Explained) {
  return {
    entry: explained.index,
    seat: explained.seat,
    same: explained.same,
    hash: traceHash(explained),
    tree: taggedTree(table, explained),
  }
}

/** The tree with each rule's source: the printed text, a later version, or rulings. */
export function taggedTree(table: AnyTable, { index, seat, events }: Explained): TraceNode[] {
  const sources: Readonly<Record<string, Source>> = rulebookAt(table, index, seat)?.sources ?? {}
  const tagged = (node: TraceNode): TraceNode & { readonly source?: Source } => {
    const source = node.node === undefined ? undefined : sources[node.node]
    return { ...node, ...(source === undefined ? {} : { source }), children: node.children.map(tagged) }
  }
  return traceTree(events).map(tagged)
}

export const traceHash = (explained: Explained): string => hashOf(explained.events)
