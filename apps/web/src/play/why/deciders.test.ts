import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import type { AnyPackage } from '@understudy/table'
import { expect, test } from 'vitest'
import { decidersOf } from './deciders.ts'

const bookOf = (pkg: AnyPackage, bot: string) =>
  pkg.bots.find(({ id }) => id === bot)?.rulebook ?? expect.fail(`${bot} has no book`)

test('what is simply done decided nothing', () => {
  const kraken = decidersOf(bookOf(muhqPackage, 'kraken'))
  for (const node of ['KRA.1', 'KRA.4']) expect(kraken.get(node)).toBeUndefined()
  const rome = decidersOf(bookOf(romePackage, 'superbot'))
  for (const node of ['SPN-7', 'CNQ-9.1', 'GAIN-GOLD']) expect(rome.get(node)).toBeUndefined()
})

test('what a question leads to was decided by the question', () => {
  const kraken = decidersOf(bookOf(muhqPackage, 'kraken'))
  expect(kraken.get('KRA.3.1.1')).toBe('KRA.3.1')
  expect(decidersOf(bookOf(romePackage, 'speedbot')).get('SPD-3')).toBe('SPD-3')
})

test('a rule that asks or prefers decided itself', () => {
  const kraken = decidersOf(bookOf(muhqPackage, 'kraken'))
  for (const node of ['AGG.1', 'WAN.2']) expect(kraken.get(node)).toBe(node)
})

test('of the Kraken’s rules none that decides is an order to gain, pay or draw', () => {
  const book = bookOf(muhqPackage, 'kraken')
  const names = [...new Set(decidersOf(book).values())]
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((node) => /^(Draw a|Gain |Pay )/.test(book.text.en.nodes[node]?.rule ?? ''))).toEqual([])
})
