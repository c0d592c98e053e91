// What all experiments have in common: flags, the folder, playing, stopping, the exit code.

import { join } from 'node:path'
import { type GameEntry, type Plan, planHash, readPlan, resultsOf, runExperiment, runQueued } from '@understudy/lab'
import { text, type Values } from '../../args/flags.ts'
import { bad, type Context, gameNamed, noticeLines, printJson } from '../../context.ts'
import { reasonOf } from '../../reasons.ts'
import { resultLines } from '../../text/lab.ts'
import { withRate } from '../../text/progress.ts'
import { jobsOf, manyFlags } from '../simulate.ts'

const BROKEN = 2
export const INTERRUPTED = 130

export function experimentFlags(context: Context) {
  const { t } = context
  return {
    ...manyFlags(context),
    out: {
      type: 'string',
      valueHint: t({ en: 'folder', ru: 'папка' }),
      description: t({
        en: 'The folder of the experiment; the same command goes on with what is there',
        ru: 'Папка эксперимента; та же команда продолжает начатое',
      }),
    },
    queue: {
      type: 'string',
      valueHint: 'redis://…',
      description: t({
        en: 'Share it with `lab worker` on other machines; --jobs 0 plays nothing here',
        ru: 'Разделить с `lab worker` на других машинах; --jobs 0 — здесь не играть',
      }),
    },
  } as const
}

/** Plays what is missing, then tells what came out. */
export async function carryOut(
  context: Context,
  values: Values,
  entry: GameEntry,
  plan: Plan,
): Promise<number | undefined> {
  const folder = text(values, 'out') ?? join('.', `lab-${plan.game}-${plan.kind}-${planHash(plan).slice(0, 8)}`)
  const stopping = new AbortController()
  const leave = context.io.onInterrupt?.(() => stopping.abort())
  let stopped = false
  try {
    const url = text(values, 'queue')
    const jobs = jobsOf(values, url === undefined ? 1 : 0)
    const stop = stopping.signal
    const ran = await withRate(context, (onProgress) =>
      url === undefined
        ? runExperiment(entry, plan, folder, { jobs, hurry: values.hurry === true, stop, onProgress })
        : runQueued(entry, plan, folder, { url, jobs, stop, onProgress, onLink: (up) => tellLink(context, up) }),
    ).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error
      const why = reasonOf(error)
      throw bad({
        en: `the folder ${folder} cannot be written (${why.en}); what is there already stays`,
        ru: `в папку ${folder} не удаётся записать (${why.ru}); что там уже есть, останется`,
      })
    })
    stopped = !ran.whole
  } finally {
    leave?.()
  }
  const broken = await tellResults(context, entry, plan, folder)
  return stopped ? INTERRUPTED : broken
}

/** Redis may be gone for a while; nothing is lost by it. */
export function tellLink({ io, t }: Context, up: boolean): void {
  const said = up
    ? { en: 'Redis is back.', ru: 'Redis снова на связи.' }
    : { en: 'Redis does not answer; waiting for it.', ru: 'Redis не отвечает; ждём.' }
  io.err(`${t(said)}\n`)
}

/** Answers the exit code. */
export async function tellResults(
  context: Context,
  entry: GameEntry,
  plan: Plan,
  folder: string,
): Promise<number | undefined> {
  const results = await resultsOf(folder, plan)
  if (context.json) printJson(context, { folder, hash: planHash(plan), ...results })
  else {
    for (const line of resultLines(context, entry.pkg, plan, results, folder)) context.line(line)
    for (const notice of noticeLines(context, entry, plan.options)) for (const line of ['', notice]) context.line(line)
  }
  return results.brokenGames > 0 ? BROKEN : undefined
}

/** The experiment in a folder, with its game. */
export async function openExperiment(context: Context, folder: string): Promise<{ plan: Plan; entry: GameEntry }> {
  const plan = await readPlan(folder)
  if (plan === undefined)
    throw bad({ en: `there is no experiment in ${folder}`, ru: `в папке ${folder} нет эксперимента` })
  return { plan, entry: await gameNamed(context, plan.game) }
}
