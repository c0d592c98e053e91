import { LANGS, speak } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { ru } from './ru.ts'

const greeks = { en: 'Greeks', ru: 'Греки' }
const rome = { en: 'Rome', ru: 'Рим' }
const said = (say: string, facts: object) =>
  LANGS.map((lang) => speak({ en: en.phrases, ru: ru.phrases }, lang, { say, with: { ...facts } }))

it('a people takes its article within a sentence, a city does not', () => {
  expect(said('bot.stanceIs', { seat: greeks, stance: 5 })[0]).toBe('Its stance towards the Greeks is 5.')
  expect(said('camp.war', { seats: [rome, greeks] })[0]).toBe('At war with Rome and the Greeks.')
})

it('what is chosen can stand in a sentence: no colon after a colon, no “over from”', () => {
  const region = { en: 'Dimmidi', ru: 'Диммиди' }
  const goal = { en: 'Iol', ru: 'Иол' }
  const chosen = [
    said('bot.relation', { seat: greeks, status: 'neutral', stance: 5 }),
    said('bot.site', { building: 'barracks', region }),
    said('bot.pile', { pile: region }),
    said('bot.agent', { agent: 1, region, distance: 2 }),
    said('camp.stop', { region, goal, stays: false }),
    said('camp.way', { region, seas: [goal, region] }),
  ]
  expect(chosen.flat().filter((text) => /: |^(?:to|from|over) /.test(text))).toEqual([])
})

it('Russian counts borders', () => {
  expect([1, 2, 5].map((n) => said('camp.edges', { n })[1])).toEqual([
    'До ближайшей — 1 граница.',
    'До ближайшей — 2 границы.',
    'До ближайшей — 5 границ.',
  ])
})
