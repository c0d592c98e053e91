import type { Lang } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { soft } from './soft.ts'

const shown = (name: string, lang: Lang) => soft(name, lang).replaceAll('\u00ad', '-')

it('long words may be divided between syllables, never after one letter', () => {
  expect(shown('Италийские дротикометатели', 'ru')).toBe('Италийские дро-ти-ко-ме-та-тели')
  expect(shown('Принципы', 'ru')).toBe('Принципы')
  expect(soft('Щитоносец', 'ru', 8).replaceAll('\u00ad', '-')).toBe('Щито-носец')
  expect(shown('Italian Javelinmen', 'en')).toBe('Italian Javelinmen')
})
