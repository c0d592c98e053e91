// Which rules of the bots were read in the games of an experiment, how often, and in which game to look: its first games are
// played again for that, since counting in all of them would slow every experiment down.

import { setImmediate } from 'node:timers/promises'
import type { Count, Counts, Coverage, TraceEvent } from '@understudy/procedure/trace'
import type { GameEntry } from '../game-entry.ts'
import { countsOf, playGame } from '../play-game.ts'
import { gameSeed, type Plan, rotationOf, tableOf } from './plan.ts'

/** What a rule did where it was found. */
export type Deed = 'decided' | 'yes' | 'asked'

export interface Sighting {
  readonly game: number
  /** Counted as a journal does that has nothing but its start, actions and answers. */
  readonly entry: number
  readonly did: Deed
}

export interface RulesRead {
  readonly arm: number
  readonly games: number
  /** By `bookKey`. */
  readonly counts: Readonly<Record<string, Counts>>
  readonly sightings: Readonly<Record<string, Readonly<Record<string, Sighting>>>>
}

const WEIGHT: Record<Deed, number> = { asked: 0, yes: 1, decided: 2 }

/** The first so many games of an arm. */
export async function rulesRead(
  { pkg }: GameEntry,
  plan: Plan,
  arm: number,
  most: number,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<RulesRead> {
  const coverage = new Map<string, Coverage>()
  const sightings: Record<string, Record<string, Sighting>> = {}
  const games = Math.min(most, plan.games)
  for (let game = 0; game < games; game++) {
    const hear = (book: string, events: readonly TraceEvent[], entry: number): void => {
      sightings[book] ??= {}
      const own = sightings[book]
      for (const [node, did] of deedsOf(events)) {
        const known = own[node]
        if (known === undefined || WEIGHT[known.did] < WEIGHT[did]) own[node] = { game, entry, did }
      }
    }
    try {
      playGame(pkg, { ...tableOf(pkg, plan, arm, rotationOf(plan, game)), seed: gameSeed(plan, game), coverage, hear })
    } catch {
      // A game that breaks is told of elsewhere; what was read before counts.
    }
    onProgress(game + 1, games)
    await setImmediate()
  }
  return { arm, games, counts: countsOf(coverage), sightings }
}

/** What each rule did in these events, as coverage counts it. */
function deedsOf(events: readonly TraceEvent[]): Map<string, Deed> {
  const deeds = new Map<string, Deed>()
  const note = (node: string, did: Deed): void => {
    const known = deeds.get(node)
    if (known === undefined || WEIGHT[known] < WEIGHT[did]) deeds.set(node, did)
  }
  for (const event of events)
    switch (event.e) {
      case 'ask':
        note(event.node, event.yes ? 'yes' : 'asked')
        break
      case 'found':
        note(event.node, event.candidates.length > 0 ? 'yes' : 'asked')
        break
      case 'roll':
      case 'fact':
      case 'go':
      case 'proceed':
        note(event.node, 'yes')
        break
      case 'act':
        note(event.node, event.by === undefined ? 'decided' : 'yes')
        if (event.by !== undefined) note(event.by, 'decided')
        break
      default:
    }
  return deeds
}

export const wasRead = ({ asked, decided }: Count): boolean => asked > 0 || decided > 0
