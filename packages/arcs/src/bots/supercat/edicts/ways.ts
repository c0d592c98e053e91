// What a bot asks itself over Edicts (supercat 9.3): which Policy, whom to expel, which piece to take, where ships go.

import type { Question } from '@understudy/procedure'
import { ambitionId, sys } from '../../../rules/board/ids.ts'
import { exact } from '../../../rules/campaign/demand.ts'
import { foundries } from '../../../rules/campaign/foundries.ts'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { golemsOf } from '../../../rules/campaign/golems.ts'
import { hasFate } from '../../../rules/campaign/objectives.ts'
import { ESCALATION, escalate, PEACE, supplyWeapons, WAR } from '../../../rules/campaign/policies.ts'
import { isOutlaw } from '../../../rules/campaign/titles.ts'
import { type Asset, type CampaignAction, GOLEMS, POLICIES, type PolicyId } from '../../../rules/campaign/vocabulary.ts'
import { EMPATH, KEEPER, TYCOON, TYRANT, WARLORD } from '../../../rules/round/declare.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { BLIGHT } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { colourOf, copyState, hasPiece, playersOf, type State, seatOf, turnOrder } from '../../../rules/state/state.ts'
import type { Action, Colour, SystemId } from '../../../vocabulary.ts'
import { type C, me, ruled, say, type WaysOf } from '../context.ts'
import { standings } from '../evidence.ts'
import { base } from '../lib/now.ts'
import { contending, isDeclared, losesContention, reaches } from '../terms/standing.ts'

const at = (c: C, frame: number): boolean => topKind(c.view) === frame
const act = (action: CampaignAction): Action => action as unknown as Action

// — The Policy

/** Ambitions that a Policy is aligned with: what its Demand takes counts for them (supercat/A98). */
const ALIGNED: readonly (readonly number[])[] = [[KEEPER, EMPATH], [TYCOON], [WARLORD, TYRANT]]
if (PEACE !== 0 || ESCALATION !== 1 || WAR !== 2) throw new Error('Policies in another order')

const contendedBy = (c: C, policy: number): number[] =>
  ALIGNED[policy]!.filter((ambition) => contending(c.view, me(c), ambition))

export const governs: Question<C> = { test: (c) => at(c, FRAME.govern) }

export const isAligned: Question<C> = {
  test: (c) => contendedBy(c, camp.policy(c.view)).length > 0,
  show: (c) => [
    say('supercat.aligned', {
      policy: POLICIES[camp.policy(c.view)]!,
      ambitions: contendedBy(c, camp.policy(c.view)).map(ambitionId),
    }),
    ...standings(c, 'declared'),
    ...standings(c, 'open'),
  ],
}
export const enforce = (): Action => act({ do: 'enforce' })

/** Another Policy that is aligned with an ambition it is contending, a declared one first. */
export const policies: WaysOf<PolicyId> = {
  from: (c) =>
    at(c, FRAME.govern)
      ? POLICIES.filter((_, policy) => policy !== camp.policy(c.view) && contendedBy(c, policy).length > 0)
      : [],
  prefer: [
    ruled(
      {
        id: 'alignedDeclared',
        keep: (c, policy) => contendedBy(c, POLICIES.indexOf(policy)).some((ambition) => isDeclared(c.view, ambition)),
      },
      'A98',
    ),
  ],
  show: (c, policy) =>
    say('supercat.aligned', { policy, ambitions: contendedBy(c, POLICIES.indexOf(policy)).map(ambitionId) }),
  because: (c) => [...standings(c, 'declared'), ...standings(c, 'open')],
}
export const change = (_: C, policy: PolicyId): Action => act({ do: 'changePolicy', policy })

// — The Demand

type Exact = Extract<CampaignAction, { do: 'exact' }>
const demands = (c: C): Exact[] => (at(c, FRAME.demand) ? [...exact.list(c.view, me(c))] : [])
/** The next Regent in turn order who still owes something. */
function nextDue(c: C): Colour | undefined {
  const due = new Set(demands(c).map(({ of }) => of))
  const seat = turnOrder(c.view).find((each) => due.has(colourOf(c.view, each)))
  return seat === undefined ? undefined : colourOf(c.view, seat)
}

/** That Regent has neither a piece nor an agent. */
export const hasNothing: Question<C> = {
  test: (c) => demands(c).some(({ of, expel }) => of === nextDue(c) && expel !== undefined),
  show: (c, yes) => {
    const of = nextDue(c)
    return of === undefined ? [] : [say('supercat.owes', { of, nothing: yes })]
  },
}
/** A die of 5 or 6 makes it an Outlaw. */
export const expels: Question<C> = {
  test: (c) => (c.vars.expelDie ?? 0) >= 5,
  show: (c) => [say('supercat.expelDie', { of: nextDue(c) ?? (c.seat as Colour), die: c.vars.expelDie ?? 0 })],
}
export const expel =
  (yes: boolean) =>
  (c: C): Action =>
    act({ do: 'exact', of: nextDue(c)!, expel: yes })

/** The position once the piece has been taken. */
function taken(c: C, { of, take }: Exact): State {
  const after = copyState(c.view)
  if (take !== undefined) exact.carry(after, { do: 'exact', of, take }, me(c))
  return after
}

export const pieces: WaysOf<Exact> = {
  from: (c) => demands(c).filter(({ of, expel: asked }) => of === nextDue(c) && asked === undefined),
  prefer: [
    ruled({ id: 'contendDeclared', keep: (c, x) => reaches('contendDeclared', base(c), taken(c, x)) }, 'A98'),
    ruled({ id: 'contendOpen', keep: (c, x) => reaches('contendOpen', base(c), taken(c, x)) }, 'A98'),
    ruled({ id: 'rivalLoses', keep: (c, x) => rivalLoses(c.view, taken(c, x), me(c)) }, 'A98'),
  ],
  show: (c, { of, take }) =>
    take === undefined ? say('supercat.nothing', {}) : say('supercat.asset', assetShown(c.view, of, take)),
  because: (c) => (at(c, FRAME.demand) ? [...standings(c, 'declared'), ...standings(c, 'open')] : []),
}
export const exacts = (_: C, action: Exact): Action => act(action)

/** Some rival is no longer in contention for a declared ambition. */
export function rivalLoses(before: State, after: State, seat: number): boolean {
  for (let rival = 0; rival < playersOf(before); rival++)
    if (rival !== seat && losesContention(before, after, rival)) return true
  return false
}

const assetShown = (state: State, of: Colour, asset: Asset) => ({
  of,
  asset: asset as never,
  type: 'slot' in asset ? read.slot(state, seatOf(state, of), asset.slot) : 0,
})

// — Ships of Escalation, Weapons of War

export const shipSystems: WaysOf<SystemId> = {
  from: (c) => (at(c, FRAME.policyAction) ? [...escalate.list(c.view, me(c))].map(({ at: system }) => system) : []),
  prefer: [
    ruled(
      { id: 'loyalInDanger', keep: (c, id) => hasPiece(c.view, sys(id), me(c)) && isInDanger(c.view, sys(id)) },
      'A98',
    ),
    ruled({ id: 'loyalHere', keep: (c, id) => hasPiece(c.view, sys(id), me(c)) }, 'A98'),
  ],
  show: (_, system) => say('supercat.systems', { systems: [system] }),
}
/** Blight, or ships of an Outlaw. */
function isInDanger(state: State, system: number): boolean {
  if (read.ships(state, system, BLIGHT) > 0) return true
  for (let seat = 0; seat < playersOf(state); seat++)
    if (isOutlaw(state, seat) && read.ships(state, system, seat) > 0) return true
  return false
}
export const placeShips = (_: C, system: SystemId): Action => act({ do: 'escalate', at: system })

/** Too few Weapons: itself first (supercat/A152). */
export const weapons: WaysOf<readonly Colour[]> = {
  from: (c) => (at(c, FRAME.supplyWeapons) ? [...supplyWeapons.list(c.view, me(c))].map(({ to }) => to) : []),
  prefer: [ruled({ id: 'itselfToo', keep: (c, to) => to.includes(c.seat as Colour) }, 'A152')],
  show: (_, to) => say('supercat.seats', { seats: to }),
}
export const giveWeapons = (_: C, to: readonly Colour[]): Action => act({ do: 'supplyWeapons', to })

// — The Council: Crises or Edicts (supercat/A99)

export const choosesCouncil: Question<C> = { test: (c) => at(c, FRAME.councilChoice) }
export const isAdmiral: Question<C> = { test: (c) => hasFate(c.view, me(c), 'admiral') }
/** Golems off the map that sleep, for the Caretaker. */
export const hasSleepers: Question<C> = {
  test: (c) => hasFate(c.view, me(c), 'caretaker') && sleepers(c.view) > 0,
}
function sleepers(state: State): number {
  let n = 0
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const golem of golemsOf(state, seat)) if (golem < GOLEMS.length && !camp.awake(state, golem)) n++
  return n
}
export const wouldEnforce: Question<C> = {
  test: (c) => camp.firstRegent(c.view) === me(c) && isAligned.test(c),
  show: (c) => [
    ...(camp.firstRegent(c.view) === me(c) ? [] : [say('supercat.notFirstRegent', {})]),
    ...(isAligned.show?.(c, true) ?? []),
  ],
}
export const resolveAs = (as: 'crises' | 'edicts') => (): Action => act({ do: 'resolveCouncil', as })
/** The faces of the event die, as far as they matter here. */
export const eventDie = { id: 'event', faces: ['crises', 'crises', 'crises', 'edicts', 'edicts', 'edicts'] } as const
export const fallsOnEdicts: Question<C> = { test: (c) => c.vars.councilDie === 'edicts' }

// — Foundries: as many ships as can be

export const foundryShips: WaysOf<Extract<CampaignAction, { do: 'foundries' }>['ships']> = {
  from: (c) => (at(c, FRAME.foundries) ? [...foundries.list(c.view, me(c))].map(({ ships }) => ships) : []),
  prefer: [ruled({ id: 'mostShips', most: (_, ships) => ships.length }, 'A153')],
  show: (_, ships) =>
    ships.length === 0
      ? say('supercat.nothing', {})
      : say('supercat.systems', { systems: ships.map(({ at: system }) => system) }),
}
export const replaceShips = (_: C, ships: Extract<CampaignAction, { do: 'foundries' }>['ships']): Action =>
  act({ do: 'foundries', ships })
