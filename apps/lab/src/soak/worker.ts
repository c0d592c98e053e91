// What a soaking thread runs: one game by its number.

import { games } from '../games.ts'
import { optionSpace } from '../option-space.ts'
import { type BrokenGame, checkGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'

export interface SoakTask {
  readonly game: string
  readonly seed: string
  readonly number: number
}

export default function work({ game, seed, number }: SoakTask): BrokenGame | undefined {
  const entry = games[game]
  if (entry === undefined) throw new Error(`no game ${game}`)
  return checkGame(entry, drawnGame(entry.pkg, optionSpace(entry.pkg), seed, number))
}
