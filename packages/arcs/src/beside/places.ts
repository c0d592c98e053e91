// Where on a real table something is done: at a system, at somebody's board, at the Court, among the cards. Lines of one place stand
// together, in an order in which they can be done: what leaves goes before what comes.

import { byPlace, type Change, type Line } from '@understudy/table'
import { SLOTS_PER_SEAT } from '../rules/state/numbers.ts'
import type { State } from '../rules/state/state.ts'
import { type Colour, SYSTEMS, type SystemId } from '../vocabulary.ts'
import type { Piece, Spot } from './lying.ts'
import { say } from './sayings.ts'

export type Place =
  | { readonly in: 'cards' | 'court' | 'empire' | 'track' }
  | { readonly in: 'seat'; readonly seat: Colour }
  | { readonly in: 'system'; readonly system: SystemId }

const SPOTS: Readonly<Partial<Record<Spot['at'], 'cards' | 'court' | 'empire' | 'seat'>>> = {
  row: 'court',
  onCourt: 'court',
  under: 'court',
  courtDeck: 'court',
  courtBottom: 'court',
  courtDiscard: 'court',
  stack: 'cards',
  discard: 'cards',
  hand: 'cards',
  deck: 'cards',
  open: 'cards',
  up: 'cards',
  down: 'cards',
  seize: 'cards',
  onAction: 'cards',
  slot: 'seat',
  slots: 'seat',
  trophies: 'seat',
  captives: 'seat',
  outrage: 'seat',
  guild: 'seat',
  lore: 'seat',
  favors: 'seat',
  trust: 'empire',
  league: 'empire',
  hearth: 'empire',
  faithful: 'empire',
  scrapped: 'empire',
  box: 'empire',
}

/** Undefined for a supply: it is at hand everywhere. */
export function placeOfSpot(spot: Spot): Place | undefined {
  if (spot.at === 'system' || spot.at === 'gate') return { in: 'system', system: spot.system }
  if (spot.at === 'site') return { in: 'system', system: spot.site.split('/')[0] as SystemId }
  const where = SPOTS[spot.at]
  if (where === undefined) return undefined
  return where === 'seat' ? { in: 'seat', seat: (spot as { seat: Colour }).seat } : { in: where }
}

/** A piece that goes from place to place is taken up at the map first, then at the Court, among the cards, at a seat. */
const FIRST: readonly Place['in'][] = ['system', 'court', 'cards', 'seat', 'empire']

function placeOfMove({ from, to }: { readonly from: Spot; readonly to: Spot }): Place {
  const ends = [from, to].flatMap((spot) => placeOfSpot(spot) ?? [])
  for (const kind of FIRST) {
    const found = ends.find((end) => end.in === kind)
    if (found !== undefined) return found
  }
  return { in: 'track' }
}

const OF_CARDS: ReadonlySet<string> = new Set(['log.reshuffled', 'carry.discard', 'carry.gather', 'carry.side'])
const OF_COURT: ReadonlySet<string> = new Set(['put.council', 'put.discardOrder', 'carry.shuffleCourt'])
const OF_EMPIRE: ReadonlySet<string> = new Set(['put.policy', 'put.firstRegent', 'carry.golem'])
const OF_TRACK: ReadonlySet<string> = new Set([
  'put.setup',
  'put.chapter',
  'put.initiative',
  'put.marker',
  'put.zero',
  'put.power',
])

export function placeOf({ say: name, with: facts = {} }: Change): Place {
  if (name === 'carry.move') return placeOfMove(facts as unknown as { from: Spot; to: Spot })
  if (name === 'carry.planetType') return { in: 'system', system: facts.system as SystemId }
  if (OF_CARDS.has(name)) return { in: 'cards' }
  if (OF_COURT.has(name)) return { in: 'court' }
  if (OF_EMPIRE.has(name)) return { in: 'empire' }
  if (OF_TRACK.has(name)) return { in: 'track' }
  const seat = (facts.seat ?? facts.of) as Colour | undefined
  return seat === undefined ? { in: 'track' } : { in: 'seat', seat }
}

export function rankOf(state: State, place: Place): number {
  switch (place.in) {
    case 'cards':
      return 0
    case 'seat':
      return 1 + state.options.colours.indexOf(place.seat) / 10
    case 'system':
      return 2 + SYSTEMS.indexOf(place.system) / 100
    case 'court':
      return 3
    case 'empire':
      return 4
    case 'track':
      return 5
  }
}

export const namedPlace = (place: Place) => say('at.place', { place })

/** Agents are taken off a card before it goes, and put on it after it has come; a site is cleared before something is built. */
function orderOf({ say: name, with: facts = {} }: Change, place: Place): number {
  if (name === 'log.reshuffled' || name === 'carry.gather') return -1
  if (name === 'carry.slots') return SLOTS_PER_SEAT
  if (name !== 'carry.move') return 20
  const { piece, from } = facts as unknown as { piece: Piece; from: Spot }
  const leaves = JSON.stringify(placeOfSpot(from)) === JSON.stringify(place) && from.at !== 'courtDeck'
  const small = piece.piece === 'agent'
  return leaves ? (small ? 0 : 1) : small ? 3 : 2
}

export const inPlaces = (state: State, changes: readonly Change[]): Line[] =>
  byPlace(
    changes.map((change) => {
      const place = placeOf(change)
      return { change, place: namedPlace(place), rank: rankOf(state, place), order: orderOf(change, place) }
    }),
  )
