import { describe, expect, it } from 'vitest'
import { rulesOn } from '../bot-testing.ts'

describe('Vox cards', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('VOX')).toEqual(['VX.1', 'VX.2', 'VX.3', 'VX.4', 'VX.5'])
  })
})
