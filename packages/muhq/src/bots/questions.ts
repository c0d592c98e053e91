// The questions that the pages ask, each with what its answer rests on.

import type { Question } from '@understudy/procedure'
import { pileSize } from '@understudy/table'
import { playableAt } from '../rules/abilities.ts'
import { cardName, unitFact } from '../rules/facts.ts'
import { distance } from '../rules/grid.ts'
import { enemiesOf, hasAttack, threatsTo, unitsOf, upkeepSum } from '../rules/queries.ts'
import { cardOf } from '../rules/setting.ts'
import type { State, Unit } from '../rules/state.ts'
import { acting, type C, say } from './context.ts'
import { moveLeft } from './ways-units.ts'

const facts = (state: State, units: readonly Unit[]) => units.map((unit) => unitFact(state, unit))

export const moveAvailable: Question<C> = {
  test: moveLeft,
  show: (c, yes) => {
    const unit = acting(c)
    if (unit === undefined) return [say('bot.gone', {})]
    return [say(yes ? 'bot.moveLeft' : 'bot.noMoveLeft', { unit: unitFact(c.view, unit) })]
  },
}

export const attackAvailable: Question<C> = {
  test: (c) => {
    const unit = acting(c)
    return unit !== undefined && hasAttack(c.view, unit)
  },
  show: (c, yes) => {
    const unit = acting(c)
    if (unit === undefined) return [say('bot.gone', {})]
    return [say(yes ? 'bot.attackLeft' : 'bot.noAttackLeft', { unit: unitFact(c.view, unit) })]
  },
}

const threats = (c: C): Unit[] => {
  const unit = acting(c)
  return unit === undefined ? [] : threatsTo(c.view, unit)
}

export const outOfEnemyRange: Question<C> = {
  test: (c) => acting(c) !== undefined && threats(c).length === 0,
  show: (c, yes) => {
    if (acting(c) === undefined) return [say('bot.gone', {})]
    return [yes ? say('bot.safe', {}) : say('bot.threatened', { by: facts(c.view, threats(c)) })]
  },
}

const enemiesWithin = (c: C): Unit[] => {
  const unit = acting(c)
  if (unit === undefined) return []
  const x = c.vars.x ?? 0
  return enemiesOf(c.view, unit.controller).filter((enemy) => distance(unit, enemy) <= x)
}

export const enemyWithinX: Question<C> = {
  test: (c) => enemiesWithin(c).length > 0,
  show: (c, yes) => {
    if (acting(c) === undefined) return [say('bot.gone', {})]
    const x = c.vars.x ?? 0
    return [yes ? say('bot.within', { units: facts(c.view, enemiesWithin(c)), x }) : say('bot.noneWithin', { x })]
  },
}

/** Only until the upkeep has been paid: a seat that is taken over later starts from the top again (muhq/37). */
export const upkeepTooHigh: Question<C> = {
  test: (c) => c.view.phase === 'bossUpkeep' && upkeepSum(c.view, 'boss') > c.view.boss.resources,
  show: (c) => {
    if (c.view.phase !== 'bossUpkeep') return [say('bot.upkeepPaid', {})]
    return [say('bot.upkeep', { upkeep: upkeepSum(c.view, 'boss'), resources: c.view.boss.resources })]
  },
}

/** Whether step 3.3 has begun, which only matters to a seat that is taken over in mid-turn (muhq/37). */
const activationBegun = (c: C): boolean =>
  unitsOf(c.view, 'boss').some((unit) => unit.tapped || unit.moved || unit.attacked || unit.streetMoved)

/** muhq/2: a deck that runs out in mid-turn is not shuffled again until the next turn. */
export const cardToCome: Question<C> = {
  test: (c) => !activationBegun(c) && (c.view.boss.drawn !== null || pileSize(c.view.boss.deck) > 0),
  show: (c) => {
    const { drawn, deck } = c.view.boss
    if (activationBegun(c)) return [say('bot.activationBegun', {})]
    if (drawn !== null) return [say('bot.drawn', { name: cardName(c.view, drawn) })]
    return [pileSize(deck) > 0 ? say('bot.deckLeft', { n: pileSize(deck) }) : say('bot.deckEmpty', {})]
  },
}

export const cardPlayable: Question<C> = {
  test: (c) => c.view.boss.drawn !== null && playableAt(c.view, 'boss', c.view.boss.drawn) !== undefined,
  show: (c, yes) => {
    const id = c.view.boss.drawn
    if (id === null) return []
    const card = cardOf(c.view, id)
    const name = cardName(c.view, id)
    const { resources } = c.view.boss
    if (card.play === undefined) return [say('bot.noCost', { name })]
    if (yes) return [say('bot.playable', { name, cost: card.play, resources, spell: card.type === 'spell' })]
    if (card.play > resources) return [say('bot.tooDear', { name, cost: card.play, resources })]
    return [card.type === 'unit' ? say('bot.noRoom', { name }) : say('bot.noTarget', { name })]
  },
}

/** Units still to be activated. One that is under way, in a seat that was taken over, goes on first (muhq/37). */
export function readyUnits(c: C): Unit[] {
  const ready = unitsOf(c.view, 'boss').filter((unit) => !unit.tapped)
  const underWay = ready.filter((unit) => unit.id === c.view.active)
  return underWay.length > 0 ? underWay : ready
}

export const unitsReady: Question<C> = {
  test: (c) => readyUnits(c).length > 0,
  show: (c, yes) => [yes ? say('bot.ready', { units: facts(c.view, readyUnits(c)) }) : say('bot.noneReady', {})],
}
