import { expect, it } from 'vitest'
import { beginsLikeOne, slipIn } from './slips.ts'

it.each([
  ['en', 'You leads Aggression 2.'],
  ['en', '1 dice are rolled, not 2.'],
  ['en', 'This takes 1 movement points; 0 are left.'],
  ['en', 'The army has 1 cards; the ships carry 3.'],
  ['en', '“Skiff” costs 2 resources, but only 0 can be spent.'],
  ['en', 'Upkeep is 3, and there are 1 resource.'],
  ['en', 'It has the initiative. It has the initiative.'],
  ['en', 'Hits:'],
  ['en', 'Move The Kraken (H2) to I3.'],
  ['en', 'It goes over over the sea.'],
  ['ru', 'Бросает 2 кубиков.'],
  ['ru', 'В руке 1 карты.'],
  ['ru', 'Осталось 21 очков.'],
  ['ru', 'Карта стоит 2 ресурса, а есть только 0.'],
  ['ru', 'Назовите  карту.'],
  ['ru', 'До ближайшей 2 границ.'],
  ['ru', 'Отдать отдать карту.'],
] as const)('%s: %s', (lang, text) => expect(slipIn(lang, text)).toBeDefined())

it.each([
  ['en', 'Blue is dealt 11 cards, 1 ship and 21 dice.'],
  ['en', '1 of 2 cards.'],
  ['en', 'Done. The Kraken moves: The tide turns, and the theme thereof.'],
  ['ru', 'Жребий из 3 вариантов; 21 очко, 22 очка, 25 очков, 11 карт, 1 карта.'],
  ['ru', 'Перебросить можно не больше, чем 2 кубика.'],
] as const)('%s: %s', (lang, text) => expect(slipIn(lang, text)).toBeUndefined())

it('a beginning', () => {
  expect(['cluster 5, hex is not next to gate 4.', ''].some(beginsLikeOne)).toBe(false)
  expect(['Gate 4.', '4 hits.', '“Skiff” …', '«Ялик»: …', 'Нет.'].every(beginsLikeOne)).toBe(true)
})
