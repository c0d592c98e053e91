// Act I of The Blighted Reach from the command line.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcsPackage } from '@understudy/arcs'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { CHANCE, keyedRandom, type Options, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { findChromium } from './pdf.ts'
import { understudy } from './testing/run.ts'

const arcs = (args: readonly string[], stdin = '') => understudy(args, { games, stdin })
const simulate = (...args: string[]) =>
  arcs(['simulate', 'arcs', '--games', '1', '--jobs', '1', '--players', '3', ...args])

describe('--act 1', () => {
  it('plays the act with the Fates that are named', async () => {
    const { out, code } = await simulate('--act', '1', '--fate1', 'founder', '--seats', 'random,random,random')
    expect([code, out.split('\n')[0]]).toEqual([0, 'Arcs, players 3, act 1, fate1 founder, fate2 random, fate3 random'])
    expect(out).toContain('Act I is over')
  })

  it('counts objectives, wins, Power and grievances by Fate', async () => {
    const four = (...args: string[]) =>
      arcs([
        'simulate',
        'arcs',
        '--act',
        '1',
        '--games',
        '4',
        '--jobs',
        '1',
        '--seats',
        'supercat@0.5,supercat@0.5,random',
        ...args,
      ])
    const { kinds, seats } = JSON.parse((await four('--json')).out)
    const sum = (of: (each: { seats: number; wins: { count: number } }) => number) =>
      kinds.reduce((n: number, each: never) => n + of(each), 0)
    expect(sum((each) => each.seats)).toBe(12)
    expect(sum((each) => each.wins.count)).toBe(4)
    expect(seats).toHaveLength(3)
    for (const { counts } of kinds)
      expect(counts).toMatchObject([
        { share: expect.any(Number) },
        { mean: expect.any(Number) },
        { mean: expect.any(Number) },
      ])
    expect((await four()).out).toMatch(/Fate +seats +wins +95 % +objective +95 % +Power\n[\s\S]*\n\nFate +grievances/)
    expect((await simulate('--seats', 'random,random,random', '--json')).out).not.toContain('"kinds"')
  })

  it.each([
    [['--act', '2'], 'only Act I can be played here', 'только акт I'],
    [['--act', '1', '--role2', 'lars'], 'Lars does not play in the campaign', 'Ларс в кампании не играет'],
    [['--act', '1', '--leaders', 'draft'], 'there are no leaders in the campaign', 'в кампании нет лидеров'],
    [['--act', '1', '--setup', '3p-mix-up'], 'the campaign has no setup cards', 'в кампании нет карт подготовки'],
  ])('refuses %j in one sentence', async (args, en, ru) => {
    expect((await simulate(...args)).err).toContain(en)
    expect((await simulate(...args, '--lang', 'ru')).err).toContain(ru)
  })

  it('is what Fates belong to: without it they are refused, not left out', async () => {
    expect((await simulate('--fate1', 'founder')).err.trim()).toBe('fate1: "fate1" means nothing without "act".')
    expect((await simulate('--fate1', 'founder', '--act', '0', '--lang', 'ru')).err.trim()).toBe(
      'fate1: «fate1» ничего не значит без «act».',
    )
  })

  it('is played by an edition of SUPERCAT, and `games` says so', async () => {
    expect((await arcs(['games'])).out).toMatch(/plays: supercat; editions: base, campaign/)
  })

  it('need not be repeated for a position of an act: its turn is the same', async () => {
    const seats = ['red', 'yellow', 'blue']
    const options = { players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat' }
    const { pkg } = games.arcs!
    const bots = Object.fromEntries(seats.map((id) => [id, { by: 'bot', bot: 'supercat', version: '0.5' } as const]))
    const table = Table.start(pkg, { options, seats: bots, seed: 'turns' })
    const turn = (...args: string[]) =>
      arcs(
        ['turn', 'arcs', '--bot', 'supercat', '--brief', '--json', ...args],
        JSON.stringify(pkg.game.serialise(table.state)),
      )
    for (let turns = 0; turns < 4; turns++) {
      for (let step = 0; step < 60 || !seats.includes(pkg.game.decision(table.state)?.seat ?? ''); step++)
        table.advance()
      const [plain, named] = [await turn(), await turn('--act', '1')]
      expect(plain.err).toBe('')
      const [one, two] = [JSON.parse(plain.out), JSON.parse(named.out)]
      expect(one.steps.length).toBeGreaterThan(0)
      expect([one.steps, one.position]).toEqual([two.steps, two.position])
      expect(one.options.act).toBe(1)
    }
  })

  it('is not offered to who does not ask for it', async () => {
    const { out } = await simulate('--seats', 'random,random,random')
    expect(out.split('\n')[0]).toBe('Arcs, players 3')
  })
})

describe('--edition', () => {
  const covered = (...args: string[]) => arcs(['coverage', 'supercat', '--games', '2', '--jobs', '1', ...args])

  it.each(['0.5', '0.10'])('campaign means the act in coverage of %s', async (version) => {
    const named = await covered('--version', version, '--edition', 'campaign')
    expect(named).toMatchObject({ code: 0, err: '' })
    expect(named.out).toContain(`supercat ${version}.0 (campaign)`)
    expect((await covered('--version', version, '--act', '1')).out).toBe(named.out)
    expect((await covered('--version', version, '--edition=campaign')).out).toBe(named.out)
  })

  it.each([
    ['base', 'campaign', ['coverage', 'supercat', '--act', '0', '--edition', 'campaign']],
    ['campaign', 'base', ['coverage', 'supercat', '--act', '1', '--edition', 'base']],
    ['base', 'campaign', ['simulate', 'arcs', '--seats', 'supercat@campaign,random']],
    ['campaign', 'base', ['simulate', 'arcs', '--act', '1', '--seats', 'supercat@0.10@base,random']],
    ['base', 'campaign', ['turn', 'arcs', '--bot', 'supercat', '--edition', 'campaign']],
  ])('of another game than the one that is played is refused: %s, not %s', async (played, not, args) => {
    const games = args[0] === 'turn' ? [] : ['--games', '1', '--jobs', '1']
    const stdin = await readFile(new URL('../../../docs/positions/supercat-leads.json', import.meta.url), 'utf8')
    const told = (...more: string[]) => arcs([...args, ...games, ...more], stdin)
    expect(await told()).toMatchObject({
      code: 1,
      out: '',
      err: `"supercat" plays this game in its edition "${played}", not in "${not}".\n`,
    })
    expect((await told('--lang', 'ru')).err).toBe(
      `«supercat» играет в эту игру в редакции «${played}», а не «${not}».\n`,
    )
  })

  it('campaign is known at a seat of an act', async () => {
    const { out, code } = await simulate('--act', '1', '--seats', 'supercat@campaign,random,random')
    expect([code, out.includes('Act I is over')]).toEqual([0, true])
  })
})

describe('turn', () => {
  const save = new URL('../../../saves/2026-11-17-47e72c0/arcs-act1-ten-over.json', import.meta.url)

  it('plays a turn of 0.10 from a position of an act, with or without --act', async () => {
    const { entries } = JSON.parse(await readFile(save, 'utf8'))
    const { position } = entries.filter(({ t }: { t: string }) => t === 'snapshot')[1]
    for (const flags of [[], ['--act', '1']]) {
      const args = ['turn', 'arcs', '--bot', 'supercat@0.10', ...flags]
      const { code, out } = await arcs(args, JSON.stringify(position))
      expect([code, out.includes('Bot turn, line 3 (c)')]).toEqual([0, true])
    }
  })

  it('refuses a saved game in one sentence that says what to do with it', async () => {
    const journal = await readFile(save, 'utf8')
    const told = (...more: string[]) => arcs(['turn', 'arcs', '--bot', 'supercat@0.10', ...more], journal)
    expect(await told()).toMatchObject({
      code: 1,
      err: 'stdin: this is a saved game, not a position; “understudy explain” tells its turns, “understudy play --load” goes on with it.\n',
    })
    expect((await told('--lang', 'ru')).err).toContain('это сохранённая партия, а не позиция')
  })
})

describe('rulebook --rulings', () => {
  const rulings = (version: string, ...args: string[]) =>
    arcs(['rulebook', 'supercat', '--version', version, '--edition', 'campaign', '--rulings', ...args]).then(
      ({ out }) => out,
    )
  const versions = arcsPackage.bots.find(({ id }) => id === 'supercat')?.versions
  const idsOf = (version: string): string[] =>
    Object.keys(versions?.find(({ name }) => name === version)?.rulebookOf?.('campaign').rulings?.en ?? {})

  it.each([
    ['0.5', 'en', 'supercat/A161', 'Option:* swapsControl', 'In the text:* Founder, taking control'],
    ['0.5', 'ru', 'supercat/A161', 'Опция:* swapsControl', 'В тексте:* Founder, taking control'],
    ['0.10', 'en', 'supercat/B58', 'Option:* spyDraw', 'In the text:* Partisan, Spy'],
    ['0.10', 'ru', 'supercat/B58', 'Опция:* spyDraw', 'В тексте:* Partisan, Spy'],
  ])('reports every ruling of the book of %s to its author (%s)', async (version, lang, open, option, place) => {
    const ids = idsOf(version)
    const [md, html] = [
      await rulings(version, '--lang', lang),
      await rulings(version, '--lang', lang, '--format', 'html'),
    ]
    expect(ids.length).toBeGreaterThan(100)
    for (const id of ids) {
      expect(md).toContain(`**${id}** `)
      expect(html).toContain(`id="${id.replace('/', '-')}"`)
    }
    expect(`${md}${html}`).not.toMatch(/undefined|\[\[|\[object/)
    const entry = md.split('\n\n').slice(md.split('\n\n').findIndex((part) => part.startsWith(`**${open}**`)))
    expect(entry[1]).toContain(`- *${option}`)
    expect(entry[1]).toContain(`- *${place}`)
  })

  it('tells which rulings are left to the table, and which are fixed', async () => {
    const [, open = '', fixed = ''] = (await rulings('0.5')).split(/^## /m)
    expect(open).toMatch(/^The table may choose otherwise/)
    expect(open).toContain('**supercat/A155**')
    expect(open).not.toContain('**supercat/A160**')
    expect(fixed).toMatch(/^Fixed/)
    expect(fixed).toContain('**supercat/A160**')
    expect(fixed).not.toContain('*Option:*')
    // One that no rule names.
    expect(fixed).toContain('**supercat/A126**')
    expect(open).toContain('- *Measured:* preludeRestriction=onlyIfLost')
  })
})

/** An act among random players to its end, with everything told. */
function actOver(options: Options): string {
  const { pkg, onDemand } = games.arcs!
  const withdraw = onDemand!.offer()
  const seats = Object.fromEntries(pkg.game.seats(options).map(({ id }) => [id, { by: 'person' } as const]))
  const chance = Object.fromEntries(pkg.game.sources.map(({ id }) => [id, 'table' as const]))
  const table = Table.start(pkg, { options, seats, chance, seed: 'sheet' })
  const random = keyedRandom('sheet', '1')
  for (let decision = pkg.game.decision(table.state); decision !== undefined; ) {
    const action = decision.sample(random)
    if (decision.seat === CHANCE) table.answer(action)
    else table.act(action)
    decision = pkg.game.decision(table.state)
  }
  withdraw()
  return JSON.stringify(table.file())
}

describe('sheet', () => {
  const act = actOver({
    players: 4,
    act: 1,
    pack: true,
    role2: 'supercat',
    role4: 'supercat',
    fate1: 'believer',
    fate2: 'caretaker',
    fate3: 'magnate',
    fate4: 'admiral',
  })

  it('writes the hand-over sheet of an act that is over as text, as a page and as data', async () => {
    const { out, code } = await arcs(['sheet', '-', '--lang', 'ru'], act)
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      '# The Blighted Reach («Осквернённый Предел»): лист передачи после акта I',
    ])
    expect(out).toContain('Обиды на:')
    const data = JSON.parse((await arcs(['sheet', '-', '--json'], act)).out)
    expect(data.seats.map(({ bot }: { bot: unknown }) => bot !== null)).toEqual([false, true, false, true])
  })

  it('fits two pages of A4, or says that a PDF needs Chromium', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'understudy-sheet-'))
    try {
      for (const lang of LANGS) {
        const out = join(folder, `${lang}.pdf`)
        const made = await understudy(['sheet', '-', '--format', 'pdf', '--out', out, '--lang', lang], {
          games,
          stdin: act,
        })
        if (findChromium(process.env) === undefined) {
          expect([made.code, made.err]).toEqual([1, expect.stringContaining('Chromium')])
          continue
        }
        expect([made.err, made.code]).toEqual(['', 0])
        const pdf = (await readFile(out)).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
        // Nothing is wider than the page, or it would have been made smaller: all of A4, in points.
        expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('refuses a game without one in one sentence', async () => {
    const { pkg } = games.arcs!
    const base = Table.start(pkg, { options: { players: 3 }, seats: {}, chance: {}, seed: 'base' })
    const { err, code } = await arcs(['sheet', '-'], JSON.stringify(base.file()))
    expect([code, err.trim()]).toEqual([1, 'There is a sheet only for an act of a campaign that is over.'])
  })
})

describe('lab', () => {
  it('writes down a game of an act as an act', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'understudy-lab-act-'))
    try {
      const at = join(folder, 'acts')
      const args = ['lab', 'run', 'arcs', '--act', '1', '--seats', 'random,random', '--games', '2', '--jobs', '1']
      expect((await arcs([...args, '--out', at, '-q'])).code).toBe(0)
      const journal = JSON.parse((await arcs(['lab', 'game', at, '1'])).out)
      expect(journal.entries[0].options.act).toBe(1)
      expect((await arcs(['sheet', '-'], JSON.stringify(journal))).code).toBe(0)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
