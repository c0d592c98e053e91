// What an Event, the Council or an Edict has brought, as stations one after another: dice, Blight by system, Fates, Court,
// Edicts. It comes from the log alone.

import type { SystemId } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'

export const STATIONS = ['dice', 'blight', 'fates', 'court', 'edicts'] as const
export type Station = (typeof STATIONS)[number]

const OF: Readonly<Record<string, Station>> = {
  'log.eventRoll': 'dice',
  'log.councilChose': 'dice',
  'log.blightHits': 'blight',
  'log.leagueCrisis': 'fates',
  'log.golemsWake': 'fates',
  'log.courtCrisis': 'court',
  'log.cityFreed': 'court',
  'log.blightLooms': 'court',
  'log.blightCleared': 'court',
  'log.buriedCard': 'court',
  'log.droppedGuild': 'court',
  'log.inSession': 'court',
  'log.markerBack': 'court',
  'log.enforced': 'edicts',
  'log.policyChanged': 'edicts',
  'log.trustTook': 'edicts',
  'log.demanded': 'edicts',
  'log.favorTaken': 'edicts',
  'log.peace': 'edicts',
  'log.escalated': 'edicts',
  'log.outlaw': 'edicts',
}

export interface Beat {
  readonly station: Station
  readonly event: GameEvent
  /** Where on the map it falls. */
  readonly at?: SystemId
}

/** In their order; the rest of what happened is no part of the scene. */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  // The dice with which an act is laid out are no Event.
  if (events.some(({ say }) => say === 'log.imperialClusters')) return []
  return events.flatMap((event): Beat[] => {
    const station = OF[event.say]
    if (station === undefined) return []
    const { system, site } = (event.with ?? {}) as { system?: SystemId; site?: string }
    const at = system ?? (site === undefined ? undefined : (site.slice(0, 2) as SystemId))
    return [{ station, event, ...(at === undefined ? {} : { at }) }]
  })
}
