// A soaked game into which bots come from outside at every entry: corrected, handed over, amended, set up afresh. Every
// other game is played by the app alone, the others with chance from anywhere; a bot of the game in turn has a seat in each.

import type { Options } from '@understudy/table'
import { checkEntering, type Entered } from '@understudy/table/testing'
import type { GameEntry } from '../game-entry.ts'
import { settingsWith } from '../seating.ts'
import type { BrokenGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'

export interface EnteredGame extends Pick<Entered, 'points' | 'waiting' | 'times'> {
  readonly faults: number
  readonly broken?: BrokenGame
}

/** Settings lie beside each other that differ in one option only: far steps see more of them. */
const STRIDE = 37

const spaces = new Map<string, Options[]>()

export function enteredGame({ pkg }: GameEntry, seed: string, number: number, given?: string): EnteredGame {
  const bot = given ?? pkg.bots[number % pkg.bots.length]?.id
  if (bot === undefined) return { points: 0, waiting: 0, times: 0, faults: 0 }
  const key = `${pkg.game.id}/${bot}`
  const space = spaces.get(key) ?? settingsWith(pkg, bot)
  spaces.set(key, space)
  const { points, waiting, times, faults, journal } = checkEntering(
    pkg,
    drawnGame(pkg, space, seed, number * STRIDE, bot),
  )
  const [first] = faults
  const broken = first === undefined ? undefined : `${first.way} at entry ${first.at}, ${first.decision}: ${first.what}`
  return {
    points,
    waiting,
    times,
    faults: faults.length,
    ...(broken === undefined || journal === undefined ? {} : { broken: { what: broken, journal } }),
  }
}
