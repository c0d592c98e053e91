// An action in one sentence, readable even without its position.

import type { Json, Lang, Say } from '@understudy/procedure'
import { packOf } from '../../pack/setting.ts'
import { type Action, NEXT_DEVELOPMENT } from '../../vocabulary.ts'
import { say } from '../sayings.ts'
import { NONE } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Ids are put into names where the position is at hand. */
export function describeAction(action: Action, state?: State): Say {
  return say('did', { action: action as unknown as Json, names: state === undefined ? {} : namesIn(state, action) })
}

type Names = Record<string, Record<Lang, string>>

/** The names of every id that the action mentions. */
function namesIn(state: State, action: Action): Names {
  const pack = packOf(state)
  const names: Names = {}
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const found =
        pack.regions[pack.regionNo.get(value) ?? NONE]?.name ??
        pack.seas[pack.seaNo.get(value) ?? NONE]?.name ??
        pack.factions[pack.factionNo.get(value) ?? NONE]?.name ??
        pack.troops.get(value)?.name ??
        pack.generals.get(value)?.name ??
        pack.actions.get(value)?.name
      if (found !== undefined) names[value] = { en: found.en, ru: found.ru }
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(action)
  // A rulebook that is read without a game knows the pack, but no position.
  if (action.do === 'develop' && 'frames' in state) Object.assign(names, nextIn(state, action.column))
  return names
}

/** The development of this column that whoever is asked would buy. */
function nextIn(state: State, column: number): Names {
  const frame = state.frames.at(-1)
  const side = frame !== undefined && 'side' in frame ? state.sides[frame.side] : undefined
  const next = packOf(state).developments[side?.faction ?? NONE]?.[column]?.[side?.developments[column] ?? 0]
  return next === undefined ? {} : { [NEXT_DEVELOPMENT]: { en: next.name.en, ru: next.name.ru } }
}
