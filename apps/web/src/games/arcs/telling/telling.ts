// How bots' turns are told: the card with all that led to it, each plan of a rule, each battle with everything in it, a card of the Court with
// its effect.

import type { Action } from '@understudy/arcs'
import type { Doing } from '@understudy/arcs/vocabulary'
import type { Telling } from '../../ui.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Parts of a battle, whoever decides them. */
const IN_BATTLE = words('dice sensors reroll keepDice hits ransack raid raidFree ruthless')
/** What follows from something, and what only puts things in order. */
const AFTER = words(
  'end arrange target decline uprising demand spread free struggle look swap ambitious bold bonusMove bonusInfluence sprint mythic bargainInfluence bargainSecure spyBack',
)
/** What comes before something. */
const BEFORE = words('turnUp recall exhaust decline')
const BATTLES = words('battle rifles')
/** Lars does all of one kind at once, by several rules of one page. */
const PAGES = /^(INF|TAX|MOV|REP|BLD)\./
const pageOf = (rule = ''): string | undefined => PAGES.exec(rule)?.[1]

export const joins: Telling<Action>['joins'] = ({ do: last }, { do: next }, _same, so, { seat, node: rule }) => {
  if (IN_BATTLE.has(next)) return true
  // Whoever gives or puts away something in between does so in the other's turn.
  if (so[0]?.seat !== seat) return next === 'arrange'
  // A chapter's end stands apart.
  if (last === 'reckon' || next === 'reckon') return last === next
  if (AFTER.has(next)) return true
  if (BATTLES.has(next)) return false
  if (BEFORE.has(last)) return true
  if (so.some(({ action }) => BATTLES.has((action as { readonly do: Doing }).do))) return false
  const page = pageOf(rule)
  return so.some(({ node }) => node === rule || (page !== undefined && pageOf(node) === page))
}
