// What "Why?" shows on the board of muhq's game: tiles, by the names that sentences call them by. A unit is shown where it
// stood then.

import type { State } from '@understudy/muhq'
import { bossUnit, healthOf, personOf, tileNamed, unitsOf } from '@understudy/muhq/rules'
import { BOSS, type SeatId } from '@understudy/muhq/vocabulary'
import type { Pointing } from '../ui.ts'

export const pointing: Pointing<State> = {
  about: ({ touches = [] }) =>
    touches.flatMap((ref) => {
      const { unit, tile } = ref as { unit?: number; tile?: { x: number; y: number } }
      return [...(unit === undefined ? [] : [`u${unit}`]), ...(tile === undefined ? [] : [`t${tile.x},${tile.y}`])]
    }),
  places: ({ text }) => {
    const facts = text?.with as { at?: unknown; unit?: { at?: unknown } } | undefined
    const found = keyOf(facts?.at) ?? keyOf(facts?.unit?.at)
    return found === undefined ? [] : [found]
  },
  worth: (key, state) => {
    const [what, seat] = key.split(' ') as [string, SeatId]
    if (what === 'units') return unitsOf(state, seat).length
    if (what === 'resources') return seat === BOSS ? state.boss.resources : personOf(state, seat).resources
    const boss = bossUnit(state)
    return boss === undefined ? 0 : healthOf(state, boss)
  },
}

function keyOf(name: unknown): string[] | undefined {
  const tile = typeof name === 'string' ? tileNamed(name) : undefined
  return tile === undefined ? undefined : [`t${tile.x},${tile.y}`]
}
