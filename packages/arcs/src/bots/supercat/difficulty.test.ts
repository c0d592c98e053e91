// Who has the advantages, who begins and who sits where (supercat 2.8, supercat/A20, A21).

import { describe, expect, it } from 'vitest'
import { leadChapter } from '../../rules/seats/lead-chapter.ts'
import { firstHolders } from '../../rules/seats/table.ts'
import { advantaged } from '../../rules/seats/virtual.ts'
import * as read from '../../rules/state/read.ts'
import { colourOf } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { Bench } from '../../testing.ts'

const bench = (roles: readonly string[], options: Record<string, string | boolean> = {}) =>
  new Bench(
    roles.length,
    roles.length === 4 ? '4p-mix-up-1' : '3p-frontiers',
    Object.fromEntries([...roles.map((role, i) => [`role${i + 1}`, role]), ...Object.entries(options)]),
  )
const BOT = 'supercat'
const PERSON = 'human'

describe('A20: the advantages', () => {
  it('beside one person a tie counts as behind, whatever the option says', () => {
    for (const multiHuman of ['notAheadOfAny', 'strictlyBehindAll'])
      expect(advantaged(bench([BOT, BOT, PERSON], { multiHuman }).state, 0)).toBe(true)
  })

  it('beside several people: ahead of nobody, or strictly behind all', () => {
    const table = (multiHuman: string) => bench([BOT, PERSON, PERSON], { multiHuman }).power('yellow', 3)
    expect(advantaged(table('notAheadOfAny').state, 0)).toBe(true)
    expect(advantaged(table('strictlyBehindAll').state, 0)).toBe(false)
    expect(advantaged(table('strictlyBehindAll').power('blue', 1).state, 0)).toBe(true)
    expect(advantaged(table('notAheadOfAny').power('red', 1).state, 0)).toBe(false)
  })

  it('each bot by itself; other bots do not count', () => {
    const { state } = bench([BOT, BOT, PERSON]).power('red', 5).power('yellow', 2).power('blue', 3)
    expect([advantaged(state, 0), advantaged(state, 1)]).toEqual([false, true])
  })
})

describe('A21: who begins a chapter of the harder mode', () => {
  const begins = (table: Bench): string => {
    leadChapter(table.state)
    return colourOf(table.state, read.initiative(table.state))
  }
  const harder = (holder: number) => {
    const table = bench([BOT, BOT, PERSON], { difficulty: 'harder' })
    write.setInitiative(table.state, holder)
    return table
  }

  it('the bot with the most Power', () => {
    expect(begins(harder(2).power('yellow', 3).power('blue', 9))).toBe('yellow')
  })

  it('of those tied, whoever holds it; else the first in turn order', () => {
    expect(begins(harder(1).power('red', 3).power('yellow', 3))).toBe('yellow')
    const table = bench([BOT, PERSON, BOT, PERSON], { difficulty: 'harder' })
    write.setInitiative(table.state, 1)
    expect(begins(table)).toBe('blue')
  })

  it('nobody is moved in the other modes', () => {
    const table = bench([BOT, BOT, PERSON], { difficulty: 'normal' }).power('yellow', 3)
    write.setInitiative(table.state, 2)
    expect(begins(table)).toBe('blue')
  })
})

describe('the first initiative', () => {
  const holders = (roles: readonly string[], difficulty = 'normal') =>
    firstHolders(bench(roles, { difficulty }).state).map((seat) => seat + 1)

  it('goes to the bot after which people come last', () => {
    expect(holders([BOT, BOT, PERSON])).toEqual([1])
    expect(holders([PERSON, BOT, BOT])).toEqual([2])
    expect(holders([BOT, PERSON, BOT], 'harder')).toEqual([3])
    expect(holders([BOT, PERSON, PERSON, PERSON])).toEqual([1])
  })

  it('goes to any bot if the seating does not allow it, or if there are no people', () => {
    expect(holders([BOT, PERSON, BOT, PERSON])).toEqual([1, 3])
    expect(holders([BOT, BOT, BOT])).toEqual([1, 2, 3])
  })

  it('goes to anybody without difficulty', () => {
    expect(holders([BOT, BOT, PERSON], 'off')).toEqual([1, 2, 3])
  })
})
