// Reports: "the bot did something silly", as a file that anybody can run again.

import type { AnyRulebook } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import { BadInput, type Controller, type JournalFile, type Options } from '@understudy/table'
import * as v from 'valibot'
import { explainedAt } from './commands/explain.ts'
import type { Context } from './context.ts'
import { journalFrom, type OpenedJournal } from './journal.ts'
import { rulebookAt, traceHash } from './text/traces.ts'
import { VERSION } from './version.ts'

export const REPORT_FORMAT = 'understudy-report'
const REPORT_VERSION = 1

const name = v.pipe(v.string(), v.maxLength(200))
const reportSchema = v.object({
  format: v.literal(REPORT_FORMAT),
  version: v.literal(REPORT_VERSION),
  understudy: name,
  game: name,
  rules: name,
  seat: name,
  bot: v.object({ id: name, version: name }),
  entry: v.pipe(v.number(), v.integer(), v.minValue(1)),
  node: name,
  trace: name,
  comment: v.pipe(v.string(), v.maxLength(10_000)),
  journal: v.unknown(),
})

export interface Report {
  readonly format: typeof REPORT_FORMAT
  readonly version: typeof REPORT_VERSION
  /** The version of the app, the game and its rules. */
  readonly understudy: string
  readonly game: string
  readonly rules: string
  readonly options: Options
  readonly seat: string
  readonly bot: { readonly id: string; readonly version: string; readonly seated: Controller }
  readonly entry: number
  /** The rule that decided, and the hash of the whole trace. */
  readonly node: string
  readonly trace: string
  readonly comment: string
  /** The game up to this entry. */
  readonly journal: JournalFile
}

export function makeReport({ table, pkg }: OpenedJournal, entry: number, comment: string): Report {
  const explained = explainedAt(table, entry)
  const made = table.entries[entry]
  const book = rulebookAt(table, entry, explained.seat) as AnyRulebook
  const { undone: _, position: __, ...file } = table.file()
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    understudy: VERSION,
    game: pkg.game.id,
    rules: pkg.game.version,
    options: table.options,
    seat: explained.seat,
    bot: { id: book.id, version: book.version, seated: table.driverAt(entry).controller(explained.seat) },
    entry,
    node: made?.t === 'action' ? (made.node ?? '') : '',
    trace: traceHash(explained),
    comment,
    journal: { ...file, entries: file.entries.slice(0, entry + 1) },
  }
}

interface ReportCheck {
  readonly same: boolean
  readonly entry: number
  readonly was: string
  readonly is: string
  readonly text: string
}

/** Runs a report again: does the bot still think the same? */
export async function checkReport(context: Context, data: unknown): Promise<ReportCheck> {
  const parsed = v.safeParse(reportSchema, data)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new BadInput({ en: issue.message, ru: `не подходит: ${issue.message}` }, v.getDotPath(issue) ?? '')
  }
  const report = parsed.output
  const opened = await within('journal', () => journalFrom(context, '', report.journal))
  if (opened.resumed !== undefined) throw opened.resumed.fault.inside('journal')
  const explained = explainedAt(opened.table, report.entry)
  const book = rulebookAt(opened.table, report.entry, explained.seat) as AnyRulebook
  const is = traceHash(explained)
  const same = is === report.trace && explained.same
  const then = `${report.bot.id} ${report.bot.version}`
  const now = `${book.id} ${book.version}`
  return {
    same,
    entry: report.entry,
    was: report.trace,
    is,
    text: context.t(verdict(same, report.node, then, now, is)),
  }
}

function verdict(same: boolean, node: string, then: string, now: string, hash: string) {
  return same
    ? {
        en: `the same trace comes out (${node}, ${hash}, ${now})`,
        ru: `получается тот же ход мыслей (${node}, ${hash}, ${now})`,
      }
    : {
        en: `another trace comes out: reported with ${then}, this is ${now} (${hash})`,
        ru: `получается другой ход мыслей: отчёт о ${then}, здесь ${now} (${hash})`,
      }
}

async function within<T>(outer: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof BadInput ? error.inside(outer) : error
  }
}

export const reportText = (report: Report): string => `${JSON.stringify(JSON.parse(canonical(report)), null, 2)}\n`

/** The file of a report among the regression tests: bot, rule, and the beginning of the trace's hash. */
export const testName = ({ bot, node, trace }: Pick<Report, 'bot' | 'node' | 'trace'>): string =>
  `${[bot.id, node, trace.slice(0, 8)].join('-').replace(/[^\w.-]/g, '_')}.json`
