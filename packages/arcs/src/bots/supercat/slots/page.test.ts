import { describe, expect, it } from 'vitest'
import { rulesOn } from '../bot-testing.ts'

describe('Resource slots', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('SLT')).toEqual(['SL.1'])
  })
})
