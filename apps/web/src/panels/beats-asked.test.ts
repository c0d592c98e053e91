// Whoever looks through a game asks why of the step that is looked at.

import { signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import type { Play } from '../play/play.ts'

// The page is none here.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { language: 'en' })
const { askedNow } = await import('./beats-asked.ts')

const bot = { t: 'action', by: 'bot', bot: 'kraken@1', seat: 'boss' }
const person = { t: 'action', by: 'person', seat: 'p1' }
const dice = { t: 'answer', kind: 'roll' }

it('is about a bot’s own step, its dice too, and about nothing at a person’s', () => {
  const entries = [{ t: 'start' }, bot, dice, person, dice, bot]
  const at = (index: number) =>
    askedNow({
      mode: signal({ at: 'look', index }),
      asked: signal(5),
      table: { entries },
      pkg: { game: { id: 'muhq' } },
    } as unknown as Play)
  expect(entries.map((_, index) => at(index))).toEqual([undefined, 1, 1, undefined, undefined, 5])
})
