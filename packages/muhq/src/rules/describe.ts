// An action in one sentence. With its position it has names; without, at least numbers and ids.

import type { Action, CardId, UnitId } from '../vocabulary.ts'
import type { Name } from './cards.ts'
import { tileName } from './grid.ts'
import { cardName, storeName, unitFact } from './names.ts'
import { unitOf, upkeepSum } from './queries.ts'
import { type MuhqSay, type SomeUnit, say } from './sayings.ts'
import { bossGain } from './seats/boss.ts'
import { cardsFor } from './setting.ts'
import type { State } from './state.ts'

export function describeAction(action: Action, state?: State): MuhqSay {
  const unit = (id: UnitId): SomeUnit => {
    const found = state && unitOf(state, id)
    return state === undefined || found === undefined ? id : unitFact(state, found)
  }
  const card = (id: CardId): Name =>
    state === undefined ? (cardsFor('').get(id)?.name ?? { en: id, ru: id }) : cardName(state, id)
  const store = (index: number): string => (state === undefined ? `#${index + 1}` : storeName(state, index))
  switch (action.do) {
    case 'drawn':
      return say('do.drawn', { seat: action.seat, card: card(action.card) })
    case 'reveal':
      return say('do.reveal', { at: store(action.store), cards: action.cards.map(card) })
    case 'shuffle':
      return say('do.shuffle', {})
    case 'gain':
      return say('do.gain', state === undefined ? {} : { n: bossGain(state) })
    case 'destroy':
      return say('do.destroy', { unit: unit(action.unit) })
    case 'pay':
      return say('do.pay', state === undefined ? {} : { n: upkeepSum(state, state.turn) })
    case 'draw':
      return say('do.draw', {})
    case 'play':
      return say('do.play', {
        card: card(action.card),
        ...(action.at === undefined ? {} : { at: tileName(action.at) }),
        ...(action.target === undefined ? {} : { target: unit(action.target) }),
      })
    case 'move':
      return say(action.street === true ? 'do.street' : 'do.move', { unit: unit(action.unit), to: tileName(action.to) })
    case 'attack':
      return say('do.attack', { unit: unit(action.unit), target: unit(action.target) })
    case 'full':
      return say('do.full', {
        unit: unit(action.unit),
        ...(action.target === undefined ? {} : { target: unit(action.target) }),
      })
    case 'tap':
      return say('do.tap', { unit: unit(action.unit) })
    case 'buy':
      return say('do.buy', { card: card(action.card), at: store(action.store) })
    case 'end':
      return say('do.end', { cards: action.putAway.map(card) })
  }
}
