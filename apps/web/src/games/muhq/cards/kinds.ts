// Which cards the table may be asked about: each keeps its place when the last one of its kind has been told.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { isPerson, personOf } from '@understudy/muhq/rules'
import type { CardId, SeatId } from '@understudy/muhq/vocabulary'
import type { MuhqChoice } from '../board/taps.ts'

/** What whoever is in turn has drawn before. */
function drawnBefore(state: State, seat: SeatId): readonly CardId[] {
  const { boss } = settingOf(state).map
  const units = state.units.filter(({ owner, card }) => owner === seat && card !== boss).map(({ card }) => card)
  const rest = isPerson(seat)
    ? [...personOf(state, seat).hand.known, ...personOf(state, seat).discard]
    : [...state.boss.discard, ...(state.boss.drawn === null ? [] : [state.boss.drawn])]
  return [...units, ...rest]
}

/** Those that can be told and those that could be before, in the order of the deck. */
export function kindsToTell(
  state: State,
  offered: ReadonlyMap<CardId, MuhqChoice>,
  told: readonly CardId[],
): readonly CardId[] {
  const draws = [...offered.values()].some(({ action }) => action?.do === 'drawn')
  const before = draws ? drawnBefore(state, state.turn) : state.stores.flatMap(({ revealed }) => revealed ?? [])
  return [...new Set([...offered.keys(), ...told, ...before])].sort()
}
