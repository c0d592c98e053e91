// What can be tapped, sorted by where it lies. A choice is known by what it names: a system, a building's place, a card,
// an ambition, a seat; whatever names nothing of the kind stays a button.

import type { Action } from '@understudy/arcs'
import { AMBITIONS, COLOURS } from '@understudy/arcs/vocabulary'
import type { Json } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'
import type { Role } from '../../../ui/board/marks.ts'

export type ArcsChoice = Choice<Action>

type TapKind = 'system' | 'ships' | 'site' | 'action' | 'court' | 'leader' | 'lore' | 'ambition' | 'seat'

const ROLES: readonly string[] = ['origin', 'goal', 'grave', 'other']

export const markOf = ({ pick: { slot } }: ArcsChoice): Role =>
  ROLES.includes(slot) ? (slot as Role) : slot === 'from' ? 'origin' : slot === 'against' ? 'grave' : 'goal'

export interface Taps {
  /** By kind, then by id. */
  readonly at: Readonly<Record<TapKind, ReadonlyMap<string, ArcsChoice>>>
  readonly size: number
}

const PATTERNS: readonly (readonly [RegExp, TapKind])[] = [
  [/^[1-6][gach]$/, 'system'],
  [/^[1-6][gach]\/[123]$/, 'site'],
  [/^(administration|aggression|construction|mobilization)-[1-7]$|^event-[1-3]$|^faithful-[1-9]$/, 'action'],
  [/^BC\d\d$|^CC\d\d$|^F\d{3}$|^council$/, 'court'],
  [/^LEAD\d\d$/, 'leader'],
  [/^L\d\d$/, 'lore'],
]

/** What a value names, if it is anywhere on the table. */
export function placeOf(value: Json): { kind: TapKind; id: string } | undefined {
  if (typeof value === 'string') {
    const kind = PATTERNS.find(([pattern]) => pattern.test(value))?.[1]
    if (kind !== undefined) return { kind, id: value }
    if ((AMBITIONS as readonly string[]).includes(value)) return { kind: 'ambition', id: value }
    return (COLOURS as readonly string[]).includes(value) ? { kind: 'seat', id: value } : undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // A piece to repair, or a Guild card to steal: one thing and nothing besides.
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length !== 1 || only === undefined) return undefined
  const [key, inner] = only
  if (key === 'ship' && typeof inner === 'string') return { kind: 'ships', id: inner }
  return key === 'site' || key === 'card' ? placeOf(inner as Json) : undefined
}

/** Where two choices lie on the same thing, the earlier one counts: what goes on comes before starting over. */
export function tapsOf(choices: readonly ArcsChoice[]): Taps {
  const at: Record<TapKind, Map<string, ArcsChoice>> = {
    system: new Map(),
    ships: new Map(),
    site: new Map(),
    action: new Map(),
    court: new Map(),
    leader: new Map(),
    lore: new Map(),
    ambition: new Map(),
    seat: new Map(),
  }
  let size = 0
  for (const choice of choices) {
    const place = placeOf(choice.pick.value)
    if (place === undefined || at[place.kind].has(place.id)) continue
    at[place.kind].set(place.id, choice)
    size++
  }
  return { at, size }
}

/** Systems tapped so far, in their order: the way of a move. */
export const pickedSystems = (picks: readonly Pick[]): string[] =>
  picks.flatMap(({ value }) => {
    const place = placeOf(value)
    return place?.kind === 'system' ? [place.id] : []
  })

export const pickedIds = (picks: readonly Pick[]): ReadonlySet<string> =>
  new Set(picks.flatMap(({ value }) => placeOf(value)?.id ?? []))

/**
 * Slots whose choices lie somewhere that can be tapped, but for the token that a Cartel takes; the others become buttons. (`piece`,
 * for one, is a kind of piece when one builds and a piece on the map when one repairs.)
 */
export const TAPPED_SLOTS: readonly string[] = [
  'from',
  'to',
  'at',
  'gates',
  'systems',
  'planet',
  'gate',
  'city',
  'site',
  'port',
  'card',
  'cards',
  'declare',
  'against',
  'leader',
  'leaders',
  'lore',
]
