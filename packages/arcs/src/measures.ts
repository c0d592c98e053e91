// What can be measured of a game of Arcs, chapter by chapter: as the next one begins, when ambitions have been scored.

import type { Lang } from '@understudy/procedure'
import type { Measure, Measures } from '@understudy/table'
import { count, places, silentCount } from './rules/round/ambitions.ts'
import { SLOTS_PER_SEAT } from './rules/state/numbers.ts'
import * as Pile from './rules/state/piles.ts'
import * as read from './rules/state/read.ts'
import { isCity, SITE_COUNT, SITES_PER_SYSTEM, siteOwner } from './rules/state/sites.ts'
import { playersOf, type State, seatOf } from './rules/state/state.ts'
import { AMBITIONS } from './vocabulary.ts'

const measure = (
  id: string,
  said: Readonly<Record<Lang, string>>,
  of: (state: State, seat: number) => number,
): Measure<State> => ({
  id,
  title: said,
  of: (state, seat) => of(state, seatOf(state, seat)),
})

function cities(state: State, seat: number): number {
  let n = 0
  for (let at = 0; at < SITE_COUNT; at++) {
    const site = read.site(state, at)
    if (isCity(site) && siteOwner(site) === seat) n++
  }
  return n
}

function ships(state: State, seat: number): number {
  let n = 0
  for (let system = 0; system < SITE_COUNT / SITES_PER_SYSTEM; system++) n += read.ships(state, system, seat)
  return n
}

function resources(state: State, seat: number): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) if (read.slot(state, seat, slot) !== 0) n++
  return n
}

/** Ambitions that the seat would win now, declared or not. */
function ambitions(state: State, seat: number): number {
  let n = 0
  for (const ambition of AMBITIONS.keys()) {
    const counts = Array.from({ length: playersOf(state) }, (_, other) => count(state, other, ambition + 1))
    if (places(counts, silentCount(state, ambition + 1))[seat] === 'first') n++
  }
  return n
}

export const arcsMeasures: Measures<State> = {
  along: { en: 'chapter', ru: 'глава' },
  step: read.chapter,
  list: [
    measure('power', { en: 'Power', ru: 'Очки власти' }, read.power),
    measure('cities', { en: 'Cities on the map', ru: 'Города на карте' }, cities),
    measure('ships', { en: 'Ships on the map', ru: 'Корабли на карте' }, ships),
    measure('ambitions', { en: 'Ambitions in which it is first', ru: 'Замыслы, где он первый' }, ambitions),
    measure('resources', { en: 'Resources', ru: 'Ресурсы' }, resources),
    measure('guild', { en: 'Guild cards', ru: 'Карты гильдий' }, (state, seat) => read.count(state, Pile.guild(seat))),
  ],
}
