// What fits a terminal: width, lists, completions, colours, tables for other programs.

import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pairedOf } from '../../lab/src/paired.ts'
import { heapEntry } from '../../lab/src/testing/heap.ts'
import { commands } from './commands/index.ts'
import { qrLines } from './serve/qr.ts'
import { understudy } from './testing/run.ts'
import { hanging, listed, shortened, wrapped } from './text/fold.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-terminal-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const wide = (out: string): string[] => out.split('\n').filter((line) => line.length > 80)

describe('eighty columns', () => {
  test.each(LANGS)('games, in %s, with long lists folded and the options of bots', async (lang) => {
    const { out } = await understudy(['games', '--lang', lang], { games })
    expect(wide(out)).toEqual([])
    expect(out).toContain('--leader1 … 4 <none|LEAD01|…|LEAD16>')
    expect(out).not.toContain('LEAD07')
    expect(out).toContain('supercat:walkOff=false')
  })

  test.each(LANGS)('every help, in %s', async (lang) => {
    const names = commands.flatMap(({ name, parts }) => [[name], ...(parts ?? []).map((part) => [name, part.name])])
    for (const name of names)
      for (const game of [[], ['arcs'], ['rome']]) {
        const { out } = await understudy([...name, ...game, '--help', '--lang', lang], { games })
        // The first line is the form of the command.
        const [, ...rest] = out.split('\n')
        expect([name, game, wide(rest.join('\n'))]).toEqual([name, game, []])
      }
    expect(wide((await understudy(['--help', '--lang', lang], { games })).out)).toEqual([])
  })

  test('help says how bots are written at seats, with an example that works', async () => {
    const { out } = await understudy(['simulate', 'heap', '--help'])
    expect(out).toContain('bot@version:option=value')
    expect(out).toContain('miser:polite=true')
    expect(out).toMatch(/--seats s1=miser\n/)
    const [, seats = ''] = /--seats (s1=miser)\n/.exec(out) ?? []
    const ran = await understudy(['simulate', 'heap', '--seats', `${seats}:polite=true`, '--games', '2', '--jobs', '1'])
    expect([ran.code, ran.err]).toEqual([0, ''])
  })

  test.each(LANGS)('reasons, folded for a terminal and as they are for a file, in %s', async (lang) => {
    const save = join(folder, `${lang}.json`)
    await understudy(['play', 'heap', '--seats', 'miser,one', '--seed', '1', '--save', save, '--lang', lang])
    const args = ['explain', save, '--turn', '1', '--lang', lang]
    const [file, terminal] = [await understudy(args), await understudy(args, { width: 44 })]
    expect(Math.max(...file.out.split('\n').map((line) => line.length))).toBeGreaterThan(44)
    expect(Math.max(...terminal.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44)
    expect(terminal.out.split(/\s+/)).toEqual(file.out.split(/\s+/))
    const data = [...args, '--json']
    expect((await understudy(data, { width: 44 })).out).toBe((await understudy(data)).out)
  })

  test('a folded line hangs below its beginning; a table is left alone', () => {
    expect(hanging('  one two six', 11)).toEqual(['  one two', '    six'])
    expect(hanging('  12  one two three', 13)).toEqual(['  12  one two', '      three'])
    expect(hanging('a table  is  left alone', 9)).toEqual(['a table  is  left alone'])
    expect(hanging('one two three', undefined)).toEqual(['one two three'])
    expect(hanging(`${' '.repeat(12)}one two`, 16)).toEqual([`${' '.repeat(12)}one`, '        two'])
  })

  test('words are not broken, and long names have lines of their own', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('incomprehensible a', 5)).toEqual(['incomprehensible', 'a'])
    const long = `--x <${'abc|'.repeat(30)}z>`
    const lines = listed(
      [
        ['--y', 'short'],
        [long, 'said below'],
      ],
      '  ',
      40,
    )
    expect(lines[0]).toBe('  --y  short')
    expect(lines.at(-1)).toBe('       said below')
    expect(lines.every((line) => line.length <= 40)).toBe(true)
    expect(shortened(['a', 'b', 'c'])).toBe('a|b|c')
    expect(shortened([...'abcdefghij'])).toBe('a|b|…|j')
  })
})

describe('tables for other programs', () => {
  test('simulate, coverage and results as comma-separated values', async () => {
    const many = ['--games', '20', '--jobs', '1', '--csv']
    const simulated = await understudy(['simulate', 'heap', '--seats', 'miser:polite=true,one', ...many])
    const [head, first, second] = simulated.out.trimEnd().split('\n')
    expect(head).toBe('seat,player,games,wins,share,low,high,score')
    expect(first).toMatch(/^s1,miser:polite=true,20,\d+,[\d.]+,[\d.]+,[\d.]+,/)
    expect(second).toMatch(/^s2,one,20,/)
    const counted = await understudy(['coverage', 'miser', ...many])
    expect(counted.out).toMatch(/^miser,TAKE,H\.2,act,\d+,\d+,\d+,printed,Take the remainder\.$/m)
    const out = join(folder, 'a')
    await understudy(['lab', 'run', 'heap', '--seats', 'miser,one', '--games', '10', '--out', out])
    const results = await understudy(['lab', 'results', out, '--csv'])
    expect(results.out.trimEnd().split('\n')).toHaveLength(3)
    expect(results.out).toMatch(/^base,miser,s1,10,[\d.]+,/m)
    // What a stream answers when it is written to is no exit code.
    expect([simulated.code, counted.code, results.code]).toEqual([0, 0, 0])
  })
})

test('coverage says what each rule says, in both languages', async () => {
  const args = ['coverage', 'miser', '--games', '5', '--jobs', '1']
  expect((await understudy(args)).out).toMatch(/ {2}H\.2 +\d+ +\d+ +\d+ {2}printed\n {6}Take the remainder\.\n/)
  expect((await understudy([...args, '--lang', 'ru'])).out).toContain('      Взять остаток.\n')
})

test('two bots compared: one turn alone has no interval', async () => {
  const paired = (turns: number) => [
    pairedOf(
      { en: 'questions', ru: 'вопросов' },
      ['miser', 'one'],
      Array.from({ length: turns }, (_, at) => [5, 3 + at]),
    ),
  ]
  const ask = (...args: string[]) =>
    understudy(['questions', 'heap', '--paired', ...args], { games: { heap: { ...heapEntry, paired } } })
  expect((await ask('--games', '1')).out).toMatch(/^1 turn\n.*\n {2}questions +5\.00 +3\.00 +−2\.00\n$/)
  expect((await ask('--games', '2', '--lang', 'ru')).out).toMatch(/^2 хода\n.*\n {2}вопросов .* −1,50 ± \d+,\d\d\n$/)
})

test('headers name who sits where', async () => {
  const out = join(folder, 'b')
  const ran = await understudy(['lab', 'run', 'heap', '--seats', 'miser,one', '--games', '4', '--out', out])
  expect(ran.out).toMatch(/^[^\n]*: s1 miser, s2 one\n/)
})

test('Russian has no English words in its tables', async () => {
  const { out } = await understudy(['simulate', 'heap', '--games', '10', '--jobs', '1', '--lang', 'ru'])
  expect(out).not.toMatch(/\b(p95|min|max|mean|wins|n)\b/)
})

test('without colours where NO_COLOR is set', () => {
  const colour = '\u001b['
  expect(qrLines('http://localhost').join('')).toContain(colour)
  expect(qrLines('http://localhost', false).join('')).not.toContain(colour)
})

describe('completions', () => {
  const complete = (script: string, ...words: string[]): string[] => {
    const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}`
    const ran = spawnSync('bash', ['-c', `${script}\n${typed}; _understudy; printf '%s\\n' "\${COMPREPLY[@]}"`])
    expect(ran.stderr.toString()).toBe('')
    return ran.stdout.toString().trimEnd().split('\n')
  }

  test('commands, their parts, games, bots and flags', async () => {
    const { out, code } = await understudy(['completions', 'bash'], { games })
    expect(code).toBe(0)
    expect(complete(out, 'understudy', 'sim')).toEqual(['simulate'])
    expect(complete(out, 'understudy', 'lab', 'r')).toEqual(['run', 'rulings', 'results', 'report'])
    expect(complete(out, 'understudy', 'lab', 'run', 'ar')).toEqual(['arcs'])
    expect(complete(out, 'understudy', 'rulebook', 'kr')).toEqual(['kraken'])
    expect(complete(out, 'understudy', 'lab', 'run', 'arcs', '--lars-c')).toEqual(['--lars-cap'])
    expect(complete(out, 'understudy', 'simulate', '--la')).toContain('--lang')
  })

  test('what is due after a flag, and nothing where nothing can be known', async () => {
    const { out } = await understudy(['completions', 'bash', '--lang', 'ru'], { games })
    const after = (...words: string[]) => complete(out, 'understudy', ...words)
    expect(after('simulate', 'muhq', '--lang', '')).toEqual(LANGS)
    // As bash splits `--lang=r`.
    expect(after('simulate', 'muhq', '--lang', '=', 'r')).toEqual(['ru'])
    expect(after('simulate', 'muhq', '--lang', '=')).toEqual(LANGS)
    expect(after('--lang', 'ru', 'sim')).toEqual(['simulate'])
    expect(after('--lang', '')).toEqual(LANGS)
    expect(after('simulate', 'muhq', '--boss', '')).toEqual(['kraken', 'tyrant'])
    expect(after('play', 'muhq', '--boss', 'tyrant', '--players', '')).toContain('4')
    expect(after('rulebook', 'supercat', '--version', '')).toEqual(['0.5', '0.10'])
    expect(after('sheet', 'game.json', '--format', 'p')).toEqual(['pdf'])
    expect(after('schema', 'rome', '--of', 'j')).toEqual(['journal'])
    expect(after('check', 'my.json', '--as', 'p')).toEqual(['position', 'pack'])
    expect(after('completions', '')).toEqual(['bash'])
    for (const words of [
      ['simulate', 'arcs', '--games'],
      ['lab', 'run', 'arcs', '--seed'],
      ['lab', 'sweep', 'arcs', '--vary'],
      ['lab', 'worker', '--queue'],
      ['lab', 'run', 'arcs'],
      ['serve'],
    ])
      expect(after(...words, ''), words.join(' ')).toEqual([''])
  })

  test('players, one after another, of the game that is named', async () => {
    const { out } = await understudy(['completions', 'bash'], { games })
    const after = (...words: string[]) => complete(out, 'understudy', ...words)
    expect(after('lab', 'run', 'arcs', '--seats', '')).toEqual(['lars', 'supercat', 'eager', 'random'])
    expect(after('lab', 'compare', 'arcs', '--base', 'lars,ea')).toEqual(['lars,eager'])
    expect(after('simulate', 'muhq', '--seats', 'p1', '=', 'pa')).toEqual(['partner'])
    expect(after('simulate', '--seats', 'k')).toEqual(['kraken'])
    expect(after('simulate', 'muhq', '--seats', 'pe')).toEqual([''])
    expect(after('play', 'muhq', '--seats', 'pe')).toEqual(['person'])
    expect(after('conform', 'rome', '--bot', 's')).toEqual(['superbot', 'speedbot'])
    // A value of two parts is still one, and what comes next is a word again.
    expect(after('lab', 'run', '--seats', 'supercat', ':', 'walkOff', '=', 'false', 'ar')).toEqual(['arcs'])
  })

  test('files and folders by bash itself, and no files where they would be wrong', async () => {
    const { out } = await understudy(['completions', 'bash'], { games })
    await mkdir(join(folder, 'two words'))
    await writeFile(join(folder, 'two.json'), '')
    const set = `compopt() { printf 'compopt %s %s\\n' "$1" "$2"; }\ncd '${folder}'\n${out}`
    expect(complete(set, 'understudy', 'lab', 'run', 'arcs', '--out', 'tw')).toEqual([
      'compopt -o filenames',
      'compopt +o default',
      'two words',
    ])
    expect(complete(set, 'understudy', 'lab', 'report', 't')).toContain('two words')
    expect(complete(set, 'understudy', 'simulate', 'arcs', '--seed', 't')).toEqual(['compopt +o default'])
    for (const words of [['explain'], ['play', 'arcs', '--save'], ['lab', 'game', 'trio', '7', '--out'], ['--plugin']])
      expect(complete(set, 'understudy', ...words, 'tw'), words.join(' ')).toEqual([''])
  })

  test('another shell gets a sentence', async () => {
    expect((await understudy(['completions', 'fish'])).err).toMatch(/Completions can be bash, not "fish"/)
  })
})
