import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bagOf, type Hidden, newBag, noCards } from './bags.ts'
import {
  dealUnknown,
  drawTop,
  drawUnseen,
  emptyHand,
  type Hand,
  handSize,
  hideHand,
  hideHands,
  mayHold,
  type Pile,
  pileProblems,
  pileSize,
  renumberBags,
  sampleTop,
  shuffledPile,
  shuffleTogether,
  takeFromHand,
  topCards,
} from './piles.ts'
import { keyedRandom, pickFrom } from './random.ts'
import { TopCards } from './top-cards.ts'

const three = () => {
  const hidden = noCards()
  return { hidden, pile: shuffledPile(hidden, ['c', 'a', 'b', 'a']), hand: emptyHand() }
}

describe('a shuffled pile', () => {
  it('is a number of cards of a bag, in no order', () => {
    const { hidden, pile } = three()
    expect(pile).toEqual([{ bag: 1, n: 4 }])
    expect(hidden).toEqual({ bags: [{ id: 1, cards: ['a', 'a', 'b', 'c'] }], nextBag: 2 })
  })
  it('of no cards is empty and needs no bag', () => {
    const hidden = noCards()
    expect(shuffledPile(hidden, [])).toEqual([])
    expect(hidden.bags).toEqual([])
  })
  it('has every card of its bag on top, as often as it is there', () => {
    const { hidden, pile } = three()
    expect([...topCards(hidden, pile)]).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ])
    expect(topCards(hidden, [])).toEqual(new Map())
  })
  it('is a map of its top cards, whoever looks at it and how', () => {
    const { hidden, pile } = three()
    const top = topCards(hidden, pile)
    const map = new Map([...top])
    const each: unknown[] = []
    top.forEach((n, card, all) => {
      each.push([card, n, all === top])
    })
    expect(each).toEqual([...map].map(([card, n]) => [card, n, true]))
    expect([top.size, [...top.keys()], [...top.values()], [...top.entries()]]).toEqual([
      map.size,
      [...map.keys()],
      [...map.values()],
      [...map],
    ])
    for (const card of ['a', 'b', 'c', 'd'])
      expect([top.has(card), top.get(card)]).toEqual([map.has(card), map.get(card)])
    expect(top instanceof TopCards && [0, 0.25, 0.49, 0.5, 0.75, 0.99].map((share) => top.at(share))).toEqual([
      'a',
      'a',
      'a',
      'b',
      'c',
      'c',
    ])
  })
  it('draws each card as often as it is there', () => {
    const { hidden, pile } = three()
    const seen: Record<string, number> = { a: 0, b: 0, c: 0 }
    for (let i = 0; i < 4000; i++) seen[sampleTop(hidden, pile, keyedRandom('s', `${i}`))]!++
    for (const [card, n] of Object.entries(seen)) expect(Math.abs(n / 1000 - (card === 'a' ? 2 : 1))).toBeLessThan(0.15)
  })
})

describe('the numbers of bags', () => {
  it('follow from who holds the cards, not from when they were hidden', () => {
    const held = (first: number, second: number) => {
      const hidden: Hidden = {
        bags: [
          { id: first, cards: ['a', 'b'] },
          { id: second, cards: ['c'] },
        ],
        nextBag: 9,
      }
      const hand: Hand = { known: [], unknown: [{ bag: first, n: 1 }] }
      const pile: Pile = [
        { bag: second, n: 1 },
        { bag: first, n: 1 },
      ]
      renumberBags(hidden, [hand], [pile])
      expect(pileProblems(hidden, [pile], [hand])).toEqual([])
      return { hidden, hand, pile }
    }
    expect(held(7, 3)).toEqual(held(2, 5))
  })
})

describe('drawing', () => {
  it('takes the card out of the bag', () => {
    const { hidden, pile } = three()
    drawTop(hidden, pile, 'b')
    expect(pileSize(pile)).toBe(3)
    expect(bagOf(hidden, 1).cards).toEqual(['a', 'a', 'c'])
    expect(() => drawTop(hidden, pile, 'b')).toThrow('b cannot be in bag 1')
  })
  it('of the last card leaves neither pile nor bag', () => {
    const hidden = noCards()
    const pile = shuffledPile(hidden, ['a'])
    drawTop(hidden, pile, 'a')
    expect([pile, hidden]).toEqual([[], noCards()])
    expect(() => drawTop(hidden, pile, 'a')).toThrow('the pile is empty')
    expect(() => sampleTop(hidden, pile, keyedRandom('s', 'k'))).toThrow('the pile is empty')
    expect(() => drawUnseen(pile, emptyHand())).toThrow('the pile is empty')
  })
  it('of cards known by sight is certain', () => {
    const hidden = noCards()
    const pile: Pile = [{ cards: ['x', 'y'] }]
    expect(sampleTop(hidden, pile, keyedRandom('s', 'k'))).toBe('x')
    expect(() => drawTop(hidden, pile, 'y')).toThrow('the top card is x, not y')
    drawTop(hidden, pile, 'x')
    expect(pile).toEqual([{ cards: ['y'] }])
    const hand = emptyHand()
    drawUnseen(pile, hand)
    expect([pile, hand]).toEqual([[], { known: ['y'], unknown: [] }])
  })
  it('unseen puts an unknown card of that bag into the hand', () => {
    const { hidden, pile, hand } = three()
    drawUnseen(pile, hand)
    drawUnseen(pile, hand)
    expect(hand).toEqual({ known: [], unknown: [{ bag: 1, n: 2 }] })
    expect(handSize(hand)).toBe(2)
    expect(pileProblems(hidden, [pile], [hand])).toEqual([])
  })
})

describe('a hand with unknown cards', () => {
  it('may hold what its bag may hold; a card that is shown resolves one of them', () => {
    const { hidden, pile, hand } = three()
    drawUnseen(pile, hand)
    drawUnseen(pile, hand)
    expect(['a', 'b', 'z'].map((card) => mayHold(hidden, hand, card))).toEqual([true, true, false])
    takeFromHand(hidden, hand, 'b')
    expect(hand.unknown).toEqual([{ bag: 1, n: 1 }])
    expect(mayHold(hidden, hand, 'b')).toBe(false)
    expect(() => takeFromHand(hidden, hand, 'b')).toThrow('b is not in this hand')
    takeFromHand(hidden, hand, 'a')
    expect(hand.unknown).toEqual([])
    expect(pileProblems(hidden, [pile], [hand])).toEqual([])
  })
  it('gives known cards first', () => {
    const { hidden, pile, hand } = three()
    drawUnseen(pile, hand)
    hand.known.push('a')
    takeFromHand(hidden, hand, 'a')
    expect(hand).toEqual({ known: [], unknown: [{ bag: 1, n: 1 }] })
  })
})

describe('shuffling together', () => {
  it('makes one bag of everything, in hands and other piles too', () => {
    const { hidden, pile, hand } = three()
    drawUnseen(pile, hand)
    const other: Pile = [{ bag: 1, n: 1 }]
    ;(pile[0] as { n: number }).n = 2
    const again = shuffleTogether(hidden, [...pile, { cards: ['k'] }], ['x'], [hand], [other])
    expect(again).toEqual([{ bag: 1, n: 4 }])
    expect(hidden.bags).toEqual([{ id: 1, cards: ['a', 'a', 'b', 'c', 'k', 'x'] }])
    expect(pileProblems(hidden, [again, other], [hand])).toEqual([])
  })
  it('of nothing is nothing', () => expect(shuffleTogether(noCards(), [], [], [])).toEqual([]))
})

describe('hiding hands', () => {
  it('makes known cards any of what is face down', () => {
    const { hidden, pile, hand } = three()
    drawTop(hidden, pile, 'b')
    hand.known.push('b')
    hideHand(hidden, hand, pile, [hand])
    expect(hand).toEqual({ known: [], unknown: [{ bag: 1, n: 1 }] })
    expect(bagOf(hidden, 1).cards).toEqual(['a', 'a', 'b', 'c'])
  })
  it('of two seats at once does not tell one from the other, even with no pile left', () => {
    const hidden = noCards()
    const [one, two]: [Hand, Hand] = [
      { known: ['a'], unknown: [] },
      { known: ['b', 'c'], unknown: [] },
    ]
    hideHands(hidden, [one, two], [], [one, two])
    expect(hidden.bags).toEqual([{ id: 1, cards: ['a', 'b', 'c'] }])
    expect([one.unknown, two.unknown]).toEqual([[{ bag: 1, n: 1 }], [{ bag: 1, n: 2 }]])
  })
  it('makes one group of what lies together and can no longer be told apart', () => {
    const hidden = noCards()
    const pile = [...shuffledPile(hidden, ['a', 'b']), ...shuffledPile(hidden, ['c']), { cards: ['k'] }]
    const hand: Hand = { known: ['x'], unknown: [] }
    hideHand(hidden, hand, pile, [hand])
    expect(pile).toEqual([{ bag: 1, n: 3 }, { cards: ['k'] }])
    expect(hidden).toEqual({ bags: [{ id: 1, cards: ['a', 'b', 'c', 'x'] }], nextBag: 2 })
  })
  it('changes nothing if there is nothing to hide', () => {
    const { hidden, pile, hand } = three()
    newBag(hidden, [])
    hideHand(hidden, hand, pile, [hand])
    expect(hidden.bags).toHaveLength(2)
    expect(hand).toEqual(emptyHand())
  })
  it('and dealing comes back to the same data', () => {
    const { hidden, pile, hand } = three()
    hand.known.push('x', 'y')
    hideHand(hidden, hand, pile, [hand])
    const before = JSON.stringify([hidden, pile, hand])
    dealUnknown(hidden, [hand], keyedRandom('s', 'k'))
    expect(hand.known).toHaveLength(2)
    hideHand(hidden, hand, pile, [hand])
    expect(JSON.stringify([hidden, pile, hand])).toBe(before)
  })
})

describe('what is wrong with bags', () => {
  const problems = (hidden: Hidden, piles: Pile[] = [], hands: Hand[] = []) => pileProblems(hidden, piles, hands)
  it('is said of a card too many or too few', () => {
    const { hidden, pile } = three()
    expect(problems(hidden, [[]])).toEqual(['bag 1 has 4 cards for 0 places'])
    expect(problems(hidden, [pile, pile])).toEqual(['bag 1 has 4 cards for 8 places'])
  })
  it('is said of a bag that does not exist, or exists twice', () => {
    expect(problems(noCards(), [[{ bag: 3, n: 2 }]])).toEqual(['2 cards belong to bag 3, which does not exist'])
    const twice = { bags: [1, 1].map((id) => ({ id, cards: ['a'] })), nextBag: 2 }
    expect(problems(twice, [[{ bag: 1, n: 1 }]])).toEqual(['there are two bags 1'])
  })
  it('is said of a number that would be given out again', () => {
    const early = { bags: [{ id: 1, cards: ['a'] }], nextBag: 1 }
    expect(problems(early, [[{ bag: 1, n: 1 }]])).toEqual(['bag 1 has a number that is still to be given out'])
  })
  it('names a bag that is not there', () => expect(() => bagOf(noCards(), 5)).toThrow('no bag 5'))
})

describe('any play with piles', () => {
  /** Every card, wherever it is. */
  const all = (hidden: Hidden, piles: Pile[], hands: Hand[], open: string[]): string =>
    [
      ...hidden.bags.flatMap((bag) => bag.cards),
      ...piles.flatMap((pile) => pile.flatMap((group) => ('cards' in group ? group.cards : []))),
      ...hands.flatMap((hand) => hand.known),
      ...open,
    ]
      .sort()
      .join('')

  it('keeps the bags in balance and loses no card', () => {
    const deck = [...'aabbccddeeff']
    fc.assert(
      fc.property(fc.array(fc.nat(8), { maxLength: 40 }), fc.string(), (moves, seed) => {
        const hidden = noCards()
        let pile = shuffledPile(hidden, deck)
        let other: Pile = []
        const hands = [emptyHand(), emptyHand()] as const
        const open: string[] = []
        for (const [at, move] of moves.entries()) {
          const random = keyedRandom(seed, `${at}`)
          const hand = pickFrom(random, hands)
          if (move <= 1 && pileSize(pile) > 0) {
            const card = sampleTop(hidden, pile, random)
            drawTop(hidden, pile, card)
            if (move === 0) open.push(card)
            else hand.known.push(card)
          } else if (move === 2 && pileSize(pile) > 0) drawUnseen(pile, hand)
          else if (move === 3 && pileSize(pile) > 0) {
            const held = emptyHand()
            drawUnseen(pile, held)
            const [part] = held.unknown
            if (part !== undefined) other.push({ ...part })
            else open.push(...held.known)
          } else if (move === 4) {
            const may = [...new Set(deck)].filter((card) => mayHold(hidden, hand, card))
            if (may.length > 0) {
              const card = pickFrom(random, may)
              takeFromHand(hidden, hand, card)
              pile.push({ cards: [card] })
            }
          } else if (move === 5) pile = shuffleTogether(hidden, pile, open.splice(0), hands, [other])
          else if (move === 6) hideHands(hidden, [hand], pile, hands, [other])
          else if (move === 7) dealUnknown(hidden, [hand], random)
          else if (move === 8) other = shuffleTogether(hidden, other, [], hands, [pile])
          expect(pileProblems(hidden, [pile, other], hands)).toEqual([])
          expect(all(hidden, [pile, other], [...hands], open)).toBe(deck.join(''))
          for (const bag of hidden.bags) expect(bag.cards).toEqual([...bag.cards].sort())
        }
      }),
    )
  })

  it('a card of a bag is equally likely in every hand that it is dealt to', () => {
    const places = [0, 0]
    for (let i = 0; i < 3000; i++) {
      const hidden = noCards()
      const pile = shuffledPile(hidden, ['x', 'y', 'z'])
      const hands = [emptyHand(), emptyHand()] as const
      for (const hand of hands) drawUnseen(pile, hand)
      dealUnknown(hidden, hands, keyedRandom('s', `${i}`))
      for (const [at, hand] of hands.entries()) if (hand.known.includes('x')) places[at]!++
    }
    for (const n of places) expect(Math.abs(n - 1000)).toBeLessThan(110)
  })
})
