// Golems in the Prelude, and to whom a spent one goes (supercat 9.6).

import { d6, type Question } from '@understudy/procedure'
import { sys, sysId } from '../../../rules/board/ids.ts'
import { emptyUsable, placeToken, typeIndex } from '../../../rules/board/resources.ts'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { giveGolem, HARVESTER, holdsGolem, PROTECTOR, useGolem, WARRIOR } from '../../../rules/campaign/golems.ts'
import { isRegent } from '../../../rules/campaign/titles.ts'
import { WARLORD } from '../../../rules/round/declare.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { EMPIRE } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { boardOf, copyState, damagedShips, playersOf, type State, seatOf } from '../../../rules/state/state.ts'
import type { Action, Colour, Resource, SystemId } from '../../../vocabulary.ts'
import { chosen } from '../campaign/chosen.ts'
import { type C, me, ruled, say, type WaysOf } from '../context.ts'
import { hurt, standings } from '../evidence.ts'
import { base } from '../lib/now.ts'
import { trim } from '../lib/slots.ts'
import { frame, inTurn } from '../questions.ts'
import { contendsBy, isDeclared, reaches, standing } from '../terms/standing.ts'

/** Only an awake one, in the Prelude. */
const has = (c: C, golem: number): boolean =>
  inTurn(c) && read.prelude(c.view) && holdsGolem(c.view, me(c), golem) && camp.awake(c.view, golem)

/** Damaged ships in a system that would become its Trophies. */
function struck(state: State, seat: number, system: number): number {
  let n = read.damaged(state, system, EMPIRE)
  for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat) n += damagedShips(state, system, rival)
  return n
}

const legal = (c: C, action: unknown): boolean => useGolem.refuse(c.view, action as never, me(c)) === undefined

/** GO.1: where the Trophies would contend Warlord, declared or not. */
export const strikes: WaysOf<SystemId> = {
  from: (c) =>
    has(c, WARRIOR)
      ? boardOf(c.view)
          .systems.filter((system) => contendsBy(c.view, base(c), WARLORD, struck(c.view, me(c), system)))
          .map(sysId)
          .filter((at) => legal(c, { do: 'useGolem', golem: 'warrior', at }))
      : [],
  prefer: [
    ruled(
      {
        id: 'mostStruck',
        most: (c, at) => struck(c.view, me(c), sys(at)) - damagedShips(c.view, sys(at), me(c)),
      },
      'A130',
    ),
  ],
  show: (_, at) => say('supercat.systems', { systems: [at] }),
}
export const strike = (_: C, at: SystemId): Action => ({ do: 'useGolem', golem: 'warrior', at }) as unknown as Action

type Repairs = readonly { readonly of: Colour | 'empire'; readonly at: SystemId; readonly n: number }[]
/** GO.2: if any ship of its own is damaged, all of them; a Regent has Imperial ships beside them repaired too. */
export const mending: WaysOf<Repairs> = {
  from: (c) => {
    if (!has(c, PROTECTOR)) return []
    const out: { of: Colour | 'empire'; at: SystemId; n: number }[] = []
    for (const system of boardOf(c.view).systems) {
      const own = damagedShips(c.view, system, me(c))
      if (own > 0) out.push({ of: c.view.options.colours[me(c)]!, at: sysId(system), n: own })
    }
    if (out.length === 0) return []
    if (isRegent(c.view, me(c)))
      for (const system of boardOf(c.view).systems) {
        const n = read.damaged(c.view, system, EMPIRE)
        if (n > 0 && read.ships(c.view, system, me(c)) > 0) out.push({ of: 'empire', at: sysId(system), n })
      }
    return [out]
  },
  show: (_, repairs) => say('supercat.systems', { systems: [...new Set(repairs.map(({ at }) => at))] }),
  because: hurt,
}
/** Imperial ships elsewhere are repaired too, if a die shows more than its grievances against the Empire (supercat/B63). */
const imperialGrievances = (c: C): number => {
  const first = camp.firstRegent(c.view)
  return chosen(c).imperialGrievance === 'firstRegent' && first >= 0 && first !== me(c)
    ? camp.grievances(c.view, me(c), first)
    : 0
}
const imperialElsewhere = (c: C): number[] =>
  boardOf(c.view).systems.filter(
    (system) => read.damaged(c.view, system, EMPIRE) > 0 && read.ships(c.view, system, me(c)) === 0,
  )
const damagedHere = (c: C): number =>
  boardOf(c.view).systems.reduce((n, system) => n + damagedShips(c.view, system, me(c)), 0)
const mendsNow = (c: C): boolean => has(c, PROTECTOR) && damagedHere(c) >= 2
export const imperialDie = d6
/** Only where the die could say no. */
export const asksImperial: Question<C> = {
  test: (c) => mendsNow(c) && isRegent(c.view, me(c)) && imperialElsewhere(c).length > 0 && imperialGrievances(c) > 0,
  show: (c) => (has(c, PROTECTOR) ? [say('supercat.imperialGrievances', { n: imperialGrievances(c) })] : []),
}
/** GO.X2: with two or more damaged ships of its own. */
export const mendingMore: WaysOf<Repairs> = {
  ...mending,
  from: (c) => {
    if (!mendsNow(c)) return []
    const [near = []] = mending.from(c)
    if (!isRegent(c.view, me(c)) || (c.vars.imperialDie ?? 6) <= imperialGrievances(c)) return [near]
    const far = imperialElsewhere(c).map((system) => ({
      of: 'empire' as const,
      at: sysId(system),
      n: read.damaged(c.view, system, EMPIRE),
    }))
    return [[...near, ...far]]
  },
}
export const mend = (_: C, repair: Repairs): Action =>
  ({ do: 'useGolem', golem: 'protector', repair }) as unknown as Action

const RESOURCES: readonly Resource[] = ['material', 'fuel', 'weapon', 'relic', 'psionic']

/** The Golem leaves its slot before there has to be room for the token. */
function harvested(c: C, type: Resource): State {
  const after = copyState(c.view)
  useGolem.carry(after, { do: 'useGolem', golem: 'harvester' } as never, me(c))
  placeToken(after, me(c), typeIndex(type))
  trim(after, me(c))
  return after
}
/** GO.4: a type that makes it contend a declared ambition. */
export const harvests: WaysOf<Resource> = {
  from: (c) =>
    has(c, HARVESTER)
      ? RESOURCES.filter(
          (type) => read.supply(c.view, typeIndex(type)) > 0 && reaches('contendDeclared', base(c), harvested(c, type)),
        )
      : [],
  prefer: [
    ruled(
      {
        id: 'bestPlace',
        most: (c, type) => {
          const after = harvested(c, type)
          return Math.max(
            ...[1, 2, 3, 4, 5].map((ambition) =>
              isDeclared(c.view, ambition) && standing(after, me(c), ambition) > base(c).places[ambition]!
                ? standing(after, me(c), ambition)
                : 0,
            ),
          )
        },
      },
      'A130',
    ),
  ],
  show: (_, type) => say('supercat.type', { type }),
  because: (c) => standings(c, 'declared'),
}
export const harvest = (_: C, gain: Resource): Action =>
  ({ do: 'useGolem', golem: 'harvester', gain }) as unknown as Action

/** GO.5: a rival with an empty slot, the one with the least Power; else the Hearth. */
export const takers: WaysOf<Colour> = {
  from: (c) => (frame(c) === FRAME.giveGolem ? [...giveGolem.list(c.view, me(c))].map(({ to }) => to) : []),
  prefer: [
    ruled({ id: 'emptySlot', keep: (c, to) => emptyUsable(c.view, seatOf(c.view, to)) > 0 }, 'A130'),
    ruled({ id: 'leastPower', least: (c, to) => read.power(c.view, seatOf(c.view, to)) }, 'A130'),
  ],
  show: (_, seat) => say('supercat.seatNamed', { seat }),
}
export const handOn = (_: C, to: Colour): Action => ({ do: 'giveGolem', to }) as unknown as Action
