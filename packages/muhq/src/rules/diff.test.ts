import { type Lang, speak } from '@understudy/procedure'
import { drawUnseen } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position, unitOn } from '../testing.ts'
import { settingOf } from './setting.ts'
import type { State } from './state.ts'

const table = (): State =>
  position({
    map: '1__S\n____',
    players: 2,
    hands: { p1: ['bolt'] },
    decks: { p1: ['mend', 'rider'], boss: ['guard', 'guard'] },
    stores: [['bolt']],
    units: [
      { card: 'archer', seat: 'p1', at: 'B1' },
      { card: 'the_tyrant', seat: 'boss', at: 'C2' },
    ],
  })

function changes(change: (state: State) => void, lang: Lang = 'en'): string[] {
  const to = muhq.copy(table())
  change(to)
  return muhq.diff(table(), to).map((each) => speak(muhq.phrases, lang, each))
}

describe('diff: what to put right on a real table', () => {
  it('nothing between equal positions', () => expect(changes(() => {})).toEqual([]))

  it.each<[string, (state: State) => void, string[]]>([
    [
      'move',
      (state) => Object.assign(unitOn(state, 'B1'), { x: 2, y: 0 }),
      ['Move the Archer of player 1 from B1 to C1.'],
    ],
    [
      'damage',
      (state) => Object.assign(unitOn(state, 'C2'), { damage: 5 }),
      ['Set the damage on the Tyrant of the boss at C2 to 5 of 14.'],
    ],
    [
      'marks',
      (state) => Object.assign(unitOn(state, 'C2'), { ward: 1, repression: 2 }),
      [
        'There should be 1 ward mark on the Tyrant of the boss at C2.',
        'There should be 2 repression marks on the Tyrant of the boss at C2.',
      ],
    ],
    [
      'tapping',
      (state) => Object.assign(unitOn(state, 'B1'), { tapped: true }),
      ['Turn the Archer of player 1 at B1 sideways.'],
    ],
    [
      'control',
      (state) => Object.assign(unitOn(state, 'B1'), { controller: 'p2' }),
      ['Give the Archer of player 1 at B1 to player 2.'],
    ],
    [
      'removal',
      (state) => {
        state.units.shift()
        state.people[0]!.discard.push('archer')
      },
      ['Remove the Archer of player 1 from B1.', 'The discard pile of player 1: “Archer”.'],
    ],
    [
      'arrival',
      (state) => {
        state.units.push({ ...state.units[0]!, id: 3, card: 'rider', x: 0, y: 0, damage: 1 })
      },
      ['Place “Rider” of player 1 on A1.', 'Set the damage on the Rider of player 1 at A1 to 1 of 3.'],
    ],
    [
      'resources',
      (state) => {
        state.boss.resources = 7
      },
      ['Set the resources of the boss to 7.'],
    ],
    [
      'hand and deck',
      (state) => {
        state.people[0]!.deck = [{ bag: 1, n: 1 }]
        state.people[0]!.hand.unknown = [{ bag: 1, n: 1 }]
      },
      ['The face-down deck of player 1 has 1 card, not 2.', 'The hand of player 1: “Lightning”; 1 card kept secret.'],
    ],
    [
      'the drawn card',
      (state) => {
        state.boss.drawn = 'guard'
      },
      ['The boss has drawn “Guard”; it lies beside its deck.'],
    ],
    [
      'a store',
      (state) => {
        state.stores[0]!.revealed = []
      },
      ['The store at D1, face up: empty.'],
    ],
    [
      'the turn',
      (state) => {
        state.turn = 'boss'
      },
      ['It is round 1, the turn of the boss.'],
    ],
  ])('%s', (_, change, sentences) => {
    expect(changes(change)).toEqual(sentences)
  })

  it('in Russian', () => {
    expect(changes((state) => Object.assign(unitOn(state, 'B1'), { x: 2, y: 0 }), 'ru')).toEqual([
      'Переставьте с B1 на C1: «Лучник» игрока 1.',
    ])
    expect(
      changes((state) => {
        state.boss.resources = 2
      }, 'ru'),
    ).toEqual(['Запас босса: 2 ресурса.'])
  })
})

describe('setup: the table from the box', () => {
  it('names every component', () => {
    const lines = muhq.setup(table()).map((each) => speak(muhq.phrases, 'en', each))
    expect(lines).toEqual([
      'Lay out the map “Test”.',
      'Place “Archer” of player 1 on B1.',
      'Place “The Tyrant” of the boss on C2.',
      'Set the resources of player 1 to 0.',
      'The face-down deck of player 1 has 2 cards.',
      'In the deck of player 1, shuffled: “Mending” and “Rider”.',
      'The hand of player 1: “Lightning”.',
      'The discard pile of player 1: empty.',
      'Set the resources of player 2 to 0.',
      'The face-down deck of player 2 has 0 cards.',
      'The hand of player 2: empty.',
      'The discard pile of player 2: empty.',
      'Set the resources of the boss to 0.',
      'The face-down deck of the boss has 2 cards.',
      'In the deck of the boss, shuffled: 2 × “Guard”.',
      'The discard pile of the boss: empty.',
      'The store at D1, face up: “Lightning”.',
      'It is round 1, the turn of player 1.',
    ])
  })

  it('works for a fresh game of each boss', () => {
    for (const boss of ['kraken', 'tyrant']) {
      const lines = muhq.setup(muhq.start({ boss, players: 4 }, {})).map((each) => speak(muhq.phrases, 'ru', each))
      expect(lines.length).toBeGreaterThan(20)
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('says which cards make up each deck and the stores, as long as all of them lie there', () => {
    const fresh = muhq.start({ boss: 'kraken', players: 2 }, {})
    const listed = (state: State) =>
      Object.fromEntries(
        muhq
          .setup(state)
          .flatMap(({ say, with: facts = {} }) =>
            say === 'change.deckCards' || say === 'change.storeCards'
              ? [[String(facts.seat ?? 'stores'), (facts.cards as readonly unknown[]).length]]
              : [],
          ),
      )
    const { bossDeck, startDeck, storeCards } = settingOf(fresh).map
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0)
    expect(listed(fresh)).toEqual({
      p1: sum(startDeck),
      p2: sum(startDeck),
      boss: sum(bossDeck),
      stores: sum(storeCards),
    })
    // A card of the deck is in a hand and nobody has said which: what is left in the deck is not known.
    const drawn = muhq.copy(fresh)
    drawUnseen(drawn.people[0]!.deck, drawn.people[0]!.hand)
    expect(Object.keys(listed(drawn))).toEqual(['p2', 'boss', 'stores'])
  })
})
