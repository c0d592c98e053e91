// A player's board as the table sees it.

import {
  type ActionCardId,
  bitsOf,
  type Colour,
  type CourtId,
  captives,
  colourOf,
  handSize,
  ids,
  layout as L,
  type LeaderId,
  type LoreId,
  outraged,
  playersOf,
  RESOURCES,
  type Resource,
  type Role,
  roleOf,
  SLOT_KEYS,
  type State,
  type SystemId,
  seatOf,
  slotUsable,
  TROPHIES,
  type TrophyKind,
  tokenIn,
  trophies,
  typeName,
} from '@understudy/arcs'

export interface SlotLook {
  readonly slot: number
  readonly keys: number
  readonly open: boolean
  readonly token: Resource | undefined
}

export interface SeatLook {
  readonly colour: Colour
  readonly seat: number
  readonly role: Role
  readonly power: number
  readonly cards: number
  readonly slots: readonly SlotLook[]
  readonly outrage: readonly Resource[]
  readonly trophies: number
  readonly captives: number
  readonly trophyList: readonly { readonly of: Colour; readonly piece: TrophyKind; readonly n: number }[]
  readonly captiveList: readonly { readonly of: Colour; readonly n: number }[]
  /** In the supply. */
  readonly ships: number
  readonly agents: number
  readonly cities: number
  readonly ports: number
  readonly guilds: readonly CourtId[]
  readonly leader: LeaderId | undefined
  readonly lore: readonly LoreId[]
  readonly initiative: boolean
  readonly seize: number
  /** Cards that lie open at a virtual hand. */
  readonly bonus: readonly ActionCardId[]
  readonly drawn: readonly ActionCardId[]
  readonly resourcePower: number
  readonly target: SystemId | undefined
}

export function seatLook(state: State, colour: string): SeatLook | undefined {
  const seat = seatOf(state, colour)
  if (seat < 0) return undefined
  const { b, m } = state
  const role = roleOf(state, seat)
  const slots: SlotLook[] = []
  // Loose tokens are shown where they wait, too.
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
    const type = tokenIn(state, seat, slot)
    if (slot >= 6 && type === 0 && !slotUsable(state, seat, slot)) continue
    slots.push({
      slot,
      keys: SLOT_KEYS[slot] ?? 0,
      open: slotUsable(state, seat, slot),
      token: type === 0 ? undefined : typeName(type),
    })
  }
  const others = Array.from({ length: playersOf(state) }, (_, other) => other)
  const leader = b[L.LEADER_OF + seat]!
  return {
    colour: colourOf(state, seat),
    seat,
    role,
    power: b[L.POWER + seat]!,
    cards: handSize(state, seat),
    slots,
    outrage: RESOURCES.filter((_, type) => outraged(state, seat, type + 1)),
    trophies: trophies(state, seat),
    captives: captives(state, seat),
    trophyList: others.flatMap((of) =>
      TROPHIES.flatMap((piece, kind) => {
        const n = b[L.TROPHIES_AT + (seat * L.OWNER_STRIDE + of) * 4 + kind]!
        return n > 0 ? [{ of: colourOf(state, of), piece, n }] : []
      }),
    ),
    captiveList: others.flatMap((of) => {
      const n = b[L.CAPTIVES + seat * L.OWNER_STRIDE + of]!
      return n > 0 ? [{ of: colourOf(state, of), n }] : []
    }),
    ships: b[L.SHIPS + seat]!,
    agents: b[L.AGENTS + seat]!,
    cities: b[L.CITIES + seat]!,
    ports: b[L.PORTS + seat]!,
    guilds: bitsOf(m[L.M_GUILD + seat]!).map(ids.courtId),
    leader: leader === 0 ? undefined : ids.leaderId(leader - 1),
    lore: bitsOf(m[L.M_LORE + seat]!).map(ids.loreId),
    initiative: b[L.INITIATIVE] === seat && b[L.SETUP] !== 0,
    seize: b[L.SEIZE_COUNTER + seat]!,
    bonus: bitsOf(m[L.P_BONUS + seat]!).map(ids.cardId),
    drawn: bitsOf(m[L.P_DRAWN + seat]!).map(ids.cardId),
    resourcePower: b[L.RESOURCE_POWER + seat]!,
    target: b[L.TARGET + seat]! > 0 ? ids.sysId(b[L.TARGET + seat]! - 1) : undefined,
  }
}

/** Power at which the game ends, by players (arcs 8.8). */
export const winningPower = (state: State): number => [33, 30, 27][playersOf(state) - 2]!
