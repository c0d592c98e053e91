// Names of factions may be singular or plural ("Rome", "Greeks"), so no sentence makes a verb agree with one.

import { expect, it } from 'vitest'
import { events as eventsEn } from './en/events.ts'
import { questions as questionsEn } from './en/questions.ts'
import { whose } from './peoples.ts'
import { events as eventsRu } from './ru/events.ts'
import { questions as questionsRu } from './ru/questions.ts'

const SEATS = ['seat', 'of', 'a', 'b', 'from', 'to', 'towards', 'against']

/** Stands for any fact: seats are the Greeks, everything else with a name is a place, every number is 2. */
const fact = (seat: boolean): unknown =>
  new Proxy(() => fact(seat), {
    get: (_, key) => {
      if (key === 'en') return seat ? 'Greeks' : 'Genua'
      if (key === 'ru') return seat ? 'Греки' : 'Генуя'
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 2 : '2')
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([])
      return key === 'map' ? () => ['Genua'] : fact(SEATS.includes(String(key)))
    },
  })

const said = (phrases: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(phrases).map(([key, phrase]) => [key, (phrase as (facts: unknown) => string)(fact(false))])

it('English', () => {
  const all = said({ ...eventsEn, ...questionsEn })
  expect(all.length).toBeGreaterThan(120)
  expect(all.filter(([, text]) => text.includes('Greeks')).length).toBeGreaterThan(100)
  // A past tense fits both numbers; "Greeks wins" and "Does Greeks win" do not.
  const wrong = /Greeks (?:is|was|has|does|(?!towards)[a-z]+s)\b|\b(?:does|has|is|was) Greeks\b/i
  expect(all.filter(([, text]) => wrong.test(text))).toEqual([])
})

it('Russian', () => {
  const all = said({ ...eventsRu, ...questionsRu })
  expect(all.filter(([, text]) => text.includes('Греки')).length).toBeGreaterThan(100)
  const wrong = /Греки [а-яё]*(?:ет|ёт|ит|ла|ло|ется|ится)(?=[\s.:;,?]|$)/
  expect(all.filter(([, text]) => wrong.test(text))).toEqual([])
})

it('who offers a treaty comes before what is offered, in the right number', () => {
  const names = { Rome: 'Рим', Carthage: 'Карфаген', Greeks: 'Греки' } as const
  const name = (en: keyof typeof names) => ({ en, ru: names[en] })
  const offer = (from: keyof typeof names) => ({ seat: name('Rome'), from: name(from), status: 'friends' as const })
  expect(questionsEn['ask.treaty'](offer('Greeks'))).toBe('Rome: the Greeks offered friendship. Accept?')
  expect(questionsRu['ask.treaty'](offer('Carthage'))).toBe('Рим: Карфаген предлагает дружбу. Принять?')
  expect(questionsRu['ask.treaty'](offer('Greeks'))).toBe('Рим: Греки предлагают дружбу. Принять?')
})

it('whoever may intercept or trade is addressed first, and told of a war', () => {
  const [seat, of] = [
    { en: 'Rome', ru: 'Рим' },
    { en: 'Greeks', ru: 'Греки' },
  ]
  const passing = { seat, of, ships: 3, own: 2, comes: false }
  expect(questionsEn['ask.intercept']({ ...passing, war: true })).toBe('Rome: intercept the Greeks’ 3 ships (war)?')
  expect(questionsRu['ask.intercept']({ ...passing, war: true })).toBe(
    'Рим: перехватить (Греки, 3 корабля)? Это война.',
  )
  expect(questionsRu['ask.intercept']({ ...passing, war: false })).toBe('Рим: перехватить (Греки, 3 корабля; у вас 2)?')
  expect(questionsEn['ask.intercept']({ ...passing, war: false })).toBe('Rome: intercept the Greeks’ 3 ships with 2?')
  // Ships that come to fight do so in any case.
  const coming = { ...passing, comes: true, war: false }
  expect(questionsEn['ask.intercept'](coming)).toBe('Rome: the Greeks’ 3 ships come to fight. Intercept?')
  expect(questionsRu['ask.intercept'](coming)).toBe('Рим: бой неизбежен (Греки, 3 корабля). Перехватить?')
  expect(questionsEn['ask.trade']({ seat, from: of, n: 2 })).toBe('Rome: trade with the Greeks, 2 gold each. Accept?')
  expect([whose('Greeks'), whose('Rome')]).toEqual(['the Greeks’', 'Rome’s'])
})

it('an army that is beaten is said to be gone, and why', () => {
  const army = { of: { en: 'Rome', ru: 'Рим' }, slot: 'I' }
  const told = (why: 'small' | 'nowhere' | 'sunk', cavalry = false) => ({ army, why, least: 2, cavalry })
  expect(eventsEn.defeated(told('small'))).toBe(
    'Rome, army I was defeated and removed: fewer than 2 infantry cards left.',
  )
  expect(eventsEn.defeated(told('small', true))).toContain('fewer than 2 infantry and cavalry cards left')
  expect(eventsEn.defeated(told('nowhere'))).toContain('nowhere to retreat to')
  expect(eventsRu.defeated(told('small'))).toBe('Рим, армия I разбита и снята с поля: пехоты меньше 2 карт.')
  expect(eventsRu.defeated(told('sunk'))).toContain('потоплен')
})
