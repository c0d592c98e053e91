import { equal } from '@understudy/procedure'
import { Coverage, Recorder } from '@understudy/procedure/trace'
import { describe, expect, it, vi } from 'vitest'
import { scriptedBot } from '../games/bot.ts'
import { IllegalAction } from '../games/game.ts'
import { BadInput } from '../input/bad-input.ts'
import type { StartEntry } from '../journal/journal.ts'
import { toy } from '../testing/toy.ts'
import { settle, toyGameOver, toyTable } from '../testing/toy-table.ts'
import { Driver } from './driver.ts'
import { Table } from './table.ts'

vi.setConfig({ testTimeout: 60_000 })

const start = (seats: StartEntry['seats'], chance: StartEntry['chance'] = {}): StartEntry => ({
  t: 'start',
  options: { players: 2, rounds: 3 },
  seats,
  seed: 's',
  chance,
})
const miser = { by: 'bot', bot: 'miser' } as const

describe('what comes next', () => {
  it('is asked of a person, of the table, or done by the app', () => {
    const table = toyTable('PM', 's', { cards: 'table', dice: 'app' })
    expect(table.next()).toMatchObject({ kind: 'table', question: { ask: 'chance', key: '1.ash|chance|draw|0' } })
    table.answer({ do: 'draw', card: 'sword' })
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash', decision: { kind: 'act' } })
    table.act({ do: 'attack', target: 'birch' })
    expect(table.next()).toMatchObject({
      kind: 'auto',
      entry: { t: 'action', seat: 'birch', by: 'bot', bot: 'miser@1.0.0', first: true },
    })
  })

  it('is the same when asked again, at every step of games of every kind', () => {
    for (const who of ['PMS', 'RMR', 'LLP']) {
      const table = toyTable(who, who, { dice: 'table', botDice: 'table' })
      for (let n = 0; n < 60; n++) {
        const next = table.next()
        expect(JSON.stringify(table.next())).toBe(JSON.stringify(next))
        if (next.kind === 'over') break
        if (next.kind === 'auto') table.advance()
        else if (next.kind === 'person') table.act(next.decision.sample({ int: (k) => n % k }))
        else if (next.kind === 'table' && next.question.ask === 'chance')
          table.answer(next.question.decision.sample({ int: () => 0 }))
        else table.answer(0)
      }
    }
  })

  it('is worked out once while a bot rolls and picks, and anew whenever the position changes', () => {
    const asked: string[] = []
    const game = {
      ...toy.game,
      decision: (state: Parameters<typeof toy.game.decision>[0]) => {
        asked.push(JSON.stringify(toy.game.serialise(state)))
        return toy.game.decision(state)
      },
    }
    const driver = new Driver({ ...toy, game }, start({ ash: miser, birch: miser }, { cards: 'app', dice: 'app' }))
    let answers = 0
    let changes = 1
    for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
      if (next.entry.t === 'answer' && next.entry.kind !== 'chance') answers++
      else changes++
      driver.commit(next.entry)
    }
    expect(answers).toBeGreaterThan(0)
    expect(asked).toHaveLength(changes)
  })

  it('is the outcome when the game is over', () => {
    const next = toyGameOver('RR').next()
    expect(next).toMatchObject({ kind: 'over', outcome: { why: { say: expect.stringMatching(/^end\./) } } })
  })

  it('names the chance of a roll by turn, seat, rule and use, and counts uses within a turn', () => {
    const keys = toyGameOver('MM').entries.flatMap((entry) => ('key' in entry ? [entry.key] : []))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('1.ash|chance|draw|0')
    expect(keys).toContain('1.ash|ash|T.1.1|0')
  })
})

describe('a mix of seats', () => {
  it('plays to the end: person, rulebook, script and random', () => {
    const table = toyGameOver('PMS')
    const acts = table.entries.flatMap((entry) => (entry.t === 'action' ? [`${entry.seat} ${entry.by}`] : []))
    expect(new Set(acts)).toEqual(new Set(['ash person', 'birch bot', 'cedar bot']))
    expect(new Set(toyGameOver('RM').entries.map((entry) => ('by' in entry ? entry.by : '')))).toContain('random')
  })
  it('a bot is not taken for another that there is not', () => {
    const nobody = { ash: { by: 'bot', bot: 'nobody' } } as const
    expect(() => new Driver(toy, start(nobody))).toThrow('there is no bot "nobody" for toll; there are: miser, porter')
    expect(() => new Driver(toy, start(nobody))).toThrow(BadInput)
  })
  it('a bot without an answer to its decision is named', () => {
    const bot = {
      ...scriptedBot<never, never>('mute', '1', () => ({}) as never),
      step: () => ({ done: true as const }),
    }
    const spec = { ...toy.bots[1]!, id: 'mute', make: () => bot }
    const driver = new Driver({ ...toy, bots: [spec as never] }, start({ ash: { by: 'bot', bot: 'mute' } }))
    const draw = driver.next()
    if (draw.kind === 'auto') driver.commit(draw.entry)
    expect(() => driver.next()).toThrow('The Porter (Ash) has no rule for this decision and stops here')
  })
})

describe('a bot’s turn', () => {
  it('interrupted by another seat’s choice goes on where it was', () => {
    let interrupted = 0
    for (let seed = 0; seed < 30; seed++) {
      const { entries } = toyGameOver('MM', `${seed}`)
      for (const [at, entry] of entries.entries()) {
        if (entry.t !== 'action' || entry.node !== 'T.4' || (entry.action as { do: string }).do !== 'attack') continue
        const after = entries.slice(at + 1).find((each) => each.t === 'action' && each.seat === entry.seat)
        const answer = entries[at + 1]
        expect(answer).toMatchObject({ t: 'action', node: expect.stringMatching(/^P\./), first: true })
        if (after?.t === 'action' && after.node === 'T.4' && after.first !== true) interrupted++
      }
    }
    expect(interrupted).toBeGreaterThan(0)
  })
  it('that ends in the middle of a page leaves nothing for the next one', () => {
    for (let seed = 0; seed < 10; seed++) {
      const turns = new Set<string>()
      for (const entry of toyGameOver('MM', `${seed}`).entries) {
        if (entry.t !== 'answer' || !entry.key.endsWith('|T.1.1|0')) continue
        turns.add(entry.key)
        expect(entry.first).toBe(true)
      }
      expect(turns.size).toBeGreaterThan(5)
    }
  })
})

describe('a commit', () => {
  it('that cannot be changes nothing', () => {
    const table = toyTable('PM')
    settle(table)
    const before = JSON.stringify([table.state, table.entries])
    expect(() => table.act({ do: 'pay' })).toThrow(IllegalAction)
    expect(() => table.act({ do: 'dance' } as never)).toThrow(BadInput)
    expect(() => table.record({ t: 'seat', seat: 'nobody', to: miser })).toThrow('there is no seat "nobody"')
    expect(() => table.record({ t: 'action', seat: 'birch', by: 'person', action: { do: 'work' } })).toThrow(
      'it is not the turn of "birch"',
    )
    expect(() => table.record({ t: 'start', options: {}, seats: {}, seed: '', chance: {} })).toThrow('only one start')
    expect(() => table.answer(0)).toThrow('nothing was asked')
    expect(JSON.stringify([table.state, table.entries])).toBe(before)
    expect(() => toyTable('MP').act({ do: 'work' })).toThrow('nobody’s turn')
  })
  it('insisted on allows what a rule forbids, where the game does', () => {
    const table = toyTable('PM')
    settle(table)
    expect(() => table.act({ do: 'build', site: 4 })).toThrow(IllegalAction)
    table.act({ do: 'build', site: 4 }, true)
    expect(table.state.sites[4]).toBe('ash')
    expect(table.entries.at(-1)).toMatchObject({ forced: true, by: 'person' })
    expect(() => table.act({ do: 'attack', target: 'nobody' }, true)).toThrow(IllegalAction)
    expect(new Table(toy, table.entries).state).toEqual(table.state)
  })
})

describe('chance by source', () => {
  it('comes from the app, from the table, or is not told at all', () => {
    const kinds = (chance: StartEntry['chance']) => {
      const entries = toyGameOver('RR', 'chance', chance, { rounds: 12 }).entries
      return [
        ...new Set(
          entries.flatMap((entry) => (entry.t === 'answer' ? [`${entry.key.split('|')[2]} ${entry.by}`] : [])),
        ),
      ].sort()
    }
    expect(kinds({})).toEqual(['draw app', 'hit app'])
    expect(kinds({ cards: 'table' })).toEqual(['draw table', 'hit app'])
    expect(kinds({ cards: 'secret', dice: 'table' })).toEqual(['hit table'])
  })
  it('of bots’ dice can be the table, of their ties never', () => {
    const { entries } = toyGameOver('MM', 'ties', { botDice: 'table' })
    const by = new Set(
      entries.flatMap((entry) =>
        entry.t === 'answer' && entry.kind !== 'chance' ? [`${entry.kind} ${entry.by}`] : [],
      ),
    )
    expect(by).toEqual(new Set(['roll table', 'pick app']))
  })
  it('can change in mid-game', () => {
    const table = toyTable('RR')
    settle(table)
    const other = toyTable('PP')
    other.sources({ cards: 'table', dice: 'app' })
    expect(other.next().kind).toBe('table')
    expect(table.chance).toEqual({ cards: 'app', dice: 'app' })
    expect(other.chance.cards).toBe('table')
  })
  it('refuses an answer that no die shows and no pile holds, and stays as it was', () => {
    const table = toyTable('MP', 's', { cards: 'table', botDice: 'table' })
    expect(() => table.answer({ do: 'draw', card: 'dragon' })).toThrow(IllegalAction)
    table.answer({ do: 'draw', card: 'gold' })
    expect(table.next()).toMatchObject({ kind: 'table', question: { ask: 'roll', node: 'T.1.1' } })
    for (const face of [6, -1, 0.5, Number.NaN]) expect(() => table.answer(face)).toThrow(BadInput)
    expect(() => table.answer(6)).toThrow('this die shows no such face')
    table.answer(5)
    expect(table.entries.at(-1)).toMatchObject({ t: 'answer', kind: 'roll', value: 5, of: 6, by: 'table' })
  })
  it('asks for facts that only the table knows', () => {
    const table = toyTable('LP')
    settle(table)
    expect(table.next()).toMatchObject({ kind: 'table', question: { ask: 'fact', node: 'T.2.1', seat: 'ash' } })
    expect(() => table.answer(2)).toThrow('there is no such answer')
    table.answer(1)
    expect(table.next().kind).toBe('auto')
  })
})

describe('a trace', () => {
  it('changes nothing: the same game with no trace, with coverage and with a full one', () => {
    const play = (sink?: Coverage | Recorder) => {
      const table = toyTable('MMR', 'trace')
      while (table.advance(sink) !== undefined);
      return table.entries
    }
    expect(play(new Coverage())).toEqual(play())
    expect(play(new Recorder())).toEqual(play())
  })
  it('is had even if somebody asked before what comes next', () => {
    const traces = [false, true].map((peek) => {
      const table = toyTable('MMR', 'trace')
      const sink = new Recorder()
      for (;;) {
        if (peek) table.next()
        if (table.advance(sink) === undefined) return sink.events
      }
    })
    expect(traces[1]).toEqual(traces[0])
    expect(equal(traces[0], [])).toBe(false)
  })
})
