import { describe, expect, it } from 'vitest'
import { type Entered, tapsFor } from './counting.ts'
import { enteredIn, SECRET } from './turns.ts'

const eager = { by: 'bot', bot: 'eager' } as const
const random = { by: 'random' } as const
const supercat = { by: 'bot', bot: 'supercat' } as const

/** One person against two bots, or three people; they play with a plan, or at random. */
const TABLES = [
  {
    options: { players: 3, role2: 'supercat', role3: 'supercat' },
    seats: { red: eager, yellow: supercat, blue: supercat },
  },
  { options: { players: 3 }, seats: { red: eager, yellow: random, blue: eager } },
] as const

interface Turn {
  readonly entered: readonly Entered[]
  readonly actions: number
  readonly battle: boolean
}

/** Turns of the person, from the card to the end, with whatever the table is asked meanwhile. */
function turnsIn(seed: string, table: (typeof TABLES)[number]): Turn[] {
  const turns: Turn[] = []
  let entered: Entered[] = []
  let moment = ''
  const close = () => {
    const bought = entered.filter(({ action }) => 'pay' in action)
    if (bought.length > 0)
      turns.push({ entered, actions: bought.length, battle: bought.some(({ action }) => action.do === 'battle') })
    entered = []
  }
  for (const asked of enteredIn({ seed, chance: SECRET, ...table })) {
    if (asked.moment !== moment) close()
    moment = asked.moment
    if (asked.role === 'human' && asked.entered !== undefined) entered.push(asked.entered)
  }
  close()
  return turns
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!

describe('taps', () => {
  it('a three-action turn without a battle takes at most 10 taps in the median', () => {
    const counts: number[] = []
    const stuck: string[] = []
    for (let game = 0; counts.length < 200 && game < 60; game++) {
      for (const turn of turnsIn(`taps-${game}`, TABLES[game % 2]!)) {
        if (turn.actions !== 3 || turn.battle || counts.length >= 200) continue
        const result = tapsFor(turn.entered)
        if ('stuck' in result) stuck.push(JSON.stringify(result.stuck.action))
        else counts.push(result.taps.length)
      }
    }
    expect(stuck).toEqual([])
    expect(counts.length).toBe(200)
    counts.sort((a, b) => a - b)
    console.log(
      `taps of 200 three-action turns: least ${counts[0]}, median ${at(counts, 0.5)}, 90 % ${at(counts, 0.9)}, most ${counts.at(-1)}`,
    )
    expect(at(counts, 0.5)).toBeLessThanOrEqual(10)
  })
})
