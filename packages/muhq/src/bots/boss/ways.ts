// What the turn of a boss asks and does: upkeep, cards, and which unit is activated.

import type { Question, Ways } from '@understudy/procedure'
import { pileSize } from '@understudy/table/chance'
import { playableAt } from '../../rules/abilities.ts'
import { placeOf } from '../../rules/board.ts'
import { tileName } from '../../rules/grid.ts'
import { cardName, unitFact } from '../../rules/names.ts'
import { unitOf, unitsOf, upkeepSum } from '../../rules/queries.ts'
import { cardOf, settingOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { Action, UnitId } from '../../vocabulary.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { facts } from '../unit/ways.ts'

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

/** Something that is simply done, if it applies. */
export const when = (applies: (c: C) => boolean): Ways<C, true, PreferenceId> => ({
  from: (c) => (applies(c) ? [true] : []),
  show: () => say('bot.once', {}),
})

export const units = (from: (c: C) => readonly { id: UnitId }[]): Ways<C, UnitId, PreferenceId> => ({
  from: (c) => from(c).map((unit) => unit.id),
  show: (c, id) => {
    const unit = unitOf(c.view, id)
    return unit === undefined ? say('bot.gone', {}) : say('bot.unit', { unit: unitFact(c.view, unit) })
  },
  key: (id) => id,
})

/** muhq/4: every way to play the drawn card; where and on whom is left to chance. */
type Play = { readonly card: string; readonly tile?: number; readonly target?: UnitId }

export const plays: Ways<C, Play, PreferenceId> = {
  from: (c) => {
    const card = c.view.boss.drawn
    const playable = card === null ? undefined : playableAt(c.view, 'boss', card)
    if (card === null || playable === undefined) return []
    if (playable.at.length > 0) return playable.at.map((tile) => ({ card, tile }))
    return playable.targets.length > 0 ? playable.targets.map((unit) => ({ card, target: unit.id })) : [{ card }]
  },
  show: (c, { card, tile, target }) => {
    const name = cardName(c.view, card)
    if (tile !== undefined) return say('bot.playAt', { name, at: tileName(placeOf(settingOf(c.view).board, tile)) })
    const unit = target === undefined ? undefined : unitOf(c.view, target)
    return unit === undefined ? say('bot.play', { name }) : say('bot.playOn', { name, unit: unitFact(c.view, unit) })
  },
  key: ({ tile, target }) => tile ?? target ?? 0,
}

export function play(c: C, { card, tile, target }: Play): Action {
  if (tile !== undefined) return { do: 'play', card, at: placeOf(settingOf(c.view).board, tile) }
  return target === undefined ? { do: 'play', card } : { do: 'play', card, target }
}
