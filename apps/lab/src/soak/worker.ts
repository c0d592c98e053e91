// What a soaking thread runs: one game by its number.

import { type Options, withDefaults } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'
import { games } from '../games.ts'
import { optionSpace } from '../option-space.ts'
import { checkBot } from './bot-game.ts'
import { type BrokenGame, checkGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'
import { type EnteredGame, enteredGame } from './entering.ts'
import { checkQuickly } from './quick-game.ts'
import { isDrawn, quickSetting } from './soaked.ts'

export interface SoakTask {
  readonly game: string
  readonly seed: string
  readonly number: number
  /** A bot that has a seat in every game. */
  readonly bot?: string
  /** An act of a campaign. */
  readonly act?: number
  /** Only acts of so many seats. */
  readonly players?: number
}

/** One game by its number, into which bots come at every entry. */
export function enter({ game, seed, number, bot }: SoakTask): EnteredGame {
  const entry = games[game]
  if (entry === undefined) throw new Error(`no game ${game}`)
  return enteredGame(entry, seed, number, bot)
}

const spaces = new Map<string, Options[]>()

/** Settings of an act that are soaked, of all numbers of seats or of one. */
export const actSettings = (entry: GameEntry, act: number, players: number | undefined): readonly Options[] =>
  (entry.onDemand?.settings({ act }) ?? []).filter((options) => players === undefined || options.players === players)

export default function work({ game, seed, number, bot, act, players }: SoakTask): BrokenGame | undefined {
  const entry = games[game]
  if (entry === undefined) throw new Error(`no game ${game}`)
  if (act !== undefined) {
    const settings = actSettings(entry, act, players)
    const setting = settings[number % settings.length]
    if (setting === undefined)
      throw new Error(`${game} has no acts${players === undefined ? '' : ` of ${players} seats`}`)
    entry.onDemand?.offer()
    return checkQuickly(entry, withDefaults(entry.pkg, setting), `${seed}/${number}`)
  }
  if (bot !== undefined) return checkBot(entry, bot, seed, number)
  if (!isDrawn(entry, number))
    return checkQuickly(entry, withDefaults(entry.pkg, quickSetting(entry, number)), `${seed}/${number}`)
  const space = spaces.get(game) ?? optionSpace(entry.pkg)
  spaces.set(game, space)
  return checkGame(entry, drawnGame(entry.pkg, space, seed, number))
}
