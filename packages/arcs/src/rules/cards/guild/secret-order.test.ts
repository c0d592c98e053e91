import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Secret Order', () => {
  it('BC18 Secret Order: Keeper and Empath leave the lead card alone, others do not', () => {
    const zero = (number: 2 | 5 | 6, ambition: 'tycoon' | 'keeper' | 'empath') =>
      Number(read.leadZero(new Bench().guild('red', 'BC18').leads('red', `mobilization-${number}`, ambition).state))
    expect([zero(5, 'keeper'), zero(6, 'empath'), zero(2, 'tycoon')]).toEqual([0, 0, 1])
  })

  it('BC18: also with a 7, and only for the one who leads', () => {
    const zero = (ambition: 'keeper' | 'tyrant') =>
      Number(
        read.leadZero(new Bench(4).settled('1g').guild('red', 'BC18').leads('red', 'mobilization-7', ambition).state),
      )
    expect([zero('keeper'), zero('tyrant')]).toEqual([0, 1])
  })
})
