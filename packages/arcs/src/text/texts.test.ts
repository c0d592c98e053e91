import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { COURT_CARDS, LEADERS, LORE_CARDS } from '../vocabulary.ts'
import { COURT_TEXT } from './court-text.ts'
import { en } from './en/index.ts'
import { LEADER_TEXT, LORE_TEXT } from './lore-text.ts'
import { ru } from './ru/index.ts'

describe('texts', () => {
  it('every card has its own words in both languages', () => {
    const all = [
      ...COURT_CARDS.map((id) => COURT_TEXT[id]),
      ...LEADERS.map((id) => LEADER_TEXT[id]),
      ...LORE_CARDS.map((id) => LORE_TEXT[id]),
    ]
    expect(all.length).toBe(31 + 16 + 28)
    for (const text of all) for (const lang of LANGS) expect(text?.[lang].length).toBeGreaterThan(20)
    expect(new Set(all.map((text) => text?.en)).size).toBe(all.length)
  })
  it('both phrasebooks have the same sentences', () => expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort()))
  it('an act may have fewer chapters than five: the end does not count them', () => {
    const facts = { seat: 'red', power: 12 } as const
    expect([en['over.chapters'](facts), ru['over.chapters'](facts)]).toEqual([
      'The last chapter is over: Red wins with 12 Power.',
      'Последняя глава сыграна: побеждает красный, 12 очков власти.',
    ])
  })
  it('who has the initiative after a round may have to pass it on: both are said, and do not contradict each other', () => {
    for (const words of [en, ru]) {
      const [had, goes] = [words['log.roundEnd']({ seat: 'blue' }), words['log.initiative']({ seat: 'yellow' })]
      expect(had).toMatch(/has the initiative|инициативой владеет/i)
      expect(goes).not.toMatch(/has the initiative|инициативой владеет/i)
    }
  })
  it('Russian sentences are Russian', () => {
    const sample = ru['no.gateStops']({ system: '5g', of: 'yellow' })
    expect(sample).toBe('Жёлтый правит вратами 5, и гиперпрыжок там кончается.')
  })
})
