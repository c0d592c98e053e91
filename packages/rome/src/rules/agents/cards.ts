// 8.2: cards and generals that an agent's success turns up: a general struck, a card bribed away or recruited.

import { drawTop, takeFromHand, topCards } from '@understudy/table/chance'
import type { ChanceAction } from '../../vocabulary.ts'
import { countOf, intoDeck, loseToReserves, waysToDraw } from '../army/cards.ts'
import { checkDefeat } from '../army/defeat.ts'
import { type Handler, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { intoPool } from '../secret/secret.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, generalName, sideName, troopName } from '../state/names.ts'
import { armyOf, CAPTAIN, isBot, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Generals that this army's face-down one can be. */
export function generalWays(state: State, side: number, slot: number): ReadonlyMap<string, number> {
  const { general } = armyOf(state, side, slot)
  const ways = new Map<string, number>(general.known.map((id) => [id, 1]))
  for (const part of general.unknown) {
    for (const id of state.generalCards.bags.find((bag) => bag.id === part.bag)?.cards ?? []) ways.set(id, 1)
  }
  return ways
}

export const slainHandler: Handler<FrameOf<'slain'>> = {
  ask(state, { side, slot }) {
    if (armyOf(state, side, slot).general.unknown.length === 0) return undefined
    const ways = generalWays(state, side, slot)
    return {
      chance: 'general',
      ways,
      key: `general.${side}.${slot}`,
      question: () => say('ask.general', { army: armyFact(state, side, slot) }),
    }
  },
  run(state, frame, log) {
    const { general } = armyOf(state, frame.side, frame.slot)
    const [id] = general.known
    pop(state, frame)
    if (id === undefined) return
    general.known = []
    armyOf(state, frame.side, frame.slot).revealed = false
    if (id !== CAPTAIN) state.dead.push(id)
    log?.event(say('generalKilled', { of: sideName(state, frame.side), general: generalName(state, id) }))
  },
  apply(state, frame, action) {
    const { general } = armyOf(state, frame.side, frame.slot)
    const { general: id } = action as Extract<ChanceAction, { do: 'general' }>
    takeFromHand(state.generalCards, general, id)
    general.known = [id]
  },
}

/** Bribe: a random line card of the army; of an undeclared one, the top of the Main deck. */
export const bribedHandler: Handler<FrameOf<'bribed'>> = {
  ask(state, { side, slot }) {
    const ways = bribable(state, side, slot)
    if (ways.size === 0) return undefined
    return {
      chance: 'troop',
      ways,
      key: `bribe.${side}.${slot}`,
      question: () => say('ask.bribed', { army: armyFact(state, side, slot) }),
    }
  },
  run: (state, frame) => pop(state, frame),
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    const army = armyOf(state, frame.side, frame.slot)
    pop(state, frame)
    if (army.declared) {
      takeFromHand(state.troopCards, army.cards, card)
      army.reduced = true
    } else drawTop(state.troopCards, side.decks.MI, card)
    loseToReserves(state, frame.side, card)
    log?.event(say('bribed', { of: sideName(state, frame.side), card: troopName(state, card) }))
    if (army.declared) checkDefeat(state, frame.side, frame.slot, log)
  },
}

function bribable(state: State, side: number, slot: number): ReadonlyMap<string, number> {
  const army = armyOf(state, side, slot)
  if (!army.declared) return topCards(state.troopCards, sideOf(state, side).decks.MI)
  if (countOf(state, army.cards, 'MI') + countOf(state, army.cards, 'CV') === 0) return new Map()
  return waysToDraw(state, army.cards, ['MI', 'CV'])
}

export const recruitedHandler: Handler<FrameOf<'recruited'>> = {
  ask: (state, frame) => ({
    chance: 'troop',
    ways: topCards(state.troopCards, state.stacks[frame.stack] ?? []),
    key: `recruit.${frame.side}`,
    question: () => say('ask.recruited', { seat: sideName(state, frame.side) }),
  }),
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    drawTop(state.troopCards, state.stacks[frame.stack] ?? [], card)
    if (isBot(side)) intoDeck(state, side, card)
    else intoPool(state, frame.side, card)
    log?.event(say('recruited', { seat: sideName(state, frame.side), card: troopName(state, card) }))
    pop(state, frame)
  },
}
