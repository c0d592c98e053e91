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

it('armies that are gone are named, with the reason', () => {
  const gone: GameEvent = {
    say: 'defeated',
    with: { army: { of: rome, slot: 'I' }, why: 'small', least: 2, cavalry: false },
  }
  expect(outcomeOf([{ events: [rolled(4, 4)] }, { events: [gone, failed] }], 'en')).toBe(
    '4 against 4: Tolosa holds. Rome, army I was defeated and removed: fewer than 2 infantry cards left.',
  )
  expect(outcomeOf([{ events: [rolled(4, 4), gone] }], 'ru')).toContain('армия I разбита и снята с поля')
})

it('what a throw has cost is told, side by side, though nobody had to choose it', () => {
  const greeks = { en: 'Greeks', ru: 'Греки' }
  const lost = (seat: typeof rome, en: string, ru: string): GameEvent => ({
    say: 'cardLost',
    with: { seat, card: { en, ru } },
  })
  const steps = [
    { events: [rolled(4, 2), lost(rome, 'Velites', 'Велиты')] },
    { events: [lost(rome, 'Hastati', 'Гастаты'), lost(greeks, 'Archers', 'Лучники')] },
    { events: [lost(rome, 'Hastati', 'Гастаты')] },
  ]
  expect(outcomeOf(steps, 'en')).toBe(
    '4 against 2: the attack succeeds. Rome lost Velites and Hastati ×2. Greeks lost Archers.',
  )
  expect(outcomeOf(steps, 'ru')).toBe(
    '4 против 2: атака удалась. Потери (Рим): Велиты, Гастаты ×2. Потери (Греки): Лучники.',
  )
})

it('a fight at sea says who won', () => {
  const fought = (attack: string, defence: string): GameEvent => ({
    say: 'seaFought',
    with: { a: rome, b: { en: 'Carthage', ru: 'Карфаген' }, attack, defence, sunkA: 0, sunkB: 0 },
  })
  expect(outcomeOf([{ events: [fought('K-', 'X-')] }], 'en')).toMatch(
    /^Rome won at sea; the other side gives way\. Sea fight/,
  )
  expect(outcomeOf([{ events: [fought('--', 'X-')] }], 'ru')).toMatch(/^Победа на море: Карфаген/)
  expect(outcomeOf([{ events: [fought('X-', 'X-')] }], 'en')).toMatch(/^A draw at sea: Rome turns back\./)
})
