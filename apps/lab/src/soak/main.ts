// npm run soak: plays until told to stop. A game that breaks is written as a journal, and the soak ends with 1.

import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import type { GameEntry } from '../game-entry.ts'
import { games } from '../games.ts'
import { writeWhole } from '../write-whole.ts'
import type { BrokenGame } from './check-game.ts'
import type { EnteredGame } from './entering.ts'
import { readSoakFlags, type SoakFlags } from './flags.ts'
import { soaked } from './soaked.ts'
import { actSettings, type SoakTask } from './worker.ts'

const EVERY_MS = 5000

async function soak(flags: SoakFlags): Promise<number> {
  const ids = flags.game === undefined ? Object.keys(games) : [flags.game]
  const count = flags.games ?? Number.POSITIVE_INFINITY
  if (flags.bot !== undefined && !games[flags.game ?? '']?.pkg.bots.some(({ id }) => id === flags.bot))
    throw new Error(`There is no bot "${flags.bot}" in ${flags.game}.`)
  const began = performance.now()
  const first = flags.from * ids.length
  let [begun, played, stopped] = [first, 0, false]
  const entered = { points: 0, waiting: 0, times: 0, faults: 0 }
  let broken: { readonly task: SoakTask; readonly game: BrokenGame } | undefined
  const stop = () => {
    stopped = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const among = flags.bot === undefined ? '' : `, ${flags.bot} in every game,`
  console.log(`Soaking ${ids.join(', ')}${among} with seed ${flags.seed}; Ctrl-C stops.`)
  const clock = setInterval(() => console.log(progress(played, began, flags.games)), EVERY_MS)
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: flags.jobs, maxThreads: flags.jobs })
  const enter = async (task: SoakTask): Promise<BrokenGame | undefined> => {
    const { broken: found, ...counts }: EnteredGame = await pool.run(task, { name: 'enter' })
    for (const key of ['points', 'waiting', 'times', 'faults'] as const) entered[key] += counts[key]
    return found
  }
  const line = async () => {
    while (begun < first + count && !stopped) {
      const number = begun++
      const game = ids[number % ids.length] as string
      const bot = flags.bot === undefined ? {} : { bot: flags.bot }
      const act = flags.act === undefined ? {} : { act: flags.act }
      const players = flags.players === undefined ? {} : { players: flags.players }
      const task: SoakTask = {
        game,
        seed: flags.seed,
        number: Math.floor(number / ids.length),
        ...bot,
        ...act,
        ...players,
      }
      const found = flags.enter === true ? await enter(task) : ((await pool.run(task)) as BrokenGame | undefined)
      if (found === undefined) played++
      else {
        broken ??= { task, game: found }
        stop()
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: flags.jobs }, line))
  } finally {
    clearInterval(clock)
    await pool.destroy()
  }
  if (flags.enter === true)
    console.log(
      `${entered.points} points, ${entered.waiting} of them waiting for chance, entered ${entered.times} times: ${entered.faults} faults`,
    )
  if (broken !== undefined) return report(flags, broken.task, broken.game)
  console.log(`${progress(played, began, flags.games)}; nothing broke.`)
  if (flags.bot !== undefined || flags.enter === true) return 0
  for (const id of ids)
    for (const line of soaked(id, entryOf(id, flags), Math.ceil((begun - first) / ids.length))) console.log(line)
  return 0
}

/** With an act, only its settings were soaked, and nothing was drawn. */
function entryOf(id: string, { act, players }: SoakFlags): GameEntry | undefined {
  const entry = games[id]
  if (entry === undefined || act === undefined) return entry
  return { ...entry, soak: { settings: actSettings(entry, act, players), drawn: 0 } }
}

function progress(played: number, began: number, of: number | undefined): string {
  const seconds = (performance.now() - began) / 1000
  const all = of === undefined ? '' : ` of ${of}`
  return `${played}${all} games in ${seconds.toFixed(0)} s, ${(played / seconds).toFixed(1)} a second`
}

async function report(flags: SoakFlags, { game, number }: SoakTask, broken: BrokenGame): Promise<number> {
  const path = join(flags.out, `soak-${game}-${flags.seed}-${number}.json`)
  await writeWhole(path, `${JSON.stringify(broken.journal, null, 1)}\n`)
  console.error(`Game ${number} of ${game} broke: ${broken.what}`)
  console.error(`It is written to ${path}.`)
  return 1
}

try {
  process.exitCode = await soak(readSoakFlags(process.argv.slice(2), Object.keys(games)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
