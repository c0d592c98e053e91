// POT: the whole Priority Order Table, and what shifts it.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { STATUSES } from '../../vocabulary.ts'
import { attacked, deed, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'
import { priority } from './ways.ts'

const COLUMNS = { low: [1, 2, 3, 4, 5, 6], high: [7, 8], war: [9] } as const
const TABLE = {
  enemy: { low: 'yes', high: 'yes', war: 'yes' },
  neutral: { low: 'no', high: 'Y', war: 'R' },
  friends: { low: 'no', high: 'no', war: 'R' },
  allied: { low: 'no', high: 'no', war: 'no' },
} as const
/** DIF-4: one column to the right for neutrals and friends. */
const SHIFTED = {
  enemy: TABLE.enemy,
  neutral: { low: 'Y', high: 'R', war: 'R' },
  friends: { low: 'no', high: 'R', war: 'R' },
  allied: TABLE.allied,
} as const

const rows = STATUSES.flatMap((status) =>
  (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((column) =>
    COLUMNS[column].map((stance) => [status, stance, TABLE[status][column], SHIFTED[status][column]] as const),
  ),
)

describe('the Priority Order Table', () => {
  it.each(rows)('%s at stance %i: %s; from the round of DIF-4 on: %s', (status, stance, plain, shifted) => {
    expect(priority(STATUSES.indexOf(status), stance)).toBe(plain)
    expect(priority(STATUSES.indexOf(status), stance, true)).toBe(shifted)
  })

  const neighbour = (stance: number): Bench =>
    stances(onlyFree(new Bench(FOUR), 'ROM').hold('GRE', 'genua', 'koria'), 'ROM', { GRE: stance }).place(
      'ROM',
      0,
      'medhlan',
    )

  it('DIF-4 lets a bot roll for a neutral at stance 5', () => {
    const options = { 'difficulty.aggressionFrom': 1, 'army.horizonTurns': '1' }
    const given = { anyTie: true, options }
    expect(attacked(deed(neighbour(5), 'ROM', { ...given, dice: { 'POT-2.2': ['K'] } }))).toBeDefined()
    expect(attacked(deed(neighbour(5), 'ROM', { anyTie: true }))).toBeUndefined()
  })

  it('by the option pot.rollPer one roll counts for all targets of an opponent (R-47)', () => {
    const options = { 'pot.rollPer': 'opponent', 'army.horizonTurns': '1' }
    const once = deed(neighbour(9), 'ROM', { anyTie: true, options, dice: { 'POT-2.2': ['X', 'X'] } })
    // Once under 5.1 and once under 5.3, though each has two targets.
    expect(once.found('SUP-5.1').map((list) => list.length)).toEqual([2, 0])
    expect(attacked(once)).toBeUndefined()
  })
})
