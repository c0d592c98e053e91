// 11, 26: the course of a battle through its four phases.

import { checkDefeat } from '../army/defeat.ts'
import { compensateAnywhere, lost } from '../army/losses.ts'
import { listOf } from '../packed.ts'
import { type Log, pop, push, topFrame } from '../play/handler.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import { tellFirst } from '../secret/secret.ts'
import type { BattleFrame } from '../state/frames.ts'
import { armyFact, sideName } from '../state/names.ts'
import { armyOf, hasGeneral, NONE, onBoard } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { concludeBattle } from './end.ts'
import { leftOf, other, terrainOf } from './frame.ts'
import { centreCards, handOf } from './hand.ts'
import { applyRolls } from './hits.ts'
import { canPlay } from './play.ts'
import { passOrGoOn, startRoll, takeOrEnd } from './round.ts'
import { starsIn } from './wants.ts'

export function runBattle(state: State, frame: BattleFrame, log: Log): void {
  switch (frame.step) {
    case 'begin':
      begin(state, frame, log)
      return
    case 'demand':
      frame.first = -1
      frame.step = 'play'
      return
    case 'play':
      passOrGoOn(frame)
      return
    case 'shoot':
      startRoll(state, frame, log)
      return
    case 'adjust':
      applyRolls(state, frame, log)
      frame.step = 'take'
      return
    case 'take':
      takeOrEnd(state, frame, log)
      return
    case 'roll':
      return
  }
}

function begin(state: State, frame: BattleFrame, log: Log): void {
  switch (frame.phase) {
    case 'start':
      start(state, frame, log)
      return
    case 'terrain':
      if (frame.round < terrainOf(state, frame) && frame.sides.some((side) => leftOf(state, side, ['SK', 'MI']) > 0)) {
        nextRound(state, frame)
      } else enter(frame, 'flanks', log)
      return
    case 'flanks':
      if (frame.sides.every((side) => leftOf(state, side, ['CV']) > 0)) {
        nextRound(state, frame)
        return
      }
      for (const side of frame.sides) {
        side.reserve = side.bot && leftOf(state, side, ['CV']) > 0
        side.centreCavalry ??= []
      }
      enter(frame, 'centre', log)
      return
    case 'centre':
      frame.sides.forEach((side, role) => {
        side.out = !canPlay(state, frame, role as 0 | 1)
      })
      if (frame.sides.every((side) => side.out)) {
        enter(frame, 'envelopment', log)
        return
      }
      for (const side of frame.sides) side.skirmisher = side.bot ? (side.waiting.shift() ?? null) : null
      nextRound(state, frame)
      return
    case 'envelopment':
      envelop(state, frame, log)
      return
    case 'end':
      if (frame.round++ === 0) for (const { side } of frame.sides) pause(state, side, 'result')
      else finish(state, frame, log)
      return
  }
}

/** Bots are told of the first round in the terrain and on the flanks, and of every one in the Centre. */
function nextRound(state: State, frame: BattleFrame): void {
  frame.round++
  frame.step = 'demand'
  // PH3-4: whoever fights a bot says how many line cards are left; people keep it to themselves.
  if (frame.sides.some((side) => side.bot)) for (const side of frame.sides) side.lineLeft = centreCards(state, side)
  if (frame.round === 1 || frame.phase === 'centre') for (const { side } of frame.sides) pause(state, side, 'round')
}

function enter(frame: BattleFrame, phase: BattleFrame['phase'], log: Log): void {
  frame.phase = phase
  frame.round = 0
  frame.turn = 0
  // A skirmisher that waits has not been played; it only waits for the Centre.
  if (phase === 'envelopment') for (const side of frame.sides) side.waiting = []
  if (phase !== 'end') log?.event({ ...say('battlePhase', { phase, region: null }), aside: true })
}

/** DEC-5 may have ended it before it began; otherwise generals are shown and Tactics dice handed out (BAT-6). */
function start(state: State, frame: BattleFrame, log: Log): void {
  const [a, b] = frame.sides
  const gone = listOf(frame.sides, (side) => !onBoard(armyOf(state, side.side, side.slot)))
  if (gone[0] || gone[1]) {
    pop(state, frame)
    concludeBattle(state, { attacker: a, defender: b, winner: gone[0] ? 1 : 0, killed: [0, 0], scored: false }, log)
    return
  }
  const undeclared = frame.sides.filter((side) => !armyOf(state, side.side, side.slot).declared)
  for (const { side, slot } of frame.sides) tellFirst(state, side, slot)
  if (undeclared.length > 0) {
    for (const { side, slot } of undeclared) push(state, { kind: 'declare', side, slot })
    return
  }
  if (topFrame(state) !== frame) return
  const hidden = frame.sides.filter(({ side, slot }) => {
    const army = armyOf(state, side, slot)
    return !army.revealed && hasGeneral(army)
  })
  if (hidden.length > 0) {
    for (const { side, slot } of hidden) push(state, { kind: 'reveal', side, slot })
    return
  }
  for (const side of frame.sides) {
    const more = starsIn(state, side) - starsIn(state, side === a ? b : a)
    side.tactics = side.bot && state.options['difficulty.tactics'] !== 'none' ? Math.max(0, more) : 0
  }
  log?.event(say('battleBegins', { a: armyFact(state, a.side, a.slot), b: armyFact(state, b.side, b.slot) }))
  enter(frame, 'terrain', log)
  for (const { side } of frame.sides) pause(state, side, 'decks')
}

/** Each cavalry card that was kept back rolls by itself, the attacker's first. */
function envelop(state: State, frame: BattleFrame, log: Log): void {
  const side = frame.sides[frame.turn]
  const left = side.bot
    ? side.reserve
      ? leftOf(state, side, ['CV'])
      : 0
    : handOf(state, side).cavalryCount(state, side, false)
  if (left === 0) {
    if (frame.turn === 1) {
      enter(frame, 'end', log)
      return
    }
    frame.turn = 1
    return
  }
  frame.sides[other(frame.turn)].ready = true
  frame.round++
  frame.step = 'play'
}

/** 11.6, RES: fewer casualties wins. */
function finish(state: State, frame: BattleFrame, log: Log): void {
  const [a, b] = frame.sides
  const lostCards: [number, number] = [a.killed.length, b.killed.length]
  pop(state, frame)
  for (const { side, killed } of frame.sides) {
    for (const card of killed) {
      lost(state, side, card, undefined)
      compensateAnywhere(state, side, card, log)
    }
  }
  for (const side of frame.sides) checkDefeat(state, side.side, side.slot, log)
  const winner = lostCards[0] < lostCards[1] ? 0 : lostCards[1] < lostCards[0] ? 1 : -1
  log?.event(
    say('battleOver', {
      a: sideName(state, a.side),
      b: sideName(state, b.side),
      lostA: lostCards[0],
      lostB: lostCards[1],
    }),
  )
  concludeBattle(state, { attacker: a, defender: b, winner, killed: lostCards, scored: true }, log)
  // RES-3: after an even battle a bot may give way; the defender's die comes first.
  const rolls = state.options['battle.evenRoll'] === 'both' ? [a, b] : [b]
  for (const { bot, side, slot } of winner < 0 ? rolls : [])
    if (bot && armyOf(state, side, slot).region !== NONE) push(state, { kind: 'giveWay', side, slot })
}
