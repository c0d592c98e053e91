// Experiments of the command as it is installed: on several threads, stopped and killed.

import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build, command, file, here, type Ran, TIMEOUT, understudy } from './testing/built.ts'

build()

describe('an experiment', () => {
  const args = ['lab', 'run', 'muhq', '--seats', 'partner,kraken', '--games', '80', '--hurry']
  const run = (out: string, jobs: string) => understudy([...args, '--jobs', jobs, '--out', out])

  /** Every file of it, by name. */
  async function contents(name: string): Promise<Record<string, string>> {
    const found = await readdir(file(name), { recursive: true, withFileTypes: true })
    const paths = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
    const read = async (path: string) => [path.slice(file(name).length), await readFile(path, 'utf8')] as const
    return Object.fromEntries(await Promise.all(paths.sort().map(read)))
  }

  /** Begun, and sent a signal once some of it is written. */
  async function signalled(out: string, jobs: string, signal: 'SIGKILL' | 'SIGINT'): Promise<Ran> {
    const child = spawn(process.execPath, [command, ...args, '--jobs', jobs, '--out', out], { cwd: here() })
    const texts = ['', '']
    for (const [at, stream] of [child.stdout, child.stderr].entries())
      stream.on('data', (part) => {
        texts[at] += part
      })
    const rows = file(`${out}/rows/0`)
    const waiting = setInterval(async () => {
      const there = await readdir(rows).catch(() => [])
      if (child.killed || there.filter((name) => name.endsWith('.jsonl')).length < 2) return
      child.kill(signal)
    }, 5)
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    clearInterval(waiting)
    return { code, out: texts[0] ?? '', err: texts[1] ?? '' }
  }

  const gamesIn = async (name: string): Promise<number> =>
    Object.entries(await contents(name))
      .filter(([path]) => path.endsWith('.jsonl'))
      .reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)

  test('is the same to the byte on two threads, after Ctrl-C, and after kill -9', {
    timeout: 4 * TIMEOUT,
  }, async () => {
    const one = await run('one', '1')
    expect([one.code, one.err]).toEqual([0, ''])
    const whole = await contents('one')
    expect(await gamesIn('one')).toBe(80)
    await run('two', '2')
    expect(await contents('two')).toEqual(whole)
    // One thread and two in the full tests, two in the others.
    for (const jobs of process.env.FULL === '1' ? ['1', '2'] : ['2']) {
      const stopped = await signalled(`stopped-${jobs}`, jobs, 'SIGINT')
      expect(stopped).toMatchObject({ code: 130, err: '' })
      const kept = await gamesIn(`stopped-${jobs}`)
      expect(stopped.out).toContain(`Not finished: ${kept} of 80 games`)
      const resumed = await run(`stopped-${jobs}`, jobs)
      expect(resumed.out.replace(`stopped-${jobs}`, 'one')).toBe(one.out)
      expect(await contents(`stopped-${jobs}`)).toEqual(whole)

      await signalled(`killed-${jobs}`, jobs, 'SIGKILL')
      const left = await gamesIn(`killed-${jobs}`)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(80)
      expect((await run(`killed-${jobs}`, '2')).code).toBe(0)
      const after = Object.entries(await contents(`killed-${jobs}`)).filter(([path]) => !path.endsWith('.tmp'))
      expect(Object.fromEntries(after)).toEqual(whole)
    }
  })

  test('with a bot from outside that breaks games is the same on two threads', { timeout: TIMEOUT }, async () => {
    await writeFile(file('brittle.mjs'), BRITTLE)
    const play = (jobs: string) =>
      understudy([
        ...['--plugin', 'brittle.mjs', 'lab', 'run', 'muhq', '--seats', 'brittle,kraken', '--games', '40'],
        ...['--seed', 'b', '--jobs', jobs, '--hurry', '--out', `brittle-${jobs}`],
      ])
    const [one, two] = await Promise.all([play('1'), play('2')])
    expect([one.code, two.code]).toEqual([2, 2])
    expect(two.out.replaceAll('brittle-2', 'brittle-1')).toBe(one.out)
    expect(await contents('brittle-2')).toEqual(await contents('brittle-1'))
    expect((await readdir(file('brittle-2/broken'))).length).toBeGreaterThan(0)
  })
})

/** A bot that takes what is offered last, and now and then falls over its own feet. */
const BRITTLE = `
  const last = (decision, picks = []) => {
    const choice = decision.next(picks).at(-1)
    return choice.action ?? last(decision, [...picks, choice.pick])
  }
  export default ({ table, games }) => {
    const { game } = games.muhq.pkg
    const act = (view) => {
      if (JSON.stringify(game.serialise(view)).length % 5 === 0) throw new Error('over its own feet')
      return last(game.decision(view))
    }
    const bot = { id: 'brittle', version: '1', title: { en: 'Brittle', ru: 'Хрупкий' }, author: 'nobody', roles: ['person'] }
    return { bots: { muhq: [{ ...bot, editions: ['standard'], options: [], make: () => table.scriptedBot('brittle', '1', act) }] } }
  }
`
