import type { Json } from '@understudy/procedure'
import { expect, it, vi } from 'vitest'
import { onBoard } from '../../../table/dock/choices.tsx'
import { arcsUi } from '../index.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

it('what lies nowhere on the table has a button, though others of its slot lie there', () => {
  const lies = (slot: string, value: Json): boolean => onBoard(arcsUi, { pick: { slot, value }, text: { say: slot } })
  expect(lies('from', '4c')).toBe(true)
  expect(lies('to', '4g')).toBe(true)
  // A Cartel takes a token out of somebody's slot.
  expect(lies('from', { of: 'blue', slot: 1 })).toBe(false)
  expect(lies('pay', '4c')).toBe(false)
})
