import { describe, expect, it } from 'vitest'
import { CELLS, cast, DRAW, destroy, END, GAIN, PAY, SHUFFLE, tap } from '../testing/bot-testing.ts'
import { BOSSES, bossTests, executioners, once, unit } from './boss-testing.ts'

describe.each(BOSSES)('the turn of $book.id, until upkeep is paid', (boss) => {
  const { id, fires, passed, missing, run } = bossTests(it, boss)

  fires('0', 'shuffles the discard pile into an empty deck', () => {
    const turn = run({ discards: { boss: ['guard', 'guard'] } })
    expect(turn.actions).toEqual([SHUFFLE, GAIN, PAY, DRAW, END])
    expect(turn.reasons(id('0'))).toEqual([once(SHUFFLE)])
  })

  passed('0', 'the deck is not empty', () => {
    const turn = run({ decks: { boss: ['guard'] }, discards: { boss: ['guard'] } })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, END])
    expect(turn.reasons(id('0'))).toEqual([{ yes: false }])
  })

  passed('0', 'the deck runs out in mid-turn: there is no second shuffle (muhq/2)', () => {
    const turn = run({ decks: { boss: ['ink_cloud'] }, units: [unit('guard', 'A1')] })
    expect(turn.actions).toEqual([GAIN, PAY, DRAW, cast('ink_cloud'), tap(1), END])
    expect(turn.state.boss.discard).toEqual(['ink_cloud'])
    expect(turn.reasons(id('0'))).toEqual([{ yes: false }])
  })

  fires('1', 'gains 5 resources for each player', () => {
    const turn = run({ players: 3 })
    expect(turn.actions).toEqual([GAIN, PAY, END])
    expect(turn.reasons(id('1'))).toEqual([once(GAIN)])
    expect(turn.state.boss.resources).toBe(15)
  })

  passed('1', 'the resources of this turn have been gained', () => {
    const turn = run({ phase: 'bossUpkeep' })
    expect(turn.actions).toEqual([PAY, END])
    expect(turn.reasons(id('1'))).toEqual([{ yes: false }])
    expect(turn.state.boss.resources).toBe(0)
  })

  fires('2.1', 'as long as upkeep costs more than there is', () => {
    const turn = run({ map: CELLS, units: executioners(4) }, { '2.1.1': [0, 0], '3.3.1': [0] })
    expect(turn.actions).toEqual([GAIN, destroy(1), destroy(2), PAY, tap(3), tap(4), END])
    expect(turn.reasons(id('2.1'))).toEqual([
      { yes: true, because: ['Upkeep is 8, and there are 5 resources.'] },
      { yes: true, because: ['Upkeep is 6, and there are 5 resources.'] },
      { yes: false, because: ['Upkeep is 4, and there are 5 resources.'] },
    ])
  })

  passed('2.1', 'what there is, is exactly enough', () => {
    const turn = run({ map: CELLS, units: executioners(3), resources: { boss: 1 } }, { '3.3.1': [0, 0] })
    expect(turn.actions).toEqual([GAIN, PAY, tap(1), tap(2), tap(3), END])
    expect(turn.reasons(id('2.1'))).toEqual([{ yes: false, because: ['Upkeep is 6, and there are 6 resources.'] }])
  })

  fires('2.1.1', 'destroys a random unit', () => {
    const turn = run({ map: CELLS, units: executioners(3) }, { '2.1.1': [1], '3.3.1': [0] })
    expect(turn.actions).toEqual([GAIN, destroy(2), PAY, tap(1), tap(3), END])
    const found = ['the Executioner (A1)', 'the Executioner (C1)', 'the Executioner (E1)']
    expect(turn.reasons(id('2.1.1'))).toEqual([{ yes: true, found, picked: 'the Executioner (C1)', did: destroy(2) }])
    expect(turn.state.boss.discard).toEqual(['executioner'])
  })

  fires('2.1.1', 'one that costs upkeep, never the boss itself (muhq/3)', () => {
    const units = [unit('the_tyrant', 'A1'), unit('farmer', 'C1'), unit('executioner', 'E1')]
    const poor = { map: CELLS, units, phase: 'bossUpkeep' } as const
    const turn = run(poor, {}, { actions: 2 })
    expect(turn.reasons(id('2.1.1'))).toEqual([{ yes: true, found: ['the Executioner (E1)'], did: destroy(3) }])
    const any = run({ ...poor, options: { upkeepLoss: 'any' } }, { '2.1.1': [0] }, { actions: 1 })
    expect(any.reasons(id('2.1.1'))[0]?.found).toEqual(['the Farmer (C1)', 'the Executioner (E1)'])
    expect(any.actions).toEqual([destroy(2)])
  })

  passed('2.1.1', 'the upkeep can be paid', () => {
    const turn = run({ map: CELLS, units: executioners(2) }, { '3.3.1': [0] })
    expect(turn.reasons(id('2.1.1'))).toEqual([])
    expect(turn.actions).toEqual([GAIN, PAY, tap(1), tap(2), END])
  })

  fires('2.2', 'pays all upkeep', () => {
    const turn = run({ map: CELLS, units: executioners(2) }, { '3.3.1': [0] })
    expect(turn.reasons(id('2.2'))).toEqual([once(PAY)])
    expect(turn.actions).toEqual([GAIN, PAY, tap(1), tap(2), END])
    expect(turn.state.boss.resources).toBe(1)
  })

  passed('2.2', 'the upkeep of this turn has been paid', () => {
    const turn = run({ map: CELLS, phase: 'bossAct', units: executioners(2) }, { '3.3.1': [0] })
    expect(turn.reasons(id('2.1'))).toEqual([{ yes: false, because: ['Upkeep has been paid this turn.'] }])
    expect(turn.reasons(id('2.2'))).toEqual([{ yes: false }])
    expect(turn.actions).toEqual([tap(1), tap(2), END])
  })

  it('every rule of these steps has both kinds of tests', () => expect(missing(/^...\.[012]/)).toEqual([]))
})
