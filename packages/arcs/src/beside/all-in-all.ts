// What came of a turn, as one would tell it: more or fewer pieces at each place, who has a system now, what each seat gained and lost.

import type { Change, Net } from '@understudy/table'
import { controller, NOBODY, OUTSIDE_TURNS } from '../rules/board/control.ts'
import { sysId } from '../rules/board/ids.ts'
import { ownerOf } from '../rules/state/owners.ts'
import type { State } from '../rules/state/state.ts'
import type { ActPart } from './act-part.ts'
import { lyingOf, type Piece, type Spot } from './lying.ts'
import { namedPlace, type Place, placeOf, placeOfSpot, rankOf } from './places.ts'
import { say } from './sayings.ts'
import { scalesBetween } from './scales.ts'

interface Heap {
  readonly piece: Piece
  readonly spot: Spot
  readonly n: number
}

/** Heaps with what they have more or less than before. */
function differences(from: State, to: State, act: ActPart | undefined): Heap[] {
  const all = from.options.colours
  const [before, after] = [lyingOf(from, act, all), lyingOf(to, act, all)]
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)]
    const n = (now?.n ?? 0) - (old?.n ?? 0)
    const heap = now ?? old
    return n === 0 || heap === undefined ? [] : [{ ...heap, n }]
  })
}

/** What is counted together: ships whatever their side, trophies whosever they are, cards in a hand. */
function partOf({ piece, spot, n }: Heap): { readonly place: Place; readonly change: Change } | undefined {
  if (piece.piece === 'agent' && spot.at === 'supply')
    return { place: { in: 'seat', seat: piece.of as never }, change: say('net.agents', { n }) }
  const place = placeOfSpot(spot)
  if (place === undefined) return undefined
  switch (spot.at) {
    case 'system':
    case 'site':
    case 'gate':
    case 'slots':
    case 'trust':
    case 'league':
    case 'hearth':
      return { place, change: say('net.pieces', { piece, n }) }
    case 'trophies':
      return { place, change: say('net.trophies', { n }) }
    case 'captives':
      return { place, change: say('net.captives', { n }) }
    case 'favors':
      return { place, change: say('net.favors', { n }) }
    case 'onCourt':
      return piece.piece === 'agent'
        ? { place, change: say('net.onCard', { of: piece.of as never, card: spot.card, n }) }
        : undefined
    case 'row':
    case 'guild':
    case 'lore':
      return { place, change: say('net.card', { piece, n }) }
    case 'hand':
    case 'deck':
      return { place: { in: 'seat', seat: spot.seat }, change: say('net.hand', { n }) }
    default:
      return undefined
  }
}

/** Damaged and repaired where nothing came or went: told by what is damaged more than before. */
function turnedOver(heaps: readonly Heap[]): { place: Place; change: Change }[] {
  return heaps.flatMap(({ piece, spot, n }) => {
    if ((spot.at !== 'system' && spot.at !== 'site') || !spot.damaged) return []
    return [{ place: placeOfSpot(spot)!, change: say('net.damaged', { piece, n }) }]
  })
}

function control(from: State, to: State): { place: Place; change: Change }[] {
  return Array.from({ length: 24 }, (_, system) => system).flatMap((system) => {
    const [old, now] = [from, to].map((state) => controller(state, system, OUTSIDE_TURNS))
    if (old === now || now === undefined) return []
    const of = now === NOBODY ? 'none' : ownerOf(to, now)
    return [{ place: { in: 'system', system: sysId(system) }, change: say('net.control', { of }) }]
  })
}

/** Slots as such say nothing new; the rest is told by its own sentence, Power and the hand's counter in two words. */
function scales(from: State, to: State, act: ActPart | undefined): { place: Place; change: Change }[] {
  return scalesBetween(from, to, act).map((change) => {
    const { say: name, with: facts = {} } = change
    if (name === 'put.power')
      return { place: { in: 'seat', seat: facts.of as never }, change: say('net.power', { n: facts.power as number }) }
    if (name === 'carry.counter' || name === 'carry.seizeCounter') {
      const short = name === 'carry.counter' ? 'net.counter' : 'net.seizes'
      return { place: placeOf(change), change: say(short, { n: facts.n as number }) }
    }
    return { place: placeOf(change), change }
  })
}

export function allInAllOf(from: State, to: State, act: ActPart | undefined): Net[] {
  const heaps = differences(from, to, act)
  // Agents leave a card together with it.
  const left = heaps.flatMap(({ piece, spot, n }) =>
    piece.piece === 'court' && spot.at === 'row' && n < 0 ? [piece.card] : [],
  )
  const stay = heaps.filter(({ spot, n }) => spot.at !== 'onCourt' || n > 0 || !left.includes(spot.card))
  const parts = [...stay.flatMap((heap) => partOf(heap) ?? []), ...turnedOver(heaps)]
  const places = new Map<string, { place: Place; sums: Map<string, Change> }>()
  const add = ({ place, change }: { place: Place; change: Change }): void => {
    const key = JSON.stringify(place)
    const there = places.get(key) ?? { place, sums: new Map() }
    places.set(key, there)
    const { n, ...rest } = (change.with ?? {}) as { n?: number }
    const summed = change.say.startsWith('net.') && n !== undefined && !SHOWN.has(change.say)
    const sum = JSON.stringify([change.say, summed ? rest : change.with])
    const old = there.sums.get(sum)
    if (!summed || old === undefined) there.sums.set(sum, change)
    else there.sums.set(sum, { ...change, with: { ...change.with, n: n + (old.with as { n: number }).n } })
  }
  for (const part of [...parts, ...control(from, to), ...scales(from, to, act)]) add(part)
  return [...places.values()]
    .map(({ place, sums }) => ({ place, told: [...sums.values()].filter(({ with: facts }) => facts?.n !== 0) }))
    .filter(({ told }) => told.length > 0)
    .sort((a, b) => rankOf(to, a.place) - rankOf(to, b.place))
    .map(({ place, told }) => ({ place: namedPlace(place), parts: told }))
}

/** Numbers as they are now, not what they have more. */
const SHOWN: ReadonlySet<string> = new Set(['net.power', 'net.counter', 'net.seizes'])
