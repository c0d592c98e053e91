// 26: how a bot fights card by card.

import type { Die, Question, Ways } from '@understudy/procedure'
import { countOf, mainBattleCards, troopOf } from '../../rules/army/cards.ts'
import { leftOf, other, terrainOf } from '../../rules/battle/frame.ts'
import { tacticalDice, terrainChoices, uselessS } from '../../rules/battle/wants.ts'
import { optionsOf, topFrame } from '../../rules/play/handler.ts'
import { handlerOf } from '../../rules/play/handlers.ts'
import type { BattleFrame, BattleSide } from '../../rules/state/frames.ts'
import { placeName, troopName } from '../../rules/state/names.ts'
import { armyOf, NONE, starsOf } from '../../rules/state/query.ts'
import { type Action, type CardId, type Cls, COLOURS, type Colour, type Face } from '../../vocabulary.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { dieOf, frameOf, me, pack } from '../view/seen.ts'

function battleOf(c: C): BattleFrame {
  const frame = c.view.frames.findLast((each) => each.kind === 'battle')
  if (frame?.kind !== 'battle') throw new Error('no battle is going on')
  return frame
}
const roleOf = (c: C): 0 | 1 => (battleOf(c).sides[0].side === me(c) ? 0 : 1)
const mine = (c: C): BattleSide => battleOf(c).sides[roleOf(c)]
const theirs = (c: C): BattleSide => battleOf(c).sides[other(roleOf(c))]
const handOf = (c: C, { side, slot }: BattleSide) => armyOf(c.view, side, slot).cards
const mineOf = (c: C, cls: Cls): number => countOf(c.view, handOf(c, mine(c)), cls)

// ---- Forming up ----------------------------------------------------------------------------------------------------

const terrain = (c: C): number => terrainOf(c.view, battleOf(c))
const deck = (cls: Cls): Question<C> => ({
  test: (c) => mineOf(c, cls) > 0,
  show: (c) => [say('camp.deck', { cls, n: mineOf(c, cls) })],
})

/** BAT-1: as many skirmishers as there are terrain symbols. */
export const hasTerrainDeck: Question<C> = {
  test: (c) => terrain(c) > 0,
  show: (c) => [
    say('camp.terrain', { region: placeName(c.view, battleOf(c).assault.target), n: terrain(c) }),
    say('camp.deck', { cls: 'SK', n: Math.min(terrain(c), mineOf(c, 'SK')) }),
  ],
}
export const hasFlanks = deck('CV')
export const hasArtillery = deck('AR')
/** BAT-4: what the terrain leaves over. */
export const hasCentre: Question<C> = {
  test: (c) => centre(c) > 0,
  show: (c) => [say('camp.centre', { n: centre(c) })],
}
const centre = (c: C): number => Math.max(0, mineOf(c, 'MI') + mineOf(c, 'SK') - terrain(c))

const stars = (c: C, side: BattleSide): number => starsOf(c.view, armyOf(c.view, side.side, side.slot))
/** BAT-6: one green Tactics die for each star more. */
export const outranks: Question<C> = {
  test: (c) => stars(c, mine(c)) > stars(c, theirs(c)),
  show: (c) => [say('camp.stars', { mine: stars(c, mine(c)), theirs: stars(c, theirs(c)) })],
}

/** best colour, how many of it, next colour. */
export const worth = (dice: readonly Colour[]): number =>
  dice.reduce((sum, colour) => sum + 10 ** COLOURS.indexOf(colour), 0)

const showCard = (c: C, card: CardId) =>
  say('camp.card', { card: troopName(c.view, card), n: troopOf(c.view, card).cost })

/** BAT-2: infantry for the terrain. */
export const forTerrain: Ways<C, CardId, PreferenceId> = {
  from: (c) => terrainChoices(c.view, mine(c)),
  prefer: [{ id: 'terrainDice', most: (c, card) => worth(troopOf(c.view, card).terrain) }],
  show: showCard,
}

// ---- Rounds --------------------------------------------------------------------------------------------------------

const inPhase = (phase: BattleFrame['phase']): Question<C> => ({
  test: (c) => battleOf(c).phase === phase,
  show: (c) => [roundNow(c)],
})
const roundNow = (c: C) => say('camp.round', { phase: battleOf(c).phase, n: battleOf(c).round })
const cavalryNow = (c: C) => say('camp.deck', { cls: 'CV', n: leftOf(c.view, mine(c), ['CV']) })
export const inTerrain = inPhase('terrain')
export const inFlanks = inPhase('flanks')
export const inEnvelopment = inPhase('envelopment')

const left = (c: C) => say('camp.left', { mine: mine(c).lineLeft, theirs: theirs(c).lineLeft })
const isFirst = (c: C): boolean => battleOf(c).round === 1

/** PH2-2: its own cavalry has run out. */
export const cavalrySpent: Question<C> = {
  test: (c) => isFirst(c) && leftOf(c.view, mine(c), ['CV']) === 0,
  show: (c) => [roundNow(c), cavalryNow(c)],
}
/** PH2-3: the others' has, and some is kept back. */
export const cavalryKept: Question<C> = {
  test: (c) => isFirst(c) && mine(c).reserve,
  show: (c) => [roundNow(c), cavalryNow(c)],
}
/** PH3-1: a skirmisher that waited supports this round. */
export const supporterWaits: Question<C> = {
  test: (c) => mine(c).skirmisher !== null,
  show: (c) => [say('camp.waiting', { n: mine(c).waiting.length })],
}
export const infantryLeft: Question<C> = { test: (c) => leftOf(c.view, mine(c), ['MI']) > 0, show: (c) => [left(c)] }
/** PH3-6: reserve cavalry instead of infantry. */
export const reserveFights: Question<C> = {
  test: (c) => !infantryLeft.test(c) && mine(c).reserve && theirs(c).lineLeft > 0,
  show: (c) => [left(c)],
}
/** PH3-3: nothing more to play. */
export const playsNothing: Question<C> = {
  test: (c) => !infantryLeft.test(c) && !reserveFights.test(c),
  show: (c) => [left(c)],
}
/** PH3-7: nobody opposes its infantry. */
export const unopposed: Question<C> = {
  test: (c) => infantryLeft.test(c) && theirs(c).lineLeft === 0,
  show: (c) => [left(c)],
}

// ---- Dice ----------------------------------------------------------------------------------------------------------

/** PH3-4: the others have no more line cards than there are guns. */
export const fewTargets: Question<C> = {
  test: (c) => theirs(c).lineLeft <= leftOf(c.view, mine(c), ['AR']),
  show: (c) => [say('camp.guns', { theirs: theirs(c).lineLeft, guns: leftOf(c.view, mine(c), ['AR']) })],
}
export const green = (c: C): Die<Face> => dieOf(c, 'G')
export const red = (c: C): Die<Face> => dieOf(c, 'R')
export const gunHits: Question<C> = {
  test: (c) => c.vars.gun !== '-',
  show: (c) => [say('camp.roll', { roll: c.vars.gun ?? '-' })],
}
export const shoot = (yes: boolean) => (): Action => ({ do: 'shoot', yes })

const mode = (c: C): unknown => c.view.options['difficulty.tactics']
const rolled = (c: C) => say('camp.roll', { roll: mine(c).roll.join('') })
export const tacticsS: Question<C> = { test: (c) => mode(c) === 's', show: (c) => [rolled(c)] }
export const tacticsAll: Question<C> = { test: (c) => mode(c) === 'all', show: (c) => [rolled(c)] }

/** TAC: blanks from left to right, then useless S, then wounds, as far as the option and the dice go. */
export function tactics(c: C): Action {
  const { roll, tactics: dice } = mine(c)
  const rank = (at: number): number => ['-', 'S', 'X'].indexOf(roll[at] ?? '-')
  const chosen = [...tacticalDice(c.view, battleOf(c), roleOf(c))].sort((a, b) => rank(a) - rank(b) || a - b)
  return { do: 'tactics', dice: chosen.slice(0, dice).sort((a, b) => a - b) }
}

/** PH4-1: blanks, and S that have no effect. */
const poor = (c: C): number[] =>
  mine(c).roll.flatMap((face, at) => (face === '-' || uselessS(mine(c)).includes(at) ? [at] : []))
export const anyPoor: Question<C> = { test: (c) => poor(c).length > 0, show: (c) => [rolled(c)] }
export const reroll = (c: C): Action => ({ do: 'reroll', dice: poor(c) })
export const keepRoll = (): Action => ({ do: 'reroll', dice: [] })

// ---- The fallen, and the end ---------------------------------------------------------------------------------------

/** What can be answered here, of one kind. */
function offered<D extends Action['do']>(c: C, doing: D): Extract<Action, { do: D }>[] {
  const frame = topFrame(c.view)
  if (frame === undefined) return []
  return optionsOf(handlerOf(frame), c.view, frame).flatMap(({ action }) =>
    action.do === doing ? [action as Extract<Action, { do: D }>] : [],
  )
}

/** the cheapest. */
export const fallen: Ways<C, CardId, PreferenceId> = {
  from: (c) => offered(c, 'lose').flatMap(({ cards }) => cards),
  prefer: [{ id: 'lowestCost', least: (c, card) => troopOf(c.view, card).cost }],
  show: showCard,
}
export const lose = (_c: C, card: CardId): Action => ({ do: 'lose', cards: [card] })

const killed = (c: C) => say('camp.killed', { mine: mine(c).killed.length, theirs: theirs(c).killed.length })
export const wins: Question<C> = {
  test: (c) => mine(c).killed.length < theirs(c).killed.length,
  show: (c) => [killed(c)],
}
export const loses: Question<C> = {
  test: (c) => mine(c).killed.length > theirs(c).killed.length,
  show: (c) => [killed(c)],
}
export const tacticsLeft: Question<C> = {
  test: (c) => mine(c).tactics > 0,
  show: (c) => [say('camp.dicesLeft', { n: mine(c).tactics })],
}
export const tooSmall: Question<C> = {
  test: (c) => mainBattleCards(c.view, armyOf(c.view, mine(c).side, mine(c).slot)) < pack(c).army.minimum,
  show: (c) => [say('camp.infantry', { n: mineOf(c, 'MI') })],
}

export const isRed: Question<C> = {
  test: (c) => c.vars.skull === 'K',
  show: (c) => [say('camp.roll', { roll: c.vars.skull ?? '-' })],
}
export const giveWay = (yes: boolean) => (): Action => ({ do: 'giveWay', yes })

export const isBeaten: Question<C> = { test: (c) => frameOf(c, 'retreat').why !== 'evicted' }
export const refuges: Ways<C, string, PreferenceId> = {
  from: (c) => offered(c, 'retreat').map(({ to }) => to),
  show: (c, to) => say('camp.region', { region: placeName(c.view, pack(c).regionNo.get(to) ?? NONE) }),
}
export const retreat = (_c: C, to: string): Action => ({ do: 'retreat', to })
