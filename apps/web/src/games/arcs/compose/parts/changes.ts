// What a deed changes, for the line of the plan: who controls what then, and how many actions are left.

import type { Action, State } from '@understudy/arcs'
import { controller, whenNow } from '@understudy/arcs/rules'
import { ids, read, seatOf } from '@understudy/arcs/state'
import { pipsN, place } from '@understudy/arcs/text'
import { SYSTEMS } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { after } from '../../board/ghosts.tsx'

const listed = (lang: Lang, parts: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)

const WORDS = {
  en: {
    gains: (where: string) => `you control ${where}`,
    loses: (where: string) => `you no longer control ${where}`,
    left: (n: number) => (n === 0 ? 'no action left' : `${pipsN('en', n)} left`),
  },
  ru: {
    gains: (where: string) => `вы будете править: ${where}`,
    loses: (where: string) => `вы перестанете править: ${where}`,
    left: (n: number) => (n === 0 ? 'действий не останется' : `останется ${pipsN('ru', n)}`),
  },
} satisfies Record<Lang, unknown>

export function changesOf(state: State, seat: string, action: Action, lang: Lang): string {
  const next = after(state, action)
  if (next === undefined) return ''
  const w = WORDS[lang]
  const own = seatOf(state, seat as never)
  const when = whenNow(state)
  const holds = (of: State, system: number) => controller(of, system, when) === own
  const where = (fits: (system: number) => boolean): string[] =>
    SYSTEMS.flatMap((_, system) => (fits(system) ? [place(lang, ids.sysId(system))] : []))
  const gained = where((system) => holds(next, system) && !holds(state, system))
  const lost = where((system) => !holds(next, system) && holds(state, system))
  const left = read.pipsLeft(state) - ('pay' in action && action.pay === 'pip' ? 1 : 0)
  return [
    // What is gained is where one goes; a phone has room for the first of them.
    ...(lost.length === 0 ? [] : [w.loses(listed(lang, lost))]),
    ...(gained.length === 0 ? [] : [w.gains(listed(lang, gained))]),
    // The pips say it, too.
    w.left(left),
  ].join(' · ')
}
