import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

test('numbers have the point of their language, a true minus, and no sign where they are rounded to nothing', () => {
  const [en, ru] = [numbersIn('en'), numbersIn('ru')]
  expect([en.decimal(-4.85), ru.decimal(-4.85)]).toEqual(['−4.85', '−4,85'])
  expect([en.percent(0.3333), ru.percent(0.3333)]).toEqual(['33.3 %', '33,3 %'])
  expect([en.points(0.05), en.points(-0.05), en.points(0)]).toEqual(['+5.0 %', '−5.0 %', '0.0 %'])
  expect([ru.change(1.5), ru.change(-1.5), ru.change(-0.001)]).toEqual(['+1,50', '−1,50', '0,00'])
  expect([en.short(52.5), ru.short(52.5), en.short(3), en.short(1 / 3)]).toEqual(['52.5', '52,5', '3', '0.33'])
})
