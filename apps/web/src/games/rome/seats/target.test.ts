import { rome } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { expect, it } from 'vitest'
import { PAGE_WORDS } from '../text/pages.ts'
import { roundWords } from '../text/round-words.ts'
import { isLast } from './target.ts'

it('the round in which somebody reaches the goal is the last', () => {
  const state = rome.start({ role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }, {})
  const { target } = packOf(state).victory
  state.sides[1]!.vp = target[2] - 1
  expect(isLast(state)).toBe(false)
  expect(roundWords(state, 'en')).toBe('Round 1 of 15')
  state.sides[1]!.vp = target[2]
  expect(isLast(state)).toBe(true)
  expect(roundWords(state, 'en')).toBe('Round 1, the last')
  expect(roundWords(state, 'ru')).toBe('Раунд 1, последний')
})

it('the end of the game names who has won', () => {
  expect(PAGE_WORDS.en.gameOver(['Rome'])).toBe('The game is over: Rome has won')
  expect(PAGE_WORDS.en.gameOver(['Rome', 'Carthage'])).toBe('The game is over: Rome and Carthage have won')
  expect(PAGE_WORDS.ru.gameOver(['Рим', 'Карфаген'])).toBe('Партия окончена. Победа: Рим и Карфаген')
})
