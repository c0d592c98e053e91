// Decisions of a bot in drawn games, each with all that "Why?" is told from: for tests of its words.

import type { AnyRulebook } from '@understudy/procedure'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { type AnyPackage, appOnly, Driver, type Options, withDefaults } from '@understudy/table'
import { versionsOf } from '@understudy/table/bots'
import { games } from '../games.ts'
import { settingsWith } from '../seating.ts'
import { drawnGame } from '../soak/drawn-game.ts'

export interface Asked {
  readonly id: string
  /** Its latest unless told. */
  readonly version?: string
  /** An act of the campaign. */
  readonly act?: number
}

interface DecidedStep {
  readonly pkg: AnyPackage
  readonly rulebook: AnyRulebook
  /** The rule that decided. */
  readonly rule: string
  readonly since: readonly TraceEvent[]
  readonly earlier: readonly TraceEvent[]
  readonly state: unknown
  readonly action: unknown
}

/** Everybody at the table of an act is a SUPERCAT. */
const actOf = (act: number): Options[] =>
  [3, 4, 2].map((players) => ({
    players,
    act,
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`role${n}`, 'supercat'])),
  }))

/** What a bot decides in so many drawn games, in so many steps of each. The state is the one before the step and changes after it. */
export function* decided({ id, version, act }: Asked, number: number, steps: number): Generator<DecidedStep> {
  const { pkg: whole } = Object.values(games).find((each) => each.pkg.bots.some((bot) => bot.id === id))!
  const bots = whole.bots.map((bot) => {
    const one =
      bot.id !== id || version === undefined ? undefined : versionsOf(bot).find(({ name }) => name === version)
    return one === undefined ? bot : { ...bot, ...one, versions: [one] }
  })
  const pkg = { ...whole, bots }
  const space = act === undefined ? settingsWith(pkg, id) : actOf(act)
  for (let n = 0; n < number; n++) {
    const drawn = drawnGame(pkg, space, 'words', n, id)
    const seats = Object.fromEntries(
      Object.entries(drawn.seats).map(([seat, who]) => [seat, who.by === 'person' ? ({ by: 'random' } as const) : who]),
    )
    const options = withDefaults(pkg, drawn.options)
    const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: drawn.seed, seats })
    const recorder = new Recorder()
    driver.sink = recorder
    let since: TraceEvent[] = []
    let earlier: TraceEvent[] = []
    let done = 0
    for (let next = driver.next(); next.kind === 'auto' && done < steps; next = driver.next(), done++) {
      const { entry } = next
      const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
      const taken = recorder.take()
      if (bot?.id === id && bot.runner !== undefined) {
        if ('first' in entry && entry.first === true) [since, earlier] = [[], []]
        since = [...since, ...taken]
        const did = since.findLast((event) => event.e === 'act')
        if (entry.t === 'action' && did?.e === 'act') {
          const { rulebook } = bot.runner
          const { state } = driver
          yield { pkg, rulebook, rule: did.by ?? did.node, since, earlier, state, action: entry.action }
          earlier = [...earlier, ...since]
          since = []
        }
      }
      driver.commit(entry)
    }
  }
}
