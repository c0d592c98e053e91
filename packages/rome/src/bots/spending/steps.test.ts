import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { spending as house } from './scenes.ts'
import { deeds, purse, reserves, shows, spend } from './spending-testing.ts'

/** Nothing to buy but what the test puts there. */
const bare = (gold: number, ...boxes: number[]): Bench => reserves(purse('ROM', gold, ...boxes), 'ROM')

describe('the column (SPN-0)', () => {
  it.each([
    ['A', [1, 2, 3]],
    ['B', [1, 4, 3]],
    ['C', [8, 6, 5]],
    ['D', [2, 5, 9]],
  ])('SPN-0: column %s', (column, boxes) => {
    const { events } = spend(bare(0, ...boxes), 'ROM')
    const act = events.find((event) => event.e === 'act')
    expect(act).toMatchObject({ vars: { column } })
  })

  it('SPN-0: an enemy beats them all', () => {
    const { events, found } = spend(bare(0, 2, 5, 9).status('ROM', 'CAR', 'enemy'), 'ROM')
    expect(found('SPN-0')).toEqual([['column B', 'column D', 'column E']])
    expect(events.find((event) => event.e === 'act')).toMatchObject({ vars: { column: 'E' } })
  })
})

describe('scenario 30', () => {
  const rich = (): Bench => reserves(purse('ROM', 20, 2, 5, 9), 'ROM', 'R03', 'R03', 'R10').develop('ROM', 0, 0, 0)

  it('(a) column D: two cards of three, one development, Walls or Barracks; 9 gold left', () => {
    const bench = rich()
    const { actions, fired } = spend(bench, 'ROM', { chance: shows('R03', 'R03', 'R10'), anyTie: true })
    expect(actions.map((action) => action.do)).toEqual([
      ...['look', 'buyTroop', 'look', 'buyTroop', 'look', 'putBack'],
      ...['develop', 'build', 'done'],
    ])
    expect(fired.has('BLD-D1.1')).toBe(true)
    expect(fired.has('BLD-E1.1')).toBe(false)
    expect(bench.side('ROM').gold).toBe(9)
  })

  it('(b) column E: all three cards; 6 gold left', () => {
    const bench = rich().status('ROM', 'GRE', 'enemy')
    const { actions, fired } = spend(bench, 'ROM', { chance: shows('R03', 'R03', 'R10'), anyTie: true })
    expect(actions.map((action) => action.do)).toEqual([
      ...['look', 'buyTroop', 'look', 'buyTroop', 'look', 'buyTroop'],
      ...['develop', 'build', 'done'],
    ])
    expect(fired.has('BLD-E1.1')).toBe(true)
    expect(bench.side('ROM').gold).toBe(6)
  })
})

describe('generals (SPN-1)', () => {
  it('SPN-1, SPN-1.2, SPN-1.4, SPN-1.5: bought and given to armies without one', () => {
    const bench = bare(8, 9, 9, 9).leaderless('ROM', 1).leaderless('ROM', 3)
    const played = spend(bench, 'ROM', { chance: [{ do: 'general', general: '?' }], anyTie: true })
    expect(deeds(played).slice(0, 4)).toEqual(['buyGeneral', 'buyGeneral', 'assign', 'assign'])
    for (const node of ['SPN-1', 'SPN-1.2', 'SPN-1.4', 'SPN-1.5']) expect(played.fired.has(node)).toBe(true)
    for (const node of ['SPN-1.1', 'SPN-1.3']) expect(played.fired.has(node)).toBe(false)
  })

  it('SPN-1.3: what cannot be paid ends the turn (R-84)', () => {
    const played = spend(bare(3, 9, 9, 9).leaderless('ROM', 1), 'ROM')
    expect(deeds(played)).toEqual(['done'])
    for (const node of ['SPN-1.1', 'SPN-1.3']) expect(played.fired.has(node)).toBe(true)
    for (const node of ['SPN-1', 'SPN-1.4', 'SPN-5']) expect(played.fired.has(node)).toBe(false)
  })

  it('SPN-1.4: who is at hand takes command although the next one cannot be paid (R-130)', () => {
    const played = house.oneAtHand()
    expect(deeds(played)).toEqual(['assign', 'done'])
    expect(played.fired.has('SPN-1.3')).toBe(true)
  })

  it('SPN-1: by option it is skipped', () => {
    const played = spend(bare(3, 9, 9, 9).leaderless('ROM', 1), 'ROM', { options: { 'spend.short': 'skip' } })
    expect(deeds(played)).toEqual(['develop', 'done'])
    expect(played.fired.has('SPN-1')).toBe(false)
  })
})

describe('cubes and agents (SPN-2, SPN-3)', () => {
  it('SPN-2.2: the richest region first, then the nearest to the capital', () => {
    const bench = bare(6, 9, 9, 9).cubes('cosentia', 1).cubes('ariminum', 1).cubes('neapolis', 1)
    const { actions, fired } = spend(bench, 'ROM')
    expect(actions.slice(0, 3).map((action) => 'region' in action && action.region)).toEqual([
      'neapolis',
      'ariminum',
      'cosentia',
    ])
    for (const node of ['SPN-2', 'SPN-2.1', 'SPN-2.2']) expect(fired.has(node)).toBe(true)
    expect(fired.has('SPN-2.3')).toBe(false)
  })

  it('SPN-2.3: cubes left and 1 gold: the turn ends', () => {
    const played = spend(bare(3, 9, 9, 9).cubes('rome', 2), 'ROM')
    expect(deeds(played)).toEqual(['removeCube', 'done'])
    expect(played.fired.has('SPN-2.3')).toBe(true)
    expect(played.fired.has('SPN-3')).toBe(false)
  })

  it('SPN-3, SPN-3.2: agents up to three', () => {
    const played = spend(bare(6, 9, 9, 9).agents('ROM', 'rome'), 'ROM')
    expect(deeds(played)).toEqual(['buyAgent', 'buyAgent', 'done'])
    for (const node of ['SPN-3', 'SPN-3.1', 'SPN-3.2']) expect(played.fired.has(node)).toBe(true)
    expect(played.fired.has('SPN-3.3')).toBe(false)
    expect(played.fired.has('SPN-2')).toBe(false)
  })

  it('SPN-3.3: an agent that cannot be paid', () => {
    const played = spend(bare(4, 9, 9, 9).agents('ROM', 'rome'), 'ROM')
    expect(deeds(played)).toEqual(['buyAgent', 'done'])
    expect(played.fired.has('SPN-3.3')).toBe(true)
    expect(played.fired.has('SPN-4')).toBe(false)
  })
})

describe('troops (SPN-4)', () => {
  const shop = (gold: number): Bench =>
    reserves(purse('ROM', gold, 1, 1, 1), 'ROM', 'R01', 'R03').develop('ROM', 3, 3, 3)

  it('SPN-4.2: a bot that comes when the last card of the Reserves lies turned up buys it, or puts it back', () => {
    const turnedUp = (gold: number) => {
      const bench = reserves(purse('ROM', gold), 'ROM').develop('ROM', 3, 3, 3)
      bench.side('ROM').looked = { pile: -1, card: 'R02' }
      return deeds(spend(bench, 'ROM', { anyTie: true }))[0]
    }
    expect([turnedUp(20), turnedUp(1)]).toEqual(['buyTroop', 'putBack'])
  })
  it('SPN-0.1, SPN-0.2: whatever else it could buy waits while a card lies turned up (R-145)', () => {
    const bench = bare(40, 9, 9, 9).leaderless('ROM', 1).agents('ROM', 'rome').cubes('rome', 1)
    bench.side('ROM').looked = { pile: -1, card: 'R02' }
    const { actions, fired } = spend(bench, 'ROM', { anyTie: true })
    expect(actions[0]).toEqual({ do: 'buyTroop', pile: 'reserves' })
    for (const node of ['SPN-1', 'SPN-2', 'SPN-3']) expect(fired.has(node)).toBe(false)
  })
  it('SPN-4.2 to SPN-4.4: a card beyond the value goes back and ends the step (R-86)', () => {
    const { actions, fired } = spend(shop(40), 'ROM', { chance: shows('R03', 'R01'), anyTie: true })
    expect(actions.slice(0, 4).map((action) => action.do)).toEqual(['look', 'buyTroop', 'look', 'buyTroop'])
    expect(fired.has('SPN-4.3')).toBe(true)
    expect(fired.has('SPN-4.4')).toBe(false)
  })

  it('SPN-4.4: dearer than the purse', () => {
    const options = { 'build.randomRoads': false }
    const { actions, fired } = spend(shop(2), 'ROM', { chance: shows('R03'), options })
    expect(actions.map((action) => action.do)).toEqual(['look', 'putBack', 'done'])
    expect(fired.has('SPN-4.2')).toBe(false)
    expect(fired.has('SPN-4.4')).toBe(true)
  })

  it.each([
    ['random', 2],
    ['reservesFirst', 1],
    ['mercenaryFirst', 1],
  ])('SPN-4.1: piles by option (%s)', (pile, tied) => {
    const bench = shop(1).hold('ROM', 'octuduron')
    const given = tied > 1 ? { picks: { 'SPN-4.1': [0] } } : {}
    const { actions } = spend(bench, 'ROM', {
      ...given,
      chance: shows(...(pile === 'mercenaryFirst' || tied > 1 ? ['M41'] : ['R03'])),
      options: { 'spend.pile': pile, 'build.randomRoads': false },
    })
    expect(actions[0]).toEqual({ do: 'look', pile: pile === 'reservesFirst' ? 'reserves' : 'octuduron' })
  })

  it('SPN-4.5, SPN-4.6: ships only by option, up to two, while more than 4 gold is left', () => {
    const fleet = (options: Record<string, boolean>): Bench => {
      const bench = new Bench({ ROM: 'super', GRE: 'super' }, options).gold('ROM', 7)
      bench.side('ROM').agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
      bench.side('ROM').navyCards = 0
      bench.side('ROM').stance = [0, 9]
      return reserves(bench, 'ROM').develop('ROM', 3, 3, 3)
    }
    const built = spend(fleet({ 'nav.rebuild': true }), 'ROM', { anyTie: true })
    expect(deeds(built).filter((deed) => deed === 'buyNavy')).toHaveLength(2)
    expect(built.fired.has('SPN-4.5')).toBe(true)
    const plain = spend(fleet({}), 'ROM', { anyTie: true })
    expect(plain.fired.has('SPN-4.6')).toBe(false)
  })
})

describe('developments (SPN-5)', () => {
  it('SPN-5.2: down the first column within the value; SPN-6, SPN-7', () => {
    const bench = bare(5, 1, 1, 1)
    const played = spend(bench, 'ROM', { anyTie: true })
    expect(played.actions.filter((action) => action.do === 'develop')).toHaveLength(3)
    expect(bench.side('ROM').developments).toEqual([3, 0, 0])
    for (const node of ['SPN-5', 'SPN-5.1', 'SPN-5.2', 'SPN-6', 'SPN-7']) expect(played.fired.has(node)).toBe(true)
    expect(played.fired.has('SPN-5.3')).toBe(false)
  })

  it('SPN-5: the value is a total, or by option for each (R-85)', () => {
    const bought = (value: string): number => {
      const bench = bare(30, 5, 5, 5)
      spend(bench, 'ROM', { anyTie: true, options: { 'spend.devBudget': value } })
      return bench.side('ROM').developments.reduce((sum, n) => sum + n, 0)
    }
    expect(bought('total')).toBe(2)
    expect(bought('perItem')).toBe(7)
  })

  it('SPN-5.3: within the value but not payable: nothing is built either', () => {
    const played = spend(bare(4, 1, 1, 1).develop('ROM', 3, 3, 0), 'ROM')
    expect(deeds(played)).toEqual(['develop', 'done'])
    const poor = spend(bare(3, 1, 1, 1).develop('ROM', 3, 3, 0), 'ROM')
    expect(deeds(poor)).toEqual(['done'])
    expect(poor.fired.has('SPN-5.3')).toBe(true)
    expect(poor.fired.has('SPN-6')).toBe(false)
  })
})
