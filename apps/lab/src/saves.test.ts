// Games that older builds have saved (saves/<date>-<commit>), opened by today's: for good. Files are only ever added.

import { readdirSync, readFileSync } from 'node:fs'
import { hashOf } from '@understudy/procedure/json'
import { type JournalFile, loadJournal, parseJournal } from '@understudy/table'
import { type Loaded, readJson } from '@understudy/table/journal'
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

it('there are games of many builds, and none is without', () => {
  expect(builds.length).toBeGreaterThan(10)
  expect(builds.filter((build) => readdirSync(new URL(build, SAVES)).length === 0)).toEqual([])
})

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

/** The versions there were before journals named them. */
const OF_THEIR_DAY: Readonly<Record<string, string>> = {
  supercat: '0.5',
  lars: '0.8.13',
  eager: '1',
  kraken: '1.0.0',
  tyrant: '1.0.0',
  partner: '1.0.0',
  superbot: '1',
  speedbot: '1',
}

it('bots of games that name no version are of the version of their day, and keep it when the game is saved again', () => {
  const seen = new Set<string>()
  const versions = (table: Loaded<unknown, unknown>['table']) =>
    Object.keys(startOf(table).seats).map((seat) => {
      const who = table.controller(seat)
      if (who.by === 'bot') seen.add(who.bot)
      return who.by === 'bot' ? [who.bot, who.version] : undefined
    })
  for (const build of builds.filter((name) => name <= '2026-11-17')) {
    for (const name of readdirSync(new URL(`${build}/`, SAVES))) {
      const file = parseJournal(readJson(readFileSync(new URL(`${build}/${name}`, SAVES), 'utf8')))
      expect(JSON.stringify(file.entries[0])).not.toContain('"version"')
      const { table } = loadJournal(packageOf(file), file)
      const found = versions(table)
      for (const each of found) if (each !== undefined) expect(each[1]).toBe(OF_THEIR_DAY[each[0] ?? ''])
      const again = parseJournal(JSON.parse(JSON.stringify(table.file())))
      expect(JSON.stringify(again.entries[0]).includes('"version"')).toBe(
        JSON.stringify(startOf(table).seats).includes('"bot"'),
      )
      expect(versions(loadJournal(packageOf(again), again).table)).toEqual(found)
    }
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['kraken', 'lars', 'speedbot', 'superbot', 'supercat', 'tyrant']),
  )
}, 240_000)

const startOf = ({ entries }: Loaded<unknown, unknown>['table']) => {
  const [start] = entries
  if (start?.t !== 'start') throw new Error('no start')
  return start
}

it('acts with SUPERCAT 0.10 are among them: within its turn, within a Negotiation beside 0.5, over', () => {
  const folder = builds.find((build) => readdirSync(new URL(`${build}/`, SAVES)).includes('arcs-act1-ten-2.json'))
  const opened = (name: string) => {
    const file = parseJournal(readJson(readFileSync(new URL(`${folder}/arcs-act1-ten-${name}.json`, SAVES), 'utf8')))
    return loadJournal(packageOf(file), file).table
  }
  const versions = (table: Loaded<unknown, unknown>['table']) =>
    Object.values(startOf(table).seats).map((who) => (who.by === 'bot' ? who.version : who.by))
  const turn = opened('2')
  for (const name of ['2', '3', 'over'])
    expect(startOf(opened(name)).options).toMatchObject({ act: 1, talks: 'rounds' })
  expect(versions(turn)).toEqual(['person', '0.10'])
  expect(turn.next()).toMatchObject({ kind: 'auto', entry: { seat: 'yellow' } })
  const talk = opened('3')
  expect(versions(talk)).toEqual(['person', '0.5', '0.10'])
  expect(talk.next()).toMatchObject({ kind: 'person', decision: { kind: 'talk' } })
  const over = opened('over')
  expect(versions(over)).toEqual(['person', '0.10'])
  expect(over.next().kind).toBe('over')
})

it('there are games of every kind', () => {
  const names = builds.flatMap((build) => readdirSync(new URL(`${build}/`, SAVES)))
  for (const { pkg } of Object.values(games))
    expect(names.filter((name) => name.startsWith(`${pkg.game.id}-`)).length).toBeGreaterThan(3)
  expect(builds.length).toBeGreaterThan(6)
})
