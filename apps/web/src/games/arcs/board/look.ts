// A system as the map shows it: who has ships there, what is built, who is in control.

import type { State } from '@understudy/arcs'
import { isGate, SLOT_COUNT } from '@understudy/arcs/data'
import { controller, NOBODY, planetType, typeName, whenNow } from '@understudy/arcs/rules'
import {
  damagedShips,
  freshShips,
  ids,
  isCity,
  isDamaged,
  ownerOf,
  owners,
  read,
  siteKind,
  siteOwner,
} from '@understudy/arcs/state'
import type { Owner, Resource, SystemId } from '@understudy/arcs/vocabulary'
import { actOf } from '../act.ts'
import type { ActSystemLook } from '../campaign/looks.ts'

/** A piece of a plan: it would come there, or leave. */
type Ghostly = 'comes' | 'leaves'

export interface ShipsLook {
  readonly colour: Owner
  readonly n: number
  readonly damaged: boolean
  readonly ghost?: Ghostly
  /** So many more of them would leave. */
  readonly left?: number
}

interface SiteLook {
  readonly id: string
  readonly n: number
  readonly building: { readonly colour: Owner; readonly city: boolean; readonly damaged: boolean } | undefined
  readonly ghost?: Ghostly
}

export interface SystemLook {
  readonly system: number
  readonly id: SystemId
  readonly cluster: number
  readonly gate: boolean
  readonly type: Resource | undefined
  readonly slots: number
  readonly ships: readonly ShipsLook[]
  readonly sites: readonly SiteLook[]
  readonly control: Owner | undefined
  /** It would be in other hands. */
  readonly turned?: boolean
  /** What an act adds. */
  readonly act?: ActSystemLook
}

/** Ships as tokens: Blight is drawn at the rim. */
export const tokensOf = ({ ships, act }: SystemLook): readonly ShipsLook[] =>
  act === undefined ? ships : ships.filter(({ colour }) => colour !== 'blight')

/** `when`: who controls it then. */
export function systemLook(state: State, system: number, when = whenNow(state)): SystemLook {
  const ships: ShipsLook[] = []
  for (const owner of owners(state)) {
    const colour = ownerOf(state, owner)
    const fresh = freshShips(state, system, owner)
    const damaged = damagedShips(state, system, owner)
    if (fresh > 0) ships.push({ colour, n: fresh, damaged: false })
    if (damaged > 0) ships.push({ colour, n: damaged, damaged: true })
  }
  const slots = SLOT_COUNT[system]!
  const sites: SiteLook[] = []
  for (let n = 0; n < 3; n++) {
    const value = read.site(state, system * 3 + n)
    const there = siteKind(value) !== 0
    // Beyond the printed slots only what stands there is drawn.
    if (n >= slots && !there) continue
    const building = there
      ? { colour: ownerOf(state, siteOwner(value)), city: isCity(value), damaged: isDamaged(value) }
      : undefined
    sites.push({ id: ids.siteId(system * 3 + n), n, building })
  }
  const who = controller(state, system, when)
  const gate = isGate(system)
  const act = actOf(state)?.systemLook(state, system, when)
  return {
    system,
    id: ids.sysId(system),
    cluster: (system >> 2) + 1,
    gate,
    type: gate ? undefined : typeName(planetType(state, system)),
    slots,
    ships,
    sites,
    control: who === NOBODY ? undefined : ownerOf(state, who),
    ...(act === undefined ? {} : { act }),
  }
}
