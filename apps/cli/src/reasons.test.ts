import type { BadInput } from '@understudy/table'
import { expect, it } from 'vitest'
import { listen } from './commands/serve.ts'
import { reasonOf } from './reasons.ts'

it.each(['ENXIO', 'ENOTFOUND', 'EADDRNOTAVAIL', 'EBUSY', 'ENOSPC'])('%s is told in words', (code) => {
  const { en, ru } = reasonOf(Object.assign(new Error('raw'), { code }))
  expect(`${en} ${ru}`).not.toMatch(/E[A-Z]{3,}|raw/)
  expect(ru).toMatch(/^[а-яё]/)
})

it('a code that nobody has met says at least who speaks', () =>
  expect(reasonOf(Object.assign(new Error('raw'), { code: 'EWHAT' })).en).toBe('the system answers EWHAT'))

it('serve says in words why it cannot listen', async () => {
  // An address for documents: no machine has it.
  const refused = await listen('203.0.113.1', 0).catch((error: BadInput) => error.in('en'))
  expect(refused).toBe('nothing can listen on 203.0.113.1:0 (this machine does not have that address)')
})
