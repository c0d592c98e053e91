// Bots in several versions: who is meant by a name, what a journal writes down, and what an older one meant.

import { describe, expect, it } from 'vitest'
import { BadInput } from '../input/bad-input.ts'
import type { JournalFile } from '../journal/journal.ts'
import { loadJournal } from '../journal/load.ts'
import { parseJournal } from '../journal/read-journal.ts'
import { Driver } from '../play/driver.ts'
import { Table } from '../play/table.ts'
import { toy } from '../testing/toy.ts'
import { miser } from '../testing/toy-book.ts'
import type { Toy, ToyAction } from '../testing/toy-state.ts'
import { type AnyPackage, type BotSpec, type BotVersion, rulebookBot } from './bot.ts'
import {
  checkSeats,
  everyOption,
  findBot,
  inVersion,
  makeBot,
  optionsIn,
  rulebookIn,
  usualVersion,
  versionName,
  versionsOf,
} from './find-bot.ts'
import type { OptionSpec } from './game.ts'

const flag = (id: string): OptionSpec => ({ id, kind: 'flag', title: { en: id, ru: id }, default: true })
const versionOf = (name: string, option: string): BotVersion<Toy, ToyAction> => {
  const rulebook = { ...miser, version: `${name}.0` }
  return {
    name,
    version: rulebook.version,
    editions: miser.editions,
    options: [flag(option)],
    implies: () => ({ [`${option}Game`]: true }),
    rulebook,
    make: (config) => rulebookBot(rulebook, config),
  }
}
const [old, young] = [versionOf('1.1', 'mean'), versionOf('1.2', 'keen')]
const bare = toy.bots.find(({ id }) => id === 'miser')!
const spec: BotSpec<Toy, ToyAction> = { ...bare, ...young, versions: [old, young] }
const two = { ...toy, bots: [spec, ...toy.bots.filter(({ id }) => id !== 'miser')] }
const settings = { options: { players: 2 }, seed: 'v' }
const bots = { by: 'bot', bot: 'miser' } as const
const seatsOf = (table: Table<Toy, ToyAction>) => {
  const [start] = table.entries
  return start?.t === 'start' ? start.seats : {}
}
const SECOND = toy.game.seats({ players: 2 })[1]!.id

describe('a version', () => {
  it('is named by its name or as entries name it; without a name it is the one that is usually played', () => {
    expect(versionsOf(spec).map(({ name }) => name)).toEqual(['1.1', '1.2'])
    expect([undefined, '1.1', '1.1.0', '1.2'].map((name) => inVersion(spec, name).version)).toEqual([
      '1.2.0',
      '1.1.0',
      '1.1.0',
      '1.2.0',
    ])
    expect(versionName(spec)).toBe('1.2')
    expect(findBot(two as AnyPackage, 'miser', '1.1').rulebook?.version).toBe('1.1.0')
  })

  it('is the only one of a bot that names none, and is called by its version', () => {
    expect(versionsOf(bare).map(({ name }) => name)).toEqual([miser.version])
    expect(versionName(bare)).toBe(miser.version)
    expect(inVersion(bare, miser.version).rulebook).toBe(miser)
  })

  it('that was asked for already knows the editions that have come since', () => {
    const editions = ['base']
    const growing = {
      ...spec,
      versions: [
        {
          ...versionsOf(spec)[0]!,
          get editions() {
            return [...editions]
          },
        },
      ],
    }
    expect(inVersion(growing, '1.1').editions).toEqual(['base'])
    editions.push('campaign')
    expect(inVersion(growing, '1.1').editions).toEqual(['base', 'campaign'])
  })

  it('that does not exist gets one sentence that names those there are', () => {
    const wrong = () => Table.start(two, { ...settings, seats: { [SECOND]: { ...bots, version: '2' } } })
    expect(wrong).toThrow(BadInput)
    expect(wrong).toThrow('there is no version "2" of miser; there are: 1.1, 1.2')
    try {
      wrong()
    } catch (error) {
      expect(error instanceof BadInput && error.in('ru')).toBe('у miser нет версии «2»; есть: 1.1, 1.2')
    }
  })

  it('has options of its own, and what they imply', () => {
    const table = Table.start(two, { ...settings, seats: { [SECOND]: { ...bots, version: '1.1' } } })
    expect(seatsOf(table)[SECOND]).toEqual({ ...bots, version: '1.1', options: { mean: true } })
    expect(table.options).toMatchObject({ meanGame: true })
  })
})

describe('a journal', () => {
  it('says which version each bot is, from the start and when a seat changes hands', () => {
    const table = Table.start(two, settings)
    expect(seatsOf(table)[SECOND]).toEqual({ ...bots, version: '1.2', options: { keen: true } })
    table.seat(SECOND, { by: 'bot', bot: 'porter' })
    table.seat(SECOND, { ...bots, version: '1.1' })
    expect(table.entries.slice(1).map((entry) => 'to' in entry && entry.to)).toEqual([
      { by: 'bot', bot: 'porter', version: '1' },
      { ...bots, version: '1.1', options: { mean: true } },
    ])
  })

  it('keeps it through a file: the bot that goes on is the one that was there', () => {
    const seats = { ash: { ...bots, version: '1.1' }, [SECOND]: { ...bots, version: '1.2' } }
    const table = Table.start(two, { ...settings, seats })
    for (let n = 0; n < 30; n++) table.advance()
    const file = parseJournal(JSON.parse(JSON.stringify(table.file())))
    const again = loadJournal(two, file).table
    expect(again.entries).toEqual(table.entries)
    const said = (each: Table<Toy, ToyAction>) =>
      Object.fromEntries(
        each.entries.flatMap((entry) => (entry.t === 'action' && entry.bot ? [[entry.seat, entry.bot]] : [])),
      )
    for (let n = 0; n < 30; n++) again.advance()
    expect(said(again)).toEqual({ ash: 'miser@1.1.0', [SECOND]: 'miser@1.2.0' })
  })

  it('that names none is of the oldest version, whatever is played today', () => {
    const { entries, ...rest } = Table.start(two, settings).file()
    const plain = entries.map((entry) => (entry.t === 'start' ? { ...entry, seats: { [SECOND]: bots } } : entry))
    const { table } = loadJournal(two, { ...rest, entries: plain } as JournalFile)
    expect(seatsOf(table)[SECOND]).toEqual({ ...bots, version: '1.1', options: { mean: true } })
  })

  it('that names one which is not known here says so, and where', () => {
    const { entries, ...rest } = Table.start(two, settings).file()
    const odd = entries.map((entry) =>
      entry.t === 'start' ? { ...entry, seats: { [SECOND]: { ...bots, version: '9' } } } : entry,
    )
    expect(() => loadJournal(two, { ...rest, entries: odd } as JournalFile)).toThrow(
      'there is no version "9" of miser; there are: 1.1, 1.2',
    )
  })
})

it('the edition follows from the game, unless it is named or the bot does not have it', () => {
  const [first = '', second = ''] = miser.editions
  const game = { ...toy, edition: ({ act }: { readonly act?: unknown }) => (act === 1 ? second : 'none') }
  const played = (options: Record<string, number>, edition?: string) =>
    makeBot(game, { ...bots, ...(edition === undefined ? {} : { edition }) }, options).runner?.variant.edition
  expect(played({ act: 1 })).toBe(second)
  expect(played({ act: 0 })).toBe(first)
  expect(played({ act: 1 }, first)).toBe(first)
  const start = {
    t: 'start',
    options: { players: 2, act: 1 },
    seed: 'e',
    seats: { [SECOND]: bots },
    chance: {},
  } as const
  expect(new Driver(game, start).bot(SECOND)?.runner?.variant.edition).toBe(second)
})

describe('an edition that only an older version has', () => {
  const own = { ...miser, editions: ['odd'] }
  const with_odd: BotVersion<Toy, ToyAction> = {
    ...old,
    editions: [...old.editions, 'odd'],
    optionsIn: (edition) => (edition === 'odd' ? [flag('strange')] : old.options),
    rulebookOf: (edition) => (edition === 'odd' ? own : (old.rulebook ?? own)),
    make: (config) => rulebookBot(config.edition === 'odd' ? own : miser, config),
  }
  const odd: BotSpec<Toy, ToyAction> = { ...spec, versions: [with_odd, young] }
  const pkg = {
    ...two,
    bots: [odd, ...two.bots.filter(({ id }) => id !== 'miser')],
    edition: ({ players }: { players?: unknown }) => (players === 2 ? 'odd' : 'usual'),
  }
  const game = { players: 2 }

  it('is played by that version unless another is named, with its options and its book', () => {
    expect(usualVersion(pkg, odd, game)).toBe('1.1')
    expect(usualVersion(pkg, odd, { players: 3 })).toBe('1.2')
    expect(makeBot(pkg as never, bots, game).runner?.rulebook).toBe(own)
    const table = Table.start(pkg as never, { ...settings, seats: { [SECOND]: bots } }) as Table<Toy, ToyAction>
    expect(seatsOf(table)[SECOND]).toEqual({ ...bots, version: '1.1', options: { strange: true } })
    expect(rulebookIn(with_odd, 'odd')).toBe(own)
    expect(optionsIn(with_odd, 'odd').map(({ id }) => id)).toEqual(['strange'])
    expect(everyOption(with_odd).map(({ id }) => id)).toEqual(['mean', 'strange'])
  })

  it('is refused for a version without it, in one sentence that names those that have it', () => {
    const wrong = () => makeBot(pkg as never, { ...bots, version: '1.2' }, game)
    expect(wrong).toThrow(BadInput)
    expect(wrong).toThrow('miser 1.2 has no edition "odd", which this game asks for; miser@1.1 has.')
    expect(() => checkSeats(pkg as never, { [SECOND]: { ...bots, version: '1.2' } }, game)).toThrow(BadInput)
    expect(() => checkSeats(pkg as never, { [SECOND]: bots }, game)).not.toThrow()
  })
})
