// What a bot asks itself over Summits (supercat 9.4): whether to call one, which Favors to return for what.

import type { Question } from '@understudy/procedure'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { hasFate } from '../../../rules/campaign/objectives.ts'
import { favorsFor } from '../../../rules/campaign/summit/parts.ts'
import { returnFavors } from '../../../rules/campaign/summit/summit.ts'
import { isRegent } from '../../../rules/campaign/titles.ts'
import type { CampaignAction, Part } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as read from '../../../rules/state/read.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { chosen } from '../campaign/chosen.ts'
import { type C, me, say, settings, type WaysOf } from '../context.ts'
import { rivalLoses } from '../edicts/ways.ts'
import { standings } from '../evidence.ts'
import { advanceBetween, afterParts } from '../fates/objective.ts'
import { latest } from '../lib/latest.ts'
import { base } from '../lib/now.ts'
import { type Goal, reaches } from '../terms/standing.ts'

const at = (c: C, frame: number): boolean => topKind(c.view) === frame
const act = (action: CampaignAction): Action => action as unknown as Action

// — The call

export const mayCall: Question<C> = { test: (c) => at(c, FRAME.summit) }
/** The Founder as Regent always calls one, to leave the Empire. */
export const founderCalls: Question<C> = {
  test: (c) => hasFate(c.view, me(c), 'founder') && isRegent(c.view, me(c)),
}
/** The Steward without the tile, to petition a Council that has decided: only if the table wants it (supercat/A122). */
export const stewardCalls: Question<C> = { test: (c) => chosen(c).stewardPetitions && wantsPetition(c) }
const wantsPetition = (c: C): boolean =>
  hasFate(c.view, me(c), 'steward') && camp.firstRegent(c.view) !== me(c) && camp.council(c.view) !== camp.IN_SESSION

/** The Magnate that has secured the Council; with an option at Events too, while its objective is open (supercat/B54). */
export const magnateCalls: Question<C> = {
  test: (c) => {
    if (!hasFate(c.view, me(c), 'magnate')) return false
    return byCouncil(c.view) || (chosen(c).magnateCalls && camp.objective(c.view, me(c)) > 0)
  },
}
/** What the Council brings comes after the Summit. */
const byCouncil = (state: State): boolean =>
  read.depth(state) > 1 && read.frameKind(state, read.depth(state) - 2) === FRAME.councilTitle

/** Favors that it holds, whoever's. */
const favorsHeld = (state: State, seat: number): number => {
  let n = 0
  for (let owner = 0; owner < playersOf(state); owner++) n += camp.favors(state, seat, owner)
  return n
}
export const rollsHigh: Question<C> = {
  test: (c) => (c.vars.callDie ?? 0) + favorsHeld(c.view, me(c)) >= 5,
  show: (c) => [say('supercat.callDie', { die: c.vars.callDie ?? 0, favors: favorsHeld(c.view, me(c)) })],
}
export const call = (): Action => act({ do: 'callSummit' })
export const decline = (): Action => ({ do: 'decline' }) as Action

// — Call to Order

export const inOrder: Question<C> = { test: (c) => at(c, FRAME.callToOrder) }
export const hasFavors: Question<C> = {
  test: (c) => favorsHeld(c.view, me(c)) > 0,
  show: (c) => [
    say('supercat.favors', {
      list: Array.from({ length: playersOf(c.view) }, (_, owner) => ({
        of: colourOf(c.view, owner),
        n: camp.favors(c.view, me(c), owner),
      })).filter(({ n }) => n > 0),
    }),
  ],
}

const forced = (c: C, part: Part): State => afterParts(c.view, [part], false)
const tried = latest<{ all?: readonly (readonly [part: Part, after: State])[] }>(() => ({}))
/** What its Favors can force, and what that comes to: every line of the page looks at the same. */
function forceable(c: C): readonly (readonly [part: Part, after: State])[] {
  if (!at(c, FRAME.callToOrder)) return []
  const now = tried(c.view)
  now.all ??= [...returnFavors.list(c.view, me(c))].map(({ part }) => [part, forced(c, part)] as const)
  return now.all
}

/** What Favors can force, as far as it helps, for as few of them as possible. */
const forcing = (helps: (c: C, after: State) => boolean, because: WaysOf<Part>['because']): WaysOf<Part> => ({
  from: (c) =>
    forceable(c)
      .filter(([, after]) => helps(c, after))
      .map(([part]) => part),
  prefer: [{ id: 'fewestFavors', least: (_, part) => favorsFor(part) }],
  show: (c, part) => say('supercat.forced', { part: part as never, favors: favorsFor(part), type: typeOf(c, part) }),
  ...(because === undefined ? {} : { because }),
})
const typeOf = (c: C, part: Part): number => ('slot' in part ? tokenAt(c.view, part) : 0)
const tokenAt = (state: State, part: Extract<Part, { slot: number }>): number =>
  read.slot(state, seatOf(state, part.from), part.slot)

const contends = (goal: Goal, of: 'declared' | 'open'): WaysOf<Part> =>
  forcing(
    (c, after) => reaches(goal, base(c), after),
    (c) => standings(c, of),
  )
export const toContendDeclared = contends('contendDeclared', 'declared')
export const toContendOpen = contends('contendOpen', 'open')
export const toAdvance = forcing(
  (c, after) => advanceBetween(c.view, after, me(c)) !== undefined,
  (c, found) => [
    say('supercat.advances', {
      of: colourOf(c.view, me(c)),
      advance: found[0] === undefined ? undefined : advanceBetween(c.view, forced(c, found[0]), me(c)),
    } as never),
  ],
)
export const toHinder = forcing(
  (c, after) => rivalLoses(c.view, after, me(c)),
  (c) => standings(c, 'declared'),
)
export const force = (_: C, part: Part): Action => act({ do: 'returnFavors', part })

export const leaves: Question<C> = {
  test: (c) => at(c, FRAME.callToOrder) && hasFate(c.view, me(c), 'founder') && isRegent(c.view, me(c)),
}
export const leave = (): Action => act({ do: 'leaveEmpire' })
export const petitions: Question<C> = {
  test: (c) => at(c, FRAME.callToOrder) && wantsPetition(c) && (settings(c).backports || chosen(c).stewardPetitions),
}
export const petition = (): Action => act({ do: 'petition' })
