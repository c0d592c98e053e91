// What changed hands in a battle: pieces lost by each side, trophies and captives, what was stolen or taken from the Court.

import type { State } from '@understudy/arcs'
import { captives, trophies } from '@understudy/arcs/rules'
import { isSeat, ownerIndex } from '@understudy/arcs/state'
import type { CourtId, Owner, Resource } from '@understudy/arcs/vocabulary'
import type { Logged } from '@understudy/table'
import { type Fight, type Fighter, fightersOf } from './fought.ts'

interface Fought {
  readonly before: State
  readonly state: State
  readonly steps: readonly Logged[]
  readonly fight: Fight
}

export interface Spoils {
  readonly owner: Owner
  readonly lost: readonly Fighter['kind'][]
  /** What is damaged now and was not. */
  readonly hurt: readonly Fighter['kind'][]
  readonly trophies: number
  readonly captives: number
  readonly tokens: readonly Resource[]
  /** Guild cards of the other side. */
  readonly stolen: readonly CourtId[]
  /** Cards of the Court, for a city that fell. */
  readonly ransacked: readonly CourtId[]
  readonly outraged: readonly Resource[]
}

/** Attacker first. */
export function spoilsOf({ before, state, steps, fight }: Fought): Spoils[] {
  const events = steps.flatMap((step) => step.events)
  return [fight.attacker, fight.defender].map((owner) => {
    const all = fightersOf(before, state, fight.at, owner, owner === fight.defender)
    const no = ownerIndex(state, owner)
    const more = (of: typeof trophies): number => (isSeat(no) ? Math.max(0, of(state, no) - of(before, no)) : 0)
    const attacks = owner === fight.attacker
    const told = <T>(say: string, fact: string): T[] =>
      attacks ? events.flatMap((event) => (event.say === say ? [event.with?.[fact] as T] : [])) : []
    return {
      owner,
      lost: all.flatMap(({ kind, now }) => (now === 'lost' ? [kind] : [])),
      hurt: all.flatMap(({ kind, now }) => (now === 'damaged' ? [kind] : [])),
      trophies: more(trophies),
      captives: more(captives),
      tokens: told('log.stoleToken', 'type'),
      stolen: told('log.stoleCard', 'card'),
      ransacked: told('log.ransacked', 'card'),
      outraged: told('log.outrage', 'type'),
    }
  })
}
