// 22.1, 28.1: the activation of one army around its list of targets.

import type { Question, Say, Ways } from '@understudy/procedure'
import { FEW_CARDS } from '../rules/army-deeds.ts'
import { infantryOf } from '../rules/cards.ts'
import { placeName, ROMAN } from '../rules/facts.ts'
import { cardCount, NONE, regionOf } from '../rules/query.ts'
import { pathTo } from '../rules/ways.ts'
import type { Action, Slot } from '../vocabulary.ts'
import { type C, say } from './context.ts'
import { landings, landWays, moveCost } from './distances.ts'
import { own, pack } from './facts.ts'
import type { PreferenceId } from './ids.ts'
import { settings } from './options.ts'
import { armyHere, HALT, isOpponents, isOwnHome, slotOf } from './ways-march.ts'
import { cubesInReach } from './ways-places.ts'
import { isThreatened } from './ways-targets.ts'

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

/** MOV-5.4: an army that has done something does not go home as well. */
export const restsAfterDeed: Question<C> = {
  test: (c) => armyHere(c).moved && !settings(c)['army.homeAfterDeed'],
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

// ---- Questions of the lists ----------------------------------------------------------------------------------------

const threats = (c: C): number[] =>
  pack(c).regions.flatMap((_, region) => (isOwnHome(c, region) && isOpponents(c, region) ? [region] : []))
export const threatened: Question<C> = {
  test: isThreatened,
  show: (c, yes) =>
    yes ? [say('camp.regions', { regions: threats(c).map((region) => placeName(c.view, region)) })] : [],
}

/** TRN-1: some region can be attacked from the sea in this activation. */
export const canBoard: Question<C> = {
  test: (c) => landings(c, slotOf(c)).length > 0,
  show: (c) => [
    say('camp.ships', {
      n: own(c).navyCards,
      cards: cardCount(armyHere(c)),
      declared: armyHere(c).declared,
    }),
  ],
}

/** by the option the home is guarded by as many as there are. */
export const guardsHome = (c: C): boolean => !settings(c)['speed.homeGuard']

// ---- Unrest --------------------------------------------------------------------------------------------------------

const pathIds = (c: C, to: number): string[] =>
  pathTo(landWays(c, slotOf(c)).costs, to).map((region) => regionOf(pack(c), region).id)

/** SUP-X3: the place that was chosen, if a cube there can be removed now. */
export const calming: Ways<C, number, PreferenceId> = {
  from: (c) => (c.vars.goal !== undefined && cubesInReach(c, c.vars.goal) > 0 ? [c.vars.goal] : []),
  show: (c, region) => say('camp.region', { region: placeName(c.view, region) }),
}

export function calm(c: C, region: number): Action[] {
  const cubes = cubesInReach(c, region)
  const there: Action = { do: 'calm', cubes }
  return region === armyHere(c).region ? [there] : [{ do: 'march', path: pathIds(c, region) }, there]
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
export const halt = (): Action => HALT
