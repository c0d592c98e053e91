// "Why not?" in a whole game of a rulebook: every legal alternative at many decisions of the bot has an answer that can be
// said in both languages.

import { LANGS } from '@understudy/procedure'
import { explainVerdict, type Verdict, whyNot } from '@understudy/procedure/explain'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { keyedRandom, pickFrom } from '../chance/random.ts'
import type { AnyPackage, Controller } from '../games/bot.ts'
import { appOnly, withDefaults } from '../games/defaults.ts'
import type { Decision, Options, Seat } from '../games/game.ts'
import { Driver } from '../play/driver.ts'
import { nonsense } from './sense.ts'

/** At one decision out of so many … */
const EVERY = 3
/** … every alternative up to so many is asked about, beyond that so many by lot. */
const MOST = 60

export interface WhyNotTally {
  positions: number
  asked: number
  /** Answers by kind. */
  readonly kinds: Record<string, number>
}

export const whyNotTally = (): WhyNotTally => ({ positions: 0, asked: 0, kinds: {} })

/** Plays on and asks; the first answer that is none is thrown. */
export function askWhyNot(
  pkg: AnyPackage,
  bot: string,
  game: { readonly options: Options; readonly seats: Readonly<Record<Seat, Controller>>; readonly seed: string },
  tally: WhyNotTally,
  most = Number.POSITIVE_INFINITY,
  /** So many alternatives at each, by lot. */
  each = MOST,
): void {
  const options = withDefaults(pkg, game.options)
  const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: game.seed, seats: game.seats })
  const recorder = new Recorder()
  driver.sink = recorder
  let decisions = 0
  const since = new Map<string, TraceEvent[]>()
  const earlier = new Map<string, TraceEvent[]>()
  for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
    const { entry } = next
    const events = recorder.take()
    const asks = entry.seat !== 'chance' && driver.bot(entry.seat)?.id === bot
    if (asks) {
      const { seat } = entry
      if ('first' in entry && entry.first === true) {
        since.set(seat, [])
        earlier.set(seat, [])
      }
      since.set(seat, [...(since.get(seat) ?? []), ...events])
      if (entry.t === 'action') {
        const own = since.get(seat) ?? []
        if (keyedRandom(game.seed, `ask ${decisions++}`).int(EVERY) === 0)
          askAt(pkg, driver, seat, own, earlier.get(seat) ?? [], tally, each)
        earlier.set(seat, [...(earlier.get(seat) ?? []), ...own])
        since.set(seat, [])
      }
    }
    if (tally.positions >= most) return
    driver.commit(entry)
  }
}

function askAt(
  pkg: AnyPackage,
  // biome-ignore lint/suspicious/noExplicitAny: every game alike
  driver: Driver<any, any>,
  seat: string,
  events: readonly TraceEvent[],
  earlier: readonly TraceEvent[],
  tally: WhyNotTally,
  each: number,
): void {
  const runner = driver.bot(seat)?.runner
  const decision = pkg.game.decision(driver.state)
  if (runner === undefined || decision === undefined) return
  const acted = events.findLast((event) => event.e === 'act')
  const vars = (acted?.e === 'act' ? acted.vars : undefined) as Record<string, unknown> | undefined
  const view = pkg.game.view(driver.state, seat)
  tally.positions++
  const all = alternatives(decision, `${driver.seed} ${tally.positions}`)
  const random = keyedRandom(driver.seed, `each ${tally.positions}`)
  for (const alternative of all.length <= each ? all : Array.from({ length: each }, () => pickFrom(random, all))) {
    const verdict = whyNot(runner, view, seat, vars ?? {}, events, alternative, earlier)
    tally.asked++
    tally.kinds[verdict.kind] = (tally.kinds[verdict.kind] ?? 0) + 1
    const { rulebook: book, variant } = runner
    const wrong =
      unsaid(pkg, book, verdict) ?? nonsense(verdict, { book, edition: variant.edition, alternative, earlier, events })
    if (wrong !== undefined)
      throw new Error(`${wrong}: ${JSON.stringify(verdict).slice(0, 400)}; asked about ${JSON.stringify(alternative)}`)
  }
}

const UNSAID = /undefined|\[object|NaN|\{[a-z]/

/** What is wrong with an answer, in either language. */
function unsaid(pkg: AnyPackage, rulebook: Parameters<typeof explainVerdict>[1]['rulebook'], verdict: Verdict) {
  const said = LANGS.map((lang) => explainVerdict(verdict, { rulebook, lang, phrases: pkg.game.phrases }))
  const bad = said.find((text) => text.length < 20 || UNSAID.test(text))
  if (bad !== undefined) return `badly said: ${JSON.stringify(bad)}`
  return said[0] === said[1] ? `said in one language: ${said[0]}` : undefined
}

/** Every legal alternative, found pick by pick; or as many as can be looked through, by lot. */
// biome-ignore lint/suspicious/noExplicitAny: every game alike
export function alternatives(decision: Decision<any>, seed: string): unknown[] {
  const random = keyedRandom(seed, 'alternatives')
  const found = new Map<string, unknown>()
  const note = (action: unknown): void => {
    found.set(JSON.stringify(action), action)
  }
  let patience = 400
  const walk = (picks: Parameters<typeof decision.next>[0]): void => {
    for (const choice of decision.next(picks)) {
      if (found.size >= MOST || patience-- <= 0) return
      if (choice.action !== undefined) note(choice.action)
      if (choice.action === undefined || choice.more === true) walk([...picks, choice.pick])
    }
  }
  walk([])
  if (found.size < MOST && patience > 0) return [...found.values()]
  for (let i = 0; i < MOST / 2; i++) note(decision.sample(random))
  const all = [...found.values()]
  return all.length <= MOST ? all : Array.from({ length: MOST }, () => pickFrom(random, all))
}
