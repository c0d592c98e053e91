import { describe, expect, it } from 'vitest'
import { complaint } from '../testing.ts'
import { loadCards } from './load-cards.ts'

const unit = (more = '') => `
cards:
- { id: a, type: unit, name: { en: A, ru: А }, attack: 1, health: 1, movement: 1 }
- { id: b, type: unit, name: { en: B, ru: Б }, attack: 1, health: 1, movement: 1${more} }
`

describe('11.1 cards', () => {
  it('have sensible defaults', () => {
    expect(loadCards(unit()).get('b')).toEqual({
      id: 'b',
      type: 'unit',
      name: { en: 'B', ru: 'Б' },
      attack: 1,
      range: 1,
      health: 1,
      healthPerPlayer: 0,
      movement: 1,
      upkeep: 0,
      traits: [],
      swimming: false,
      aquatic: false,
      farmer: false,
    })
  })

  it('understand every way of acting', () => {
    const ai = (text: string) => loadCards(unit(`, ai: ${text}`)).get('b')?.ai
    expect(ai('aggressive')).toEqual({ kind: 'aggressive' })
    expect(ai('shy')).toEqual({ kind: 'shy' })
    expect(ai('wandering 4')).toEqual({ kind: 'wandering', range: 4 })
    expect(ai('target harbour')).toEqual({ kind: 'target', of: 'harbour' })
    expect(ai('target enemy')).toEqual({ kind: 'target', of: 'enemy' })
  })

  it.each([
    ['a wrong number', unit(', play: many'), 'cards[1].play', 'a whole number is needed here.'],
    ['a fraction', unit(', play: 1.5'), 'cards[1].play', 'a whole number is needed here.'],
    ['too large a number', unit(', play: 1000'), 'cards[1].play', 'the number must be at most 99.'],
    ['a negative number', unit(', upkeep: -1'), 'cards[1].upkeep', 'the number must be at least 0.'],
    ['an unknown key', unit(', colour: red'), 'cards[1].colour', 'this key is not known.'],
    [
      'an unknown trait',
      unit(', traits: [flying]'),
      'cards[1].traits[0]',
      'one of these is needed here: swimming, aquatic, farmer.',
    ],
    [
      'an unknown way of acting',
      unit(', ai: clever'),
      'cards[1].ai',
      'a way of acting is needed here: aggressive, shy, wandering 3, target house, target enemy.',
    ],
    [
      'an unknown effect',
      unit(', full_action: { do: [{ explode: 1 }] }'),
      'cards[1].full_action.do[0].explode',
      undefined,
    ],
    [
      'two effects in one',
      unit(', full_action: { do: [{ gain: 1, draw: 1 }] }'),
      'cards[1].full_action.do[0]',
      'exactly one effect is needed here.',
    ],
    [
      'an aimed effect without a target',
      unit(', full_action: { do: [{ damage: 1 }] }'),
      'cards[1].full_action.do[0]',
      'damage needs a target.',
    ],
    [
      'a unit with a spell’s effect',
      unit(', effect: { do: [{ gain: 1 }] }'),
      'cards[1].effect',
      'a card of type unit cannot have this.',
    ],
    ['two cards of one id', unit().replace('id: b', 'id: a'), 'cards[1].id', 'there are two cards with the id a.'],
    ['a bad id', unit().replace('id: b', 'id: "B 1"'), 'cards[1].id', undefined],
    ['a missing name', unit().replace('ru: Б', ''), 'cards[1].name.ru', 'this is missing.'],
    [
      'a missing body',
      unit().replace(/attack: 1, health: 1, movement: 1 }\n$/, '}\n'),
      'cards[1].attack',
      'this card needs it.',
    ],
    [
      'a spell with a body',
      'cards: [{ id: a, type: spell, name: { en: A, ru: А }, health: 1, effect: { do: [{ gain: 1 }] } }]',
      'cards[0].health',
      'a card of type spell cannot have this.',
    ],
    [
      'a spell without effect',
      'cards: [{ id: a, type: spell, name: { en: A, ru: А } }]',
      'cards[0].effect',
      'this card needs it.',
    ],
    [
      'a spell that sacrifices',
      'cards: [{ id: a, type: spell, name: { en: A, ru: А }, effect: { do: [{ sacrifice: 1 }] } }]',
      'cards[0].effect.do[0]',
      'a spell has no unit to sacrifice.',
    ],
    [
      'a boss with a price',
      unit(', buy: 1').replace('id: b, type: unit', 'id: b, type: boss'),
      'cards[1].buy',
      'a card of type boss cannot have this.',
    ],
    ['no list', 'cards: 3', 'cards', 'a list is needed here.'],
    ['an empty list', 'cards: []', 'cards', 'this must not be empty.'],
    ['no cards at all', 'maps: 3', 'cards', 'this is missing.'],
    ['plain text', 'hello', '', 'a set of named values is needed here.'],
    ['broken YAML', 'cards: [', 'line 1', undefined],
  ])('%s is named with its place', (_, text, where, sentence) => {
    const found = complaint(() => loadCards(text))
    expect(found.where).toBe(where)
    if (sentence !== undefined) expect(found.en).toBe(sentence)
  })

  it('are not read beyond the limits', () => {
    expect(complaint(() => loadCards('#'.repeat(200_001))).en).toContain('too large')
    const many = `cards:\n${Array.from({ length: 501 }, (_, n) => `- { id: c${n} }`).join('\n')}`
    expect(complaint(() => loadCards(many)).where).toBe('cards')
    const lists = ['a: &a [x,x,x,x,x,x,x,x]']
    for (const [at, name] of ['b', 'c', 'd', 'e'].entries())
      lists.push(`${name}: &${name} [${Array(8).fill(`*${'abcd'[at]}`)}]`)
    const bomb = `${lists.join('\n')}\ncards: [*e,*e,*e,*e,*e,*e,*e,*e]`
    expect(complaint(() => loadCards(bomb)).en).toContain('comes to too much here')
  })
})
