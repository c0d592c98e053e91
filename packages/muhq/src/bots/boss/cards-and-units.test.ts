import { describe, expect, it } from 'vitest'
import type { Position } from '../../testing.ts'
import { attack, CELLS, cast, DRAW, END, full, GAIN, move, PAY, play, tap } from '../testing/bot-testing.ts'
import { BOSSES, bossTests, executioners, once, spearman, unit } from './boss-testing.ts'

describe.each(BOSSES)('the turn of $book.id, from drawing on', (boss) => {
  const { id, fires, passed, missing, run } = bossTests(it, boss)

  fires('3.1', 'draws while there are cards in the deck', () => {
    const turn = run({ decks: { boss: ['guard', 'guard'] } })
    expect(turn.reasons(id('3.1'))).toEqual([{ yes: true, because: ['2 cards left in the deck.'] }])
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
  })

  passed('3.1', 'the deck has run out', () => {
    const turn = run({ map: 'b', decks: { boss: ['guard'] } })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, play('guard', 'A1'), tap(1), END])
    expect(turn.reasons(id('3.1'))).toEqual([
      { yes: true, because: ['1 card left in the deck.'] },
      { yes: false, because: ['The deck has run out; it is shuffled again only at the start of a turn.'] },
    ])
  })

  fires('3.1.1', 'draws a card', () => {
    const turn = run({ decks: { boss: ['guard'] } })
    expect(turn.reasons(id('3.1.1'))).toEqual([once(DRAW)])
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
  })

  passed('3.1.1', 'there is a card already', () => {
    const turn = run({ phase: 'bossAct', drawn: 'guard', decks: { boss: ['guard'] } })
    expect(turn.reasons(id('3.1'))).toEqual([{ yes: true, because: ['“Guard” has been drawn already.'] }])
    expect(turn.reasons(id('3.1.1'))).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([END])
  })

  fires('3.2', 'a unit is playable if it can be paid for and has a free spawn (muhq/4)', () => {
    const turn = run({ map: 'b', decks: { boss: ['guard'] } })
    expect(turn.reasons(id('3.2'))).toEqual([
      { yes: true, because: ['“Guard” costs 3 of 5 resources, and there is a place for it.'] },
    ])
    expect(turn.actions).toContainEqual(play('guard', 'A1'))
  })

  fires('3.2', 'a spell is playable if it would change something (muhq/4)', () => {
    const turn = run({ map: CELLS, decks: { boss: ['decree'] }, units: [spearman('A1')] })
    expect(turn.reasons(id('3.2'))).toEqual([
      { yes: true, because: ['“Decree” costs 2 of 5 resources, and it would change something.'] },
    ])
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, cast('decree', 1), END])
  })

  const unplayable: [string, Partial<Position>, string, string][] = [
    ['it costs too much', { map: 'b', phase: 'bossAct' }, 'guard', '“Guard” costs 3, but there are no resources.'],
    ['no spawn is free', {}, 'guard', 'There is no free place where “Guard” could appear.'],
    ['there is nobody to aim at', {}, 'decree', '“Decree” would change nothing now.'],
    ['it has no playing cost', {}, 'idol', '“Idol” has no playing cost, so it cannot be played.'],
  ]
  for (const [words, given, card, because] of unplayable) {
    passed('3.2', words, () => {
      const cards = 'cards: [{ id: idol, type: unit, name: { en: Idol, ru: Идол }, attack: 1, health: 1, movement: 0 }]'
      const turn = run({ ...given, cards, decks: { boss: [card, 'guard'] } }, {}, { draws: [card] })
      expect(turn.reasons(id('3.2'))).toEqual([{ yes: false, because: [because] }])
      expect(turn.actions.slice(-2)).toEqual([DRAW, END])
      expect(turn.state.boss.discard).toEqual([card])
    })
  }

  fires('3.2.1', 'plays a unit on a random free spawn', () => {
    const given = { map: 'bb_\nbb_', decks: { boss: ['guard'] }, units: [unit('crab', 'A1', { ward: 1 })] }
    const turn = run(given, { '3.2.1': [2], '3.3.1': [0] }, { actions: 4 })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, play('guard', 'B2')])
    const found = ['“Guard” at B1', '“Guard” at A2', '“Guard” at B2']
    expect(turn.reasons(id('3.2.1'))).toEqual([{ yes: true, found, picked: '“Guard” at B2', did: play('guard', 'B2') }])
    expect(turn.state.boss.resources).toBe(1)
  })

  fires('3.2.1', 'aims a spell at a random target', () => {
    const turn = run(
      { map: CELLS, decks: { boss: ['decree'] }, units: [spearman('A1'), spearman('C1')] },
      { '3.2.1': [1] },
    )
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, cast('decree', 2), END])
    expect(turn.reasons(id('3.2.1'))[0]?.picked).toBe('“Decree” on the Spearman (C1)')
  })

  passed('3.2.1', 'the card is not playable', () => {
    const turn = run({ decks: { boss: ['guard'] } })
    expect(turn.reasons(id('3.2.1'))).toEqual([])
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
  })

  fires('3.2.2', 'proceeds at 3.1 after playing', () => {
    const turn = run(
      { map: 'b_', decks: { boss: ['guard', 'crab'] } },
      { '3.3.1': [0] },
      { draws: ['guard', 'crab'], actions: 5 },
    )
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, play('guard', 'A1'), DRAW])
    expect(turn.reasons(id('3.2.2'))).toEqual([{ to: id('3.1') }])
  })

  passed('3.2.2', 'a card that is not played ends the drawing', () => {
    const turn = run({ decks: { boss: ['guard', 'guard', 'guard'] } })
    expect(turn.reasons(id('3.2.2'))).toEqual([])
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
  })

  fires('3.3', 'activates all own units', () => {
    const turn = run({ map: CELLS, units: executioners(2) }, { '3.3.1': [1] })
    expect(turn.actions).toEqual([GAIN, PAY, tap(2), tap(1), END])
    expect(turn.reasons(id('3.3'))).toEqual([
      { yes: true, because: ['Not yet activated: the Executioner (A1) and the Executioner (C1).'] },
      { yes: true, because: ['Not yet activated: the Executioner (A1).'] },
      { yes: false, because: ['All its units have been activated.'] },
    ])
  })

  passed('3.3', 'the boss has no units', () => {
    const turn = run({})
    expect(turn.reasons(id('3.3'))).toEqual([{ yes: false, because: ['All its units have been activated.'] }])
    expect(turn.actions).toEqual([GAIN, PAY, END])
  })

  fires('3.3.1', 'in random order, units played this turn included (muhq/6)', () => {
    const turn = run({ map: '_#b', units: [unit('executioner', 'A1')], decks: { boss: ['guard'] } }, { '3.3.1': [1] })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, play('guard', 'C1'), tap(2), tap(1), END])
    const found = ['the Executioner (A1)', 'the Guard (C1)']
    expect(turn.reasons(id('3.3.1'))).toEqual([
      { yes: true, found, picked: 'the Guard (C1)' },
      { yes: true, found: ['the Executioner (A1)'] },
    ])
  })

  passed('3.3.1', 'every unit is tapped', () => {
    const turn = run({ phase: 'bossAct', units: [unit('guard', 'A1', { tapped: true })] })
    expect(turn.reasons(id('3.3.1'))).toEqual([])
    expect(turn.actions).toEqual([END])
  })

  fires('3.3.2', 'follows the page that the card names; Aggressive if it names none (muhq/35)', () => {
    for (const [card, to] of [
      ['guard', 'AGG'],
      ['crossbowman', 'SHY'],
      ['patrol', 'WAN'],
      ['bailiff', 'TGT'],
      ['farmer', 'AGG'],
    ] as const) {
      const turn = run({ units: [unit(card, 'A1')] })
      expect(turn.reasons(id('3.3.2'))).toEqual([{ to }])
      expect(turn.actions).toEqual([GAIN, PAY, tap(1), END])
    }
  })

  passed('3.3.2', 'there is nobody to activate', () => {
    const turn = run({})
    expect(turn.reasons(id('3.3.2'))).toEqual([])
    expect(turn.actions).toEqual([GAIN, PAY, END])
  })

  fires('3.3.3', 'taps the unit when no step applies any more', () => {
    const turn = run({ map: '____', units: [unit('guard', 'A1'), spearman('D1')] })
    expect(turn.actions).toEqual([GAIN, PAY, move(1, 'C1'), attack(1, 2), tap(1), END])
    expect(turn.reasons(id('3.3.3'))).toEqual([once(tap(1))])
  })

  passed('3.3.3', 'a full action has tapped the unit', () => {
    const turn = run({ units: [unit('the_tyrant', 'A1')] })
    expect(turn.actions).toEqual([GAIN, PAY, full(1), END])
    expect(turn.reasons(id('3.3.3'))).toEqual([{ yes: false }])
  })

  passed('3.3.3', 'the unit was destroyed in its own activation; the next one goes on', () => {
    const units = [unit('guard', 'A1', { damage: 2 }), spearman('B1'), unit('guard', 'D1')]
    const turn = run({ map: '__#_', units }, { '3.3.1': [0] })
    expect(turn.actions).toEqual([GAIN, PAY, attack(1, 2), tap(3), END])
    expect(turn.reasons(id('3.3.3')).map((reason) => reason.yes)).toEqual([false, true])
  })

  fires('4', 'discards the card that was not played', () => {
    const turn = run({ decks: { boss: ['guard'] } })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
    expect(turn.reasons(id('4'))).toEqual([{ did: END }])
    expect(turn.state.boss).toMatchObject({ drawn: null, discard: ['guard'], resources: 5 })
    expect(turn.state.turn).toBe('p1')
    expect(turn.memory.runs).toEqual([])
  })

  passed('4', 'the game is over in the middle of the turn', () => {
    const units = [unit('bailiff', 'A1'), unit('the_tyrant', 'C1', { repression: 1 })]
    const turn = run({ map: 'h#_', units }, { '3.3.1': [0] })
    expect(turn.actions).toEqual([GAIN, PAY, full(1)])
    expect(turn.reasons(id('4'))).toEqual([])
    expect(turn.state.over).toBe('repression')
  })

  it('every rule of these steps has both kinds of tests', () => expect(missing(/^...\.[34]/)).toEqual([]))

  it('ends in mid-turn when the boss is destroyed by the answer to its own attack', () => {
    const boss = unit('the_tyrant', 'A1', { damage: 9 })
    const turn = run({ map: '__\n##', units: [boss, spearman('B1')] })
    expect(turn.actions).toEqual([GAIN, PAY, attack(1, 2)])
    expect(turn.state.over).toBe('boss_destroyed')
  })
})
