import type { Action } from '@understudy/arcs'
import type { Doing } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { type Entered, tapsFor } from './counting-testing.ts'
import { at, MANY, report, spread } from './measuring-testing.ts'
import { enteredIn, SECRET } from './turns-testing.ts'

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

describe('taps', () => {
  it('a three-action turn without a battle takes at most 10 taps in the median', { timeout: 600_000 }, () => {
    const most = MANY ? 200 : 25
    const counts: number[] = []
    const stuck: string[] = []
    for (let game = 0; counts.length < most && game < 120; game++) {
      for (const turn of turnsIn(`taps-${game}`, TABLES[game % 2]!)) {
        if (turn.actions !== 3 || turn.battle || counts.length >= most) continue
        const result = tapsFor(turn.entered)
        if ('stuck' in result) stuck.push(JSON.stringify(result.stuck.action))
        else counts.push(result.taps.length)
      }
    }
    expect(stuck).toEqual([])
    expect(counts.length).toBe(most)
    const taps = spread(counts)
    report('A person’s own three-action turn without a battle', [
      ['taps', taps],
      ['turns', String(most)],
    ])
    expect(at(taps, 0.5)).toBeLessThanOrEqual(10)
  })

  it('a battle takes at most one tap a die, and a few that do not depend on the dice', { timeout: 600_000 }, () => {
    const most = MANY ? 60 : 15
    const beyond: number[] = []
    const taps: number[] = []
    const dice: number[] = []
    for (let game = 0; taps.length < most && game < 60; game++)
      for (const { entered } of turnsIn(`battles-${game}`, TABLES[game % 2]!))
        for (const battle of battlesIn(entered)) {
          if (taps.length >= most) break
          const result = tapsFor(battle)
          expect('stuck' in result ? result.stuck.action : undefined).toBeUndefined()
          if (!('taps' in result)) continue
          const steps = battle.reduce((sum, { action }) => sum + stepsBesideDice(action), 0)
          const n = diceOf(battle)
          expect(result.taps.length, JSON.stringify(battle.map(({ action }) => action))).toBeLessThanOrEqual(n + steps)
          const faces = result.taps.filter(({ tap }) => tap === 'face').length
          expect(faces).toBeLessThanOrEqual(n)
          taps.push(result.taps.length)
          dice.push(n)
          beyond.push(result.taps.length - n)
        }
    expect(taps.length).toBe(most)
    report('A battle of a person, one tap a die at most', [
      ['dice', spread(dice)],
      ['taps', spread(taps)],
      ['taps beyond the dice (place, rival, OK, hits, loot)', spread(beyond)],
      ['battles', String(most)],
    ])
  })
})

/** A battle and all that it asks of the same person: dice, hits, what a raid takes. */
function battlesIn(entered: readonly Entered[]): Entered[][] {
  const battles: Entered[][] = []
  let open: Entered[] | undefined
  for (const each of entered) {
    if (each.action.do === 'battle') {
      open = [each]
      battles.push(open)
    } else if (open !== undefined && AFTER_BATTLE.includes(each.action.do)) open.push(each)
    else open = undefined
  }
  // The rules allow a battle without a die, which nobody fights; the recorder does not offer it.
  return battles.filter((battle) => diceOf(battle) > 0)
}
const AFTER_BATTLE: readonly Doing[] = ['dice', 'roll', 'reroll', 'hits', 'raid', 'ransack']

const diceOf = (battle: readonly Entered[]): number =>
  battle.reduce(
    (sum, { action }) =>
      action.do === 'roll' || action.do === 'reroll'
        ? sum + action.assault.length + action.skirmish.length + action.raid.length
        : sum,
    0,
  )

/** Taps that belong to a battle whatever its dice are. */
function stepsBesideDice(action: Action): number {
  switch (action.do) {
    case 'battle':
      // "Battle", the place, the rival if there are two, and OK; a token that pays is a tap of its own.
      return action.pay === 'pip' ? 4 : 5
    case 'dice':
      return 1
    case 'hits':
      // Each of three lines (own ships, theirs, buildings) is one tap where another way is meant, and OK.
      return 4
    case 'raid':
      // One tap for each thing that is taken, and OK.
      return action.take.length * 2 + 1
    case 'ransack':
      return 2
    default:
      return 0
  }
}
