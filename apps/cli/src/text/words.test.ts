import { games } from '@understudy/lab/games'
import type { AnyPackage, Outcome } from '@understudy/table'
import { expect, test } from 'vitest'
import { entryLines, outcomeLine } from './words.ts'

const arcs = games.arcs?.pkg as AnyPackage
const muhq = games.muhq?.pkg as AnyPackage

test('a winner whom the reason names is not named again', () => {
  const outcome: Outcome = {
    winners: ['yellow'],
    scores: { yellow: 30 },
    why: { say: 'over.power', with: { seat: 'yellow', power: 30 } },
  }
  const options = { players: 3 }
  expect(outcomeLine({ pkg: arcs, lang: 'en' }, outcome, options).match(/Yellow/g)).toHaveLength(1)
  expect(outcomeLine({ pkg: arcs, lang: 'ru' }, outcome, options).match(/жёлтый/gi)).toHaveLength(1)
})

test('winners whom it does not name are', () => {
  const outcome: Outcome = {
    winners: ['p1'],
    why: { say: 'over.boss_destroyed', with: { boss: { en: 'The Kraken', ru: 'Кракен' } } },
  }
  expect(outcomeLine({ pkg: muhq, lang: 'en' }, outcome, { players: 1 })).toBe(
    'The Kraken is destroyed: the game is won. Won by Player 1.',
  )
})

test('whoever takes a seat: the seat is called as at the table', () => {
  const logged = { index: 1, entry: { t: 'seat', seat: 'p1', to: { by: 'random' } }, events: [] } as never
  const options = { players: 1 }
  expect(entryLines({ pkg: muhq, lang: 'en', options }, logged)).toEqual(['Player 1 is now played by: random.'])
  expect(entryLines({ pkg: muhq, lang: 'ru', options }, logged)).toEqual(['Игрок 1: теперь играет случайный.'])
})
