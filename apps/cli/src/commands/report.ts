import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '@understudy/table/journal'
import { needed, numberFlag, text } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, type Context, printJson } from '../context.ts'
import { about, aboutWhole } from '../files.ts'
import { openJournal, readNamed } from '../journal.ts'
import { checkReport, makeReport, type Report, reportText, testName } from '../report.ts'
import { writeText } from '../writing.ts'

export const report: Command = {
  name: 'report',
  shape: 'report <journal> --entry <n> --comment <text>',
  about: {
    en: 'Write down a questionable decision of a bot, or run such a report again',
    ru: 'Записать спорное решение бота или проверить такой отчёт',
  },
  args: ({ t }) => ({
    journal: { type: 'positional', required: false, description: t({ en: 'A saved game', ru: 'Сохранённая партия' }) },
    entry: {
      type: 'string',
      valueHint: 'n',
      description: t({ en: 'The action in question', ru: 'О каком действии речь' }),
    },
    comment: {
      type: 'string',
      valueHint: 'text',
      description: t({ en: 'What is odd about it', ru: 'Что с ним не так' }),
    },
    out: { type: 'string', valueHint: 'file', description: t({ en: 'Where to write it', ru: 'Куда записать' }) },
    check: {
      type: 'string',
      valueHint: 'file',
      description: t({
        en: 'Run this report again: does the same trace come out?',
        ru: 'Повторить отчёт: тот же ли ход мыслей?',
      }),
    },
    test: {
      type: 'string',
      valueHint: 'file',
      description: t({
        en: `Make a regression test of this report: kept in ${REPORTS}, or in the folder --out`,
        ru: `Сделать из отчёта регрессионный тест: в ${REPORTS} или в папке --out`,
      }),
    },
  }),
  async run(context, values) {
    const checked = text(values, 'check')
    if (checked !== undefined) return recheck(context, checked)
    const kept = text(values, 'test')
    if (kept !== undefined) return keepAsTest(context, kept, text(values, 'out'))
    const path = needed(values, 'journal', { en: 'the journal', ru: 'журнал' })
    needed(values, 'entry', { en: '--entry', ru: '--entry' })
    const comment = needed(values, 'comment', { en: '--comment', ru: '--comment' })
    const entry = numberFlag(values, 'entry', 0, 0, Number.MAX_SAFE_INTEGER)
    const opened = await openJournal(context, path)
    const made = about(path, () => makeReport(opened, entry, comment))
    const out = text(values, 'out') ?? `report-${made.bot.id}-${entry}.json`
    await writeText(out, reportText(made), { force: text(values, 'out') !== undefined })
    const { journal: _, ...data } = made
    if (context.json) printJson(context, { out, ...data })
    else
      context.line(
        context.t({
          en: `Written to ${out}: ${made.node}, trace ${made.trace}.`,
          ru: `Записано в ${out}: ${made.node}, след ${made.trace}.`,
        }),
      )
    return 0
  },
}

/** Where a test goes through all reports there are. */
const REPORTS = 'apps/cli/src/reports'

/** A report that still reproduces is put where the tests run it again from now on. */
async function keepAsTest(context: Context, path: string, out: string | undefined): Promise<number> {
  const content = await readNamed(context, path)
  const data = about(path, () => readJson(content))
  const found = await aboutWhole(path, () => checkReport(context, data))
  if (!found.same) {
    context.io.err(`${path}: ${found.text}\n`)
    return 1
  }
  const folder = out ?? REPORTS
  if (!existsSync(folder))
    throw bad({
      en: `there is no folder ${folder}: run this in the folder of the project, or name one with --out`,
      ru: `папки ${folder} нет: запустите это в папке проекта или назовите папку через --out`,
    })
  const file = join(folder, testName(data as Report))
  await writeText(file, reportText(data as Report))
  if (context.json) printJson(context, { file, ...found })
  else
    context.line(
      context.t({
        en: `Written to ${file}; npx vitest run --project unit ${REPORTS} runs it.`,
        ru: `Записано в ${file}; проверка: npx vitest run --project unit ${REPORTS}.`,
      }),
    )
  return 0
}

async function recheck(context: Context, path: string): Promise<number> {
  const content = await readNamed(context, path)
  const found = await aboutWhole(path, async () => checkReport(context, readJson(content)))
  if (context.json) printJson(context, { file: path, ...found })
  else if (found.same) context.line(`ok: ${path}: ${found.text}`)
  else context.io.err(`${path}: ${found.text}\n`)
  return found.same ? 0 : 1
}
