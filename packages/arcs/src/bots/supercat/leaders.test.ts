// Leaders and lore as the base edition deals them (supercat 8.3), and what they change for the bot.

import { describe, expect, it } from 'vitest'
import { LEAD } from '../../data/leaders.ts'
import { leaderId, loreId } from '../../rules/board/ids.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import type { State } from '../../rules/state/state.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import { gameOf, play } from './game-testing.ts'
import { diceFor, selectDice } from './terms/combat.ts'

const BOT_LEADERS = ['LEAD05', 'LEAD11', 'LEAD16']
const BOT_LORE = ['L04', 'L06', 'L07', 'L12', 'L14']

const leaderOf = (state: State, seat: number) => leaderId(read.leaderOf(state, seat) - 1)
const loreOf = (state: State, seat: number) => read.cards(state, Pile.lore(seat)).map(loreId)

describe('leaders and lore', () => {
  it('each bot has one of its own leaders and one of its own lore cards, none twice; people keep one of each', () => {
    for (let game = 0; game < 12; game++) {
      const driver = gameOf({ bots: 3, others: 1, seed: `l${game}`, options: { leaders: 'supercat', pack: true } })
      for (const { entry } of play(driver))
        if (entry.t === 'action' && entry.action && 'card' in Object(entry.action)) break
      const { state } = driver
      const bots = [0, 1, 2]
      const leaders = bots.map((seat) => leaderOf(state, seat))
      const lore = bots.flatMap((seat) => loreOf(state, seat))
      expect(leaders.every((id) => BOT_LEADERS.includes(id))).toBe(true)
      expect(leaders).toHaveLength(3)
      expect(lore.every((id) => BOT_LORE.includes(id))).toBe(true)
      expect(lore).toHaveLength(3)
      expect([new Set(leaders).size, new Set(lore).size]).toEqual([3, 3])
      // The Archivist learns two more.
      expect(loreOf(state, 3)).toHaveLength(read.leaderOf(state, 3) === LEAD.archivist ? 3 : 1)
      expect([...leaders, ...lore]).not.toContain(leaderOf(state, 3))
    }
  })

  const quiet = (table: SupercatBench): SupercatBench => table.court({ card: 'BC25' }, { card: 'BC22' })

  it('Rebel: two more dice, and at most two ships in a movement', () => {
    const table = quiet(new SupercatBench().leader('red', 'LEAD05').port('red', '1h').ships('red', '4g', 5))
    expect(diceFor(table.state, 0, 12, 0)).toBe(7)
    const turn = turnOf(table.draws('mobilization-4', 'mobilization-5'), { actions: 2 })
    expect(turn.did('move')[0]?.legs[0]).toMatchObject({ fresh: 2, damaged: 0 })
  })

  it('Corsair: no more assault than skirmish dice', () => {
    const odds = { goal: 'trophies', own: 3, theirs: 1, dice: 5, left: 1, raid: 0 } as const
    expect(selectDice({ ...odds, wary: true })).toEqual({ assault: 2, skirmish: 3, raid: 0 })
    expect(selectDice(odds)).toEqual({ assault: 5, skirmish: 0, raid: 0 })
  })
})
