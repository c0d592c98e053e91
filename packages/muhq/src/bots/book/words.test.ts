import { LANGS, speak } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { ru } from './ru.ts'

const unit = { id: 1, name: { en: 'Skiff', ru: 'Ялик' }, seat: 'p1', at: 'L5' } as const
const boss = { id: 2, name: { en: 'The Kraken', ru: 'Кракен' }, seat: 'boss', at: 'H2' } as const
const said = (say: string, facts: object) =>
  LANGS.map((lang) => speak({ en: en.phrases, ru: ru.phrases }, lang, { say, with: { ...facts } }))

it('a name that brings its article is not written with a capital in the midst', () => {
  expect(said('bot.ready', { units: [boss, unit] })).toEqual([
    'Not yet activated: the Kraken (H2) and the Skiff (L5).',
    'Осталось активировать: «Кракен» (H2) и «Ялик» (L5).',
  ])
  expect(said('bot.moveLeft', { unit: boss })[0]).toBe('The Kraken (H2) can still move.')
})

it('Russian agrees in number with one and with many', () => {
  expect([1, 4].map((x) => said('bot.noneWithin', { x })[1])).toEqual([
    'На расстоянии до 1 клетки врагов нет.',
    'На расстоянии до 4 клеток врагов нет.',
  ])
  expect([[unit], [unit, boss]].map((by) => said('bot.threatened', { by })[1])).toEqual([
    'До юнита достаёт «Ялик» (L5).',
    'До юнита достают «Ялик» (L5) и «Кракен» (H2).',
  ])
})
