// 11.2: what a roll does to the cards that face it.

import type { CardId, Face } from '../../vocabulary.ts'
import { countIn, dropCard, troopOf } from '../army/cards.ts'
import { listOf } from '../packed.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import { sideName, troopName } from '../state/names.ts'
import { armyOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { other } from './frame.ts'

const count = (faces: readonly Face[], face: Face): number => faces.filter((each) => each === face).length

/** Takes a card out of its army; it stays aside until the battle is over. */
export function kill(state: State, side: BattleSide, card: CardId, log: Log): void {
  const army = armyOf(state, side.side, side.slot)
  dropCard(state, army, card)
  army.reduced = true
  side.killed.push(card)
  if (side.line === card) side.line = null
  else if (side.skirmisher === card) side.skirmisher = null
  else if (side.artillery === card) side.artillery = null
  else {
    const at = side.played.indexOf(card)
    if (at >= 0) side.played.splice(at, 1)
  }
  log?.event(say('cardKilled', { seat: sideName(state, side.side), card: troopName(state, card) }))
}

/** An S only kills a skirmisher, or a card that skirmishes. */
function exposed(state: State, side: BattleSide): CardId | undefined {
  if (side.skirmisher !== null) return side.skirmisher
  return side.line !== null && isExposed(state, side.line) ? side.line : undefined
}

function isExposed(state: State, card: CardId): boolean {
  const { cls, skirmishing } = troopOf(state, card)
  return cls === 'SK' || skirmishing
}

/** How many S of this side's roll have an effect (TAC-2, PH4-1): one for each card that an S can kill. */
export function usefulS(state: State, frame: BattleFrame, role: number): number {
  const enemy = frame.sides[other(role)]
  if (frame.phase === 'envelopment') return survivingSkirmishers(state, enemy)
  if (enemy.line === null) return 0
  return (enemy.skirmisher === null ? 0 : 1) + (isExposed(state, enemy.line) ? 1 : 0)
}

const survivingSkirmishers = (state: State, { side, slot }: BattleSide): number =>
  countIn(state, armyOf(state, side, slot), 'SK')

interface Hits {
  readonly kills: number
  readonly skirmishers: number
}

function hitsOn(side: BattleSide, faces: readonly Face[]): Hits {
  side.wounds += count(faces, 'X')
  const pairs = Math.floor(side.wounds / 2)
  side.wounds %= 2
  return { kills: count(faces, 'K') + pairs, skirmishers: count(faces, 'S') }
}

/** Both rolls take effect at the same time. */
export function applyRolls(state: State, frame: BattleFrame, log: Log): void {
  const rolls = listOf(frame.sides, ({ roll, extra }) => [...roll, ...extra])
  const hits = ([0, 1] as const).map((role) => hitsOn(frame.sides[role], rolls[other(role)] ?? []))
  for (const role of [0, 1] as const) {
    const side = frame.sides[role]
    const { kills, skirmishers } = hits[role] ?? { kills: 0, skirmishers: 0 }
    if (frame.phase === 'envelopment') {
      frame.toTake[role] = kills
      frame.toTakeSkirmishers[role] = Math.min(skirmishers, survivingSkirmishers(state, side))
    } else if (side.line === null) frame.toTake[role] = kills
    else faceHits(state, side, kills, skirmishers, log)
  }
}

function faceHits(state: State, side: BattleSide, kills: number, skirmishers: number, log: Log): void {
  for (let n = 0; n < skirmishers; n++) {
    const card = exposed(state, side)
    if (card !== undefined) kill(state, side, card, log)
  }
  for (let n = 0; n < kills; n++) {
    const card = side.line ?? side.skirmisher ?? side.artillery
    if (card !== null) kill(state, side, card, log)
  }
}
