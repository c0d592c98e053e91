import { describe, expect, it } from 'vitest'
import { rulesOn } from '../bot-testing.ts'

describe('Administration', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('ADM')).toEqual([
      'ADM.0',
      'ADM.1',
      'ADM.12.if',
      'ADM.12',
      'ADM.19',
      'ADM.20',
      'ADM.22',
      'ADM.23',
      'ADM.26',
      'ADM.34',
      'ADM.42',
      'ADM.43',
      'ADM.44',
    ])
  })
})
