import { expect, it } from 'vitest'
import { dividedName } from './divided.ts'

it('a long name is divided between syllables near its middle, two words between them, a short one not at all', () => {
  const shown = (name: string) => dividedName(name)?.join('|')
  expect(['Сегестика', 'Сингидун', 'Аполлония'].map(shown)).toEqual(['Сегес-|тика', 'Син-|гидун', 'Апол-|лония'])
  expect(['Qart Hadasht', 'Карт-Хадашт'].map(shown)).toEqual(['Qart|Hadasht', 'Карт-|Хадашт'])
  expect(shown('Apollonia')).toBe('Apol-|lonia')
  expect(['Рим', 'Афины', 'Sparta'].map(shown)).toEqual([undefined, undefined, undefined])
})
