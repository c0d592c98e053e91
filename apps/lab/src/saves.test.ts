// Games that older builds have saved (saves/<date>-<commit>), opened by today's: for good. Files are only ever added.

import { readdirSync, readFileSync } from 'node:fs'
import { hashOf } from '@understudy/procedure'
import { type JournalFile, type Loaded, loadJournal, parseJournal, readJson } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'

const SAVES = new URL('../../../saves/', import.meta.url)
const builds = readdirSync(SAVES)

/** The hash that the file has for the position after so many entries. */
const written = ({ entries }: JournalFile, count: number): string | undefined =>
  entries.slice(0, count).findLast(({ t }) => t !== 'snapshot')?.hash

const packageOf = ({ game }: JournalFile) => {
  const entry = Object.values(games).find(({ pkg }) => pkg.game.id === game)
  if (entry === undefined) throw new Error(`there is no game ${game} any more`)
  return entry.pkg
}

/** Replayed to its end, or resumed where the file says the same position was, with a sentence and all of its history. */
function checkOpened(file: JournalFile, { table, resumed, mended }: Loaded<unknown, unknown>): void {
  const { game } = table.pkg
  const from = resumed?.from ?? file.entries.length
  const position = hashOf(game.serialise(table.state))
  expect(mended).toBeUndefined()
  if (resumed === undefined) {
    expect(table.entries.length).toBe(file.entries.length)
    expect(position).toBe(written(file, from))
    expect(table.undone).toEqual(file.undone ?? [])
    return
  }
  const known = file.entries.slice(0, from).findLast((entry) => entry.t === 'snapshot')
  // A position whose form has changed since is compared in today's.
  expect([
    written(file, from),
    known?.t === 'snapshot' && hashOf(game.serialise(game.parse(known.position))),
  ]).toContain(position)
  expect(resumed.why.en).toMatch(
    /^by today's rules step \d+ cannot be played .* goes on from where it stood after step \d+; /,
  )
  expect(resumed.why.ru).toMatch(/^по сегодняшним правилам шаг \d+ уже не сыграть /)
  const steps = (entries: JournalFile['entries']) => entries.filter(({ t }) => t !== 'start' && t !== 'snapshot').length
  expect(steps(resumed.history) + steps(table.entries) + steps(resumed.lost)).toBe(steps(file.entries))
}

describe.each(builds)('games saved by %s', (build) => {
  const folder = new URL(`${build}/`, SAVES)
  it.each(readdirSync(folder))('%s', (name) => {
    const file = parseJournal(readJson(readFileSync(new URL(name, folder), 'utf8')))
    const loaded = loadJournal(packageOf(file), file)
    checkOpened(file, loaded)
    // And it can be played on.
    const { table } = loaded
    for (let step = 0; step < 20 && table.next().kind === 'auto'; step++) table.advance()
  })
})

it('there are games of every kind', () => {
  const names = builds.flatMap((build) => readdirSync(new URL(`${build}/`, SAVES)))
  for (const { pkg } of Object.values(games))
    expect(names.filter((name) => name.startsWith(`${pkg.game.id}-`)).length).toBeGreaterThan(3)
  expect(builds.length).toBeGreaterThan(6)
})
