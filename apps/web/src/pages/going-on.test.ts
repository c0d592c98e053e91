import { arcsPackage } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { Table } from '@understudy/table'
import { expect, test, vi } from 'vitest'

// What is said depends on the browser.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { language: 'en' })
const { loadTexts } = await import('../text/index.ts')
await Promise.all([loadTexts('en'), loadTexts('ru')])
const { ago, goingOn } = await import('./going-on.ts')

const MINUTE = 60_000
const options = { players: 3, role1: 'human', role2: 'supercat', role3: 'supercat' }

test('one goes on with a game, its chapter, whose turn it is, and since when', () => {
  const table = Table.start(arcsPackage, { options, seats: arcsPackage.seating(options), seed: 'going on' })
  while (table.next().kind === 'auto') table.advance()
  const meta = {
    moment: arcsPackage.game.moment(table.state),
    position: arcsPackage.game.serialise(table.state),
    updated: 0,
  }
  const said = (lang: Lang, entries = table.entries) => goingOn(arcsPackage, meta, entries, 12 * MINUTE, lang)
  expect(said('en')).toBe('Arcs, chapter 1, round 1, your turn · 12 minutes ago')
  expect(said('ru')).toBe('Arcs, глава 1, раунд 1, ваш ход · 12 минут назад')
  // A bot has taken the chair since.
  table.seat('red', { by: 'random' })
  expect(said('en')).toBe('Arcs, chapter 1, round 1 · 12 minutes ago')
})

test('how long ago, in the largest unit that is whole', () => {
  expect(ago(0, 20_000, 'en')).toBe('just now')
  expect(ago(0, 90 * MINUTE, 'en')).toBe('1 hour ago')
  expect(ago(0, 50 * 60 * MINUTE, 'ru')).toBe('2 дня назад')
})
