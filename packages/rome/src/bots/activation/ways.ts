// 22.1, 28.1: the activation of one army around its list of targets, and its way home and back.

import type { Question, Say, Ways } from '@understudy/procedure'
import { infantryOf } from '../../rules/army/cards.ts'
import { FEW_CARDS, returnPlaces as placesToReturn } from '../../rules/army/deeds.ts'
import { placeName, ROMAN } from '../../rules/state/names.ts'
import { cardCount, NONE, regionOf } from '../../rules/state/query.ts'
import type { Action, Slot } from '../../vocabulary.ts'
import { armyHere, heldHomes, slotOf } from '../army/army.ts'
import { canWalk, nearest, type Places, places, showPlace } from '../army/places.ts'
import { pathIds } from '../army/stops.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { distanceTo, moveCost } from '../view/distances.ts'
import { frameOf, me, own, pack } from '../view/seen.ts'

// ---- The order of the slots ----------------------------------------------------------------------------------------

const nextSlot = (c: C): number => own(c).armies.findIndex((army) => !army.activated)

/** MOV-1: I, II, III, IV. */
export const slotLeft: Question<C> = {
  test: (c) => nextSlot(c) !== NONE,
  show: (c, yes) => (yes ? [say('camp.army', { slot: ROMAN[nextSlot(c)] ?? '' })] : []),
}
export const activate = (c: C): Action => ({ do: 'activate', slot: nextSlot(c) as Slot })

const sizeOf = (c: C): Say =>
  armyHere(c).declared ? say('camp.cards', { n: cardCount(armyHere(c)) }) : say('camp.undeclared', {})

/** MOV-3, UND-1: a declared army with few cards; by the option only one that has lost some. */
export const isSmall: Question<C> = {
  test: (c) => {
    const army = armyHere(c)
    if (!army.declared || cardCount(army) >= FEW_CARDS) return false
    return army.reduced || !settings(c)['und.onlyAfterLoss']
  },
  show: (c) => [sizeOf(c)],
}

/** MOV-5: it has done something, and may or can do no more. */
export const isDone: Question<C> = {
  test: (c) => armyHere(c).moved && (armyHere(c).mp === 0 || !settings(c)['army.repeat']),
  show: (c) => [say('camp.mp', { mp: armyHere(c).mp })],
}
export const hasActed: Question<C> = {
  test: (c) => armyHere(c).moved,
  show: (c) => [say('camp.mp', { mp: armyHere(c).mp })],
}

/** SPL-1: where people could send off part of the army, a bot never does. */
export const couldSplit: Question<C> = {
  test: (c) =>
    armyHere(c).declared &&
    infantryOf(c.view, armyHere(c)) >= 2 * pack(c).army.minimum &&
    own(c).armies.some((army) => army.region === NONE),
  show: (c) => [sizeOf(c)],
}

// ---- Home and back -------------------------------------------------------------------------------------------------

/** UND-2: home in this activation, and there at once into the decks; `path` is empty at home. */
export const homeInReach: Question<C> = {
  test: (c) => c.vars.goal !== undefined && moveCost(c, slotOf(c), c.vars.goal) <= armyHere(c).mp,
  show: (c) => [say('camp.mp', { mp: armyHere(c).mp })],
}
export const dissolve = (): Action => ({ do: 'dissolve' })
export const dissolveAt = (c: C): Action => ({ do: 'dissolve', path: pathIds(c, c.vars.goal ?? NONE) })

export const comeBack = (c: C, region: number): Action => ({ do: 'return', region: regionOf(pack(c), region).id })

const standsIn = (c: C) => say('camp.stands', { region: placeName(c.view, armyHere(c).region) })

/** UND-2: home regions that it can walk to; another army there does not matter. */
export const wayHome: Places = places((c) => heldHomes(c).filter((region) => canWalk(c, region)), nearest)

export const isOffBoard: Question<C> = {
  test: (c) => armyHere(c).region === NONE,
  show: (c, yes) => (yes ? [] : [standsIn(c)]),
}
export const atHome: Question<C> = {
  test: (c) => heldHomes(c).includes(armyHere(c).region),
  show: (c) => [standsIn(c)],
}
/** RET-1: the capital, else the home region with the most gold. */
export const returnPlaces: Ways<C, number, PreferenceId> = {
  from: (c) => returns(c),
  prefer: [
    { id: 'goldHigh', most: (c, region) => pack(c).regions[region]?.gold ?? 0, source: ruled('L485', 76) },
    {
      id: 'nearCapital',
      source: ruled('L485', 76),
      least: (c, region) => distanceTo(c, pack(c).factions[c.view.sides[me(c)]?.faction ?? 0]?.capital ?? 0, region),
    },
  ],
  show: showPlace,
}
const returns = (c: C): number[] => placesToReturn(c.view, me(c), frameOf(c, 'army').slot)
