// What must be true of every position that can be reached, for games at random (arcs 18.1, supercat 13.2).

import type { Random } from '@understudy/table'
import { joined, sizeOfSet } from '../../card-sets.ts'
import { deckOf } from '../../data/action-cards.ts'

import type { Action } from '../../vocabulary.ts'
import { deedsOf } from '../choosing/deeds.ts'
import { applyAction, refusal } from '../choosing/legal.ts'
import { actionsOf } from '../choosing/next.ts'
import { sampleAction } from '../choosing/sample.ts'
import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, FRAMES, topKind } from '../state/stack.ts'
import { playersOf, roleOf, type State } from '../state/state.ts'
import { pieceCount, problemsOf, typeCount } from './check.ts'

/** Lists can be long: so many of each are looked at. */
const LISTED = 200

/** Everything that is wrong with the position, in words. */
function broken(state: State): string[] {
  const wrong = problemsOf(state).map(({ where, what }) => `${where}: ${what.say}`)
  const say = (fine: boolean, what: string) => {
    if (!fine) wrong.push(what)
  }
  let known = read.cardSet(state, Pile.UNSEEN)
  let cards = 0
  let unknown = 0
  for (let place = 1; place < Pile.ACTION_PILES; place++) {
    say(!read.hasAny(state, place, known), `a card lies in two places, one of them ${place}`)
    known = joined(known, read.cardSet(state, place))
    cards += sizeOf(state, place)
    unknown += read.unknown(state, place)
  }
  if (cards > 0) {
    say(cards === sizeOfSet(deckOf(playersOf(state))), `${cards} action cards`)
    say(
      unknown === read.count(state, Pile.UNSEEN),
      `${unknown} unknown cards for ${read.count(state, Pile.UNSEEN)} unseen ones`,
    )
  }
  const looking = [F.swap, F.lookReveal, F.redeal].includes(topKind(state))
  say(looking || sizeOf(state, Pile.LOOK) === 0, 'somebody still looks at cards')
  for (let seat = 0; seat < playersOf(state); seat++) {
    if (roleOf(state, seat) === 'supercat') {
      say(read.unknown(state, Pile.bonus(seat)) === 0, 'a bonus card without a name')
      say(read.count(state, Pile.bonus(seat)) <= read.counter(state, seat) + 1, 'more bonus cards than the counter')
      say(sizeOf(state, Pile.hand(seat)) === 0, 'a virtual hand with cards')
    } else if (!state.options.secretHands)
      say(read.unknown(state, Pile.hand(seat)) === 0, 'an open hand with an unknown card')
  }
  return wrong
}

/** Pieces and tokens, wherever they are. */
function censusOf(state: State): string {
  const counts: number[] = []
  for (let seat = 0; seat < playersOf(state); seat++)
    for (let kind = 0; kind < 4; kind++) counts.push(pieceCount(state, seat, kind))
  for (let type = 1; type <= 5; type++) counts.push(typeCount(state, type))
  return counts.join()
}

/** Every action that is listed is legal. */
function illegalListed(state: State): string | undefined {
  // Ahead of what is owed nothing else is asked for.
  if (topKind(state) === F.turn && read.bonus(state) !== 0) return undefined
  for (const doing of deedsOf(state).offered[topKind(state)]!) {
    let n = 0
    for (const action of actionsOf(state, doing)) {
      const no = refusal(state, action)
      if (no !== undefined) return `${JSON.stringify(action)}: ${no.say}`
      if (++n === LISTED) break
    }
  }
  return undefined
}

interface Played {
  readonly steps: number
  /** What went wrong first, and after which actions. */
  readonly wrong?: string
  readonly last?: readonly Action[]
  /** How often each kind of decision came. */
  readonly frames: ReadonlyMap<string, number>
}

/** Plays a game at random to its end and looks at every so many-th position. */
export function playOut(state: State, random: Random, every: number, patience = 20_000): Played {
  const frames = new Map<string, number>()
  const last: Action[] = []
  let census: string | undefined
  for (let steps = 0; steps < patience; steps++) {
    if (read.over(state) !== 0) return { steps, frames }
    const frame = FRAMES[topKind(state)]!
    frames.set(frame, (frames.get(frame) ?? 0) + 1)
    const fail = (wrong: string): Played => ({ steps, wrong: `${frame}: ${wrong}`, last: last.slice(-8), frames })
    if (steps % every === 0) {
      const wrong = [...broken(state)]
      const listed = illegalListed(state)
      if (listed !== undefined) wrong.push(listed)
      if (frame === 'lead' || frame === 'follow') {
        census ??= censusOf(state)
        if (census !== censusOf(state)) wrong.push(`pieces: ${census} became ${censusOf(state)}`)
      }
      if (wrong.length > 0) return fail(wrong.join('; '))
    }
    try {
      const action = sampleAction(state, random)
      last.push(action)
      applyAction(state, action)
    } catch (error) {
      return fail(String(error))
    }
  }
  return { steps: patience, wrong: 'it does not end', last: last.slice(-8), frames }
}
