import type { CheckedFile, GameEntry } from '@understudy/lab'
import { BadInput, type Options } from '@understudy/table'
import { readJson } from '@understudy/table/journal'
import { kebab, needed, text, type Values } from '../args/flags.ts'
import { fileContent, optionFlags, optionsAsTyped } from '../args/options.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameNamed, printJson } from '../context.ts'
import { isFolder } from '../files.ts'
import { complaintOf, formatOf, isJournal, journalFrom, readNamed } from '../journal.ts'
import { positionFrom, problemLine, problemsOf } from '../position.ts'
import { checkReport, REPORT_FORMAT } from '../report.ts'
import { countEntries } from '../text/counts.ts'

/** What a file turned out to be, or what is wrong with it. */
interface Finding {
  readonly what: string
  readonly problems: readonly { readonly where: string; readonly what: string }[]
  readonly warnings?: readonly { readonly where: string; readonly what: string }[]
  readonly notice?: string
}

export const check: Command = {
  name: 'check',
  shape: 'check <file>',
  about: {
    en: 'What is wrong with a journal, position, report, map or card file',
    ru: 'Что не так с журналом, позицией, отчётом, картой или файлом карт',
  },
  games: 'all',
  args: (context) => ({
    file: {
      type: 'positional',
      required: false,
      description: context.t({
        en: 'A file; - is stdin. Without it, the file or folder of an option below is checked',
        ru: 'Файл; - это stdin. Без него проверяется файл или папка из настроек ниже',
      }),
    },
    game: { type: 'string', description: context.t({ en: 'The game it belongs to', ru: 'К какой игре он относится' }) },
    as: {
      type: 'string',
      valueHint: kindsOf(Object.values(context.games)).join('|'),
      description: context.t({
        en: 'What it should be: journal, position, report, or a file option of the game',
        ru: 'Чем он должен быть: journal, position, report или файл из настроек игры',
      }),
    },
    ...Object.assign({}, ...Object.values(context.games).map((entry) => optionFlags(filesOf(entry), context.lang))),
  }),
  async run(context, values) {
    const named = text(values, 'file')
    const only = named === undefined ? optionFile(context, values) : await folderFile(context, named)
    const path = only?.path ?? needed(values, 'file', { en: 'the file', ru: 'файл' })
    const content = only === undefined ? await readNamed(context, path) : await fileContent(only.spec, path)
    const finding = await examine(context, { ...values, ...only?.values }, content)
    const { problems } = finding
    if (context.json) printJson(context, { file: path, ok: problems.length === 0, ...finding })
    else if (problems.length === 0) {
      context.line(`ok: ${path}: ${finding.what}`)
      for (const odd of finding.warnings ?? [])
        context.line(`${context.t({ en: 'odd', ru: 'странно' })}: ${problemLine(odd)}`)
      if (finding.notice !== undefined) context.line(finding.notice)
    } else for (const problem of problems) context.io.err(`${path}: ${problemLine(problem)}\n`)
    return problems.length === 0 ? 0 : 1
  },
}

async function examine(context: Context, values: Values, content: string): Promise<Finding> {
  const { lang } = context
  try {
    return await look(context, values, content)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { what: '', problems: [{ where: error.placeIn(lang), what: error.what[lang] }] }
  }
}

async function look(context: Context, values: Values, content: string): Promise<Finding> {
  if (content.trim() === '') throw bad({ en: 'it is empty', ru: 'там пусто' })
  const kind = text(values, 'as')
  const wantsData = kind === 'journal' || kind === 'position' || kind === 'report'
  if (wantsData || (kind === undefined && /^\s*[{[]/.test(content))) {
    const data = readJson(content)
    if (kind === 'journal' || isJournal(data)) return journal(context, data)
    if (kind === 'report' || formatOf(data) === REPORT_FORMAT) return report(context, data)
    return position(context, await gameFor(context, values, data), data)
  }
  return ownFile(context, values, content, kind)
}

async function journal(context: Context, data: unknown): Promise<Finding> {
  const { table, pkg, resumed, mended = [] } = await journalFrom(context, '', data)
  if (resumed !== undefined) {
    const { where, what } = complaintOf(resumed)
    return { what: '', problems: [{ where, what: what[context.lang] }] }
  }
  const { length } = table.entries
  const title = pkg.game.title[context.lang]
  return {
    what: context.t({
      en: `a saved game of ${title}, ${countEntries('en', length)}`,
      ru: `сохранённая партия, ${title}, ${countEntries('ru', length)}`,
    }),
    problems: [],
    warnings: mended.map((at) => ({
      where: `entries[${at}]`,
      what: context.t({
        en: 'this snapshot is not the position that the game has reached by then; it does no harm',
        ru: 'этот снимок — не та позиция, к которой партия пришла; это не мешает',
      }),
    })),
  }
}

async function report(context: Context, data: unknown): Promise<Finding> {
  const { same, text: said } = await checkReport(context, data)
  return { what: said, problems: same ? [] : [{ where: 'trace', what: said }] }
}

function position(context: Context, entry: GameEntry, data: unknown): Finding {
  const { state } = positionFrom(entry, data)
  const title = entry.pkg.game.title[context.lang]
  return {
    what: context.t({ en: `a position of ${title} that can be played`, ru: `позиция, ${title}, можно играть` }),
    problems: problemsOf(context, entry, state),
  }
}

async function gameFor(context: Context, values: Values, data: unknown): Promise<GameEntry> {
  const named = text(values, 'game') ?? (data as { game?: unknown } | null)?.game
  if (typeof named === 'string') return gameNamed(context, named)
  // A position that says whose it is is judged as such, however much is wrong with it.
  const format = (data as { format?: unknown } | null)?.format
  const told = Object.values(context.games).find((entry) => format === `${entry.pkg.game.id}-position`)
  if (told !== undefined) return told
  const all = Object.values(context.games)
  const reads = (entry: GameEntry): boolean => {
    try {
      entry.pkg.game.parse(data)
      return true
    } catch {
      return false
    }
  }
  const only = all.length === 1 ? all[0] : all.find(reads)
  if (only !== undefined) return only
  throw bad({
    en: 'this is neither a journal nor a position of any game; say which game with --game',
    ru: 'это не журнал и не позиция ни одной игры; укажите игру: --game',
  })
}

/** What is not JSON is taken for YAML, however broken. */
function spelling(content: string): 'json' | 'yaml' {
  try {
    JSON.parse(content)
    return 'json'
  } catch {
    return 'yaml'
  }
}

const filesOf = (entry: GameEntry) => entry.pkg.game.options.filter((option) => option.kind === 'file')

/** What a file can be said to be. */
const kindsOf = (entries: readonly GameEntry[]): string[] => [
  ...new Set(['journal', 'position', 'report', ...entries.flatMap((entry) => filesOf(entry).map(({ id }) => id))]),
]

async function ownFile(context: Context, values: Values, content: string, kind: string | undefined): Promise<Finding> {
  const named = text(values, 'game')
  const entries = named === undefined ? Object.values(context.games) : [await gameNamed(context, named)]
  const fitting = entries.filter((entry) => kind === undefined || filesOf(entry).some((option) => option.id === kind))
  const able = fitting.filter((entry) => entry.checkFile !== undefined)
  const suiting = able.filter((entry) => filesOf(entry).some((option) => option.format === spelling(content)))
  const [entry, second] = suiting.length > 0 ? suiting : able
  if (entry?.checkFile === undefined) {
    const kinds = kindsOf(entries)
    throw bad({
      en: `nothing here reads such a file${kind === undefined ? '' : ` as "${kind}"`}; --as can be ${kinds.join(', ')}`,
      ru: `такой файл здесь не читается; --as: ${kinds.join(', ')}`,
    })
  }
  if (second !== undefined && named === undefined)
    throw bad({
      en: 'several games have such files; say which with --game',
      ru: 'такие файлы есть в нескольких играх; укажите --game',
    })
  const beside: Options = await optionsAsTyped(values, filesOf(entry))
  const found = entry.checkFile(content, kind, beside)
  const { lang } = context
  const spoken = (found: CheckedFile['warnings'] = []) => found.map(({ where, what }) => ({ where, what: what[lang] }))
  return {
    what: found.about[lang],
    problems: spoken(found.problems),
    ...(found.warnings === undefined ? {} : { warnings: spoken(found.warnings) }),
    ...(found.notice === undefined ? {} : { notice: found.notice[lang] }),
  }
}

/** A folder can only be the files of an option that takes one. */
async function folderFile(context: Context, path: string) {
  if (!(await isFolder(path))) return undefined
  for (const [game, entry] of Object.entries(context.games)) {
    const spec = filesOf(entry).find(({ id }) => entry.starter?.[id] !== undefined)
    if (spec !== undefined && entry.checkFile !== undefined) return { spec, path, values: { game, as: spec.id } }
  }
  return undefined
}

/** Without a file of its own the command looks at the first file option that was given. */
function optionFile(context: Context, values: Values) {
  for (const [game, entry] of Object.entries(context.games)) {
    if (entry.checkFile === undefined) continue
    for (const spec of filesOf(entry)) {
      const path = text(values, kebab(spec.id))
      if (path !== undefined) return { spec, path, values: { game, as: spec.id } }
    }
  }
  return undefined
}
