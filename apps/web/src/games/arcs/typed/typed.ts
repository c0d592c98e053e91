// A typed line: one thing after another, each read against the position to which the one before it leads.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { tokenIn, typeIndex } from '@understudy/arcs/rules'
import { copyState, SLOTS_PER_SEAT, seatOf } from '@understudy/arcs/state'
import type { Pay } from '@understudy/arcs/vocabulary'
import type { Decision, Seat } from '@understudy/table'
import type { Typed } from '../../ui.ts'
import { readCard } from './cards.ts'
import { readChance } from './chance.ts'
import { readChoices, readRaid, readUse } from './choices.ts'
import { readHits } from './hits.ts'
import { say } from './phrases.ts'
import { NotUnderstood, Reader } from './reader.ts'
import { readAction, readPool } from './statements.ts'
import { resourceOf, verbOf } from './vocabulary.ts'

export function typed(state: State, seat: Seat, line: string): Typed<Action> {
  try {
    return { actions: readLine(copyState(state), seat, new Reader(line)) }
  } catch (error) {
    if (error instanceof NotUnderstood) return { why: error.why }
    throw error
  }
}

function readLine(state: State, seat: Seat, reader: Reader): Action[] {
  if (reader.done) throw new NotUnderstood(say('typed.empty', {}))
  const actions: Action[] = []
  while (!reader.done) {
    const decision = arcs.decision(state)
    // A turn that has ended by itself may be ended in writing too.
    if (decision?.seat !== seat && actions.length > 0 && reader.rest.every((word) => verbOf(word) === 'end')) break
    if (decision === undefined || decision.seat !== seat)
      throw new NotUnderstood(say('typed.later', { word: reader.word }))
    const meant = seat === 'chance' ? [readChance(state, decision, reader)] : readOne(state, seat, decision, reader)
    const action = meant.find((each) => decision.legal(each) === undefined) ?? meant[0]
    if (action === undefined) throw new NotUnderstood(say('typed.notHere', {}))
    actions.push(action)
    const refused = decision.legal(action)
    if (refused !== undefined) {
      // The shell says why, and may allow it; what was typed after it cannot be read against anything.
      if (reader.done) return actions
      throw new NotUnderstood(refused)
    }
    unclear(meant.filter((each) => decision.legal(each) === undefined))
    arcs.apply(state, action)
  }
  return actions
}

/** Two pieces of the same place could be meant: better ask than guess. */
function unclear(legal: readonly Action[]): void {
  const [first, second] = legal
  if (first === undefined || second === undefined || first.do !== second.do) return
  if (first.do === 'repair' && 'ship' in first.piece)
    throw new NotUnderstood(say('typed.several', { word: first.piece.ship }))
  if (first.do === 'repair' && 'site' in first.piece)
    throw new NotUnderstood(say('typed.several', { word: first.piece.site.slice(0, 2) }))
  if (first.do === 'battle') throw new NotUnderstood(say('typed.missing', { word: first.at, missing: 'seat' }))
  if (first.do === 'tax') throw new NotUnderstood(say('typed.several', { word: first.city.slice(0, 2) }))
}

function readOne(state: State, colour: Seat, decision: Decision<Action>, reader: Reader): Action[] {
  const { kind } = decision
  const verb = verbOf(reader.word)
  if (kind === 'lead' || kind === 'follow') {
    if (verb === 'pass') {
      reader.take()
      return [{ do: 'pass' }]
    }
    const card = readCard(state, reader, verb)
    if (card !== undefined) return card.sort((a, b) => rank(kind, a) - rank(kind, b))
    throw wrongWord(reader)
  }
  if (kind !== 'turn') return [readOther(state, decision, reader)]
  if (verb === undefined) throw wrongWord(reader)
  const seat = seatOf(state, colour)
  if (verb === 'end') {
    reader.take()
    return [{ do: 'end' }]
  }
  if (verb === 'prelude') {
    reader.take()
    return readPrelude(state, seat, decision, reader)
  }
  if (verb === 'use') {
    reader.take()
    return [readUse(decision, reader)]
  }
  const at = reader.at
  reader.take()
  const meant = readAction(state, seat, reader, verb, 'pip')
  if (meant !== undefined) return meant
  reader.at = at
  throw wrongWord(reader)
}

/** What a person decides outside their turn, or in the middle of an action. */
function readOther(state: State, decision: Decision<Action>, reader: Reader): Action {
  if (decision.kind === 'hits' || decision.kind === 'railgun') return readHits(state, decision, reader)
  if (decision.kind === 'raid') return readRaid(decision, reader)
  const pool = decision.kind === 'dice' ? readPool(reader.word) : undefined
  if (pool === undefined) return readChoices(decision, reader)
  reader.take()
  return { do: 'dice', ...pool }
}

/** A lead is refused in its place, a card that follows in its own. */
const rank = (kind: string, action: Action): number => ((action.do === 'lead') === (kind === 'lead') ? 0 : 1)

const wrongWord = (reader: Reader): NotUnderstood =>
  new NotUnderstood(say('typed.word', { word: reader.word, n: reader.at + 1 }))

/** `p fuel m 4c-4g`, `p fuel=relic s 2`, `p weapon`; `p` and the name of a card uses it. */
function readPrelude(state: State, seat: number, decision: Decision<Action>, reader: Reader): Action[] {
  if (reader.done) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'type' }))
  if (resourceOf(reader.word.split('=')[0] ?? '') === undefined) return [readUse(decision, reader)]
  const word = reader.take()
  const [name = '', other] = word.split('=')
  const type = resourceOf(name)
  const as = other === undefined ? undefined : resourceOf(other)
  if (type === undefined || (other !== undefined && as === undefined))
    throw new NotUnderstood(say('typed.missing', { word: reader.words[reader.at - 2] ?? word, missing: 'type' }))
  const pays: Pay[] = []
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
    if (tokenIn(state, seat, slot) === typeIndex(type)) pays.push(as === undefined ? { slot } : { slot, as })
  if (pays.length === 0) throw new NotUnderstood(say('typed.token', { word: name }))
  const verb = reader.done ? undefined : verbOf(reader.word)
  const spent = as ?? type
  if (spent === 'weapon') return pays.map((pay) => ({ do: 'arm', pay }))
  if (verb === undefined) throw new NotUnderstood(say('typed.missing', { word, missing: 'action' }))
  reader.take()
  const at = reader.at
  return pays.flatMap((pay) => {
    reader.at = at
    const meant = readAction(state, seat, reader, verb, pay)
    if (meant === undefined) throw wrongWord(reader)
    return meant
  })
}
