import { expect, it } from 'vitest'
import { remember } from '../store/usual.ts'
import { freshDraft } from './draft.ts'
import { gameAndTable, tableName } from './table-name.ts'

const game = {
  id: 'of-this-test',
  title: { en: 'Arcs', ru: 'Arcs' },
  usual: { en: 'You against two SUPERCAT', ru: 'Вы против двух SUPERCAT' },
}

it('says game and table, before the first game and after one, and the game once only', () => {
  expect(gameAndTable(game, 'en')).toBe('Arcs: you against two SUPERCAT')
  expect(gameAndTable(game, 'ru')).toBe('Arcs: вы против двух SUPERCAT')
  remember(game.id, 'Arcs: You against one Lars', freshDraft())
  expect(tableName(game, 'en')).toBe('You against one Lars')
  expect(gameAndTable(game, 'en')).toBe('Arcs: you against one Lars')
  remember(game.id, 'Sunday', freshDraft())
  expect(gameAndTable(game, 'ru')).toBe('Arcs: Sunday')
})
