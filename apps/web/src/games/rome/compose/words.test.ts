import { rome } from '@understudy/rome'
import { expect, it } from 'vitest'
import { review } from '../review.ts'
import { weighWords } from '../text/weigh.ts'
import { COMPOSE_WORDS } from './words.ts'

it('cards are dealt evenly under one name', () => {
  expect([COMPOSE_WORDS.en.even, COMPOSE_WORDS.en.allEven]).toEqual([
    'Deal evenly to this army',
    'Deal all four evenly',
  ])
  expect([COMPOSE_WORDS.ru.even, COMPOSE_WORDS.ru.allEven]).toEqual(['Поровну этой армии', 'Всем поровну'])
  expect(rome.phrases.en['pick.even']?.({ n: 5 } as never)).toMatch(/^evenly/)
})

it('points are called points', () => {
  expect(JSON.stringify(review)).not.toMatch(/"VP"|"ПО"/)
  expect(weighWords.about.en.betrayal(1)).toBe('A friend who is attacked costs you 1 point.')
  expect(weighWords.about.ru.betrayal(1)).toBe('Нападение на друга стоит вам очков: 1.')
})
