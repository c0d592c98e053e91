// What has been ticked off in the lists of a real table: kept with the game, for the lists that were used last.

import type { Ticks } from '@understudy/table/journal'
import type { Play } from '../play.ts'

const LISTS = 12
/** Where ticks of all games were kept before. */
const ONCE = 'understudy.ticks'

type Ticked = Pick<Play, 'id' | 'ticks' | 'changed'>

export const isTicked = ({ ticks }: Ticked, list: string, line: string): boolean =>
  ticks.value?.some(([name, lines]) => name === list && lines.includes(line)) === true

export function tick(play: Ticked, list: string, line: string, on: boolean): void {
  const all = play.ticks.peek() ?? []
  const lines = all.find(([name]) => name === list)?.[1].filter((each) => each !== line) ?? []
  const others = all.filter(([name]) => name !== list)
  play.ticks.value = [[list, on ? [...lines, line] : lines] as const, ...others].slice(0, LISTS)
  play.changed()
}

/** Ticks that this browser kept for the game, as long as the game has none of its own: taken over once, and no longer kept there. */
export function takeTicks(play: Ticked): void {
  if (play.ticks.peek() !== undefined) return
  const all = kept()
  const mine = (name: string): boolean => name.startsWith(`${play.id} `)
  const own = all.flatMap(([name, lines]) => (mine(name) ? [[name.slice(play.id.length + 1), lines] as const] : []))
  if (own.length === 0) return
  play.ticks.value = own
  play.changed()
  const rest = all.filter(([name]) => !mine(name))
  try {
    if (rest.length === 0) localStorage.removeItem(ONCE)
    else localStorage.setItem(ONCE, JSON.stringify(rest))
  } catch {
    // They are not looked at again: the game has its own.
  }
}

function kept(): Ticks {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(ONCE) ?? '[]')
    if (!Array.isArray(data)) return []
    return data.flatMap((each: unknown) => {
      if (!Array.isArray(each) || typeof each[0] !== 'string' || !Array.isArray(each[1])) return []
      return [[each[0], each[1].filter((line): line is string => typeof line === 'string')] as const]
    })
  } catch {
    return []
  }
}
