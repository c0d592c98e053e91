import { hashOf } from '@understudy/procedure/json'
import { freshMemory, type Memory, Runner } from '@understudy/procedure/run'
import {
  addCounts,
  type Counts,
  Coverage,
  listNodes,
  Recorder,
  type TraceEvent,
  type TraceSink,
} from '@understudy/procedure/trace'
import {
  CHANCE,
  type Controller,
  Driver,
  type Entry,
  explainRun,
  keyedRandom,
  simulate,
  Table,
  withDefaults,
} from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { alwaysYes } from './always-testing.ts'
import { larsBook } from './book.ts'
import type { NodeId } from './sources.ts'

const SETUPS = ['3p-mix-up', '3p-frontiers', '3p-homelands', '3p-core-conflict']
const COLOURS = ['red', 'yellow', 'blue']
type Company = 'lars' | 'random' | 'eager' | 'supercat'

/** Who sits where: a Lars, or a person played at random or by a script. */
function seating(company: readonly Company[], game: number) {
  const options: Record<string, string | number | boolean> = { players: 3, setup: SETUPS[game % 4]! }
  const seats: Record<string, Controller> = {}
  company.forEach((who, i) => {
    options[`role${i + 1}`] = who === 'lars' || who === 'supercat' ? who : 'human'
    seats[COLOURS[i]!] = who === 'random' ? { by: 'random' } : { by: 'bot', bot: who }
  })
  return { options, seats }
}

const play = (company: readonly Company[], game: number, sink?: TraceSink) =>
  simulate(arcsPackage, { ...seating(company, game), seed: `lars ${game}`, ...(sink === undefined ? {} : { sink }) })

/** The hash of everything that was done, and of the position it led to. */
function fingerprint(company: readonly Company[], game: number, sink?: TraceSink): string {
  const { options, seats } = seating(company, game)
  const driver = new Driver(arcsPackage, {
    t: 'start',
    options: withDefaults(arcsPackage, options),
    chance: {},
    seed: `lars ${game}`,
    seats,
  })
  driver.sink = sink
  const entries: Entry[] = []
  for (let next = driver.next(); next.kind !== 'over'; next = driver.next()) {
    if (next.kind !== 'auto') throw new Error('somebody is asked')
    entries.push(next.entry)
    driver.commit(next.entry)
  }
  return hashOf({ entries, end: arcs.serialise(driver.state) })
}

/** `npm run test:full` plays them all. */
const SHARE = process.env.FULL === '1' ? 1 : 4

describe('games', () => {
  it.each([
    ['three Lars', ['lars', 'lars', 'lars'], 240],
    ['two Lars and a random player', ['random', 'lars', 'lars'], 60],
    ['two Lars and a scripted player', ['eager', 'lars', 'lars'], 12],
    ['two Lars and SUPERCAT', ['lars', 'supercat', 'lars'], 12],
    ['Lars, SUPERCAT and a random player', ['random', 'supercat', 'lars'], 12],
    ['one Lars and two random players', ['random', 'random', 'lars'], 60],
  ] as const)(
    '%s play to the end on all four setups',
    (_name, company, all) => {
      const games = all / SHARE
      let power = 0
      for (let game = 0; game < games; game++) {
        const { outcome } = play(company, game)
        expect(outcome.winners).toHaveLength(1)
        power += Object.values(outcome.scores ?? {}).reduce((sum, n) => sum + n, 0)
      }
      expect(power / games).toBeGreaterThan(20)
    },
    240_000,
  )

  it('are the same whether they are watched or not', () => {
    for (let game = 0; game < 12; game++) {
      const company = (['lars', game % 2 === 0 ? 'lars' : 'random', 'lars'] as const).slice()
      const alone = fingerprint(company, game)
      expect(fingerprint(company, game, new Recorder())).toBe(alone)
      if (game < 4) expect(fingerprint(company, game, new Coverage())).toBe(alone)
    }
  }, 120_000)

  it('go on in the same way when the memory of Lars is saved and restored before every step', () => {
    const actions = (restore: (memory: Memory) => Memory): Action[] => {
      const runner = new Runner<State, Action>(larsBook, { edition: 'standard', options: {} })
      const state = arcs.start({ players: 3, role1: 'lars', setup: '3p-frontiers' }, {})
      const out: Action[] = []
      let memory = freshMemory()
      let answer: number | undefined
      for (let n = 0; n < 20_000; n++) {
        const decision = arcs.decision(state)
        if (decision === undefined) return out
        const random = keyedRandom('memory', `${n}`)
        if (decision.seat === CHANCE || decision.seat !== 'red') {
          arcs.apply(state, decision.sample(random))
          continue
        }
        memory = restore(memory)
        const step = runner.step(arcs.view(state, 'red'), 'red', memory, answer)
        answer = undefined
        if ('pick' in step) answer = random.int(step.pick)
        else if ('roll' in step) answer = random.int(6)
        else if ('act' in step) {
          out.push(step.act)
          arcs.apply(state, step.act)
        }
      }
      throw new Error('the game does not end')
    }
    const restored = actions((memory) => JSON.parse(JSON.stringify(memory)))
    expect(restored.length).toBeGreaterThan(60)
    expect(restored).toEqual(actions((memory) => memory))
  })

  it('can be explained afterwards exactly as they were watched', () => {
    const { options, seats } = seating(['random', 'lars', 'lars'], 1)
    const table = Table.start(arcsPackage, { options, seats, seed: 'explained' })
    while (table.next().kind !== 'over') table.advance()
    const live = new Recorder()
    const driver = new Driver(arcsPackage, table.entries[0] as never)
    driver.sink = live
    const watched: TraceEvent[][] = []
    for (const entry of table.entries.slice(1)) {
      if (entry.t !== 'action' && entry.t !== 'answer') continue
      const own = entry.seat === 'yellow' || entry.seat === 'blue'
      if (own) {
        driver.next()
        if (entry.t === 'action') watched.push(live.take())
      }
      driver.commit(entry)
    }
    const explained: TraceEvent[][] = []
    for (const [index, entry] of table.entries.entries()) {
      if ((entry.t !== 'action' && entry.t !== 'answer') || entry.first !== true) continue
      const run = explainRun(table, index)
      expect(run.length).toBeGreaterThan(0)
      expect(run.every((each) => each.same)).toBe(true)
      explained.push(...run.map((each) => [...each.events]))
    }
    expect(explained.length).toBeGreaterThan(60)
    expect(hashOf(explained)).toBe(hashOf(watched))
  }, 120_000)
})

/** Rules to which so many games need not come with a yes, and why. Each fires in a test of its page. */
const RARE: Partial<Record<NodeId, string>> = {
  'DEM.1.1': 'Lars secures Populist Demands only if it can declare',
  'SON.1.1': 'Lars secures Song of Freedom only if it can free a city',
  'STR.1.1': 'needs rivals whose Guild cards all lie under protection',
  'REST.1': 'needs a Lars that takes a seat up in mid-turn',
  'REST.2': 'needs a Lars that takes a seat up in mid-turn',
  'RAN.1': 'only at tables where Lars provokes Outrage',
  'BLD.3.1': 'needs a Lars without ships and without a place for a city, and damage',
}

describe('coverage', () => {
  it('120 games come to every rule of the book, except rare ones', () => {
    const counts: Counts = {}
    for (let game = 0; game < 120; game++) {
      const sink = new Coverage()
      play(game % 3 === 0 ? ['random', 'lars', 'lars'] : ['lars', 'lars', 'lars'], 1000 + game, sink)
      addCounts(counts, sink.counts)
    }
    const nodes = listNodes(larsBook, 'standard').map(({ node }) => node as NodeId)
    expect(nodes.length).toBeGreaterThan(70)
    expect(nodes.filter((node) => (counts[node]?.yes ?? 0) === 0 && !(node in RARE))).toEqual([])
    // What is said to say yes whenever it is come to does.
    expect([...alwaysYes].filter((node) => counts[node]?.asked !== counts[node]?.yes)).toEqual([])
  }, 240_000)
})
