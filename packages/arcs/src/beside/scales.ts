// What is shown on a scale, by a counter or by the side of a marker.

import type { Change } from '@understudy/table'
import { leaderId, loreId, sysId } from '../rules/board/ids.ts'
import { markerValue } from '../rules/round/declare.ts'
import { say as put } from '../rules/sayings.ts'
import { seatRules } from '../rules/seats/index.ts'
import * as Pile from '../rules/state/piles.ts'
import * as read from '../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../rules/state/state.ts'
import { AMBITIONS, RESOURCES, SETUP_CARDS } from '../vocabulary.ts'
import type { ActPart } from './act-part.ts'
import { say } from './sayings.ts'

const MARKERS = ['large', 'medium', 'small'] as const

/** By name; what differs between two tables has to be set anew. */
function scalesOf(state: State, act: ActPart | undefined): Map<string, Change> {
  const all = new Map<string, Change>()
  if (read.setup(state) > 0) all.set('setup', put('put.setup', { card: SETUP_CARDS[read.setup(state) - 1]! }))
  all.set('chapter', put('put.chapter', { n: read.chapter(state) }))
  all.set(
    'initiative',
    put('put.initiative', { seat: colourOf(state, read.initiative(state)), seized: read.seized(state) === 1 }),
  )
  MARKERS.forEach((marker, i) => {
    const at = read.markerAt(state, i)
    const [high, low] = markerValue(state, i)
    const ambition = at === 0 ? 'none' : AMBITIONS[at - 1]!
    all.set(marker, put('put.marker', { marker, ambition, high, low }))
  })
  all.set('zero', put('put.zero', { on: read.leadZero(state) }))
  for (let system = 0; system < 24; system++) {
    const type = read.mythic(state, system)
    const named = type === 0 ? null : RESOURCES[type - 1]!
    all.set(`type.${system}`, say('carry.planetType', { system: sysId(system), type: named }))
  }
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    all.set(`power.${seat}`, put('put.power', { of, power: read.power(state, seat) }))
    const types = RESOURCES.filter((_, i) => (read.outrage(state, seat) & (2 << i)) !== 0)
    all.set(`outrage.${seat}`, put('put.outrage', { of, types }))
    const leader = read.leaderOf(state, seat)
    const lore = read.cards(state, Pile.lore(seat)).map(loreId)
    // Its lore cards are pieces; only together with a new leader are they worth a line.
    all.set(`leader.${seat}`, {
      ...put('put.lore', { of, leader: leader === 0 ? 'none' : leaderId(leader - 1), lore }),
    })
    if (seatRules(state, seat).counts) {
      all.set(`counter.${seat}`, say('carry.counter', { of, n: read.counter(state, seat) }))
      all.set(`seize.${seat}`, say('carry.seizeCounter', { of, n: read.seizeCounter(state, seat) }))
    }
    for (const part of seatRules(state, seat).parts(state, seat)) all.set(`${part.name}.${seat}`, part.change)
  }
  if (act !== undefined && state.options.act !== 0)
    for (const [name, change] of act.scales(state)) all.set(name, change)
  return all
}

export function scalesBetween(from: State, to: State, act?: ActPart): Change[] {
  const before = scalesOf(from, act)
  return [...scalesOf(to, act)].flatMap(([name, change]) => {
    const old = before.get(name)
    if (old !== undefined && JSON.stringify(old) === JSON.stringify(change)) return []
    if (old !== undefined && name.startsWith('leader.') && old.with?.leader === change.with?.leader) return []
    return [change]
  })
}
