// The end of a chapter (arcs 8.4 to 8.8): scoring, clean-up, the end of the game, the next deal.

import type { EventSink } from '@understudy/table'
import { ambitionId } from '../board/ids.ts'
import { returnAgents, returnPiece } from '../board/pieces.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { openChapter, scoreFurther } from '../seats/table.ts'
import { startDeal } from '../setup/deal.ts'
import { gatherDeck } from '../state/cards.ts'
import { isSeat, owners } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { F, pop, push } from '../state/stack.ts'
import { colourOf, playersOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { endsEarly, lastChapter } from './acts.ts'
import { awards, placesNow } from './ambitions.ts'
import { isDeclared, markersOn, TYRANT, WARLORD } from './declare.ts'
import type { Step } from './steps.ts'

/** Frame `score`: all ambitions on the same state, then what comes after scoring (arcs 8.6). */
export function score(state: State, events?: EventSink): void {
  const n = playersOf(state)
  pop(state)
  const gained = new Array<number>(n).fill(0)
  const wins: { seat: number; ambition: number; power: number }[] = []
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (!isDeclared(state, ambition)) continue
    const placed = placesNow(state, ambition)
    awards(state, ambition, placed).forEach((power, seat) => {
      gained[seat]! += power
      if (power > 0)
        events?.event(say('log.scored', { seat: colourOf(state, seat), ambition: ambitionId(ambition), power }))
      if (placed[seat] === 'first') wins.push({ seat, ambition, power })
    })
  }
  for (let seat = 0; seat < n; seat++) write.setPower(state, seat, read.power(state, seat) + gained[seat]!)
  for (const { seat, ambition, power } of wins)
    for (const follow of heard(points.won, state, seat)) follow(state, seat, ambition, power, events)
  for (let seat = 0; seat < n; seat++) for (const after of heard(points.scored, state, seat)) after(state, seat, events)
  push(state, F.cleanUp, 0)
  scoreFurther(state)
}

/** Frame `cleanUp` (arcs 8.7). Returned cities may close slots: their owners decide before the next chapter. */
export function cleanUp(state: State, events?: EventSink): void {
  const n = playersOf(state)
  pop(state)
  push(state, F.nextChapter, 0)
  // The first in turn order decides first, so it comes last onto the stack.
  const seats = turnOrder(state).toReversed()
  if (markersOn(state, WARLORD) > 0) {
    for (const owner of [...seats, ...owners(state).filter((each) => !isSeat(each))]) {
      for (let holder = 0; holder < n; holder++) {
        for (let kind = 0; kind < 4; kind++) {
          for (let i = read.trophy(state, holder, owner, kind); i > 0; i--) returnPiece(state, owner, kind)
          write.setTrophy(state, holder, owner, kind, 0)
        }
      }
    }
    events?.event(say('log.trophiesReturn', {}))
  }
  if (markersOn(state, TYRANT) > 0) {
    for (let rival = 0; rival < n; rival++) {
      for (let holder = 0; holder < n; holder++) {
        returnAgents(state, rival, read.captive(state, holder, rival))
        write.setCaptive(state, holder, rival, 0)
      }
    }
    events?.event(say('log.captivesReturn', {}))
  }
  for (let marker = 0; marker < 3; marker++) write.setMarkerAt(state, marker, 0)
  for (let marker = 2; marker >= 0; marker--) {
    if (read.markerFlipped(state, marker)) continue
    write.setMarkerFlipped(state, marker, true)
    break
  }
}

function mostPower(state: State): number {
  let most = read.power(state, 0)
  for (let seat = 1; seat < playersOf(state); seat++) most = Math.max(most, read.power(state, seat))
  return most
}

/** arcs/D23: ties go to the first in turn order. */
function declareWinner(state: State, events?: EventSink): void {
  const most = mostPower(state)
  const winner = turnOrder(state).find((seat) => read.power(state, seat) === most)!
  write.setOver(state, winner + 1)
  events?.event(say('log.won', { seat: colourOf(state, winner), power: most }))
}

/** What happens when the last chapter is over, in this order. */
export const ACT_END: readonly Step[] = [{ id: 'winner', run: declareWinner }]

/** Frame `nextChapter` (arcs 8.8): the game or the act ends, or cards are dealt again. */
export function nextChapter(state: State, events?: EventSink): void {
  pop(state)
  if (endsEarly(state, mostPower(state)) || read.chapter(state) === lastChapter(state)) {
    push(state, F.endAct, 0)
    return
  }
  write.addChapter(state, 1)
  write.setRound(state, 0)
  write.setTurn(state, 0)
  write.setPassed(state, 0)
  events?.event(say('log.chapter', { n: read.chapter(state) }))
  openChapter(state, events)
  gatherDeck(state)
  startDeal(state)
}
