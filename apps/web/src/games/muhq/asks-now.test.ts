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
  // A farmer on a field can do more than walk and fight.
  const choice = (value: string) => ({ pick: { slot: 'do', value }, text: { say: 'unit.full' } }) as never
  const more = asksNow([{ slot: 'unit', value: 1 }], undefined, undefined, [choice('full')])
  expect(more?.en).toMatch(/what else/)
  expect(asksNow([{ slot: 'unit', value: 1 }], undefined, undefined, [choice('wait')])).toEqual(asked[2])
  asked.push(more)
  // A verb alone: whom or what it is about; once something is picked, that counts.
  const byVerb = ['play', 'move', 'attack', 'full', 'buy'].map((verb) => asksNow([], verb))
  expect(byVerb[1]?.en).toMatch(/Which unit moves/)
  expect(asksNow([{ slot: 'unit', value: 1 }], 'move')).toEqual(asked[2])
  asked.push(...byVerb)
  expect(asked[0]?.en).toMatch(/put away/)
  for (const each of asked) for (const lang of LANGS) expect(each?.[lang].length ?? 99).toBeLessThanOrEqual(56)
})
