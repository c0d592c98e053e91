// Small positions with different kinds of hands at one table: people, virtual hands, face-down decks, unknown cards.

import { Bench } from '../../testing.ts'
import type { ActionCardId, Colour, Role, SetupId } from '../../vocabulary.ts'
import { card as cardIndex } from '../board/ids.ts'
import { viewFor } from '../positions/view.ts'
import { moveAll, moveCard, moveUnseen, show, showOnly } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'

export interface MixedOptions {
  /** People do not tell which cards they hold. */
  readonly secret?: boolean
  readonly setup?: SetupId
  readonly options?: Record<string, string | boolean>
}

/** Seats in the order red, yellow, blue, white; every virtual hand counts 6, everything undealt lies in the stack. */
export class MixedBench extends Bench {
  readonly #undealt: number

  constructor(roles: readonly Role[], { secret = false, setup, options = {} }: MixedOptions = {}) {
    const named = Object.fromEntries(roles.map((role, i) => [`role${i + 1}`, role]))
    super(roles.length, setup, { difficulty: 'off', ...named, ...options })
    if (secret) Object.assign(this, { state: { ...this.state, options: { ...this.state.options, secretHands: true } } })
    const virtual = roles.includes('supercat')
    this.#undealt = virtual ? Pile.STACK : Pile.group(0)
    if (virtual) moveAll(this.state, Pile.group(0), Pile.STACK)
    roles.forEach((role, seat) => {
      if (role === 'supercat') write.setCounter(this.state, seat, 6)
    })
  }

  override hand(colour: Colour, ...cards: ActionCardId[]): this {
    for (const id of cards) {
      moveCard(this.state, cardIndex(id), this.#undealt, Pile.hand(this.seat(colour)))
      showOnly(this.state, cardIndex(id), this.seat(colour))
    }
    return this
  }

  /** Cards that nobody has named. */
  unknown(place: number, n: number): this {
    for (let i = 0; i < n; i++) moveUnseen(this.state, this.#undealt, place)
    return this
  }

  unknownHand(colour: Colour, n: number): this {
    return this.unknown(Pile.hand(this.seat(colour)), n)
  }

  deck(colour: Colour, n: number): this {
    return this.unknown(Pile.deck(this.seat(colour)), n)
  }

  bonus(colour: Colour, ...cards: ActionCardId[]): this {
    return this.open(Pile.bonus(this.seat(colour)), cards)
  }

  discard(...cards: ActionCardId[]): this {
    return this.open(Pile.FACE_UP, cards)
  }

  private open(place: number, cards: readonly ActionCardId[]): this {
    for (const id of cards) {
      moveCard(this.state, cardIndex(id), this.#undealt, place)
      show(this.state, cardIndex(id))
    }
    return this
  }

  /** Leaves only so many cards in the stack; the others are with nobody (in a pile that no virtual hand uses). */
  stack(n: number): this {
    return this.unknown(Pile.group(0), this.size(Pile.STACK) - n)
  }

  size(place: number): number {
    return this.cards(place).length + read.unknown(this.state, place)
  }

  /** The known cards of a place, as numbers. */
  cards(place: number): number[] {
    return [...Array(28).keys()].filter((each) => read.has(this.state, place, each))
  }

  lies(id: ActionCardId, place: number): boolean {
    return read.has(this.state, place, cardIndex(id))
  }

  /** Who can tell where the card is. */
  knownTo(id: ActionCardId): Colour[] {
    return this.state.options.colours.filter((colour) => {
      const view = viewFor(this.state, colour)
      return !read.has(view, Pile.UNSEEN, cardIndex(id))
    })
  }
}
