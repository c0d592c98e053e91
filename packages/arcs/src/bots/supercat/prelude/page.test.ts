import { describe, expect, it } from 'vitest'
import { rulesOn } from '../bot-testing.ts'

describe('Prelude', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('PR')).toEqual([
      'GC.3',
      'PR.0',
      'PR.2',
      'PR.3',
      'PR.4',
      'GC.4',
      'GC.5',
      'PR.4b',
      'GC.6',
      'PR.5a',
      'PR.5b',
      'PR.5c',
      'PR.6',
      'PR.7',
      'PR.8',
      'PR.8.1',
      'PR.8.2',
      'PR.8.3',
    ])
  })
})
