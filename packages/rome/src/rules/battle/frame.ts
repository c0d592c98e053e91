// 11, 26: the frame of a battle that is fought card by card, and what each side can still play.

import { packOf } from '../../pack/setting.ts'
import type { CardId, Cls } from '../../vocabulary.ts'
import { countIn, troopOf, waysToDraw } from '../army/cards.ts'
import { isSecret, possibleCards } from '../secret/secret.ts'
import type { Assault, BattleFrame, BattleSide, Fighter } from '../state/frames.ts'
import { armyOf, isBot, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

const newSide = (state: State, { side, slot }: Fighter): BattleSide => ({
  side,
  slot,
  bot: isBot(sideOf(state, side)),
  wounds: 0,
  killed: [],
  played: [],
  terrain: [],
  waiting: [],
  reserve: false,
  centreCavalry: null,
  line: null,
  skirmisher: null,
  artillery: null,
  ready: false,
  shot: false,
  aims: false,
  spent: false,
  out: false,
  lineLeft: 0,
  useful: 0,
  tactics: 0,
  dice: [],
  roll: [],
  extra: [],
  rerolled: false,
  tactical: false,
})

export function newBattle(state: State, assault: Assault, defender: Fighter): BattleFrame {
  return {
    kind: 'battle',
    assault,
    sides: [newSide(state, assault), newSide(state, defender)],
    phase: 'start',
    round: 0,
    step: 'begin',
    first: -1,
    toTake: [0, 0],
    toTakeSkirmishers: [0, 0],
    turn: 0,
    again: null,
  }
}

export const other = (role: number): 0 | 1 => (role === 0 ? 1 : 0)

/** Terrain symbols of the region that is fought over. */
export const terrainOf = (state: State, frame: BattleFrame): number =>
  regionOf(packOf(state), frame.assault.target).terrain

const handOf = (state: State, { side, slot }: Fighter) => armyOf(state, side, slot).cards

/** Cards that are not to be drawn any more: played, waiting, or already in this round. */
export const busy = (side: BattleSide): CardId[] => [
  ...side.played,
  ...side.waiting,
  ...[side.line, side.skirmisher, side.artillery].filter((card) => card !== null),
]

/** People: cards of these classes that can still be played; of a secret army each kind once. */
export function unplayed(state: State, side: BattleSide, classes: readonly Cls[]): CardId[] {
  if (isSecret(state, side.side)) return possibleCards(state, side.side, handOf(state, side), classes, busy(side))
  const left = [...handOf(state, side).known]
  for (const card of busy(side)) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left.filter((card) => classes.includes(troopOf(state, card).cls))
}

/** Bots: what the next card of the deck can be. */
export function draws(state: State, side: BattleSide, classes: readonly Cls[]): Map<CardId, number> {
  return waysToDraw(state, handOf(state, side), classes, busy(side))
}

/** How many cards of these classes a side can still play. */
export function leftOf(state: State, side: BattleSide, classes: readonly Cls[]): number {
  let n = 0
  for (const cls of classes) n += countIn(state, armyOf(state, side.side, side.slot), cls)
  return n - busy(side).filter((card) => classes.includes(troopOf(state, card).cls)).length
}

/** Line cards still to be played in the Centre: infantry, and cavalry that was declared for it. */
export function centreCards(state: State, side: BattleSide): number {
  if (side.bot) return leftOf(state, side, ['MI'])
  return leftOf(state, side, ['MI']) + cavalryFor(state, side, true)
}

/** People's cavalry that was not played yet, by whether it was declared for the Centre. */
function declaredCavalry(state: State, side: BattleSide, centre: boolean): CardId[] {
  if (isSecret(state, side.side)) return cavalryFor(state, side, centre) > 0 ? unplayed(state, side, ['CV']) : []
  const wanted = [...(side.centreCavalry ?? [])]
  return unplayed(state, side, ['CV']).filter((card) => {
    const at = wanted.indexOf(card)
    if (at >= 0) wanted.splice(at, 1)
    return at >= 0 === centre
  })
}

/** How many of them there are. */
export function cavalryFor(state: State, side: BattleSide, centre: boolean): number {
  if (!isSecret(state, side.side)) return declaredCavalry(state, side, centre).length
  const left = leftOf(state, side, ['CV'])
  const inCentre = Math.min(left, side.centre ?? 0)
  return centre ? inCentre : left - inCentre
}

/** People's cavalry that fights in the Centre. */
export const cavalryLeft = (state: State, side: BattleSide): CardId[] => declaredCavalry(state, side, true)

/** 11.5: cavalry that was kept back for the Envelopment. */
export const envelopers = (state: State, side: BattleSide): CardId[] => declaredCavalry(state, side, false)
