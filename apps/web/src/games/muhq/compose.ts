// "Other action", beside the board: everything a person may have done with their pieces, whether a rule allows it or
// not. Only what makes no sense at all is left out (a wall to stand on, a tile that is taken).

import { type Action, muhq, type State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import {
  cardName,
  enemiesOf,
  fullAbilityOf,
  healthOf,
  isChosen,
  isFree,
  type MuhqSayings,
  personOf,
  placeOf,
  possibleCards,
  storeName,
  tileName,
  type Unit,
  unitFact,
  unitOf,
  unitsOf,
} from '@understudy/muhq/rules'
import { BOSS, type CardId, type SeatId, type TilePlace } from '@understudy/muhq/vocabulary'
import { type Say, sayer } from '@understudy/procedure'
import type { Choice, Pick, Seat } from '@understudy/table'

type Offer = Choice<Action>
const say = sayer<MuhqSayings>()

export function compose(state: State, seat: Seat, picks: readonly Pick[]): Offer[] {
  const acting = state.phase === 'act' && state.turn === seat && seat !== BOSS
  if (!acting) return muhq.decision(state)?.next(picks) ?? []
  const [first, second] = picks
  if (first === undefined) return everything(state, seat as SeatId)
  switch (first.slot) {
    case 'unit': {
      const unit = unitOf(state, Number(first.value))
      if (unit === undefined) return []
      if (second?.value === 'street') return freeTiles(state, (to) => ({ do: 'move', unit: unit.id, to, street: true }))
      if (second?.value === 'full')
        return targets(state, state.units, (target) => ({ do: 'full', unit: unit.id, target }))
      return second === undefined ? ofUnit(state, unit) : []
    }
    case 'card':
      return second === undefined ? ofCard(state, String(first.value)) : []
    case 'store':
      return second === undefined ? ofStore(state, Number(first.value)) : []
    default:
      return []
  }
}

const doing = (value: string, text: Say, action?: Action): Offer =>
  action === undefined
    ? { pick: { slot: 'do', value }, text, more: true }
    : { pick: { slot: 'do', value }, text, action }

function everything(state: State, seat: SeatId): Offer[] {
  const { hidden, hand } = personOf(state, seat)
  return [
    ...unitsOf(state, seat).map(
      (unit): Offer => ({
        pick: { slot: 'unit', value: unit.id },
        text: say('choose.unit', { unit: unitFact(state, unit), health: healthOf(state, unit) }),
        more: true,
      }),
    ),
    ...possibleCards(hidden, hand).map((id): Offer => {
      const card = cardOf(state, id)
      const pick = { slot: 'card', value: id }
      const text = say('choose.play', { card: card.name, cost: card.play ?? 0 })
      const aimed = card.type === 'unit' || (card.effect !== undefined && isChosen(card.effect))
      return aimed ? { pick, text, more: true } : { pick, text, action: { do: 'play', card: id } }
    }),
    ...state.stores.flatMap((store, i): Offer[] =>
      store.revealed === null || store.revealed.length === 0
        ? []
        : [{ pick: { slot: 'store', value: i }, text: say('choose.store', { at: storeName(state, i) }), more: true }],
    ),
    doing('end', say('choose.end', {}), { do: 'end', putAway: [] }),
  ]
}

function ofUnit(state: State, unit: Unit): Offer[] {
  const offers = [
    ...freeTiles(state, (to) => ({ do: 'move', unit: unit.id, to })),
    ...targets(state, enemiesOf(state, unit.controller), (target) => ({ do: 'attack', unit: unit.id, target })),
    doing('street', say('choose.street', {})),
  ]
  const ability = fullAbilityOf(state, unit)
  if (ability !== undefined) {
    const text = say('choose.full', { ability })
    offers.push(isChosen(ability) ? doing('full', text) : doing('full', text, { do: 'full', unit: unit.id }))
  }
  offers.push(doing('tap', say('choose.tap', {}), { do: 'tap', unit: unit.id }))
  return offers
}

function ofCard(state: State, card: CardId): Offer[] {
  return cardOf(state, card).type === 'unit'
    ? freeTiles(state, (at) => ({ do: 'play', card, at }))
    : targets(state, state.units, (target) => ({ do: 'play', card, target }))
}

function ofStore(state: State, store: number): Offer[] {
  return [...new Set(state.stores[store]?.revealed ?? [])].map((card) => ({
    pick: { slot: 'card', value: card },
    text: say('choose.buy', { card: cardName(state, card), cost: cardOf(state, card).buy ?? 0 }),
    action: { do: 'buy', store, card },
  }))
}

function freeTiles(state: State, action: (to: TilePlace) => Action): Offer[] {
  const { board } = settingOf(state)
  return board.tiles.flatMap((tile, index): Offer[] => {
    const to = placeOf(board, index)
    if (tile.ground === 'wall' || !isFree(state, to)) return []
    const text = say('choose.tile', { tile: tileName(to), kind: tile.tile })
    return [{ pick: { slot: 'tile', value: { x: to.x, y: to.y } }, text, action: action({ x: to.x, y: to.y }) }]
  })
}

function targets(state: State, units: readonly Unit[], action: (target: number) => Action): Offer[] {
  return units.map((unit) => {
    const made = action(unit.id)
    const key = made.do === 'attack' ? 'choose.attack' : 'choose.target'
    const text = say(key, { unit: unitFact(state, unit), health: healthOf(state, unit) })
    return { pick: { slot: 'target', value: unit.id }, text, action: made }
  })
}
