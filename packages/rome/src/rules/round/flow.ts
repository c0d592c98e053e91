// The course of the game: set-up, and the five phases of every round. When no frame is left, `advance` says what comes next.

import { advanceSieges, liftSieges } from '../attack/siege.ts'
import { topUpActions } from '../chance/chance.ts'
import { numbersOf } from '../packed.ts'
import { keepAsked } from '../play/asked.ts'
import type { Log } from '../play/handler.ts'
import { push, topFrame } from '../play/handler.ts'
import { handlerOf } from '../play/handlers.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import { collectTaxes } from '../spending/tax.ts'
import { sideName } from '../state/names.ts'
import { handSizeOf, hasGeneral, isBot, NONE, numberOption, opponentsOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { concludeRound } from './victory.ts'

/** So much may happen without anybody being asked; beyond it the rules go round in circles. */
const PATIENCE = 10_000

/** Goes on until somebody is asked or the game is over. */
export function settle(state: State, log: Log): void {
  for (let n = 0; state.over === null; n++) {
    const frame = topFrame(state)
    if (n > PATIENCE) throw new Error(`nobody is ever asked again (${frame?.kind ?? state.phase})`)
    if (frame === undefined) {
      advance(state, log)
      continue
    }
    const handler = handlerOf(frame)
    const ask = handler.ask(state, frame)
    if (ask !== undefined) {
      if (!('chance' in ask) || ask.chance !== 'roll' || ask.dice.length > 0) {
        keepAsked(state, frame, ask)
        return
      }
      // Neither side has a die to roll: nobody is asked for a roll of none.
      handler.apply(state, frame, { do: 'roll', faces: [] }, log)
      continue
    }
    if (handler.run === undefined) throw new Error(`nobody is asked and nothing runs: ${frame.kind}`)
    handler.run(state, frame, log)
  }
}

function advance(state: State, log: Log): void {
  switch (state.phase) {
    case 'setup':
      setUp(state)
      return
    case 'initiative':
      initiative(state, log)
      return
    case 'agents':
      agents(state, log)
      return
    case 'taxation':
      taxation(state, log)
      return
    case 'campaign':
      turns(state, 'campaign', log, () => enter(state, 'spending'))
      return
    case 'spending':
      turns(state, 'spending', log, () => {
        if (concludeRound(state, log)) return
        state.round++
        enter(state, 'initiative', 'deal')
        log?.event(say('round', { n: state.round }))
      })
      return
  }
}

/** TAX: each bot is told in turn order, then everybody collects at once. */
function taxation(state: State, log: Log): void {
  const side = state.order[state.turn]
  if (side !== undefined) {
    state.turn++
    pause(state, side, 'tax')
    return
  }
  for (let no = 0; no < state.sides.length; no++) liftSieges(state, no, log)
  collectTaxes(state, log)
  enter(state, 'campaign')
}

function enter(state: State, phase: State['phase'], step: State['step'] = 'turn'): void {
  state.phase = phase
  state.step = step
  state.turn = 0
}

/** Each side in turn order finishes its part before the next begins. */
function turns(state: State, kind: 'campaign' | 'spending', log: Log, then: () => void): void {
  const side = state.order[state.turn]
  if (side === undefined) {
    then()
    return
  }
  state.turn++
  if (kind === 'campaign') beginCampaign(state, side, log)
  else sideOf(state, side).built = 0
  push(state, { kind, side })
}

function beginCampaign(state: State, no: number, log: Log): void {
  const side = sideOf(state, no)
  side.renounced = []
  for (const army of side.armies) {
    army.activated = false
    army.homesTaken = 0
  }
  for (const navy of side.navies) {
    navy.moved = 0
    navy.carried = false
  }
  advanceSieges(state, no, log)
}

function setUp(state: State): void {
  if (state.step === 'compose') {
    const side = state.sides.findIndex((each) => !isBot(each) && each.armies.some((army) => !hasGeneral(army)))
    if (side !== NONE) push(state, { kind: 'compose', side })
    else enter(state, 'setup', 'markers')
    return
  }
  const pairs = markers(state)
  const pair = pairs[state.turn++]
  if (pair !== undefined) push(state, { kind: 'marker', ...pair, change: false })
  else enter(state, 'initiative', 'deal')
}

/** STN-1: whose markers have to be placed at the start. */
function markers(state: State): { side: number; towards: number }[] {
  const mode = state.options['stance.setup']
  if (mode === 'centre') return []
  const pairs = state.sides.flatMap((side, no) =>
    isBot(side) ? opponentsOf(state, no).map((towards) => ({ side: no, towards })) : [],
  )
  return mode === 'random' || state.sides.some((side) => !isBot(side)) ? pairs : []
}

function initiative(state: State, log: Log): void {
  switch (state.step) {
    case 'deal':
      state.step = 'commit'
      state.committed = numbersOf(state.sides, () => NONE)
      push(state, { kind: 'dealInitiative' })
      return
    case 'commit': {
      const side = state.sides.findIndex((each, no) => !isBot(each) && state.committed[no] === NONE)
      if (side !== NONE) {
        push(state, { kind: 'commit', side })
        return
      }
      state.step = 'reveal'
      return
    }
    case 'reveal':
      // Those of bots have been face down until now.
      if (state.initiative.includes(0)) {
        push(state, { kind: 'dealInitiative' })
        return
      }
      state.step = 'stance'
      revealInitiative(state, log)
      return
    default:
      stanceChanges(state)
      return
  }
}

/** 6: highest card and gold; the higher card wins ties (INI-2). */
function revealInitiative(state: State, log: Log): void {
  const totals = numbersOf(state.sides, (side, no) => {
    const gold = Math.max(0, state.committed[no] ?? 0)
    side.gold -= gold
    const bonus = isBot(side) ? numberOption(state, 'difficulty.initiativeBonus') : 0
    const total = (state.initiative[no] ?? 0) + gold + bonus
    log?.event(say('initiativeShown', { seat: sideName(state, no), card: state.initiative[no] ?? 0, gold, total }))
    return total
  })
  let winner = 0
  totals.forEach((total, no) => {
    const best = totals[winner] ?? 0
    if (total > best || (total === best && (state.initiative[no] ?? 0) > (state.initiative[winner] ?? 0))) winner = no
  })
  log?.event(say('initiativeWon', { seat: sideName(state, winner) }))
  push(state, { kind: 'order', side: winner, passed: false })
}

/** STN-3: from round 2 on each bot in turn order, its markers from the lowest score, in seat order. */
function stanceChanges(state: State): void {
  const pairs: { side: number; towards: number }[] = []
  if (state.round > 1) {
    for (const side of state.order) {
      const { role, stance } = sideOf(state, side)
      if (role === 'human') continue
      const others = opponentsOf(state, side).sort((a, b) => (stance[a] ?? 0) - (stance[b] ?? 0) || a - b)
      for (const towards of others) pairs.push({ side, towards })
    }
  }
  // All changes of the round are laid out at once: the order is frozen before the first roll.
  enter(state, 'agents', 'deal')
  for (const pair of pairs.reverse()) push(state, { kind: 'marker', ...pair, change: true })
}

/** Everybody is dealt action cards, then each in turn order uses them. */
function agents(state: State, log: Log): void {
  const side = state.order[state.turn]
  if (side === undefined) {
    state.step === 'deal' ? enter(state, 'agents') : enter(state, 'taxation')
    return
  }
  state.turn++
  if (state.step !== 'deal') {
    push(state, { kind: 'agents', side, entered: false })
    return
  }
  topUpActions(state, handSizeOf(state, side))
  const own = sideOf(state, side)
  if (!isBot(own)) {
    if (handSizeOf(state, side) === 0) return
    push(state, { kind: 'dealActions', side })
    return
  }
  own.toFlip = handSizeOf(state, side)
  if (own.toFlip > 0)
    log?.event({ ...say('actionsDealt', { seat: sideName(state, side), n: own.toFlip }), aside: true })
}
