// What a raid could take: things of a rival that would contend an ambition, declared or open (supercat/A60).

import { EVERY_COURT_SUIT, GUILD } from '../../../data/court.ts'
import { keysFor, steal, thefts } from '../../../rules/battle/raid.ts'
import { court } from '../../../rules/board/ids.ts'
import { TYPES, tokenIn } from '../../../rules/board/resources.ts'
import { withoutGuild } from '../../../rules/positions/suppose.ts'
import { holdsGuild } from '../../../rules/seats/index.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Theft } from '../../../vocabulary.ts'
import { latest } from '../lib/latest.ts'
import { tryOut } from '../lib/scratch.ts'
import { ambitionOf, tooDear, trim } from '../lib/slots.ts'
import { type Base, reaches, standing } from '../terms/standing.ts'

/** Something to steal, with its keys (Sworn Guardians must be bought first) and the place it would give. */
export interface Item {
  readonly theft: Theft
  readonly keys: number
  readonly place: number
}

const GUARDIANS = GUILD.swornGuardians

/** Things of a rival whose theft would contend a declared ambition, or an open one. */
export function itemsToContend(state: State, base: Base, rival: number, kind: 'declared' | 'open'): readonly Item[] {
  const wanted = kind === 'declared' ? 2 : 1
  // Tokens and cards count for Tycoon, Keeper and Empath.
  if (base.status[1] !== wanted && base.status[4] !== wanted && base.status[5] !== wanted) return NOTHING
  const known = looked(state)
  if (known.base !== base) {
    known.base = base
    known.items = { 1: [], 2: [] }
  }
  const items = known.items[wanted]
  items[rival] ??= lookFor(state, base, rival, wanted)
  return items[rival]
}
const NOTHING: readonly Item[] = []
/** As in `Base.status`. */
type Wanted = 1 | 2
interface Looked {
  base: Base | undefined
  items: Readonly<Record<Wanted, (readonly Item[] | undefined)[]>>
}
const looked = latest<Looked>(() => ({ base: undefined, items: { 1: [], 2: [] } }))

/** One by one; Sworn Guardians are bought first. */
function lookFor(state: State, base: Base, rival: number, wanted: Wanted): Item[] {
  const out: Item[] = []
  if (!holdsGuild(state, rival, GUARDIANS)) {
    /** By type, the place that a token of it would give. */
    const places: (number | undefined)[] = []
    for (const theft of thefts(state, base.seat, rival, 99)) {
      const type = typeStolen(state, rival, theft)
      if ('slot' in theft && type > TYPES) continue
      // A theft changes nothing but the ambition of its type.
      if (base.status[ambitionOf(type)] !== wanted) continue
      const known = 'slot' in theft ? places[type] : undefined
      const place = known ?? placeAfter(state, base, rival, theft, wanted)
      if ('slot' in theft) places[type] = place
      if (place !== NOT_CONTENDED) out.push({ theft, keys: keysFor(theft), place })
    }
    return out
  }
  for (const theft of lootOf(state, base.seat, rival)) add(out, state, base, rival, theft, 0, wanted)
  const open = withoutGuild(state, rival, GUARDIANS)
  for (const theft of lootOf(open, base.seat, rival)) add(out, open, base, rival, theft, 1, wanted)
  return out
}

/** Guild cards or tokens of some kind that could be stolen, whatever place they would give (supercat 9.8). */
export function itemsOfKind(
  state: State,
  base: Base,
  rival: number,
  cards: (card: number) => boolean = () => false,
  types: readonly number[] = [],
): readonly Item[] {
  const wanted = (theft: Theft): boolean =>
    'slot' in theft ? types.includes(tokenIn(state, rival, theft.slot)) : cards(court(theft.card))
  const guarded = holdsGuild(state, rival, GUARDIANS)
  const open = guarded ? withoutGuild(state, rival, GUARDIANS) : state
  const out: Item[] = []
  for (const theft of thefts(open, base.seat, rival, 99)) {
    if (!wanted(theft)) continue
    const after = tryOut(open)
    steal(after, base.seat, rival, theft)
    trim(after, base.seat)
    if (!tooDear(base, after)) out.push({ theft, keys: keysFor(theft) + (guarded ? 1 : 0), place: 0 })
  }
  return out
}

/** Golems count for nothing: no raid is made for them. */
const lootOf = (state: State, seat: number, rival: number): Theft[] =>
  [...thefts(state, seat, rival, 99)].filter(
    (theft) => !('slot' in theft) || tokenIn(state, rival, theft.slot) <= TYPES,
  )

const typeStolen = (state: State, rival: number, theft: Theft): number =>
  'slot' in theft ? tokenIn(state, rival, theft.slot) : (EVERY_COURT_SUIT[court(theft.card)] ?? 0)

function add(out: Item[], from: State, base: Base, rival: number, theft: Theft, more: number, wanted: Wanted): void {
  const place = placeAfter(from, base, rival, theft, wanted)
  if (place !== NOT_CONTENDED) out.push({ theft, keys: keysFor(theft) + more, place })
}

const NOT_CONTENDED = -1

/** The best place that a theft would give in such an ambition, if it would contend one. */
function placeAfter(from: State, base: Base, rival: number, theft: Theft, wanted: Wanted): number {
  const { seat } = base
  const after = tryOut(from)
  steal(after, seat, rival, theft)
  trim(after, seat)
  if (!reaches(wanted === 2 ? 'contendDeclared' : 'contendOpen', base, after) || tooDear(base, after))
    return NOT_CONTENDED
  let place = 0
  for (let ambition = 1; ambition <= 5; ambition++)
    if (base.status[ambition] === wanted && standing(after, seat, ambition) > base.places[ambition]!)
      place = Math.max(place, standing(after, seat, ambition))
  return place
}
