// What a soaking thread runs: one game by its number.

import type { Options } from '@understudy/table'
import { games } from '../games.ts'
import { optionSpace } from '../option-space.ts'
import { type BrokenGame, checkGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'

export interface SoakTask {
  readonly game: string
  readonly seed: string
  readonly number: number
}

const spaces = new Map<string, Options[]>()

export default function work({ game, seed, number }: SoakTask): BrokenGame | undefined {
  const entry = games[game]
  if (entry === undefined) throw new Error(`no game ${game}`)
  const space = spaces.get(game) ?? optionSpace(entry.pkg)
  spaces.set(game, space)
  return checkGame(entry, drawnGame(entry.pkg, space, seed, number))
}
