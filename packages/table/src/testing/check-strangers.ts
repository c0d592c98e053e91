// A bot that comes to a game in its midst (a position was entered, corrected, or handed over) has an answer there too.

import type { Controller } from '../bot.ts'
import { appOnly } from '../defaults.ts'
import { Driver } from '../driver.ts'
import type { Options, Seat } from '../game.ts'
import type { Inspection } from './inspect.ts'

export function checkStrangers<State, Action>(
  { pkg, game, report, seed }: Inspection<State, Action>,
  state: State,
  options: Options,
  seats: Readonly<Record<Seat, Controller>>,
): void {
  const decision = game.decision(state)
  if (decision === undefined || seats[decision.seat]?.by !== 'bot') return
  const position = game.serialise(state)
  const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed, seats, position })
  for (let n = 0; n < 40; n++) {
    const next = driver.next()
    // Asking the table is an answer too.
    if (next.kind !== 'auto') return
    driver.commit(next.entry)
    if (next.entry.t === 'action') return
  }
  report('stranger', `a bot that comes to ${decision.kind} of ${decision.seat} from outside does nothing`)
}
