// What a soak has gone through, for its last lines.

import type { Options } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'

/** Whether the game of this number is drawn from everything there is, or one of the quick ones. */
export const isDrawn = ({ soak }: GameEntry, number: number): boolean => soak === undefined || number % soak.drawn === 0

export const quickSetting = ({ soak }: GameEntry, number: number): Options =>
  soak?.settings[number % soak.settings.length] ?? {}

export function soaked(id: string, entry: GameEntry | undefined, games: number): string[] {
  if (entry === undefined) return []
  const counts = new Map<string, number>()
  let drawn = 0
  for (let number = 0; number < games; number++) {
    if (isDrawn(entry, number)) {
      drawn++
      continue
    }
    const name = Object.entries(quickSetting(entry, number))
      .map(([option, value]) => (value === true ? option : `${option} ${value}`))
      .join(', ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const told = `${id}: games of random players, without an exception, a dead end, an endless game or a lost piece:`
  const all = `${id}: ${drawn} games in all settings with people, bots and tables, replayed or held against every promise`
  if (counts.size === 0) return [all]
  return [told, ...[...counts].map(([name, n]) => `  ${String(n).padStart(7)}  ${name}`), ...(drawn === 0 ? [] : [all])]
}
