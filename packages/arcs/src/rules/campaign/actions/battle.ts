// Battle with Imperial ships on the attacker's side (campaign 6.6).

import type { ActionOf } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import {
  battle as baseBattle,
  battleSystems,
  comesBeforeDice,
  pools,
  refuseBattle,
  refusePool,
  samplePool,
  startBattle,
} from '../../battle/battle.ts'
import { noteHarm } from '../../battle/harm.ts'
import { sys, sysId } from '../../board/ids.ts'
import { type No, paid, type Random } from '../../choosing/deed.ts'
import { listens } from '../../hooks/heard.ts'
import * as points from '../../hooks/points.ts'
import { say as baseSay } from '../../sayings.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { EMPIRE, ownerIndex, ownerOf, owners } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { boardOf, type State, ships } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { say } from '../sayings.ts'
import { commands } from '../titles.ts'

type Joining = ActionOf<'battle'>['imperial']

/** Told apart from the number of ships, which hits may bring to nothing. */
const JOINED = 128
export const imperialFresh = (state: State): number => camp.attackFresh(state) & ~JOINED
export const imperialAttackers = (state: State): number => imperialFresh(state) + camp.attackDamaged(state)
/** Whether Imperial ships attacked in the battle under way. */
export const imperialJoined = (state: State): boolean => (camp.attackFresh(state) & JOINED) !== 0
export function setImperialAttackers(state: State, fresh: number, damaged: number): void {
  set.setAttackFresh(state, fresh | JOINED)
  set.setAttackDamaged(state, damaged)
}
export function noImperialAttackers(state: State): void {
  set.setAttackFresh(state, 0)
  set.setAttackDamaged(state, 0)
}

const joining = (state: State, system: number, how: Joining): { fresh: number; damaged: number } => ({
  fresh: how === undefined ? 0 : read.fresh(state, system, EMPIRE),
  damaged: how === 'all' ? read.damaged(state, system, EMPIRE) : 0,
})
const countOf = (state: State, system: number, how: Joining): number =>
  how === undefined ? 0 : how === 'all' ? read.ships(state, system, EMPIRE) : read.fresh(state, system, EMPIRE)

/** None, all, and the fresh ones alone if a card minds damaged attackers (campaign/R4). */
function joinings(state: State, seat: number, system: number): readonly Joining[] {
  const out: Joining[] = ships(state, system, seat) > 0 ? [undefined] : []
  if (!commands(state, seat, system)) return out
  out.push('all')
  const fresh = read.fresh(state, system, EMPIRE)
  const damaged = read.damaged(state, system, EMPIRE)
  if (fresh > 0 && damaged > 0 && listens(points.attacksInto, state, seat)) out.push('fresh')
  return out
}

function refuseJoining(state: State, seat: number, system: number, how: Joining): No {
  if (how === undefined)
    return ships(state, system, seat) > 0 ? undefined : baseSay('no.shipsThere', { system: sysId(system) })
  if (!commands(state, seat, system) || countOf(state, system, how) === 0)
    return say('no.presence', { system: sysId(system) })
  return undefined
}

export const battle = paid<'battle'>({
  kind: 'battle',
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'battle')
    if (no !== undefined) return no
    const system = sys(action.at)
    const defender = ownerIndex(state, action.against)
    // Whoever brings Imperial ships along without commanding them hears of that law first.
    const joining = refuseJoining(state, seat, system, action.imperial)
    const attack = refuseBattle(state, seat, system, defender)
    const refused = action.imperial === undefined ? (attack ?? joining) : (joining ?? attack)
    if (refused !== undefined) return refused
    if (action.imperial === undefined && comesBeforeDice(state, system, defender))
      return baseBattle.refuse(state, action, seat)
    if (comesBeforeDice(state, system, defender)) return action.dice === undefined ? undefined : say('no.diceLater', {})
    return action.dice === undefined
      ? baseSay('no.chooseDice', {})
      : refusePool(state, seat, system, defender, action.dice, countOf(state, system, action.imperial))
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const system = sys(action.at)
    const { fresh, damaged } = joining(state, system, action.imperial)
    noteHarm(state, seat, ownerIndex(state, action.against), 'battle')
    startBattle(state, seat, system, ownerIndex(state, action.against), action.dice, action.railgunFirst, events)
    if (fresh + damaged === 0) return
    setImperialAttackers(state, fresh, damaged)
    if (damaged > 0) write.setBattleClean(state, false)
    events?.event(say('log.imperialJoins', { n: fresh + damaged }))
  },
  *list(state, seat, pay) {
    for (const [system, rival] of battleSystems(state, seat)) {
      for (const imperial of joinings(state, seat, system)) {
        const base = {
          do: 'battle',
          at: sysId(system),
          against: ownerOf(state, rival),
          ...(imperial === undefined ? {} : { imperial }),
          pay,
        } as const
        if (comesBeforeDice(state, system, rival)) yield base
        else
          for (const dice of pools(state, seat, system, rival, countOf(state, system, imperial)))
            yield { ...base, dice }
      }
    }
  },
  sample(state, seat, pay, random) {
    const found = sampleBattle(state, seat, random)
    if (found === undefined) return undefined
    const [system, rival] = found
    const ways = joinings(state, seat, system)
    if (ways.length === 0) return undefined
    const imperial = ways[random.int(ways.length)]
    const at = sysId(system)
    const against = ownerOf(state, rival)
    if (comesBeforeDice(state, system, rival))
      return imperial === undefined ? { do: 'battle', at, against, pay } : { do: 'battle', at, against, imperial, pay }
    const dice = samplePool(state, seat, system, rival, random, countOf(state, system, imperial))
    return imperial === undefined
      ? { do: 'battle', at, against, pay, dice }
      : { do: 'battle', at, against, imperial, pay, dice }
  },
})

/** Some battle, from a system by lot on. */
function sampleBattle(state: State, seat: number, random: Random): readonly [number, number] | undefined {
  const { systems } = boardOf(state)
  const all = owners(state)
  const start = random.int(systems.length)
  for (let i = 0; i < systems.length; i++) {
    const system = systems[(start + i) % systems.length]!
    if (ships(state, system, seat) === 0 && !commands(state, seat, system)) continue
    const from = random.int(all.length)
    for (let k = 0; k < all.length; k++) {
      const owner = all[(from + k) % all.length]!
      if (owner !== seat && refuseBattle(state, seat, system, owner) === undefined) return [system, owner]
    }
  }
  return undefined
}
