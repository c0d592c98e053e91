import type { GameEvent } from '@understudy/table'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const name = { en: 'Tolosa', ru: 'Толоза' }
const rome = { en: 'Rome', ru: 'Рим' }
const rolled = (points: number, against: number): GameEvent => ({
  say: 'assaultRolled',
  with: { army: { seat: rome, slot: 'I' }, region: name, attack: 'X', defence: 'X', points, against },
})
const failed: GameEvent = { say: 'attackFailed', with: { seat: rome, region: name } }

it('an attack that failed by its points fails once', () => {
  expect(outcomeOf([{ events: [rolled(1, 1), failed] }], 'en')).toBe('1 against 1: Tolosa holds.')
  expect(outcomeOf([{ events: [rolled(1, 1), failed] }], 'ru')).toBe('1 против 1: оборона держится (Толоза).')
})

it('one that failed in a battle is told', () => {
  expect(outcomeOf([{ events: [failed] }], 'ru')).toBe('Рим: атака не удалась (Толоза).')
})

it('a battle in which both lost as much says that nobody won', () => {
  const over = (lostA: number, lostB: number): GameEvent => ({
    say: 'battleOver',
    with: { a: rome, b: { en: 'Greeks', ru: 'Греки' }, lostA, lostB },
  })
  expect(outcomeOf([{ events: [over(3, 3), failed] }], 'en')).toMatch(
    /^Nobody won: .+ Rome: the attack on Tolosa failed\.$/,
  )
  expect(outcomeOf([{ events: [over(3, 3), failed] }], 'ru')).toMatch(/^Победителя нет/)
  expect(outcomeOf([{ events: [over(3, 2), failed] }], 'en')).not.toContain('Nobody')
})
