// What "Why?" shows on the map of Rome: regions and seas, which candidates name or lie in.

import type { Json } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { heldBy } from '@understudy/rome/rules'
import type { Pointing } from '../ui.ts'

type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

export const pointing: Pointing<State> = {
  about: ({ touches = [] }) =>
    touches.flatMap((ref) =>
      isFacts(ref) ? Object.entries(ref).map(([kind, what]) => `${kind} ${String(what)}`) : [],
    ),
  places: ({ value, text }, state) => {
    const found = named(state, text?.with) ?? numbered(state, value)
    return found.length === 0 ? [] : [found]
  },
  worth: (key, state) => {
    const [what, no = ''] = key.split(' ')
    const side = state.sides[Number(no)]
    if (what === 'regions') return heldBy(state, Number(no)).length
    return (what === 'points' ? side?.vp : side?.gold) ?? 0
  },
}

/** Sentences call places by their names. */
function named(state: State, facts: Facts | undefined): string[] | undefined {
  const { regions, seas } = packOf(state)
  const keyOf = (name: unknown): string[] => {
    if (!isFacts(name)) return []
    const region = regions.find((each) => each.name.en === name.en)
    if (region !== undefined) return [`region ${region.id}`]
    const sea = seas.find((each) => each.name.en === name.en)
    return sea === undefined ? [] : [`sea ${sea.id}`]
  }
  for (const fact of [facts?.region, facts?.sea, facts?.goal]) {
    const keys = keyOf(fact)
    if (keys.length > 0) return keys
  }
  const all = Array.isArray(facts?.seas) ? facts.seas.flatMap(keyOf) : []
  return all.length === 0 ? undefined : all
}

function numbered(state: State, value: Json): string[] {
  const { regions } = packOf(state)
  if (typeof value === 'string') return regions.some(({ id }) => id === value) ? [`region ${value}`] : []
  const region = isFacts(value) && typeof value.region === 'number' ? regions[value.region] : undefined
  return region === undefined ? [] : [`region ${region.id}`]
}
