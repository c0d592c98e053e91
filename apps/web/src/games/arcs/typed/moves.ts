// `m 4c-4g/1-5g 3`: three ships leave 4c, one stays at 4g, the others fly on to 5g.

import type { Action, State } from '@understudy/arcs'
import { damagedShips, freshShips, ids } from '@understudy/arcs/state'
import type { Leg, Pay, SystemId } from '@understudy/arcs/vocabulary'
import { latin } from './letters.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'
import { isSystemId } from './vocabulary.ts'

interface Group {
  readonly fresh: number
  readonly damaged: number
}

/** `3`: fresh ones first; `1d`: damaged ones; `2+1d` or `2+1`: some of both. */
function readCount(word: string, most: Group): Group | undefined {
  const text = latin(word).replaceAll('п', 'd')
  const [, both, fresh, damaged] = /^(?:(\d+)|(\d*)\+?(\d+)d|)$/.exec(text) ?? []
  if (both !== undefined) {
    const n = Number(both)
    return { fresh: Math.min(n, most.fresh), damaged: Math.max(0, n - most.fresh) }
  }
  if (damaged !== undefined) return { fresh: Number(fresh ?? 0), damaged: Number(damaged) }
  const [, some, others] = /^(\d+)\+(\d+)$/.exec(text) ?? []
  return some === undefined || others === undefined ? undefined : { fresh: Number(some), damaged: Number(others) }
}

export function readMove(state: State, seat: number, reader: Reader, pay: Pay): Action[] {
  if (reader.done) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'way' }))
  const way = reader.take().split('-')
  const stops = way.map((part) => {
    const [name = '', drop] = part.split('/')
    const system = latin(name)
    if (!isSystemId(system)) throw new NotUnderstood(say('typed.system', { word: part }))
    return { system, drop, part }
  })
  const [from, ...rest] = stops
  if (from === undefined || rest.length === 0)
    throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'way' }))
  const at = ids.sys(from.system)
  const there: Group = { fresh: freshShips(state, at, seat), damaged: damagedShips(state, at, seat) }
  const told = reader.done ? undefined : readCount(reader.word, there)
  if (told !== undefined) reader.take()
  let group = told ?? there
  if (group.fresh > there.fresh || group.damaged > there.damaged)
    throw new NotUnderstood(say('typed.ships', { word: from.system, most: there.fresh + there.damaged }))
  const legs: Leg[] = []
  for (const { system, drop, part } of rest) {
    legs.push({ to: system as SystemId, fresh: group.fresh, damaged: group.damaged })
    if (drop === undefined) continue
    const stay = readCount(drop, group)
    if (stay === undefined || stay.fresh > group.fresh || stay.damaged > group.damaged)
      throw new NotUnderstood(say('typed.drop', { word: part }))
    group = { fresh: group.fresh - stay.fresh, damaged: group.damaged - stay.damaged }
  }
  return [{ do: 'move', from: from.system, legs, pay }]
}
