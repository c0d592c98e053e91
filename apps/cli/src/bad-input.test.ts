import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decidedEntries, playedJournal, playedTable } from './testing/journals.ts'
import { isOneSentence, understudy } from './testing/run.ts'

let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-bad-'))
  const journal = playedJournal()
  const write = (name: string, data: unknown) =>
    writeFile(file(name), typeof data === 'string' ? data : JSON.stringify(data))
  await write('good.json', journal)
  await write('broken.json', '{ "format": ')
  await write('list.json', '[1, 2]')
  await write('text.json', 'once upon a time')
  await write('nothing.json', ' \n')
  await write('foreign.json', { ...journal, game: 'chess' })
  await write('newer.json', { ...journal, version: 99 })
  await write('empty.json', { ...journal, entries: [] })
  await write('hash.json', changed(journal, 3, { hash: '00000000000000' }))
  await write('action.json', changed(journal, 2, { action: { do: 'fly' } }))
  await write('illegal.json', changed(journal, 2, { action: { do: 'take', n: 9 } }))
  await write('entry.json', changed(journal, 2, { t: 'song' }))
  await write('deep.json', `${'['.repeat(500)}${']'.repeat(500)}`)
  await write('report.json', { format: 'understudy-report', version: 1 })
  await writeFile(file('binary.json'), Buffer.from([0xff, 0xfe, 0x00, 0xd8]))
  await write('stones.json', 'many')
})

afterAll(() => rm(folder, { recursive: true }))

function changed(journal: ReturnType<typeof playedJournal>, at: number, change: object) {
  const entries = journal.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry))
  return { ...journal, entries }
}

describe('flags and words', () => {
  const cases: [string, string[], RegExp][] = [
    ['unknown command', ['simulat', 'heap'], /no command "simulat"; did you mean simulate\?/],
    ['unknown command without a hint', ['xyzzy'], /no command "xyzzy"; see understudy --help/],
    ['unknown flag', ['simulate', 'heap', '--gmaes', '3'], /no flag --gmaes here \(did you mean --games\?\)/],
    ['unknown flag alone', ['--fast'], /no flag --fast here/],
    ['unknown short flag', ['games', '-x'], /no flag -x here/],
    ['flag of another game', ['play', 'heap', '--boss', 'kraken'], /no flag --boss here/],
    ['flag without a value', ['simulate', 'heap', '--seed'], /--seed needs a value/],
    ['flag before another flag', ['simulate', 'heap', '--seed', '--json'], /--seed needs a value/],
    ['flag twice', ['simulate', 'heap', '--seed', '1', '--seed', '2'], /--seed is given twice/],
    ['value for a plain flag', ['simulate', 'heap', '--coverage=7'], /--coverage takes no value/],
    ['a word too many', ['games', 'heap', 'muhq'], /"muhq" is one word too many/],
    ['no game', ['simulate'], /game is missing/i],
    ['unknown game', ['play', 'heep'], /no game "heep" \(did you mean heap\?\); there are: heap/],
    ['a game called as an inherited name', ['play', 'constructor'], /no game "constructor"/],
    ['language', ['games', '--lang', 'de'], /--lang can be en, ru, not "de"/],
    ['language without a value', ['games', '--lang'], /--lang can be en, ru/],
    ['number', ['simulate', 'heap', '--games', 'ten'], /--games should be a whole number from 1 to 1000000, not "ten"/],
    ['fraction', ['simulate', 'heap', '--games', '1.5'], /whole number/],
    ['zero', ['simulate', 'heap', '--games', '0'], /whole number from 1/],
    ['negative', ['simulate', 'heap', '--jobs', '-2'], /whole number from 1/],
    ['huge', ['simulate', 'heap', '--games', '1e99'], /whole number/],
    ['option out of range', ['play', 'heap', '--players', '9'], /--players should be a whole number from 2 to 4/],
    ['choice', ['play', 'heap', '--size', 'lagre'], /--size can be small, large, not "lagre" \(did you mean large\?\)/],
    ['option file', ['play', 'heap', '--stones', 'nowhere.json'], /no file nowhere.json/],
    ['format', ['rulebook', 'miser', '--format', 'docx'], /--format can be md, html, pdf/],
    ['pdf to nowhere', ['rulebook', 'miser', '--format', 'pdf'], /pdf needs --out/],
    ['unknown bot', ['rulebook', 'mizer'], /no bot "mizer" \(did you mean miser\?\)/],
    ['bot without rulebook', ['rulebook', 'one'], /"one" is a scripted player/],
    ['coverage without rulebook', ['coverage', 'one'], /"one" is a scripted player/],
    ['unknown edition', ['rulebook', 'miser', '--edition', 'third'], /no edition "third".*first, second/],
    ['schema', ['schema', 'heap', '--of', 'song'], /--of can be journal, not "song"/],
    ['port', ['serve', '--port', '99999'], /--port should be a whole number from 0 to 65535/],
    ['turn without bot', ['turn', 'heap'], /--bot is missing/],
    ['report without entry', ['report', 'x.json', '--comment', 'odd'], /--entry is missing/],
    ['chance', ['play', 'heap', '--chance', 'dice=secret'], /--chance dice can be app, table, not "secret"/],
    ['chance source', ['play', 'heap', '--chance', 'cards=app'], /--chance can be dice, botDice, not "cards"/],
  ]
  test.each(cases)('%s', async (_, args, expected) => {
    const ran = await understudy(args)
    expect(ran.err).toMatch(expected)
    expect(ran).toSatisfy(isOneSentence)
  })
})

describe('seats', () => {
  const cases: [string, RegExp][] = [
    ['s9=random', /no seat "s9".*s1, s2/],
    ['s1=mizer', /Nobody called "mizer" plays heap \(did you mean miser\?\)/],
    ['s1=random,s1=one', /the seat s1 twice/],
    ['a,b,c', /3 players, but this game has 2 seats/],
    ['s1=random,one', /"one" does not say which seat/],
    ['s1=miser@third', /"miser" has no version "third"; it has: 1\.0\b/],
    ['s1=miser@first:loud=yes', /no option "loud"; it has: polite/],
    ['s1=miser:polite=perhaps', /miser:polite can be true, false/],
    ['s1=', /does not say who sits at s1/],
    ['s1=person', /a person cannot play at s1/i],
  ]
  test.each(cases)('--seats %s', async (seats, expected) => {
    const ran = await understudy(['simulate', 'heap', '--games', '1', '--seats', seats])
    expect(ran.err).toMatch(expected)
    expect(ran).toSatisfy(isOneSentence)
  })
})

describe('files', () => {
  const cases: [string, RegExp][] = [
    ['nowhere.json', /There is no file .*nowhere\.json/],
    ['', /is a folder, not a file/],
    ['broken.json', /broken\.json: this is not a JSON file/],
    ['list.json', /not a saved game of Understudy/],
    ['text.json', /this is not a JSON file/],
    ['nothing.json', /nothing\.json: it is empty\.?$/m],
    ['binary.json', /is not text/],
    ['foreign.json', /no game "chess"/],
    ['newer.json', /version: .*newer Understudy/],
    ['empty.json', /entries/],
    ['hash.json', /entries\[3\]: .*another position/],
    ['action.json', /entries\[2\]: .*not an action/],
    ['illegal.json', /entries\[2\]: .*not legal: only 1 to 3/],
    ['entry.json', /entries\[2\]: .*not an entry/],
    ['deep.json', /nested too deeply/],
  ]
  describe.each(['replay', 'explain', 'check'])('%s', (command) => {
    // To `check` a list is no position: see below.
    test.each(cases.filter(([name]) => command !== 'check' || name !== 'list.json'))('%s', async (name, expected) => {
      const ran = await understudy([command, join(folder, name)])
      expect(ran.err).toMatch(command === 'check' && name === 'text.json' ? /nothing here reads such a file/ : expected)
      expect(ran.code).toBe(1)
      expect(ran.err.trimEnd()).not.toContain('\n')
    })
  })

  test('a list is no position', async () => {
    const ran = await understudy(['check', file('list.json')])
    expect(ran.code).toBe(1)
    expect(ran.err).toContain('a whole number is needed')
  })

  test('a damaged option file is named by its option', async () => {
    const ran = await understudy(['simulate', 'heap', '--stones', file('stones.json')])
    expect(ran.err).toMatch(/stones: this is not a number of stones/)
    expect(ran).toSatisfy(isOneSentence)
  })

  test('a report with missing parts', async () => {
    const ran = await understudy(['report', '--check', file('report.json')])
    expect(ran).toSatisfy(isOneSentence)
    expect(ran.err).toContain('report.json: understudy')
  })

  test('an output that cannot be written', async () => {
    const ran = await understudy(['rulebook', 'miser', '--out', join(folder, 'no', 'such', 'folder.md')])
    expect(ran.err).toMatch(/cannot be written \(there is no such folder\)/)
    expect(ran).toSatisfy(isOneSentence)
  })
})

describe('entries and turns', () => {
  const person = 2
  test.each([
    [['--entry', '9999'], /no entry 9999/],
    [['--entry', 'x'], /--entry should be a whole number/],
    [['--entry', `${person}`], /entry 2 is not an action that a rulebook decided/i],
    [['--turn', '99'], /no bot turn 99: they are numbered from 1 to/],
    [['--turn', '1', '--entry', '3'], /do not go together/],
    [['--why-not', '{}'], /--why-not needs --entry/],
  ] as [string[], RegExp][])('explain %s', async (flags, expected) => {
    const ran = await understudy(['explain', file('good.json'), ...flags])
    expect(ran.err).toMatch(expected)
    expect(ran).toSatisfy(isOneSentence)
  })

  test('an alternative that is no action, or no JSON', async () => {
    const entry = `${decidedEntries(playedTable())[0]}`
    for (const alternative of ['{"do":"fly"}', 'fly away']) {
      const ran = await understudy(['explain', file('good.json'), '--entry', entry, '--why-not', alternative])
      expect(ran.err).toContain('--why-not: ')
      expect(ran).toSatisfy(isOneSentence)
    }
  })
})

describe('positions on stdin', () => {
  const position = { players: 2, stones: 6, fresh: false, misere: false, turn: 1, round: 1, last: 0 }
  const cases: [string, string, RegExp][] = [
    ['nothing', '', /stdin: it is empty/],
    ['half of it', '{"players": 2', /stdin: this is not a JSON file/],
    ['a missing number', JSON.stringify({ ...position, stones: undefined }), /stdin: stones: a whole number is needed/],
    ['an impossible one', JSON.stringify({ ...position, stones: 99 }), /impossible: stones: a heap has at most 60/],
    ['players that do not fit', JSON.stringify({ ...position, players: 7 }), /players: two to four can play/],
  ]
  test.each(cases)('%s', async (_, stdin, expected) => {
    const ran = await understudy(['turn', 'heap', '--bot', 'miser'], { stdin })
    expect(ran.err).toMatch(expected)
    expect(ran).toSatisfy(isOneSentence)
  })

  test('a game that is over', async () => {
    const stdin = JSON.stringify({ ...position, stones: 0 })
    for (const seat of [[], ['--seat', 's1']]) {
      const ran = await understudy(['turn', 'heap', '--bot', 'miser', ...seat], { stdin })
      expect(ran.err).toBe('The game in this position is over.\n')
    }
  })

  test('another seat’s turn', async () => {
    const ran = await understudy(['turn', 'heap', '--bot', 'miser', '--seat', 's1'], {
      stdin: JSON.stringify(position),
    })
    expect(ran.err).toBe('It is the turn of s2, not of s1.\n')
  })
})

test('the same mistakes in Russian, by flag and by environment', async () => {
  const byFlag = await understudy(['play', 'heep', '--lang', 'ru'])
  const byLocale = await understudy(['play', 'heep'], { env: { LANG: 'ru_RU.UTF-8' } })
  const overruled = await understudy(['play', 'heep'], { env: { LANG: 'ru_RU.UTF-8', LC_ALL: 'C' } })
  expect(byFlag.err).toBe('Игры «heep» нет (может быть, heap?); есть: heap.\n')
  expect(byLocale.err).toBe(byFlag.err)
  expect(overruled.err).toContain('There is no game')
})

test('a fault of ours is one sentence with a hint, and a stack only on request', async () => {
  const games = {
    heap: {
      get pkg(): never {
        throw new Error('the roof is leaking')
      },
    },
  }
  const ran = await understudy(['games'], { games })
  expect(ran.err).toBe(
    'Something went wrong inside Understudy: the roof is leaking (set UNDERSTUDY_DEBUG=1 to see where)\n',
  )
  expect(ran.code).toBe(2)
  const debugged = await understudy(['games'], { games, env: { UNDERSTUDY_DEBUG: '1' } })
  expect(debugged.err).toContain('bad-input.test.ts')
})
