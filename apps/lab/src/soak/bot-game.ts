// Games in which one bot plays among everybody else: all settings that give it a seat, its own options drawn too. Most are
// played without a journal, which is many times as fast; some are replayed, some held against every promise, and some are
// asked "why not?" all the way.

import { equal, type Json } from '@understudy/procedure'
import { appOnly, Driver, type Options, StuckGame, Table } from '@understudy/table'
import { askWhyNot, playOut, whyNotTally } from '@understudy/table/testing'
import { entryByLot } from '../answer-by-lot.ts'
import type { GameEntry } from '../game-entry.ts'
import { settingsWith } from '../seating.ts'
import { type BrokenGame, checkGame } from './check-game.ts'
import { type DrawnGame, drawnGame } from './drawn-game.ts'

/** One game out of so many. */
const REPLAYED = 250
const THOROUGH = 5000
const ASKED = 1000
/** The dear checks are made after so many steps. */
const EVERY = 97
const PATIENCE = 20_000

const spaces = new Map<string, Options[]>()

export function checkBot(entry: GameEntry, bot: string, seed: string, number: number): BrokenGame | undefined {
  const key = `${entry.pkg.game.id}/${bot}`
  const space = spaces.get(key) ?? settingsWith(entry.pkg, bot)
  spaces.set(key, space)
  const drawn = drawnGame(entry.pkg, space, seed, number, bot)
  if (number % REPLAYED === 0) return checkGame(entry, { ...drawn, thorough: number % THOROUGH === 0 })
  const game = withoutPeople(drawn)
  try {
    if (number % ASKED === 1) askWhyNot(entry.pkg, bot, game, whyNotTally())
    else played(entry, game)
    return undefined
  } catch (error) {
    return { what: String(error), journal: journalOf(entry, game) }
  }
}

/** People and tables would have to be asked; random players and the app stand in for them. */
function withoutPeople(game: DrawnGame): DrawnGame {
  const seats = Object.entries(game.seats).map(([seat, player]) => [
    seat,
    player.by === 'person' ? ({ by: 'random' } as const) : player,
  ])
  return { ...game, seats: Object.fromEntries(seats), chance: {} }
}

/** To the end: nobody does what the rules refuse, nothing is lost on the way. */
function played({ pkg, census }: GameEntry, { options, seats, seed }: DrawnGame): void {
  const { game } = pkg
  const driver = new Driver(pkg, { t: 'start', options, seats, seed, chance: appOnly(pkg) })
  let pieces: Json | undefined
  for (let step = 0; step < PATIENCE; step++) {
    const entry = entryByLot(driver, driver.next())
    if (entry === undefined) return
    if (step % EVERY === EVERY - 1) {
      const [problem] = game.check(driver.state)
      if (problem !== undefined) throw new Error(`at step ${step}, ${problem.where}: ${problem.what.say}`)
      const now = census?.(driver.state)
      pieces ??= now
      if (now !== undefined && !equal(now, pieces ?? null)) throw new Error(`a piece is lost at step ${step}`)
    }
    driver.commit(entry)
  }
  throw new StuckGame(game.id, seed, PATIENCE)
}

/** The same game with a journal, as far as it goes. */
function journalOf({ pkg }: GameEntry, game: DrawnGame) {
  const table = Table.start(pkg, game)
  try {
    playOut(table, game.seed, Number.POSITIVE_INFINITY, PATIENCE)
  } catch {
    // The journal ends before what breaks the game.
  }
  return table.file()
}
