// `lab` with the toy game: what it prints, how it ends, what it refuses.

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Plan, planHash } from '@understudy/lab'
import { LANGS } from '@understudy/procedure'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brittleEntry, heapEntry } from '../../lab/src/testing/heap.ts'
import { isOneSentence, understudy, type World } from './testing/run.ts'
import { clock } from './text/progress.ts'

let folder: string
const at = (name: string): string => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-lab-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lab = (args: readonly string[], world: World = {}) => understudy(['lab', ...args], world)
const tournament = ['run', 'heap', '--seats', 'miser,one', '--size', 'large', '--rotate', '--games', '40']

describe('run', () => {
  test('tells parts of victories, ranks and seats, and the same again', async () => {
    const first = await lab([...tournament, '--out', at('a')])
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out).toContain(`40 games, seed 1, seats in turn (2): ${at('a')}`)
    expect(first.out).toMatch(/miser 1\.0 \(first\) +all +\d+\.\d % +\d+\.\d % – \d+\.\d %/)
    expect(first.out).toMatch(/wins at +s1 +s2\n/)
    expect(await lab([...tournament, '--out', at('a')])).toEqual(first)
    expect(await lab(['results', at('a')])).toEqual(first)
  })

  test('equals are told apart by their seats', async () => {
    const { out } = await lab(['run', 'heap', '--seats', 'one,one', '--games', '20', '--out', at('a')])
    expect(out).toMatch(/one 1 \(only\) × 2 +s1 s2 +100\.0 %/)
    expect(out).toMatch(/wins at +s1 +s2\none 1 \(only\) × 2 +\d/)
  })

  test('in Russian', async () => {
    const { out } = await lab([...tournament, '--out', at('a'), '--lang', 'ru'])
    expect(out).toContain('40 партий, зерно 1, места по очереди (2)')
    expect(out.replaceAll(at('a'), '')).not.toMatch(/\b(wins|rank|seed|games|seat)\b/)
  })

  test('for programs', async () => {
    const { out } = await lab([...tournament, '--out', at('a'), '--json'])
    const results = JSON.parse(out)
    expect(results).toMatchObject({ kind: 'run', games: 40, whole: true, brokenGames: 0 })
    const [arm] = results.arms
    expect(arm.players[0].wins.count + arm.players[1].wins.count).toBe(40)
    expect(JSON.parse(await readFile(at('a/experiment.json'), 'utf8')).hash).toBe(results.hash)
  })

  test('without --out it goes into a folder that is named after the experiment', async () => {
    const before = process.cwd()
    process.chdir(folder)
    try {
      await lab(tournament)
      expect((await lab(tournament)).code).toBe(0)
    } finally {
      process.chdir(before)
    }
    const found = await readdir(folder)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^lab-heap-run-[0-9a-f]{8}$/)
  })

  test('shows rate and time left to somebody who watches', async () => {
    const { err } = await lab([...tournament, '--out', at('a')], { watched: true })
    expect(err).toMatch(/40\/40 · \d+ s · \d+\/s · left 0:00/)
    expect((await lab([...tournament, '--out', at('b'), '-q'], { watched: true })).err).toBe('')
  })

  test('broken games: the rest goes on, and the end is 2', async () => {
    const games = { heap: brittleEntry }
    const args = ['run', 'heap', '--seats', 'brittle,miser', '--games', '60', '--out', at('a')]
    const { code, out } = await lab(args, { games })
    expect(code).toBe(2)
    const [, n, game] =
      /(\d+) games broke and are not counted above; journals are in .*\n {2}(\d+): eleven stones/.exec(out) ?? []
    expect(Number(n)).toBeGreaterThan(1)
    expect(await readdir(at('a/broken'))).toHaveLength(Number(n))
    const replayed = await understudy(['replay', at(`a/broken/0-${game}.json`)], { games })
    // Whoever goes on from there meets the same fault.
    expect(replayed).toMatchObject({ code: 2, err: '' })
    expect(replayed.out).toMatch(/Not over; going on from here breaks: eleven stones\nok: \d+ entries replayed/)
    const data = await understudy(['replay', at(`a/broken/0-${game}.json`), '--json'], { games })
    expect(JSON.parse(data.out).breaks).toBe('eleven stones')
    expect((await lab(['results', at('a')], { games })).code).toBe(2)
  })

  test('interrupted, it keeps what is done, says so, ends with 130 and goes on later', async () => {
    const whole = await lab([...tournament, '--out', at('a')])
    let stop = () => {}
    const stopped = await lab([...tournament, '--out', at('b')], {
      interrupt: (now) => {
        stop = now
      },
      games: { heap: beginning(5, () => stop()) },
    })
    expect(stopped.code).toBe(130)
    expect(stopped.out).toMatch(/Not finished: \d+ of 40 games; the same command goes on from there\./)
    const resumed = await lab([...tournament, '--out', at('b')])
    expect({ ...resumed, out: resumed.out.replaceAll(at('b'), at('a')) }).toEqual(whole)
  })
})

/** The toy game, which says when its n-th game begins. */
function beginning(nth: number, told: () => void): typeof heapEntry {
  const { pkg } = heapEntry
  let begun = 0
  const start = (...args: Parameters<typeof pkg.game.start>) => {
    if (++begun === nth) told()
    return pkg.game.start(...args)
  }
  return { ...heapEntry, pkg: { ...pkg, game: { ...pkg.game, start } } }
}

describe('compare', () => {
  test('of two rounds no interval goes beyond what can be, and no line beyond a terminal', async () => {
    const args = ['compare', 'heap', '--base', 'miser,one', '--change', 'miser=one', '--size', 'small', '--games', '4']
    const { out } = await lab([...args, '--seed', '4', '--out', at('a'), '--json'])
    const { players } = JSON.parse(out).differences[0]
    for (const { wins, rank } of players)
      for (const end of [wins.low, wins.high, rank.low, rank.high]) expect(Math.abs(end)).toBeLessThanOrEqual(1)
    // Some of them would: otherwise this says nothing.
    expect(
      players.some(({ wins }: { wins: { low: number; high: number } }) => wins.low === -1 || wins.high === 1),
    ).toBe(true)
    for (const folder of ['a', 'b']) {
      if (folder === 'b') await lab([...tournament, '--out', at('b')])
      const told = await lab(['results', at(folder), '--lang', 'ru'])
      expect(told.out).toMatch(/\d,\d %/)
      const tables = told.out.split('\n').filter((line) => / {2}/.test(line) && !line.includes(folder))
      expect(Math.max(...tables.map((line) => line.length))).toBeLessThanOrEqual(80)
    }
  })

  test('another player: the difference, and the first game and entry where they part', async () => {
    const args = ['compare', 'heap', '--base', 'miser,one', '--change', 'miser=one', '--size', 'large', '--games', '40']
    const { code, out } = await lab([...args, '--out', at('a')])
    expect(code).toBe(0)
    expect(out).toMatch(/miser 1\.0 \(first\) → one 1 \(only\)\n {2}wins .* −\d+\.\d % +−\d+\.\d % – −\d+\.\d %\n/)
    const [, game, entry, other] = /part first in game (\d+), at entry (\d+) of the base and (\d+) of/.exec(out) ?? []
    await lab(['game', at('a'), game ?? '', '--out', at('base.json')])
    await lab(['game', at('a'), game ?? '', '--arm', '1', '--out', at('changed.json')])
    const [base, changed] = await Promise.all(
      ['base', 'changed'].map(async (name) => JSON.parse(await readFile(at(`${name}.json`), 'utf8')).entries),
    )
    expect(base[Number(entry)].action).not.toEqual(changed[Number(other)].action)
    const actions = (entries: { action?: object }[], until: number) =>
      entries.slice(1, until).flatMap(({ action }) => action ?? [])
    expect(actions(base, Number(entry))).toEqual(actions(changed, Number(other)))
    expect((await understudy(['explain', at('base.json'), '--entry', entry ?? ''])).code).toBe(0)
  })

  test('an option of a bot, of the game, a file, and several of them', async () => {
    for (const change of ['polite=true', 'miser:polite=true', 'lastLoses=true', 'size=large,polite=true']) {
      const args = ['compare', 'heap', '--base', 'miser,one', '--change', change, '--games', '4', '--json']
      const { out, err } = await lab([...args, '--out', at(change)])
      expect(err).toBe('')
      expect(JSON.parse(out).differences).toMatchObject([{ name: change, games: 4 }])
    }
  })
})

test('sweep: every value, also the usual one, and the same games', async () => {
  const args = ['sweep', 'heap', '--seats', 'miser,one', '--vary', 'size', '--games', '10', '--out', at('a')]
  const { out, code } = await lab(args)
  expect(code).toBe(0)
  expect(out).toMatch(/size=large .*\nsize=small /)
  const { arms } = JSON.parse((await lab([...args, '--json'])).out)
  expect(arms.map(({ name }: { name: string }) => name)).toEqual(['size=small', 'size=large'])
})

test('sweep: an option that says who plays names everybody who did', async () => {
  const seating: typeof heapEntry.pkg.seating = ({ size }) => ({
    s2: { by: 'bot', bot: size === 'large' ? 'one' : 'miser' },
  })
  const games = { heap: { ...heapEntry, pkg: { ...heapEntry.pkg, seating } } }
  const { out } = await lab(['sweep', 'heap', '--vary', 'size', '--games', '10', '--out', at('a')], { games })
  expect(out).toMatch(/^miser 1\.0 \(first\) \/ one 1 \(only\) .*\nsize=large .*\nsize=small /m)
  await lab(['report', at('a')], { games })
  expect(await readFile(at('a/report.html'), 'utf8')).toContain('miser 1.0 (first) / one 1 (only)')
})

test('rulings: what is switched, and what is fixed', async () => {
  const { out, code } = await lab(['rulings', 'miser', '--games', '10', '--out', at('a')])
  expect(code).toBe(0)
  expect(out).toMatch(/miser:polite=true +0\.0 % .* 0\.0 %\n/)
  expect(out).toContain('Fixed, without an option: heap/1.')
})

test('export', async () => {
  await lab([...tournament, '--out', at('a')])
  const { out } = await lab(['export', at('a'), '--csv'])
  expect(out.trimEnd().split('\n')).toHaveLength(1 + 2 * 40)
})

describe('report', () => {
  const kinds: [string, string[]][] = [
    ['run', tournament],
    ['compare', ['compare', 'heap', '--base', 'miser,one', '--change', 'miser=one', '--games', '10']],
    ['sweep', ['sweep', 'heap', '--vary', 'size', '--games', '10']],
    ['rulings', ['rulings', 'miser', '--games', '10']],
  ]
  test.each(kinds)('of %s is one file that needs nothing else, in both languages', async (_, args) => {
    await lab([...args, '--out', at('a')])
    const pages = await Promise.all(
      LANGS.map(async (lang) => {
        const out = at(`${lang}.html`)
        expect((await lab(['report', at('a'), '--lang', lang, '--out', out])).code).toBe(0)
        return readFile(out, 'utf8')
      }),
    )
    for (const page of pages) {
      expect(page).not.toMatch(/https?:|<script|src=|NaN|Infinity|undefined/)
      expect(page).toContain('<svg ')
    }
    expect(pages[0]).toContain('<html lang="en">')
    expect(pages[0]).not.toMatch(/[А-я]/)
    expect(pages[1]).not.toMatch(/>(Victories|Games|Seed|player|won|rank|mean)</)
    expect(pages[1]).toMatch(/\d,\d\u00a0%/)
    expect(pages[1]).not.toMatch(/\d\.\d+[ \u00a0]%/)
    // The plots have as many dots as there are numbers.
    const dots = pages.map((page) => page.match(/<title>[^<]*\(/g)?.length)
    expect(dots[0]).toBe(dots[1])
    expect(dots[0]).toBeGreaterThan(0)
  })

  test.each(kinds)('of %s names the command that makes the same experiment', async (_, args) => {
    await lab([...args, '--seed', "it's 1", '--out', at('a')])
    await lab(['report', at('a')])
    const page = await readFile(at('a/report.html'), 'utf8')
    const command = /<code>(understudy lab [^<]*)<\/code>/
      .exec(page)?.[1]
      ?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' })
      .trimEnd()
      .split('\n')
    expect(words.slice(0, 2)).toEqual(['understudy', 'lab'])
    expect(words.at(-1)).toBe(at('a'))
    expect((await lab([...words.slice(2, -1), at('b')])).err).toBe('')
    expect(await readFile(at('b/experiment.json'), 'utf8')).toBe(await readFile(at('a/experiment.json'), 'utf8'))
  })

  test('shades the rulebooks, and each rule that was read leads to a decision', async () => {
    await lab([...tournament, '--out', at('a')])
    await lab(['report', at('a'), '--rules', '8'])
    const page = await readFile(at('a/report.html'), 'utf8')
    const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    const links = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
    expect(links.some((id) => id?.startsWith('game-'))).toBe(true)
    expect(page).toMatch(
      /id="miser-H.2" style="--h:[\d.]+".*asked <b[^>]*>\d+<\/b> · yes <b[^>]*>\d+<\/b> · decided <b/,
    )
    expect(page).toMatch(/Is there a remainder by four\? Yes\. There are \d+ stones\. Take the remainder \(H\.2\)\./)
    const told = JSON.parse((await lab(['results', at('a'), '--json'])).out)
    expect(told.arms[0].players.map(({ measured }: { measured: unknown[] }) => measured.length)).toEqual([1, 1])
    expect(page).toContain('<h3>Stones left</h3>')
    await lab(['report', at('a'), '--rules', '0'])
    expect(await readFile(at('a/report.html'), 'utf8')).not.toContain('H.2 ')
  })

  test('has a rulebook of its own for each edition of a bot that played', async () => {
    await lab(['run', 'heap', '--seats', 'miser,miser@second', '--games', '8', '--out', at('a')])
    await lab(['report', at('a'), '--rules', '8'])
    const page = await readFile(at('a/report.html'), 'utf8')
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const decided = (edition: string) =>
      Number(new RegExp(`id="miser-1.0-${edition}-H.2" .*?decided <b[^>]*>(\\d+)`).exec(page)?.[1])
    expect(page).toContain('The Miser, first')
    expect(page).toContain('The Miser, second')
    expect([decided('first'), decided('second')].every((n) => n > 0)).toBe(true)
    // Each counts what it has read itself.
    expect(decided('first')).not.toBe(decided('second'))
  })

  test('has the rulebooks of the changed games besides, where others are played by there', async () => {
    const change = ['compare', 'heap', '--base', 'miser,one', '--change', 'miser=miser@second', '--games', '8']
    await lab([...change, '--out', at('a')])
    await lab(['report', at('a'), '--rules', '8'])
    const page = await readFile(at('a/report.html'), 'utf8')
    expect(page).toContain('miser 1.0 (first) → miser 1.0 (second)')
    expect(page).toMatch(/The Miser, first<.*The Miser, second<.*With the change: miser=miser@second\. Games: 8\./s)
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id ?? '')
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    // Each leads into its own games.
    const leading = (edition: string) =>
      new RegExp(`id="miser-1.0-${edition}-H.2" .*?decided <b[^>]*>[1-9]\\d*</b> · <a href="#(game-[^"]*)">`).exec(page)
    expect(leading('first')?.[1]).toMatch(/^game-\d+-\d+$/)
    expect(leading('second')?.[1]).toMatch(/^game-1-\d+-\d+$/)
    expect(page).toContain(' 0 --arm 0 --out game.json')
    // An option changes no book.
    await lab(['compare', 'heap', '--base', 'miser,one', '--change', 'polite=true', '--games', '8', '--out', at('b')])
    await lab(['report', at('b'), '--rules', '8'])
    expect(await readFile(at('b/report.html'), 'utf8')).not.toContain('With the change')
  })

  test('counts no rules of an experiment of other code', async () => {
    await lab([...tournament, '--out', at('a')])
    const plan = { ...(JSON.parse(await readFile(at('a/experiment.json'), 'utf8')) as Plan), code: 'other' }
    const { hash: _, ...rest } = plan as Plan & { hash: string }
    await writeFile(at('a/experiment.json'), JSON.stringify({ ...rest, hash: planHash(rest) }))
    await lab(['report', at('a')])
    const page = await readFile(at('a/report.html'), 'utf8')
    expect(page).toContain('Rules are not counted: the experiment was played with other code')
    expect(page).not.toContain('id="miser-H.2"')
  })

  test('lies in the folder unless told otherwise, and what is in names stays text', async () => {
    const games = { heap: brittleEntry }
    await lab(['run', 'heap', '--seats', 'brittle,miser', '--seed', '<b>&"', '--out', at('a')], { games })
    expect((await lab(['report', at('a')], { games })).out).toBe(`The report is in ${at('a/report.html')}.\n`)
    const page = await readFile(at('a/report.html'), 'utf8')
    expect(page).toContain('&#60;b&#62;&#38;&#34;')
    expect(page).toContain('eleven stones')
    // The experiment is the same with it.
    expect((await lab(['results', at('a')], { games })).code).toBe(2)
  })
})

describe('help and mistakes', () => {
  test('every part has its own help', async () => {
    const { out } = await lab(['--help'])
    for (const name of ['run', 'compare', 'sweep', 'rulings', 'results', 'report', 'game', 'export', 'worker']) {
      expect(out).toContain(`  lab ${name} `)
      for (const lang of LANGS)
        expect((await lab([name, '--help', '--lang', lang])).out).toContain(`understudy lab ${name} `)
    }
  })

  const cases: [string, string[], RegExp][] = [
    ['no part', [], /After lab comes one of: run, compare/],
    [
      'another part',
      ['rnu', 'heap'],
      /There is no command "lab rnu" \(did you mean run\?\); after lab comes one of: run, /,
    ],
    ['no game', ['run'], /game is missing/i],
    ['a person', ['run', 'heap', '--seats', 'person,one'], /person cannot play at s1/],
    ['no change', ['compare', 'heap'], /--change is missing/],
    ['an empty change', ['compare', 'heap', '--change', 'polite'], /should be option=value, not "polite"/],
    [
      'an unknown option',
      ['compare', 'heap', '--change', 'sise=large'],
      /has an option "sise" \(did you mean size\?\)/,
    ],
    [
      'a bot that is not there',
      ['compare', 'heap', '--base', 'one,one', '--change', 'miser:polite=true'],
      /"miser:polite"/,
    ],
    ['a wrong value', ['compare', 'heap', '--change', 'size=huge'], /--change size can be small, large/],
    ['another number of seats', ['compare', 'heap', '--change', 'players=3'], /only games with the same seats/i],
    ['a person instead of a bot', ['compare', 'heap', '--change', 'miser=person'], /a person cannot play here/],
    ['a long range', ['sweep', 'heap', '--vary', 'players=1..1000'], /1 to 100 values/],
    ['no options', ['rulings', 'one'], /no options to switch/],
    ['no experiment', ['results', 'nowhere'], /no experiment in nowhere/],
    ['a file', ['results', import.meta.filename], /lab\.test\.ts is a file, not the folder of an experiment/],
    ['no format', ['export', 'nowhere'], /--csv is missing/],
  ]
  test.each(cases)('%s', async (_, args, expected) => {
    const ran = await lab(args)
    expect(ran.err).toMatch(expected)
    expect(ran).toSatisfy(isOneSentence)
  })

  test('a folder that cannot be written to', async () => {
    const ran = await lab([...tournament, '--out', '/proc/lab'])
    expect(ran.err).toMatch(/folder \/proc\/lab cannot be written/)
    expect(ran).toSatisfy(isOneSentence)
  })

  test('a game that there is not', async () => {
    await lab([...tournament, '--out', at('a')])
    expect((await lab(['game', at('a'), '40'])).err).toMatch(/from 0 to 39/)
    expect((await lab(['game', at('a'), '0', '--arm', '1'])).err).toMatch(/--arm can only be 0 here, not "1"/)
  })
})

test('time left', () => {
  expect([0, 5, 65, 3600, 7325].map(clock)).toEqual(['0:00', '0:05', '1:05', '1:00:00', '2:02:05'])
})
