// Total War: Rome on a real table: what has to be done there after each step, or after a whole turn.

import type { Say } from '@understudy/procedure'
import { type Beside, byPlace, type Change, type Line, type Net } from '@understudy/table'
import type { Name } from '../pack/types.ts'
import { factsOf } from '../rules/positions/diff.ts'
import { say as table } from '../rules/sayings.ts'
import type { ArmyFact } from '../rules/state/names.ts'
import type { State } from '../rules/state/state.ts'
import { cardFactsOf } from './cards.ts'
import { NUMBERS, type Pile, phrases, say, type Where } from './sayings.ts'

export type { BesideSayings } from './sayings.ts'

interface Pair {
  readonly before: Change | undefined
  readonly after: Change | undefined
}

const all = (state: State): Map<string, Change> => new Map([...factsOf(state), ...cardFactsOf(state)])

/** Every component that lies or shows otherwise. */
function differences(from: State, to: State): Pair[] {
  const [old, now] = [all(from), all(to)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [before, after] = [old.get(key), now.get(key)]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ before, after }]
  })
}

function whereOf({ say: name, with: facts = {} }: Change): Where {
  if (name === 'table.armyAt' || name === 'table.agentAt') return { region: facts.region as Name }
  return name === 'table.armyAboard' ? { navy: facts.n as number } : null
}

/** What was and what is to be, where a hand takes it from one to the other; otherwise what is to be. */
function changeOf({ before, after }: Pair): Change | undefined {
  if (after === undefined) return before && table('table.gone', { what: before })
  const { say: name, with: facts = {} } = after
  if (before === undefined) return after
  const [from, to] = [whereOf(before), whereOf(after)]
  const moved = JSON.stringify(from) !== JSON.stringify(to)
  if (name.startsWith('table.army'))
    // Only the name of its general has become known.
    return moved ? say('carry.goes', { army: facts.army as ArmyFact, from, to }) : undefined
  if (name.startsWith('table.agent'))
    return say('carry.agent', { seat: facts.seat as Name, n: facts.n as number, from, to })
  const what = name === 'carry.pile' ? (facts.pile as Pile) : NUMBERS[name]
  if (what === undefined) return after
  const numbers = { what, from: before.with?.n as number, to: facts.n as number }
  return say('carry.number', { ...numbers, of: (facts.seat ?? facts.of ?? null) as Name | null })
}

/** Where the component lies afterwards; what has no place of its own, at the edge of the board. */
function placeOf({ say: name, with: facts = {} }: Change): { readonly place: Say; readonly rank: number } {
  if (name === 'table.gone') return placeOf(facts.what as unknown as Change)
  const { army } = facts as { army?: ArmyFact }
  const to = facts.to as Where | undefined
  const region = name === 'carry.goes' || name === 'carry.agent' ? placeIn(to) : ((facts.region ?? facts.a) as Name)
  if (name !== 'table.status' && region !== undefined) return { place: say('at.place', { place: region }), rank: 2 }
  if (facts.sea !== undefined) return { place: say('at.place', { place: facts.sea as Name }), rank: 3 }
  const seat = (facts.seat ?? facts.of ?? army?.of) as Name | null | undefined
  if (seat !== undefined && seat !== null) return { place: say('at.seat', { seat }), rank: 1 }
  return { place: say('at.table', {}), rank: 0 }
}

const placeIn = (where: Where | undefined): Name | undefined =>
  where !== null && where !== undefined && 'region' in where ? where.region : undefined

const lines = (from: State, to: State): Line[] =>
  byPlace(
    differences(from, to).flatMap((pair) => {
      const change = changeOf(pair)
      return change === undefined ? [] : [{ change, ...placeOf(change) }]
    }),
  )

/** Armies that came and went, what became of regions, what each side gained and lost. */
function allInAll(from: State, to: State): Net[] {
  const places = new Map<string, { rank: number; place: Say; parts: Say[] }>()
  const add = ({ place, rank }: { place: Say; rank: number }, part: Say): void => {
    const key = JSON.stringify(place)
    const there = places.get(key) ?? { rank, place, parts: [] }
    places.set(key, there)
    there.parts.push(part)
  }
  for (const { change } of lines(from, to)) {
    const { say: name, with: facts = {} } = change
    const where = placeOf(change)
    if (name === 'carry.goes' || name === 'carry.agent') {
      const [old, now] = [facts.from as Where, facts.to as Where].map(placeIn)
      const what =
        name === 'carry.goes'
          ? say('net.army', { army: facts.army as ArmyFact })
          : say('net.agent', { seat: facts.seat as Name })
      if (old !== undefined) add({ place: say('at.place', { place: old }), rank: 2 }, say('net.went', { what }))
      if (now !== undefined) add(where, say('net.came', { what }))
    } else if (name === 'carry.number') {
      const n = (facts.to as number) - (facts.from as number)
      if (facts.of !== null) add(where, say('net.number', { what: facts.what as Pile, n, now: facts.to as number }))
    } else if (name === 'table.holder') add(where, say('net.holder', { seat: facts.seat as Name }))
    else if (!QUIET.has(name)) add(where, { say: name, with: facts })
  }
  return [...places.values()].sort((a, b) => a.rank - b.rank).map(({ place, parts }) => ({ place, parts }))
}

/** What nobody would mention: how many cards lie where. */
const QUIET: ReadonlySet<string> = new Set(['carry.stack', 'carry.flipped', 'table.round'])

export const romeBeside: Beside<State> = { lines, allInAll, phrases }
