// The rulebooks of the bots that played, shaded by how often each rule was read, with a decision to look at for each.

import {
  bookKey,
  codeHash,
  type GameEntry,
  type Plan,
  playedTable,
  type RulesRead,
  ruleCoverage,
  type Sighting,
  wasRead,
} from '@understudy/lab'
import type { AnyRulebook, Lang } from '@understudy/procedure'
import { anchor, rulebookHtml } from '@understudy/procedure/print'
import { type BotSpec, explainEntry } from '@understudy/table'
import { rulebookIn, versionName, versionsOf } from '@understudy/table/bots'
import { playedBy } from '../args/seats.ts'
import type { AnyTable } from '../journal.ts'
import { explainedLines, rulebookAt } from '../text/traces.ts'
import { quoted } from './command.ts'
import { escaped, note, section } from './html.ts'
import type { Reported } from './page.ts'

const placeOf = (arm: number, game: number, entry: number): string =>
  `game-${arm === 0 ? '' : `${arm}-`}${game}-${entry}`

export const canCount = ({ entry, plan }: Pick<Reported, 'entry' | 'plan'>): boolean =>
  plan.code === codeHash(entry.pkg, Object.keys(plan.bots))

export function ruleSections(reported: Reported, all: readonly RulesRead[]): string[] {
  const sightings = new Sightings(reported)
  const books = placed(shadedArms(reported.entry, reported.plan), reported.lang)
  const sections = all.flatMap((read) =>
    books.flatMap((each) => (each.arm === read.arm ? [bookSection(reported, read, each, sightings)] : [])),
  )
  return sections.length === 0 ? [] : [...sections, sightings.section()]
}

interface Played {
  readonly spec: BotSpec<unknown, unknown>
  readonly rulebook: AnyRulebook
  readonly edition: string
}

interface Book {
  readonly arm: number
  readonly rulebook: AnyRulebook
  readonly edition: string
  readonly title: string
  /** What the names of its places on the page begin with. */
  readonly place: string
}

/** The books that were played by, each once and in the first arm that has it: those of a bot in two versions are two. */
export function shadedArms({ pkg }: GameEntry, plan: Plan): ReadonlyMap<number, readonly Played[]> {
  const seen = new Set<string>()
  const arms = new Map<number, Played[]>()
  for (const [arm, { players, options }] of plan.arms.entries())
    for (const { controller } of players) {
      if (controller.by !== 'bot') continue
      const { spec, edition } = playedBy(pkg, controller, { ...plan.options, ...options })
      const rulebook = rulebookIn(spec, edition)
      if (rulebook === undefined) continue
      const key = bookKey(rulebook, edition)
      if (seen.has(key)) continue
      seen.add(key)
      arms.set(arm, [...(arms.get(arm) ?? []), { spec, rulebook, edition }])
    }
  return arms
}

/** With their titles, and places on the page that differ. */
function placed(arms: ReadonlyMap<number, readonly Played[]>, lang: Lang): Book[] {
  const all = [...arms].flatMap(([arm, books]) => books.map((book) => ({ arm, ...book })))
  return all.map((book) => {
    const { arm, spec, rulebook, edition } = book
    const several = [
      ...(versionsOf(spec).length > 1 ? [versionName(spec)] : []),
      ...(spec.editions.length > 1 ? [edition] : []),
    ]
    const alone = all.every((other) => other === book || other.spec.id !== spec.id)
    return {
      arm,
      rulebook,
      edition,
      title: [rulebook.text[lang].title, ...several].join(', '),
      place: anchor(alone ? spec.id : bookKey(rulebook, edition)),
    }
  })
}

function bookSection(
  { plan, lang, w, numbers: { percent } }: Reported,
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
    const link = sightings.link(book.arm, read.sightings[key]?.[id])
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
  const changed = book.arm === 0 ? '' : `${w('withChange')}: ${plan.arms[book.arm]?.name ?? ''}. `
  const share = `${w('read')}: ${reached.count} / ${reached.of} (${percent(reached.share)})`
  const unread = never.map((id) => `<a href="#${place}-${anchor(id)}">${escaped(id)}</a>`).join(', ')
  return section(
    title,
    note(`${changed}${w('games')}: ${read.games}. ${share}. ${w('rulebookNote')}`),
    never.length === 0 ? '' : `<p class="notice">${escaped(w('never'))}: ${unread}</p>`,
    `<div class="book">${html}</div>`,
  )
}

/** Decisions that rules link to, each told once. */
class Sightings {
  readonly #reported: Reported
  /** By arm and game. */
  readonly #tables = new Map<string, AnyTable>()
  readonly #told = new Map<string, string>()
  readonly #arms = new Set<number>()

  constructor(reported: Reported) {
    this.#reported = reported
  }

  #table(arm: number, game: number): AnyTable {
    const { entry, plan } = this.#reported
    const key = `${arm}/${game}`
    const known = this.#tables.get(key) ?? playedTable(entry.pkg, plan, arm, game)
    this.#tables.set(key, known)
    return known
  }

  /** Where to read of it; nothing if its decision cannot be explained. */
  link(arm: number, sighting: Sighting | undefined): string {
    if (sighting === undefined) return ''
    const { lang, w, plan } = this.#reported
    const { game } = sighting
    const table = this.#table(arm, game)
    const index = decisionFrom(table, sighting.entry)
    if (index === undefined) return ''
    const place = placeOf(arm, game, index)
    const where = arm === 0 ? '' : `${plan.arms[arm]?.name ?? ''}: `
    const told = `${where}${w('inGame')} ${game}, ${w('entry')} ${index}`
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
      this.#arms.add(arm)
    }
    return `<a href="#${place}">${escaped(told)}</a>`
  }

  section(): string {
    const { w, folder } = this.#reported
    const arm = this.#arms.size > 1 ? ' --arm 0' : ''
    const how = [
      `understudy lab game ${quoted(folder)} 0${arm} --out game.json`,
      'understudy explain game.json --entry 1',
    ]
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
