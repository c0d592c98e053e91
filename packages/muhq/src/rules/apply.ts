// Carrying out actions: legal ones, and those that the people at a real table have agreed to allow.

import { type EventSink, IllegalAction } from '@understudy/table'
import { type Action, BOSS, type UnitId } from '../vocabulary.ts'
import { fullAbilityOf, isChosen } from './abilities.ts'
import { buyCard, playCard, revealStore } from './card-actions.ts'
import { destroyUnit } from './harm.ts'
import { pendingChance, refusal } from './legal.ts'
import { unitOf } from './queries.ts'
import { refuseHolding, refusePutAway, refuseStoreCard } from './refuse-cards.ts'
import { refusePlace } from './refuse-units.ts'
import { type MuhqSay, say } from './sayings.ts'
import { bossCardDrawn, discardDrawn, gainResources, payUpkeep, shuffleBossDeck } from './seats/boss.ts'
import { cardDrawn, giveUpUnit, putAway, settleUpkeep } from './seats/person.ts'
import { cardOf } from './setting.ts'
import type { State, Unit } from './state.ts'
import { endTurn } from './turn.ts'
import { attackUnit, fullAction, moveUnit, tapUnit } from './unit-actions.ts'

export function applyAction(state: State, action: Action, events?: EventSink): void {
  const no = refusal(state, action)
  if (no !== undefined) throw new IllegalAction(no)
  carryOut(state, action, events)
}

/** Ignores reach, range, cost and what a unit has used up; not what the pieces on the table make impossible. */
export function forceAction(state: State, action: Action, events?: EventSink): void {
  const no = refusal(state, action)
  if (no === undefined) {
    carryOut(state, action, events)
    return
  }
  const senseless = state.over !== null ? no : refuseSense(state, action, no)
  if (senseless !== undefined) throw new IllegalAction(senseless)
  carryOut(state, action, events)
}

function refuseSense(state: State, action: Action, no: MuhqSay): MuhqSay | undefined {
  const missing = (id: UnitId) => (unitOf(state, id) === undefined ? say('no.unit', { id }) : undefined)
  switch (action.do) {
    case 'move': {
      const unit = unitOf(state, action.unit)
      return unit === undefined ? say('no.unit', { id: action.unit }) : refusePlace(state, unit.card, action.to)
    }
    case 'attack':
      if (action.unit === action.target) return no
      return missing(action.unit) ?? missing(action.target)
    case 'full': {
      const unit = unitOf(state, action.unit)
      const ability = unit && fullAbilityOf(state, unit)
      if (ability === undefined) return no
      if (!isChosen(ability)) return undefined
      return action.target === undefined ? no : missing(action.target)
    }
    case 'play': {
      const held = refuseHolding(state, action.card)
      if (held !== undefined) return held
      const card = cardOf(state, action.card)
      if (card.type === 'unit') return action.at === undefined ? no : refusePlace(state, action.card, action.at)
      if (card.effect === undefined || !isChosen(card.effect)) return undefined
      return action.target === undefined ? no : missing(action.target)
    }
    case 'buy':
      return state.turn === BOSS ? no : refuseStoreCard(state, action.store, action.card)
    case 'destroy':
      return missing(action.unit)
    case 'end':
      if (pendingChance(state) !== undefined || (state.phase !== 'act' && state.phase !== 'bossAct')) return no
      return refusePutAway(state, action.putAway)
    case 'drawn':
    case 'reveal':
    case 'shuffle':
    case 'gain':
    case 'pay':
    case 'draw':
    case 'tap':
      return no
  }
}

function carryOut(state: State, action: Action, events?: EventSink): void {
  switch (action.do) {
    case 'drawn':
      if (action.seat === BOSS) bossCardDrawn(state, action.card, events)
      else cardDrawn(state, action.card, events)
      return
    case 'reveal':
      revealStore(state, action.store, action.cards, events)
      return
    case 'shuffle':
      shuffleBossDeck(state, events)
      return
    case 'gain':
      gainResources(state, events)
      return
    case 'destroy':
      if (state.phase === 'upkeep') giveUpUnit(state, theUnit(state, action.unit), events)
      else destroyUnit(state, theUnit(state, action.unit), events)
      return
    case 'pay':
      if (state.turn === BOSS) payUpkeep(state, events)
      else settleUpkeep(state, events)
      return
    case 'draw':
      state.phase = 'bossDraw'
      return
    case 'play':
      playCard(state, action.card, action, events)
      return
    case 'move':
      moveUnit(state, theUnit(state, action.unit), action.to, action.street === true, events)
      return
    case 'attack':
      attackUnit(state, theUnit(state, action.unit), theUnit(state, action.target), events)
      return
    case 'full':
      fullAction(state, theUnit(state, action.unit), action.target, events)
      return
    case 'tap':
      tapUnit(state, theUnit(state, action.unit), events)
      return
    case 'buy':
      buyCard(state, action.store, action.card, events)
      return
    case 'end':
      if (state.turn === BOSS) discardDrawn(state, events)
      else putAway(state, action.putAway, events)
      endTurn(state, events)
      return
  }
}

function theUnit(state: State, id: UnitId): Unit {
  const unit = unitOf(state, id)
  if (unit === undefined) throw new IllegalAction(say('no.unit', { id }))
  return unit
}
