// One's units: those that can still do something, and those that are done.

import type { State } from '@understudy/muhq'
import { unitsOf } from '@understudy/muhq/rules'
import { BOSS } from '@understudy/muhq/vocabulary'
import { plural } from '@understudy/procedure'
import type { Pips } from '../ui.ts'
import { couldAct } from './unfinished.ts'

/** So many at most are told apart at a glance. */
const MOST = 12

export function pips(state: State): Pips | undefined {
  if (state.phase !== 'act' || state.turn === BOSS) return undefined
  const all = unitsOf(state, state.turn)
  if (all.length === 0 || all.length > MOST) return undefined
  const left = all.filter((unit) => couldAct(state, unit)).length
  const ru = plural('ru', left, { one: 'юнит может', few: 'юнита могут', many: 'юнитов могут' })
  return {
    left,
    of: all.length,
    text: {
      en: `${plural('en', left, { one: 'unit', many: 'units' })} of ${all.length} can still act`,
      ru: `Действовать ещё ${ru} (всего: ${all.length})`,
    },
  }
}
