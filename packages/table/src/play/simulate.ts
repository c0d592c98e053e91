// Many games, fast: the driver alone, without a journal.

import type { TraceSink } from '@understudy/procedure/trace'
import { keyedRandom } from '../chance/random.ts'
import type { Controller, GamePackage } from '../games/bot.ts'
import { appOnly, optionsWith, withDefaults } from '../games/defaults.ts'
import type { Options, Outcome, Seat } from '../games/game.ts'
import { missingFacts } from '../gaps/missing-facts.ts'
import { answerEntry } from './answers.ts'
import { Driver } from './driver.ts'

export interface Played {
  readonly outcome: Outcome
  /** Entries that a journal of this game would have. */
  readonly steps: number
  /** Actions of all seats. */
  readonly actions: number
  /** The name of the last turn, as `game.moment` gives it. */
  readonly last: string
}

export interface SimulateSettings {
  readonly options: Options
  readonly seats?: Readonly<Record<Seat, Controller>>
  readonly seed: string
  readonly sink?: TraceSink
  /** Games that do not end within this many steps are stuck. */
  readonly patience?: number
}

export class StuckGame extends Error {
  constructor(game: string, seed: string, steps: number) {
    super(`${game}, seed ${seed}: not over after ${steps} steps`)
    this.name = 'StuckGame'
  }
}

/** Plays one game to its end; every seat must be a bot, a script or random. */
export function simulate<State, Action>(pkg: GamePackage<State, Action>, settings: SimulateSettings): Played {
  const seats = { ...pkg.seating(withDefaults(pkg, settings.options)), ...settings.seats }
  const options = optionsWith(pkg, settings.options, seats)
  const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: settings.seed, seats })
  driver.sink = settings.sink
  const patience = settings.patience ?? 100_000
  let actions = 0
  for (let steps = 0; steps < patience; steps++) {
    const next = driver.next()
    if (next.kind === 'over') return { outcome: next.outcome, steps, actions, last: pkg.game.moment(driver.state) }
    if (next.kind === 'table' && next.question.ask === 'fact') {
      // Nobody sits here who could be asked: what only the table knows is drawn by lot.
      const { question } = next
      const answer = keyedRandom(settings.seed, question.key).int(question.fact.answers.length)
      driver.commit(answerEntry(question, answer))
      continue
    }
    if (next.kind === 'gap') throw missingFacts(pkg, driver.state)
    if (next.kind !== 'auto') throw new Error(`${pkg.game.id}: a simulated game asks a person`)
    if (next.entry.t === 'action') actions++
    driver.commit(next.entry)
  }
  throw new StuckGame(pkg.game.id, settings.seed, patience)
}
