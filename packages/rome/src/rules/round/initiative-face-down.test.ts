// L88: cards are dealt, people add gold, then all cards are turned over.

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { decisionOf } from '../play/decision.ts'
import { parseState } from '../positions/parse.ts'
import { serialiseState } from '../positions/write-state.ts'
import { resampled, viewFor } from '../state/view.ts'

const dealing = (seating: Seating) => {
  const table = new Bench(seating)
  table.state.phase = 'initiative'
  table.state.step = 'commit'
  table.state.initiative = [7, 6, 5].slice(0, table.state.sides.length)
  table.state.frames = [{ kind: 'dealInitiative' }]
  return table
}
const MIXED = { ROM: 'human', GRE: 'human', CAR: 'super' } as const

describe('the initiative cards of bots', () => {
  it('are not asked for before people have added gold', () => {
    const table = dealing(MIXED)
    expect(decisionOf(table.state)?.question).toEqual({ say: 'ask.initiative', with: { who: 'people' } })
    expect(decisionOf(table.state)?.sample(keyedRandom('initiative', 'a'))).toMatchObject({ cards: { length: 2 } })
    table.act({ do: 'initiative', cards: [2, 5] })
    expect(table.state.initiative).toEqual([2, 5, 0])
    expect(table.asks).toBe('ROM commit')
    table.act({ do: 'commit', gold: 5 }).act({ do: 'commit', gold: 1 })
    expect(decisionOf(table.state)?.question).toEqual({ say: 'ask.initiative', with: { who: 'bots' } })
    expect(table.why({ do: 'initiative', cards: [5] })).toBe('no.chance')
    expect(table.why({ do: 'initiative', cards: [2, 5, 8] })).toBe('no.chance')
    table.act({ do: 'initiative', cards: [8] })
    expect(table.state.initiative).toEqual([2, 5, 8])
    expect(table.asks).toBe('CAR order')
    expect(table.events.filter(({ say }) => say === 'initiativeShown')).toHaveLength(3)
  })

  it('of bots alone are turned over at once, and so are those of people alone', () => {
    for (const role of ['super', 'human'] as const) {
      const table = dealing({ ROM: role, GRE: role })
      expect(decisionOf(table.state)?.question).toEqual({ say: 'ask.initiative', with: { who: 'all' } })
      table.act({ do: 'initiative', cards: [3, 8] })
      expect(table.state.initiative).toEqual([3, 8])
    }
  })

  it('may come all at once, as games from before have them, and are not asked for again', () => {
    const table = dealing(MIXED).act({ do: 'initiative', cards: [2, 5, 8] })
    table.act({ do: 'commit', gold: 0 }).act({ do: 'commit', gold: 0 })
    expect(table.asks).toBe('CAR order')
  })
})

describe('what others see of initiative cards', () => {
  it('nothing until all gold is there, then everything; one’s own card is known', () => {
    // As an earlier game has it: the bot's card is known to the table already.
    const table = dealing(MIXED).act({ do: 'initiative', cards: [2, 5, 8] })
    expect(viewFor(table.state, 'ROM').initiative).toEqual([2, 0, 0])
    expect(viewFor(table.state, 'GRE', table.state).initiative).toEqual([0, 5, 0])
    expect(table.state.initiative).toEqual([2, 5, 8])
    table.act({ do: 'commit', gold: 1 })
    expect(viewFor(table.state, 'GRE').initiative).toEqual([0, 5, 0])
    table.act({ do: 'commit', gold: 0 })
    expect(viewFor(table.state, 'ROM').initiative).toEqual([2, 5, 8])
  })

  it('those of the last round stay open until new ones are dealt', () => {
    expect(viewFor(dealing(MIXED).state, 'ROM').initiative).toEqual([7, 6, 5])
  })

  it('a world that fits the view has cards for people, all different, and can be written and read', () => {
    const table = dealing(MIXED).act({ do: 'initiative', cards: [2, 5] })
    const seen = new Set<number>()
    for (let no = 0; no < 30; no++) {
      const world = resampled(viewFor(table.state, 'ROM'), 'ROM', keyedRandom('initiative', String(no)))
      expect(world.initiative[0]).toBe(2)
      expect(world.initiative[2]).toBe(0)
      seen.add(world.initiative[1] ?? 0)
      expect(parseState(serialiseState(world)).initiative).toEqual(world.initiative)
    }
    expect([...seen].sort()).toEqual([1, 3, 4, 5, 6, 7, 8])
  })
})
