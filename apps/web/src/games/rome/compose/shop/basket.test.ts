import { expect, it } from 'vitest'
import { boughtIn, noteBought } from './basket.ts'

it('a card off a stack costs what left the purse', () => {
  noteBought('1 0', 24, 'Market', 4)
  noteBought('1 0', 20, 'Mercenary', '≤ 5')
  expect(boughtIn('1 0', 17).map(({ price }) => price)).toEqual([4, 3])
  noteBought('1 0', 17, 'Wonder', 17)
  expect(boughtIn('1 0', 0).map(({ price }) => price)).toEqual([4, 3, 17])
})

it('what was taken back is not listed any more, what was free is', () => {
  noteBought('2 0', 10, 'Mercenary', '≤ 5')
  noteBought('2 0', 7, 'A general for an army', 0)
  expect(boughtIn('2 0', 7).map(({ text, price }) => `${text} ${price}`)).toEqual([
    'Mercenary 3',
    'A general for an army 0',
  ])
  expect(boughtIn('2 0', 10)).toEqual([])
  expect(boughtIn('3 0', 5)).toEqual([])
})
