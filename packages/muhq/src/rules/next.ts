// What a person can tap next. Every offer leads to a legal action.

import type { Choice, Pick } from '@understudy/table'
import { handSize, mayHold, takeFromHand, topCards } from '@understudy/table/chance'
import { type Action, BOSS, type CardId, type TilePlace } from '../vocabulary.ts'
import { canFull, fullAbilityOf, fullTargets, isChosen, playableAt } from './abilities.ts'
import { placeOf } from './board.ts'
import { storeToReveal, unseenIn } from './card-actions.ts'
import { tileName } from './grid.ts'
import { cardsInHand, playableCards, possibleCards } from './holdings.ts'
import { refusal, unseenCards } from './legal.ts'
import { cardName, storeName, storeTile, unitFact } from './names.ts'
import {
  attackTargets,
  healthOf,
  mayAct,
  moveTargets,
  streetTargets,
  tileAt,
  unitAt,
  unitOf,
  unitsOf,
  upkeepSum,
  upkeepVictims,
} from './queries.ts'
import { say } from './sayings.ts'
import { bossGain, mustShuffle } from './seats/boss.ts'
import { cardOf, settingOf } from './setting.ts'
import { copyState, personOf, resourcesOf, type State, type Unit } from './state.ts'

type Offer = Choice<Action>

export function nextChoices(state: State, picks: readonly Pick[]): Offer[] {
  if (state.draws > 0 || state.phase === 'bossDraw') return picks.length > 0 ? [] : drawnChoices(state)
  const store = storeToReveal(state)
  if (store !== undefined) return revealChoices(state, store, picks)
  switch (state.phase) {
    case 'upkeep':
    case 'bossUpkeep':
      return picks.length > 0 ? [] : upkeepChoices(state)
    case 'bossStart':
      return picks.length > 0 ? [] : startChoices(state)
    default:
      return actChoices(state, picks)
  }
}

function drawnChoices(state: State): Offer[] {
  const seat = state.turn
  const side = seat === BOSS ? state.boss : personOf(state, seat)
  return [...topCards(side.hidden, side.deck).keys()].map((card) => ({
    pick: { slot: 'card', value: card },
    text: say('choose.card', { card: cardName(state, card) }),
    action: { do: 'drawn', seat, card },
  }))
}

function revealChoices(state: State, store: number, picks: readonly Pick[]): Offer[] {
  const left = unseenCards(state, store)
  const seen: CardId[] = []
  for (const { slot, value } of picks) {
    const found = slot === 'card' ? left.indexOf(value as CardId) : -1
    if (found < 0) return []
    seen.push(...left.splice(found, 1))
  }
  const wanted = unseenIn(state, store)
  if (seen.length >= wanted) return []
  return [...new Set(left)].map((card) => {
    const cards = [...seen, card]
    return {
      pick: { slot: 'card', value: card },
      text: say('choose.card', { card: cardName(state, card) }),
      ...(cards.length === wanted ? { action: { do: 'reveal' as const, store, cards } } : { more: true }),
    }
  })
}

function upkeepChoices(state: State): Offer[] {
  const due = upkeepSum(state, state.turn)
  if (due <= resourcesOf(state, state.turn)) return [doing('pay', say('choose.pay', { n: due }), { do: 'pay' })]
  return upkeepVictims(state, state.turn).map((unit) => ({
    pick: { slot: 'unit', value: unit.id },
    text: say('choose.lose', { unit: unitFact(state, unit), upkeep: cardOf(state, unit.card).upkeep }),
    action: { do: 'destroy', unit: unit.id },
  }))
}

function startChoices(state: State): Offer[] {
  if (mustShuffle(state)) return [doing('shuffle', say('choose.shuffle', {}), { do: 'shuffle' })]
  return [doing('gain', say('choose.gain', { n: bossGain(state) }), { do: 'gain' })]
}

const doing = (value: string, text: Offer['text'], action?: Action, more?: boolean): Offer => ({
  pick: { slot: 'do', value },
  text,
  ...(action === undefined ? {} : { action }),
  ...(more === true ? { more } : {}),
})

function actChoices(state: State, picks: readonly Pick[]): Offer[] {
  const [first, ...rest] = picks
  if (first === undefined) return topChoices(state)
  switch (first.slot) {
    case 'unit': {
      const unit = unitOf(state, first.value as number)
      return unit === undefined || !mayAct(state, unit) ? [] : unitChoices(state, unit, rest)
    }
    case 'card':
      return rest.length > 0 ? [] : playChoices(state, first.value as CardId)
    case 'store':
      return rest.length > 0 ? [] : buyChoices(state, first.value as number)
    default:
      return first.value === 'end' ? endChoices(state, rest) : []
  }
}

function topChoices(state: State): Offer[] {
  const offers: Offer[] = []
  for (const unit of unitsOf(state, state.turn)) {
    if (unitChoices(state, unit, []).length <= 1) continue
    const text = say('choose.unit', { unit: unitFact(state, unit), health: healthOf(state, unit) })
    offers.push({ pick: { slot: 'unit', value: unit.id }, text, more: true })
  }
  for (const id of playableCards(state)) {
    const card = cardOf(state, id)
    const text = say('choose.play', { card: card.name, cost: card.play ?? 0 })
    const plain = card.type === 'spell' && card.effect !== undefined && !isChosen(card.effect)
    const pick = { slot: 'card', value: id }
    offers.push(plain ? { pick, text, action: { do: 'play', card: id } } : { pick, text, more: true })
  }
  state.stores.forEach((_, store) => {
    if (buyChoices(state, store).length === 0) return
    offers.push({
      pick: { slot: 'store', value: store },
      text: say('choose.store', { at: storeName(state, store) }),
      more: true,
    })
  })
  if (refusal(state, { do: 'draw' }) === undefined) offers.push(doing('draw', say('choose.draw', {}), { do: 'draw' }))
  const canPutAway = state.turn !== BOSS && cardsInHand(state).length > 0
  offers.push(doing('end', say('choose.end', {}), { do: 'end', putAway: [] }, canPutAway))
  return offers
}

/** The last offer is always to finish with the unit. */
function unitChoices(state: State, unit: Unit, picks: readonly Pick[]): Offer[] {
  if (!mayAct(state, unit)) return []
  const [first, ...rest] = picks
  if (first === undefined) return unitActions(state, unit)
  if (first.slot !== 'do' || rest.length > 0) return []
  if (first.value === 'street' && moveTargets(state, unit).length > 0)
    return streetTargets(state, unit).map((tile) => moveOffer(state, unit, tile, true))
  if (first.value !== 'full' || !canFull(state, unit)) return []
  return fullTargets(state, unit).map((target) => ({
    pick: { slot: 'target', value: target.id },
    text: say('choose.target', { unit: unitFact(state, target), health: healthOf(state, target) }),
    action: { do: 'full', unit: unit.id, target: target.id },
  }))
}

function unitActions(state: State, unit: Unit): Offer[] {
  const offers = moveTargets(state, unit).map((tile) => moveOffer(state, unit, tile, false))
  for (const target of attackTargets(state, unit)) {
    offers.push({
      pick: { slot: 'target', value: target.id },
      text: say('choose.attack', { unit: unitFact(state, target), health: healthOf(state, target) }),
      action: { do: 'attack', unit: unit.id, target: target.id },
    })
  }
  // With no other move left, its tiles are offered at once.
  const streets = streetTargets(state, unit)
  if (offers.some(({ action }) => action?.do === 'move')) {
    if (streets.length > 0) offers.push(doing('street', say('choose.street', {}), undefined, true))
  } else offers.push(...streets.map((tile) => moveOffer(state, unit, tile, true)))
  const ability = fullAbilityOf(state, unit)
  if (ability !== undefined && canFull(state, unit)) {
    const full = say('choose.full', { ability })
    offers.push(
      isChosen(ability) ? doing('full', full, undefined, true) : doing('full', full, { do: 'full', unit: unit.id }),
    )
  }
  offers.push(doing('tap', say('choose.tap', {}), { do: 'tap', unit: unit.id }))
  return offers
}

function moveOffer(state: State, unit: Unit, index: number, street: boolean): Offer {
  const to = placeOf(settingOf(state).board, index)
  return {
    ...tileOffer(state, to),
    action: { do: 'move', unit: unit.id, to, ...(street ? { street } : {}) },
  }
}

function tileOffer(state: State, place: TilePlace): Offer {
  return {
    pick: { slot: 'tile', value: { x: place.x, y: place.y } },
    text: say('choose.tile', { tile: tileName(place), kind: tileAt(state, place).tile }),
  }
}

function playChoices(state: State, card: CardId): Offer[] {
  if (!playableCards(state).includes(card)) return []
  const playable = playableAt(state, state.turn, card)
  if (playable === undefined) return []
  const { board } = settingOf(state)
  const places = playable.at.map((index): Offer => {
    const at = placeOf(board, index)
    return { ...tileOffer(state, at), action: { do: 'play', card, at } }
  })
  const targets = playable.targets.map(
    (target): Offer => ({
      pick: { slot: 'target', value: target.id },
      text: say('choose.target', { unit: unitFact(state, target), health: healthOf(state, target) }),
      action: { do: 'play', card, target: target.id },
    }),
  )
  return [...places, ...targets]
}

function buyChoices(state: State, store: number): Offer[] {
  if (state.turn === BOSS || unitAt(state, storeTile(state, store))?.controller !== state.turn) return []
  return [...new Set(state.stores[store]?.revealed ?? [])].flatMap((id): Offer[] => {
    const card = cardOf(state, id)
    const cost = card.buy ?? 0
    if (cost > resourcesOf(state, state.turn)) return []
    const text = say('choose.buy', { card: card.name, cost })
    return [{ pick: { slot: 'card', value: id }, text, action: { do: 'buy', store, card: id } }]
  })
}

/** After "end the turn": which further card of the hand to put away with it. */
function endChoices(state: State, picks: readonly Pick[]): Offer[] {
  if (state.turn === BOSS) return []
  const { hidden, hand } = personOf(copyState(state), state.turn)
  const putAway: CardId[] = []
  for (const { slot, value } of picks) {
    if (slot !== 'card' || !mayHold(hidden, hand, value as CardId)) return []
    takeFromHand(hidden, hand, value as CardId)
    putAway.push(value as CardId)
  }
  const left = handSize(hand)
  return possibleCards(hidden, hand).map((card) => ({
    pick: { slot: 'card', value: card },
    text: say('choose.putAway', { card: cardName(state, card) }),
    action: { do: 'end', putAway: [...putAway, card] },
    ...(left > 1 ? { more: true } : {}),
  }))
}
