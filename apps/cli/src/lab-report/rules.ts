// The rulebooks of the bots that played, shaded by how often each rule was read, with a decision to look at for each.

import { bookKey, codeHash, playedTable, type RulesRead, ruleCoverage, type Sighting, wasRead } from '@understudy/lab'
import { type AnyRulebook, anchor, rulebookHtml } from '@understudy/procedure'
import { explainEntry, rulebookIn, versionName, versionsOf } from '@understudy/table'
import { playedBy } from '../args/seats.ts'
import type { AnyTable } from '../journal.ts'
import { explainedLines, rulebookAt } from '../text/traces.ts'
import { quoted } from './command.ts'
import { escaped, note, section } from './html.ts'
import type { Reported } from './page.ts'

const placeOf = (game: number, entry: number): string => `game-${game}-${entry}`

export const canCount = ({ entry, plan }: Pick<Reported, 'entry' | 'plan'>): boolean =>
  plan.code === codeHash(entry.pkg, Object.keys(plan.bots))

export function ruleSections(reported: Reported, read: RulesRead): string[] {
  const sightings = new Sightings(reported)
  const books = booksOf(reported)
  return books.length === 0
    ? []
    : [...books.map((each) => bookSection(reported, read, each, sightings)), sightings.section()]
}

interface Book {
  readonly rulebook: AnyRulebook
  readonly edition: string
  readonly title: string
  /** What the names of its places on the page begin with. */
  readonly place: string
}

/** The books that were played by, each once: those of a bot in two versions are two. */
function booksOf({ entry: { pkg }, plan, lang }: Reported): Book[] {
  const found = new Map<string, Omit<Book, 'place'> & { readonly bot: string }>()
  for (const { controller } of plan.arms[0]?.players ?? []) {
    if (controller.by !== 'bot') continue
    const { spec, edition } = playedBy(pkg, controller, { ...plan.options, ...plan.arms[0]?.options })
    const rulebook = rulebookIn(spec, edition)
    if (rulebook === undefined) continue
    const several = [
      ...(versionsOf(spec).length > 1 ? [versionName(spec)] : []),
      ...(spec.editions.length > 1 ? [edition] : []),
    ]
    const title = [rulebook.text[lang].title, ...several].join(', ')
    found.set(bookKey(rulebook, edition), { bot: spec.id, rulebook, edition, title })
  }
  const all = [...found.entries()]
  return all.map(([key, { bot, ...book }]) => {
    const alone = all.every(([other, each]) => other === key || each.bot !== bot)
    return { ...book, place: anchor(alone ? bot : key) }
  })
}

function bookSection(
  { lang, w, numbers: { percent } }: Reported,
  read: RulesRead,
  book: Book,
  sightings: Sightings,
): string {
  const { rulebook, edition, place } = book
  const key = bookKey(rulebook, edition)
  const { rules, reached, never } = ruleCoverage(rulebook, edition, read.counts[key] ?? {})
  const counts = new Map(rules.map((rule) => [rule.node, rule]))
  const most = Math.max(...rules.map(({ asked, decided }) => Math.max(asked, decided)), 2)
  const mark = (id: string) => {
    const count = counts.get(id)
    if (count === undefined) return { attributes: '', html: '' }
    if (!wasRead(count))
      return { attributes: ' data-read="never"', html: `<small class="read">${escaped(w('never'))}</small>` }
    // By the logarithm: a rule that is asked ten times less often is a shade lighter, not ten.
    const heat = (n: number): string => (Math.log1p(n) / Math.log1p(most)).toFixed(2)
    const said = (['asked', 'yes', 'decided'] as const)
      .map((word) => `${escaped(w(word))} <b style="--n:${heat(count[word])}">${count[word]}</b>`)
      .join(' · ')
    const link = sightings.link(read.sightings[key]?.[id])
    return {
      attributes: ` style="--h:${heat(Math.max(count.asked, count.decided))}"`,
      html: `<small class="read">${said}${link === '' ? '' : ` · ${link}`}</small>`,
    }
  }
  const html = rulebookHtml(rulebook, { edition, lang, mark })
    // Two books on one page have names of their own.
    .replace(/ id="([^"]*)"/g, ` id="${place}-$1"`)
    .replace(/ href="#(?!game-)([^"]*)"/g, ` href="#${place}-$1"`)
    .replace(/<(\/?)h2\b/g, '<$1h3')
    .replace(/<h1[^>]*>.*?<\/h1>/s, '')
  const title = `${w('rulebook')}: ${book.title}`
  const share = `${w('read')}: ${reached.count} / ${reached.of} (${percent(reached.share)})`
  const unread = never.map((id) => `<a href="#${place}-${anchor(id)}">${escaped(id)}</a>`).join(', ')
  return section(
    title,
    note(`${w('games')}: ${read.games}. ${share}. ${w('rulebookNote')}`),
    never.length === 0 ? '' : `<p class="notice">${escaped(w('never'))}: ${unread}</p>`,
    `<div class="book">${html}</div>`,
  )
}

/** Decisions that rules link to, each told once. */
class Sightings {
  readonly #reported: Reported
  readonly #tables = new Map<number, AnyTable>()
  readonly #told = new Map<string, string>()

  constructor(reported: Reported) {
    this.#reported = reported
  }

  #table(game: number): AnyTable {
    const { entry, plan } = this.#reported
    const known = this.#tables.get(game) ?? playedTable(entry.pkg, plan, 0, game)
    this.#tables.set(game, known)
    return known
  }

  /** Where to read of it; nothing if its decision cannot be explained. */
  link(sighting: Sighting | undefined): string {
    if (sighting === undefined) return ''
    const { lang, w } = this.#reported
    const { game } = sighting
    const table = this.#table(game)
    const index = decisionFrom(table, sighting.entry)
    if (index === undefined) return ''
    const place = placeOf(game, index)
    const told = `${w('inGame')} ${game}, ${w('entry')} ${index}`
    if (!this.#told.has(place)) {
      const explained = explainEntry(table, index)
      const rulebook = explained === undefined ? undefined : rulebookAt(table, index, explained.seat)
      if (explained === undefined || rulebook === undefined) return ''
      const lines = explainedLines(table, explained, rulebook, lang)
      const who = `${explained.seat}: ${rulebook.text[lang].title}`
      // Opens by itself when somebody follows a link into it.
      const trace = `<pre id="${place}">${escaped(lines.join('\n'))}</pre>`
      const html = `<details><summary>${escaped(`${told} (${who})`)}</summary>${trace}</details>`
      this.#told.set(place, html)
    }
    return `<a href="#${place}">${escaped(told)}</a>`
  }

  section(): string {
    const { w, folder } = this.#reported
    const how = [`understudy lab game ${quoted(folder)} 0 --out game.json`, 'understudy explain game.json --entry 1']
    const all = [...this.#told].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    return section(
      w('sightings'),
      note(w('sightingsNote')),
      `<pre>${escaped(how.join('\n'))}</pre>`,
      ...all.map(([, html]) => html),
    )
  }
}

/** The entry of a journal that is the so-manieth which is neither its start nor a snapshot, or the next action of that seat. */
function decisionFrom(table: AnyTable, number: number): number | undefined {
  const { entries } = table
  let count = -1
  const at = entries.findIndex((entry) => {
    if (entry.t === 'action' || entry.t === 'answer') count++
    return count === number
  })
  const found = entries[at]
  if (found === undefined || (found.t !== 'action' && found.t !== 'answer')) return undefined
  const { seat } = found
  const index = entries.findIndex((entry, place) => place >= at && entry.t === 'action' && entry.seat === seat)
  return index < 0 ? undefined : index
}
