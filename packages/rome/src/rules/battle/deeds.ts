// 11, 26: what an answer does in a battle.

import type { Action, CardId, ChanceAction, Face, SeatAction } from '../../vocabulary.ts'
import { identify, resolve, troopOf } from '../army/cards.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import { sideName, troopName } from '../state/names.ts'
import type { State } from '../state/state.ts'
import { busy, cardsOf, other } from './frame.ts'
import { handOf } from './hand.ts'
import { kill, usefulS } from './hits.ts'
import { playerOf } from './play.ts'
import { adjuster, aiming, demander, hiddenLine, shooter, taker, terrainShort, undecided } from './wants.ts'

export function applyInBattle(state: State, frame: BattleFrame, action: Action, log: Log): void {
  switch (action.do) {
    case 'troop':
      drawn(state, frame, action.card, log)
      return
    case 'roll':
      rolled(state, frame, action, log)
      return
    case 'terrain':
      frame.sides.find((each) => terrainShort(state, frame, each) > 0)?.terrain.push(action.card)
      return
    case 'cavalry': {
      const side = undecided(state, frame)
      if (side === undefined) return
      side.centreCavalry = action.use.filter((each) => each.for === 'centre').map((each) => each.card)
      if (action.centre !== undefined) side.centre = action.centre
      return
    }
    case 'demand': {
      const side = demander(state, frame)
      frame.first = action.yes && side !== undefined ? other(frame.sides.indexOf(side)) : -1
      frame.step = 'play'
      return
    }
    case 'play':
      played(state, frame, action, log)
      return
    case 'shoot': {
      const side = shooter(state, frame)
      if (side === undefined) return
      side.shot = true
      side.aims = action.yes
      return
    }
    case 'reroll':
    case 'tactics': {
      const next = adjuster(state, frame)
      if (next === undefined) return
      const side = frame.sides[next.role]
      if (action.do === 'reroll') side.rerolled = true
      else {
        side.tactical = true
        side.tactics -= action.dice.length
      }
      if (action.dice.length > 0) frame.again = { side: next.role, dice: [...action.dice], how: action.do }
      return
    }
    case 'lose': {
      const role = taker(frame)
      const [card] = action.cards
      if (role !== undefined && card !== undefined) take(state, frame, role, card, log)
      return
    }
    default:
      return
  }
}

export function take(state: State, frame: BattleFrame, role: 0 | 1, card: CardId, log: Log): void {
  kill(state, frame.sides[role], card, log)
  if (frame.toTakeSkirmishers[role] > 0) frame.toTakeSkirmishers[role]--
  else frame.toTake[role]--
}

/** A bot's card turns up. */
function drawn(state: State, frame: BattleFrame, card: CardId, log: Log): void {
  if (frame.step === 'begin') {
    const side = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
    if (side !== undefined) resolve(state, cardsOf(state, side), card)
    return
  }
  if (frame.step === 'shoot') {
    const side = aiming(frame)
    if (side === undefined) return
    identify(state, cardsOf(state, side), card, busy(side))
    side.artillery = card
    show(state, side, card, log)
    return
  }
  if (frame.step === 'take') {
    const role = taker(frame)
    if (role === undefined) return
    const looks = hiddenLine(state, frame, role).size > 0
    resolve(state, cardsOf(state, frame.sides[role]), card)
    if (!looks) take(state, frame, role, card, log)
    return
  }
  const role = playerOf(frame)
  if (role === undefined) return
  const side = frame.sides[role]
  const inTerrain = side.terrain.indexOf(card)
  if (frame.phase === 'terrain' && inTerrain >= 0) side.terrain.splice(inTerrain, 1)
  identify(state, cardsOf(state, side), card, busy(side))
  show(state, side, card, log)
  if (frame.phase === 'centre' && troopOf(state, card).cls === 'SK') {
    // PH3-2: one skirmisher supports, the others wait.
    if (side.skirmisher === null) side.skirmisher = card
    else side.waiting.push(card)
    return
  }
  side.line = card
  side.ready = true
}

function show(state: State, side: BattleSide, card: CardId, log: Log): void {
  log?.event(say('cardShown', { seat: sideName(state, side.side), card: troopName(state, card) }))
}

function played(state: State, frame: BattleFrame, action: Extract<SeatAction, { do: 'play' }>, log: Log): void {
  const role = playerOf(frame)
  if (role === undefined) return
  const side = frame.sides[role]
  const cards = [action.line, action.skirmisher, action.artillery].filter((card) => card !== undefined)
  handOf(state, side).played(state, side, cards)
  side.ready = true
  side.line = action.line ?? null
  side.skirmisher = action.skirmisher ?? null
  side.artillery = action.artillery ?? null
  if (side.line === null) {
    if (frame.phase === 'centre') side.spent = true
    return
  }
  if (frame.phase === 'centre' && troopOf(state, side.line).cls === 'CV') {
    const at = side.centreCavalry?.indexOf(side.line) ?? -1
    if (at >= 0) side.centreCavalry?.splice(at, 1)
    if (side.centre !== undefined && side.centre > 0) side.centre--
  }
  for (const card of cards) show(state, side, card, log)
}

/** Only a bot asks for it, and of what others hide it says no more than the dice will. */
function countUseful(state: State, frame: BattleFrame, role: 0 | 1): void {
  const side = frame.sides[role]
  const rolledS = side.roll.filter((face) => face === 'S').length
  side.useful = side.bot ? Math.min(rolledS, usefulS(state, frame, role)) : 0
}

function rolled(state: State, frame: BattleFrame, { faces }: Extract<ChanceAction, { do: 'roll' }>, log: Log): void {
  const { again } = frame
  if (again === null) {
    const [a, b] = frame.sides
    a.roll = faces.slice(0, a.dice.length)
    b.roll = faces.slice(a.dice.length)
    for (const role of [0, 1] as const) countUseful(state, frame, role)
    frame.step = 'adjust'
    log?.event(say('battleRolled', { attack: a.roll.join(''), defence: b.roll.join('') }))
    return
  }
  const side = frame.sides[again.side as 0 | 1]
  const added = again.how === 'tactics' && state.options['difficulty.tactics'] === 'all'
  again.dice.forEach((at, i) => {
    const face: Face = faces[i] ?? '-'
    if (added && side.roll[at] !== '-') side.extra.push(face)
    else side.roll[at] = face
  })
  frame.again = null
  countUseful(state, frame, again.side as 0 | 1)
  log?.event(
    say(again.how === 'tactics' ? 'tacticsRolled' : 'rerolled', {
      seat: sideName(state, side.side),
      faces: faces.join(''),
    }),
  )
}
