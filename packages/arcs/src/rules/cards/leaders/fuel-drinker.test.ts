import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'

describe('Fuel Drinker', () => {
  it('Fuel-Drinker, Lavish: loses its Fuel once Tycoon is scored', () => {
    const held = (declared: boolean) => {
      const bench = new Bench().leader('red', 'LEAD03').tokens('red', 'fuel', 'material')
      if (declared) bench.declared('tycoon')
      return bench.endChapter().held('red')
    }
    expect([held(true), held(false)]).toEqual([['material'], ['fuel', 'material']])
  })
})
