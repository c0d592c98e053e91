// The folder of an experiment:
//
//   experiment.json         the plan and its hash
//   rows/<arm>/<chunk>.jsonl   one line for each game
//   broken/<arm>-<game>.json   journals of games that broke
//
// Every file is there whole or not at all. A chunk that was stopped has fewer rows than it should; the rest is played later.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json, Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import * as v from 'valibot'
import { makeFolder } from '../make-folder.ts'
import { writeWhole } from '../write-whole.ts'
import { EXPERIMENT_FORMAT, EXPERIMENT_VERSION, KINDS, type Plan, planHash } from './plan.ts'
import { type Row, rowsFrom, rowText } from './rows.ts'

export const PLAN_FILE = 'experiment.json'

const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))
const controller = v.variant('by', [
  v.strictObject({ by: v.literal('random') }),
  v.strictObject({
    by: v.literal('bot'),
    bot: v.string(),
    version: v.optional(v.string()),
    edition: v.optional(v.string()),
    options: v.optional(options),
  }),
])
const most = (n: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(n))
const planSchema = v.strictObject({
  format: v.literal(EXPERIMENT_FORMAT),
  version: v.literal(EXPERIMENT_VERSION),
  kind: v.picklist(KINDS),
  game: v.string(),
  bot: v.optional(v.string()),
  rules: v.string(),
  bots: v.record(v.string(), v.string()),
  code: v.string(),
  options,
  seats: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(64)),
  turning: v.array(v.pipe(v.array(most(63)), v.minLength(2))),
  rotations: v.pipe(most(10_000), v.minValue(1)),
  arms: v.pipe(
    v.array(
      v.strictObject({ name: v.string(), options, players: v.array(v.strictObject({ controller, role: v.string() })) }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
  seed: v.string(),
  games: v.pipe(most(1e9), v.minValue(1)),
  chunk: v.pipe(most(1e9), v.minValue(1)),
})

export const planText = (plan: Plan): string => `${JSON.stringify({ ...plan, hash: planHash(plan) }, null, 2)}\n`

const bad = (said: Readonly<Record<Lang, string>>) => new BadInput(said)

/** The plan in a folder; undefined if there is none. Throws BadInput if it cannot be read. */
export async function readPlan(folder: string): Promise<Plan | undefined> {
  const path = join(folder, PLAN_FILE)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    if (code === 'ENOTDIR')
      throw bad({
        en: `${folder} is a file, not the folder of an experiment`,
        ru: `${folder} — файл, а не папка эксперимента`,
      })
    throw bad({ en: `the file ${path} cannot be read`, ru: `файл ${path} не удаётся прочитать` })
  }
  const plan = planFrom(text)
  if (plan === undefined)
    throw bad({
      en: `the file ${path} is no experiment that this version can read, or was changed by hand`,
      ru: `файл ${path} — не эксперимент, понятный этой версии, или его правили вручную`,
    })
  return plan
}

/** The plan in a text, if it is one, unchanged. */
export function planFrom(text: string): Plan | undefined {
  let data: Json
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return undefined
  const { hash, ...rest } = data as Record<string, unknown>
  const read = v.safeParse(planSchema, rest)
  if (!read.success) return undefined
  const plan = read.output as Plan
  const fits =
    plan.arms.every(({ players }) => players.length === plan.seats.length) &&
    plan.turning.flat().every((seat) => seat < plan.seats.length)
  return fits && hash === planHash(plan) ? plan : undefined
}

export const chunksOf = (plan: Plan): number => Math.ceil(plan.games / plan.chunk)

/** How many games a chunk has: the last one may be shorter. */
export const sizeOf = (plan: Plan, chunk: number): number => Math.min(plan.chunk, plan.games - chunk * plan.chunk)

const chunkName = (chunk: number): string => `${String(chunk).padStart(6, '0')}.jsonl`
const armFolder = (folder: string, arm: number): string => join(folder, 'rows', String(arm))

/** The rows of a chunk as far as they are there, in their order. What is damaged counts as not there. */
export async function readRows(folder: string, plan: Plan, arm: number, chunk: number): Promise<Row[]> {
  const text = await readFile(join(armFolder(folder, arm), chunkName(chunk)), 'utf8').catch(() => undefined)
  return (text === undefined ? undefined : rowsOfChunk(plan, chunk, text)) ?? []
}

/** The rows in a text, if they are the first ones of this chunk. */
export function rowsOfChunk(plan: Plan, chunk: number, text: string): Row[] | undefined {
  const rows = rowsFrom(text)
  const first = chunk * plan.chunk
  const fits = rows !== undefined && rows.length <= sizeOf(plan, chunk) && rows.every(({ n }, at) => n === first + at)
  return fits ? rows : undefined
}

export const writeRows = (folder: string, arm: number, chunk: number, rows: readonly Row[]): Promise<void> =>
  writeWhole(join(armFolder(folder, arm), chunkName(chunk)), rowText(rows))

export const brokenFile = (folder: string, arm: number, game: number): string =>
  join(folder, 'broken', `${arm}-${game}.json`)

export async function writeBroken(folder: string, arm: number, game: number, journal: string): Promise<void> {
  await makeFolder(join(folder, 'broken'))
  await writeWhole(brokenFile(folder, arm, game), journal)
}

/** Takes a folder for this plan: a new one, or one in which the very same plan lies already. */
export async function openFolder(folder: string, plan: Plan): Promise<void> {
  const there = await readPlan(folder)
  if (there !== undefined) {
    if (planHash(there) === planHash(plan)) return
    const differs = differences(there, plan)
    throw bad({
      en: `the folder ${folder} holds another experiment (other ${differs.en}); choose another --out`,
      ru: `в папке ${folder} лежит другой эксперимент (другое: ${differs.ru}); выберите другой --out`,
    })
  }
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : undefined,
  )
  if (found === undefined || found.some((name) => !name.startsWith('.')))
    throw bad({
      en: `the folder ${folder} has other things in it; choose another --out`,
      ru: `папка ${folder} занята другим; выберите другой --out`,
    })
  for (const arm of plan.arms.keys()) await makeFolder(armFolder(folder, arm))
  await writeWhole(join(folder, PLAN_FILE), planText(plan))
}

const PARTS = {
  kind: { en: 'question', ru: 'вопрос' },
  game: { en: 'game', ru: 'игра' },
  rules: { en: 'version of the rules', ru: 'версия правил' },
  bots: { en: 'versions of bots', ru: 'версии ботов' },
  code: { en: 'code', ru: 'код' },
  options: { en: 'options', ru: 'настройки' },
  seats: { en: 'seats', ru: 'места' },
  arms: { en: 'players or changes', ru: 'игроки или изменения' },
  rotations: { en: 'rotation', ru: 'смена мест' },
  seed: { en: 'seed', ru: 'зерно' },
  games: { en: 'number of games', ru: 'число партий' },
} as const satisfies Partial<Record<keyof Plan, Readonly<Record<Lang, string>>>>

function differences(a: Plan, b: Plan): Record<Lang, string> {
  const other = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter(
    (key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  )
  const listed = (lang: Lang): string => other.map((key) => PARTS[key][lang]).join(', ')
  return { en: listed('en'), ru: listed('ru') }
}
