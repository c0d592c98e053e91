// Choosing dice and telling what they show, one by one.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { type Action, DICE, type DieKind } from '../../vocabulary.ts'
import { rerollSources } from '../battle/dice.ts'
import * as read from '../state/read.ts'
import { topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { deedOf } from './deeds.ts'
import { type Offer, offer } from './pick-text.ts'

export function rollChoices(state: State, picks: readonly Pick[]): Offer[] {
  const counts = [0, 1, 2].map((die) => read.battleDice(state, die))
  const faces: number[][] = [[], [], []]
  for (const pick of picks) {
    const die = faces.findIndex((so, i) => so.length < counts[i]!)
    if (die < 0 || pick.slot !== DICE[die]) return []
    faces[die]!.push(pick.value as number)
  }
  const die = faces.findIndex((so, i) => so.length < counts[i]!)
  if (die < 0) return []
  const last = picks.length + 1 === counts[0]! + counts[1]! + counts[2]!
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const all = faces.map((so, i) => (i === die ? [...so, face] : so))
    const action: Action = { do: 'roll', assault: all[0]!, skirmish: all[1]!, raid: all[2]! }
    return offer(state, 'roll', DICE[die]!, face, last ? { action } : { more: true })
  })
}

/** Which card rerolls, then the dice by what they show; in the order of the dice, so that each set is offered once. */
export function rerollChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const [by, ...chosen] = picks
  const sources = rerollSources(state, seat)
  if (by === undefined) return sources.map((source) => offer(state, 'reroll', 'by', source.by, { more: true }))
  const source = sources.find((each) => each.by === by.value)
  if (source === undefined) return []
  const faces = { assault: [] as number[], skirmish: [] as number[], raid: [] as number[] }
  for (const pick of chosen) faces[pick.slot as DieKind]?.push(pick.value as number)
  const last = chosen.at(-1)
  const from = last === undefined ? 0 : rank(last)
  const offers: Offer[] = []
  for (const die of DICE) {
    for (let face = 1; face <= 6; face++) {
      const pick = { slot: die, value: face }
      if (rank(pick) < from) continue
      const action = { do: 'reroll', by: source.by, ...faces, [die]: [...faces[die], face] } as Action
      if (deedOf(state, 'reroll').refuse(state, action, seat) !== undefined) continue
      const more = chosen.length + 1 < Math.min(source.limit(state, seat), rolledBy(state, source.die))
      offers.push(offer(state, 'reroll', die, face as Json, { action, ...(more ? { more } : {}) }))
    }
  }
  return offers
}

const rank = ({ slot, value }: Pick): number => DICE.indexOf(slot as DieKind) * 6 + (value as number)

/** Dice on the table of one kind, or of all (-1). */
function rolledBy(state: State, die: number): number {
  let n = 0
  for (let at = 0; at < 18; at++) if (die < 0 || Math.trunc(at / 6) === die) n += read.rolledFaces(state, 0, at)
  return n
}
