// What "Why?" shows on the table of Arcs: systems, and cards of the Court.

import type { State } from '@understudy/arcs'
import { ids } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Json } from '@understudy/procedure'
import type { Looked, Pointing } from '../ui.ts'
import { glowing } from './board/glow.ts'
import { placeOf } from './board/taps.ts'
import { seatLook } from './seats/look.ts'

/** Where a plan ends says more about it than where it begins. */
const LEADS_TO = ['to', 'at', 'system', 'systems', 'city', 'cities', 'site', 'planet', 'gate'] as const

export const pointing: Pointing<State> = {
  about: (event) => [...glowing([event], [])].flatMap(keyOf),
  places: ({ value, text, plan, first }) => {
    const said = inFacts(text?.with) ?? foe(value) ?? courtOf(value) ?? courtOf(first) ?? inFacts(plan?.with)
    const from = keysOf(text?.with?.from as Json | undefined)
    return [...(said === undefined ? [] : [said]), ...(from.length === 0 ? [] : [from])]
  },
  worth: (key, state) => {
    const [what, colour] = key.split(' ')
    const look = seatLook(state, colour as Colour)
    if (look === undefined) return 0
    if (what === 'power' || what === 'captives' || what === 'trophies') return look[what]
    if (look.guilds.some((card) => card === what)) return 1
    return look.slots.filter(({ token }) => token === what).length
  },
}

/** A system by itself or by one of its sites; a card of the Court. */
function keyOf(id: string): string[] {
  const place = placeOf(id)
  if (place?.kind === 'court') return [`court ${id}`]
  return place?.kind === 'system' || place?.kind === 'site' ? [`s${id.slice(0, 2)}`] : []
}

const keysOf = (value: Json | undefined): string[] =>
  typeof value === 'string' ? keyOf(value) : Array.isArray(value) ? value.flatMap(keysOf) : []

type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

function inFacts(facts: Facts | undefined): string[] | undefined {
  if (facts === undefined) return undefined
  for (const name of LEADS_TO) {
    const keys = keysOf(facts[name] as Json | undefined)
    if (keys.length > 0) return [...new Set(keys)]
  }
  // A card is wanted for a plan, which is a sentence within this one.
  return isFacts(facts.plan) && isFacts(facts.plan.with) ? inFacts(facts.plan.with) : undefined
}

/** Lars fights somebody at a system, which it knows by its number. */
const foe = (value: Looked['value']): string[] | undefined =>
  isFacts(value) && typeof value.at === 'number' ? [`s${ids.sysId(value.at)}`] : undefined

/** Cards that lie in the Court are candidates to be influenced, secured or bargained over; in an act lore lies there, too. */
function courtOf(value: Json | undefined): string[] | undefined {
  if (!isFacts(value)) return undefined
  const bargained = value.with !== undefined && value.next !== undefined
  const wanted =
    value.influence ?? value.secure ?? (bargained || COURTLY.has(value.do as string) ? value.card : undefined)
  const keys = courtKeys(wanted as Json | undefined)
  return keys.length > 0 ? keys : undefined
}

function courtKeys(wanted: Json | undefined): string[] {
  if (Array.isArray(wanted)) return wanted.flatMap(courtKeys)
  const kind = typeof wanted === 'string' ? placeOf(wanted)?.kind : undefined
  return kind === 'court' || kind === 'lore' ? [`court ${wanted as string}`] : []
}

const COURTLY: ReadonlySet<string> = new Set(['influence', 'secure', 'bargainSecure'])
