import { LANGS } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { asksNow } from './asks-now.ts'

it('asks for what is missing after the first tap, in as many letters as the dock has room for', () => {
  expect(asksNow([])).toBeUndefined()
  expect(asksNow([{ slot: 'do', value: 'tap' }])).toBeUndefined()
  const asked = [
    asksNow([{ slot: 'do', value: 'end' }]),
    ...['card', 'unit', 'store'].map((slot) => asksNow([{ slot, value: 1 }])),
  ]
  expect(asked[0]?.en).toMatch(/put away/)
  for (const each of asked) for (const lang of LANGS) expect(each?.[lang].length ?? 99).toBeLessThanOrEqual(56)
})
