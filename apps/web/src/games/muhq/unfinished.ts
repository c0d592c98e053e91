// Whether a turn is ended although units could still do something: then the person is asked, once, and told which.

import type { Action, State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { attackTargets, moveTargets, tileName, type Unit, unitsOf } from '@understudy/muhq/rules'
import { type Lang, listingSome, plural } from '@understudy/procedure'
import type { LeftToDo } from '../ui.ts'

/** So many are named; the others are counted. */
const NAMED = 3

export function unfinished(state: State, action: Action): LeftToDo | undefined {
  if (action.do !== 'end') return undefined
  const idle = unitsOf(state, state.turn).filter((unit) => couldAct(state, unit))
  const n = idle.length
  if (n === 0) return undefined
  const named = (lang: Lang): string =>
    listingSome(
      lang,
      idle.map((unit) => `${cardOf(state, unit.card).name[lang]} ${tileName(unit)}`),
      NAMED,
    )
  const ru = plural('ru', n, { one: 'юнит', few: 'юнита', many: 'юнитов' })
  return {
    why: { en: `Could still act: ${named('en')}.`, ru: `Ещё могут действовать: ${named('ru')}.` },
    press: { en: `End with ${plural('en', n, { one: 'unit', many: 'units' })} idle`, ru: `Закончить: ещё ${ru}` },
  }
}

/** Whoever has walked has done something; whoever has somebody in reach has not done all of it. */
export const couldAct = (state: State, unit: Unit): boolean =>
  attackTargets(state, unit).length > 0 || (!unit.moved && !unit.attacked && moveTargets(state, unit).length > 0)
