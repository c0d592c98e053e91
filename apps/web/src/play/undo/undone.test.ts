// Undo says what it has taken back.

import { muhqPackage } from '@understudy/muhq'
import { isPersonal } from '@understudy/table/journal'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Play } from '../play.ts'
import { played } from '../played-testing.ts'
import { Signals } from '../signals.ts'
import { inOnePress } from './one-press.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

const { toasts } = await import('../../store/toasts.ts')
const { takeBack } = await import('./undoing.ts')
const { tellEntry } = await import('../telling/story.ts')
const { loadTexts } = await import('../../text/index.ts')
const { lang } = await import('../../store/settings.ts')
await Promise.all([loadTexts('en'), loadTexts('ru')])

afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  toasts.value = []
  lang.value = 'en'
})

function playOf(steps: number): Play {
  const table = played(muhqPackage, { players: 2 }, 'undone', steps)
  const none = () => undefined
  const more = { pkg: muhqPackage, ui: { pkg: muhqPackage }, table, options: table.options, history: [], beside: false }
  return Object.assign(new Signals(), more, {
    watched: { value: false },
    seen: 0,
    hold: none,
    differ: none,
    turned: none,
  }) as unknown as Play
}

it.each([
  ['en', /^Taken back: \S.*\.$/],
  ['ru', /^Отменено: \S.*\.$/],
] as const)('in one toast (%s)', async (language, expected) => {
  lang.value = language
  const play = playOf(40)
  for (let n = 0; n < 3; n++) takeBack(play)
  await vi.waitFor(() => expect(toasts.value).toHaveLength(1))
  await vi.waitFor(() => expect(toasts.value[0]?.text).toMatch(expected))
})

it('what others did after it is counted', async () => {
  const play = playOf(60)
  const { entries } = play.table
  const at = entries.findLastIndex((entry, n) => isPersonal(entry) && entries.slice(n + 1).some((e) => !isPersonal(e)))
  const to = entries.findIndex((entry, n) => n > at && isPersonal(entry))
  if (to > 0) play.table.undo(to)
  takeBack(play)
  await vi.waitFor(() => expect(toasts.value).toHaveLength(1))
  expect(toasts.value[0]?.text).toMatch(/^Taken back: \S/)
})

it('of what one press did, the first is named', async () => {
  const play = playOf(40)
  const { table } = play
  const deeds: string[] = []
  inOnePress(table, () => {
    while (deeds.length < 3) {
      const next = table.next()
      if (next.kind === 'auto') table.advance()
      else if (next.kind !== 'person') throw new Error(next.kind)
      else {
        const logged = table.act(next.decision.sample({ int: () => 0 } as never))
        deeds.push(logged === undefined ? '' : tellEntry(play.pkg, play.options, logged, 'en', () => table.state))
      }
    }
  })
  takeBack(play)
  await vi.waitFor(() => expect(toasts.value).toHaveLength(1))
  expect(toasts.value[0]?.text).toContain(deeds[0]?.replace(/\.$/, ''))
})
