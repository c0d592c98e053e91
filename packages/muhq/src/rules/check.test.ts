import { speak } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import type { State } from './state.ts'

const fresh = (): State => muhq.start({ boss: 'tyrant', players: 2 }, { playerCards: 'secret' })

function problems(change: (state: State) => void): string[] {
  const state = fresh()
  change(state)
  for (const { what } of muhq.check(state)) expect(speak(muhq.phrases, 'ru', what)).toMatch(/[а-яё].*\.$/i)
  return muhq.check(state).map(({ where, what }) => `${where}: ${speak(muhq.phrases, 'en', what)}`)
}

const unit = (state: State, card: string, x: number, y: number, more = {}) => {
  const [boss] = state.units
  state.units.push({ ...boss!, id: state.nextUnit++, card, owner: 'boss', controller: 'boss', x, y, ...more })
}

/** A unit out of the boss's deck, so that the cards still add up. */
function guard(state: State, x: number, y: number, more = {}): void {
  const { boss } = state
  const [group] = boss.deck
  const [bag] = boss.hidden.bags
  bag!.cards.splice(bag!.cards.indexOf('guard'), 1)
  ;(group as { n: number }).n--
  unit(state, 'guard', x, y, more)
}

describe('check: what is impossible about a position', () => {
  it('nothing, at the start', () => expect(problems(() => {})).toEqual([]))
  it('nothing, with a unit from the deck on the board', () =>
    expect(problems((state) => guard(state, 6, 2))).toEqual([]))

  it.each<[string, (state: State) => void, string]>([
    ['off the map', (state) => guard(state, 99, 0), 'units[1]: The Guard (CV1) is not on the map.'],
    ['on a wall', (state) => guard(state, 5, 1), 'units[1]: The Guard (F2) stands on a wall, where nothing can stand.'],
    [
      'two on one tile',
      (state) => guard(state, 7, 2),
      'units[1]: The Tyrant (H3) and the Guard (H3) stand on the same tile.',
    ],
    [
      'no health left',
      (state) => guard(state, 6, 2, { damage: 4 }),
      'units[1].damage: The Guard (G3) has taken 4 damage with 4 health, so it would be destroyed.',
    ],
    [
      'an unknown seat',
      (state) => guard(state, 6, 2, { controller: 'p4' }),
      'units[1].controller: There is no seat p4 in this game.',
    ],
    ['one number twice', (state) => guard(state, 6, 2, { id: 1 }), 'units[1].id: Two units have the number 1.'],
    [
      'a number to come that is taken',
      (state) => guard(state, 6, 2, { id: 9 }),
      'nextUnit: The next unit would get the number 3, which is taken.',
    ],
    [
      'nobody acts',
      (state) => {
        state.active = 7
      },
      'active: Unit 7 is said to be acting, but the seat in turn has no such unit.',
    ],
    [
      'too many copies',
      (state) => unit(state, 'executioner', 6, 2),
      'boss: “Executioner”: 4 copies, but only 3 can exist.',
    ],
    [
      'a card of another map',
      (state) => {
        state.people[0]!.discard.push('warship')
      },
      'people: “Warship”: 1 copy, but only 0 can exist.',
    ],
    [
      'no boss',
      (state) => {
        state.units = []
      },
      'units: The Tyrant is not on the board, yet the game is not over.',
    ],
    ['two bosses', (state) => unit(state, 'the_tyrant', 6, 2), 'units: The Tyrant is on the board more than once.'],
    [
      'cards that do not add up',
      (state) => {
        state.boss.hidden.bags[0]!.cards.pop()
      },
      'boss.hidden: The face-down cards do not add up.',
    ],
    [
      'people without seats',
      (state) => {
        state.people.pop()
      },
      'people: There are cards and resources for 1 person, but 2 play.',
    ],
    [
      'the boss’s turn in a person’s phase',
      (state) => {
        state.turn = 'boss'
      },
      'phase: It cannot be the turn of boss while it is the time for actions.',
    ],
    [
      'a seat that does not play',
      (state) => {
        state.turn = 'p4'
      },
      'turn: There is no seat p4 in this game.',
    ],
    [
      'more to draw than there is',
      (state) => {
        state.draws = 40
      },
      'draws: 40 cards must be drawn from a deck of 6.',
    ],
    [
      'an empty deck to draw from',
      (state) => {
        Object.assign(state, {
          turn: 'boss',
          phase: 'bossDraw',
          boss: { ...state.boss, deck: [], hidden: { bags: [], nextBag: 1 } },
        })
      },
      'phase: The boss is to draw from an empty deck.',
    ],
    [
      'stores that are not on the map',
      (state) => {
        state.stores.push({ unseen: [], revealed: [] })
      },
      'stores: There are cards for 5 stores, but the map has 4.',
    ],
    [
      'after the last round',
      (state) => {
        state.round = 99
      },
      'round: Round 99 is beyond the last one, 18.',
    ],
  ])('%s', (_, change, sentence) => {
    expect(problems(change)).toContain(sentence)
  })

  it('2.4 deep water and land are for those who can stand there', () => {
    const state = muhq.start({ boss: 'kraken' }, {})
    const [kraken] = state.units
    Object.assign(kraken!, { x: 0, y: 7 })
    unit(state, 'crab', 0, 0)
    unit(state, 'spearman', 1, 0, { owner: 'p1', controller: 'p1' })
    expect(muhq.check(state).map(({ what }) => what.say)).toEqual(
      expect.arrayContaining(['problem.land', 'problem.deep']),
    )
  })
})

describe('parse: what cannot be read', () => {
  const broken = (change: (data: Record<string, unknown>) => void): string => {
    const data = JSON.parse(JSON.stringify(fresh())) as Record<string, unknown>
    change(data)
    try {
      muhq.parse(data)
    } catch (error) {
      if (error instanceof BadInput) return error.message
      throw error
    }
    return ''
  }

  it.each<[string, (data: Record<string, unknown>) => void, string]>([
    [
      'a round that is no number',
      (data) => {
        data.round = 'first'
      },
      'round: a whole number is needed here.',
    ],
    [
      'a missing part',
      (data) => {
        delete data.boss
      },
      'boss: this is missing.',
    ],
    [
      'an unknown part',
      (data) => {
        data.extra = 1
      },
      'extra: this key is not known.',
    ],
    [
      'a unit that is none',
      (data) => {
        ;(data.units as unknown[])[0] = 3
      },
      'units[0]: a set of named values is needed here.',
    ],
    [
      'an unknown card',
      (data) => {
        ;(data.units as { card: string }[])[0]!.card = 'dragon'
      },
      'units[0].card: there is no card dragon.',
    ],
    [
      'an unknown card in a bag',
      (data) => {
        ;(data.boss as State['boss']).hidden.bags[0]!.cards[2] = 'dragon'
      },
      'boss.hidden.bags[0].cards[2]: there is no card dragon.',
    ],
    [
      'a map that is none',
      (data) => {
        data.setting = { map: 'nowhere', cards: '' }
      },
      'setting: a set of named values is needed here.',
    ],
  ])('%s', (_, change, message) => {
    expect(broken(change)).toBe(message)
  })

  it.each<[unknown, string]>([
    [{ do: 'dance' }, 'do: '],
    [{ do: 'move', unit: 1 }, 'to: this is missing.'],
    [{ do: 'move', unit: 1, to: { x: -1, y: 0 } }, 'to.x: the number must be at least 0.'],
    [{ do: 'end' }, 'putAway: this is missing.'],
    ['end', 'a set of named values is needed here.'],
    [null, 'a set of named values is needed here.'],
  ])('the action %j', (data, message) => {
    expect(() => muhq.parseAction(data)).toThrow(BadInput)
    try {
      muhq.parseAction(data)
    } catch (error) {
      expect((error as BadInput).message).toContain(message)
    }
  })
})
