// Whatever a bot does, the person stays in control: Pause holds it, Skip ends, and the journal does not grow for ever.

import { type Action, muhqPackage, type State } from '@understudy/muhq'
import { type AnyPackage, type Bot, BotStuck, type GamePackage, type Next, scriptedBot, Table } from '@understudy/table'
import type { AnswerEntry } from '@understudy/table/journal'
import type { Glance } from '@understudy/table/steps'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyTable } from '../store/games.ts'
import { SPEEDS, type Speed, speed } from '../store/settings.ts'
import { type Ahead, Mind } from '../thinking/mind.ts'
import { Told } from './beside/told.ts'
import type { AnyAction } from './deciding/picker.ts'
import type { Play } from './play.ts'
import { Pump } from './pump.ts'
import { reseat } from './seats/by-hand.ts'
import { Signals } from './signals.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

type MuhqBot = Bot<State, Action>

const { game } = muhqPackage
const sample = (view: State) => game.decision(view)?.sample({ int: () => 0 }) as Action
const asking = (want: 'roll' | 'pick'): MuhqBot => ({
  ...scriptedBot<State, Action>('loop', '1', sample),
  idle: () => false,
  step: () => (want === 'pick' ? { pick: 3, node: 'LOOP.1' } : { roll: { id: 'd6', faces: [1, 2] }, node: 'LOOP.1' }),
})

/** The first player is a bot that gets nowhere, the second a person. */
function looping(bot: MuhqBot): GamePackage<State, Action> {
  const title = { en: 'The Loop', ru: 'Петля' }
  const spec = { id: 'loop', version: '1', title, author: 'Nobody', roles: ['person'], editions: [''], options: [] }
  const apply: typeof game.apply = (state, action, events) => {
    if (game.decision(state)?.seat !== 'p1') game.apply(state, action, events)
  }
  return { ...muhqPackage, game: { ...game, apply }, bots: [...muhqPackage.bots, { ...spec, make: () => bot }] }
}

const start = (pkg: AnyPackage): AnyTable => {
  const seats = { p1: { by: 'bot', bot: 'loop' }, p2: { by: 'person' } } as const
  return new Table(pkg, Table.start(pkg, { options: { players: 2 }, seed: 'pump', seats }).entries, [], true)
}

interface Thinks {
  next(table: AnyTable): Next<AnyAction> | undefined
}

/** What the pump needs of a running game. */
class Running extends Signals {
  readonly pkg: AnyPackage
  readonly table: AnyTable
  readonly thinker: Thinks
  readonly beside: boolean
  readonly told = new Told()
  readonly ui = {}
  readonly pumping = new Pump(this as unknown as Play)

  constructor(pkg: AnyPackage, thinker: Thinks, beside = false) {
    super()
    this.pkg = pkg
    this.table = start(pkg)
    this.thinker = thinker
    this.beside = beside
  }
  get play(): Play {
    return this as unknown as Play
  }
  get options() {
    return this.table.options
  }
  note<T>(what: () => T): T {
    return what()
  }
  record(what: () => unknown): void {
    what()
    this.pumping.moved()
    this.pump()
  }
  changed(): void {
    this.version.value++
  }
  present(next: Glance<AnyAction> | undefined): void {
    this.next.value = next
  }
  unseen() {
    return []
  }
  differ(): void {}
  pump(): void {
    this.pumping.pump()
  }
}

/** Bots think as they do in the worker. */
function minded(pkg: AnyPackage): Thinks {
  const mind = new Mind(pkg)
  let ahead: Ahead | undefined
  return {
    next(table) {
      const at = table.entries.length
      if (
        ahead === undefined ||
        at > ahead.from + ahead.entries.length ||
        ahead.entries[at - ahead.from] === undefined
      ) {
        mind.hear({ keep: 0, add: table.entries })
        ahead = mind.answer({ do: 'ahead', budget: 1000 }) as Ahead
      }
      const entry = ahead.entries[at - ahead.from]
      if (entry !== undefined) return { kind: 'auto', entry: entry as AnswerEntry }
      throw ahead.stuck === undefined ? new Error('nothing was thought') : new BotStuck(ahead.stuck)
    },
  }
}

/** A bot that nobody stops: it wants to roll, and roll, and roll. */
const unstoppable = (kind: 'roll' | 'pick'): Thinks => ({
  next: ({ entries }) => ({
    kind: 'auto',
    entry: { t: 'answer', key: `x|p1|LOOP|${entries.length}`, seat: 'p1', by: 'app', kind, value: 0, of: 2 },
  }),
})

/** So much later, whatever the real clock says. */
const elapsed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Time goes on until something has happened; it must, within a minute. */
async function until(happened: () => boolean): Promise<void> {
  for (let waits = 0; waits < 12_000 && !happened(); waits++) await elapsed(5)
  expect(happened()).toBe(true)
}

let before: Speed
beforeEach(() => {
  before = speed.value
  speed.value = 'instant'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Whoever looks at the clock has worked for a millisecond since.
  let looks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + looks++)
})
afterEach(() => {
  speed.value = before
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const bots: [string, MuhqBot][] = [
  ['rolls', asking('roll')],
  ['picks', asking('pick')],
  ['actions without effect', scriptedBot<State, Action>('loop', '1', sample)],
]

test.each(bots)('a bot that goes round by %s ends in a sentence, and a person may take its seat', async (_, bot) => {
  const pkg = looping(bot)
  const running = new Running(pkg, minded(pkg))
  running.pumping.skip()
  await until(() => running.broken.value !== undefined)
  const { length } = running.table.entries
  expect(length).toBeLessThan(300)
  expect(running.broken.value?.en).toMatch(/^The Loop \(.+\) goes round in circles at rule /)
  running.pumping.skip()
  running.pumping.step()
  await elapsed(20)
  expect(running.table.entries.length).toBe(length)
  reseat(running.play, 'p1', { by: 'person' })
  expect(running.next.value).toMatchObject({ kind: 'person', seat: 'p1' })
  expect(running.broken.value).toBeUndefined()
})

test.each([
  ['rolls', 'roll', false],
  ['picks', 'pick', false],
  ['rolls beside a board', 'roll', true],
] as const)('Pause holds a bot that nobody stops (%s), at every speed and while skipping', async (_, kind, beside) => {
  for (const [pace, skips] of SPEEDS.flatMap((each) => [[each, false] as const, [each, true] as const])) {
    speed.value = pace
    const running = new Running(looping(asking(kind)), unstoppable(kind), beside)
    if (skips) running.pumping.skip()
    else running.pump()
    // It does not stop by itself.
    await until(() => running.table.entries.length > 5)
    running.paused.value = true
    running.pump()
    // Snapshots come by themselves.
    const steps = (): number => running.table.entries.filter(({ t }) => t !== 'snapshot').length
    const held = steps()
    await elapsed(30)
    expect(steps()).toBe(held)
    expect(running.next.value?.kind).toBe('auto')
    // One step more if the person wants it, and no further.
    if (kind === 'roll') {
      running.pumping.step()
      expect(steps()).toBe(held + 1)
    }
    running.pumping.stop()
  }
})

test.each(['roll', 'pick'] as const)(
  'nothing runs away from people: a game pauses by itself (%s)',
  async (kind) => {
    const running = new Running(looping(asking(kind)), unstoppable(kind))
    running.pumping.skip()
    await until(() => running.paused.value)
    const { length } = running.table.entries
    expect(length).toBeLessThan(5200)
    await elapsed(30)
    expect(running.table.entries.length).toBe(length)
    running.pumping.stop()
  },
  60_000,
)

test.each(SPEEDS)('a turn that ends with what the app draws waits for its end to be pressed (%s)', async (pace) => {
  speed.value = pace
  class Rests extends Running {
    override note<T>(what: () => T): T {
      const done = what()
      // As in a game: what comes next knows nothing of the rest before it.
      const at = this.table.entries.length
      this.resting.value = at === 2 ? { at, shown: this.table.state, events: [] } : undefined
      return done
    }
  }
  const running = new Rests(looping(asking('pick')), unstoppable('pick'))
  running.pump()
  await elapsed(20)
  expect(running.resting.value).toMatchObject({ at: 2 })
  expect(running.table.entries.length).toBe(2)
  expect(running.next.value).toBeUndefined()
  running.pumping.stop()
})
