// 22.3: the Priority Order Table.

import type { Die, Question } from '@understudy/procedure'
import { placeName, sideName } from '../../rules/state/names.ts'
import { NONE } from '../../rules/state/query.ts'
import { ALLIED, ENEMY, type Face, FRIENDS, NEUTRAL } from '../../vocabulary.ts'
import { concernedAt } from '../army/army.ts'
import { type C, say } from '../context.ts'
import type { Prey } from '../navy/notes.ts'
import { settings } from '../options/options.ts'
import { AIMS, type TargetNode } from '../targets/lists.ts'
import { aimed, stillThere } from '../targets/ways.ts'
import { dieOf, opponentArmy, stanceTo, statusWith } from '../view/seen.ts'

type Verdict = 'yes' | 'no' | 'Y' | 'R'

const COLUMNS: Readonly<Record<number, readonly [Verdict, Verdict, Verdict]>> = {
  [ENEMY]: ['yes', 'yes', 'yes'],
  [NEUTRAL]: ['no', 'Y', 'R'],
  [FRIENDS]: ['no', 'no', 'R'],
  [ALLIED]: ['no', 'no', 'no'],
}

/** The table: status against stance 1–6, 7–8 and 9; `shift` reads one column further to the right (DIF-4). */
export function priority(status: number, stance: number, shift = false): Verdict {
  const column = stance >= 9 ? 2 : stance >= 7 ? 1 : 0
  const shifted = shift && (status === NEUTRAL || status === FRIENDS) ? Math.min(2, column + 1) : column
  return COLUMNS[status]?.[shifted as 0 | 1 | 2] ?? 'no'
}

/** DIF-4: from this round on. */
function isShifted(c: C): boolean {
  const from = settings(c)['difficulty.aggressionFrom']
  return from > 0 && c.view.round >= from
}

const concerned = (c: C): number => c.vars.concerned ?? NONE
const verdict = (c: C): Verdict => priority(statusWith(c, concerned(c)), stanceTo(c, concerned(c)), isShifted(c))

const tableSays = (c: C) =>
  say('camp.table', {
    seat: sideName(c.view, concerned(c)),
    status: statusWith(c, concerned(c)),
    stance: stanceTo(c, concerned(c)),
    says: verdict(c),
  })

/** POT-1: whose army it is, or whose region. */
export const ownerIsThere: Question<C> = {
  test: (c) => c.vars.aim !== undefined && opponentArmy(c, c.vars.aim.region) !== undefined,
  show: (c, yes) =>
    c.vars.aim === undefined
      ? []
      : [
          say(yes ? 'camp.seatThere' : 'camp.holder', {
            seat: sideName(c.view, concerned(c)),
            region: placeName(c.view, c.vars.aim.region),
          }),
        ],
}

export const tableTakes: Question<C> = { test: (c) => verdict(c) === 'yes', show: (c) => [tableSays(c)] }
export const tableRolls: Question<C> = {
  test: (c) => verdict(c) === 'Y' || verdict(c) === 'R',
  show: (c) => [tableSays(c)],
}
export const tableDie = (c: C): Die<Face> => dieOf(c, verdict(c) === 'R' ? 'R' : 'Y')
export const isSkull: Question<C> = {
  test: (c) => c.vars.pot === 'K',
  show: (c) => [tableSays(c), say('camp.roll', { roll: c.vars.pot ?? '-' })],
}
export const isTaken: Question<C> = { test: (c) => c.vars.taken === true, show: (c) => [tableSays(c)] }

export const take = (c: C): void => {
  c.vars.taken = true
}

/** Navies are counted by side and number. */
export const preyKey = ({ side, navy }: Prey): number => side * 10 + navy

/** POT-2: not tried again under this rule; R-47: by the option nobody else of that opponent either. */
export const drop = (c: C): void => {
  c.vars.taken = false
  const dropped = c.vars.prey === undefined ? c.vars.aim?.region : preyKey(c.vars.prey)
  if (dropped !== undefined) c.vars.dropped = [...(c.vars.dropped ?? []), dropped]
  if (settings(c)['pot.rollPer'] === 'opponent') c.vars.spared = [...(c.vars.spared ?? []), concerned(c)]
}

const NOBODY: readonly number[] = []

/** Before a rule is tested, nothing has been turned down. */
export const beginTest =
  (rule?: TargetNode) =>
  (c: C): void => {
    c.vars.dropped = NOBODY
    c.vars.spared = NOBODY
    c.vars.taken = false
    // Only what is there: this is done before every rule of the lists, and taking a field away is dear.
    if (c.vars.preysLeft !== undefined) delete c.vars.preysLeft
    if (rule === undefined) delete c.vars.rule
    else c.vars.rule = rule
  }

/** POT-3: turned down, and this rule has no other target. */
export const isExhausted: Question<C> = {
  test: (c) => {
    if (c.vars.taken === true) return false
    const left = c.vars.rule === undefined ? c.vars.preysLeft : stillThere(c, AIMS[c.vars.rule]).length
    return (left ?? 0) === 0
  },
}
export const concernTarget = (c: C): void => {
  c.vars.concerned = concernedAt(c, aimed(c).region)
}
