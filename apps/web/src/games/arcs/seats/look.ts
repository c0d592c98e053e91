// A player's board as the table sees it.

import type { State } from '@understudy/arcs'
import {
  advantaged,
  captives,
  exhaustedCards,
  handSize,
  outraged,
  SLOT_KEYS,
  slotUsable,
  tokenIn,
  trophies,
  typeName,
} from '@understudy/arcs/rules'
import { colourOf, ids, Pile, playersOf, read, roleOf, SLOTS_PER_SEAT, seatOf } from '@understudy/arcs/state'
import {
  type AbleCard,
  type ActionCardId,
  type Colour,
  type CourtId,
  type LeaderId,
  type LoreId,
  RESOURCES,
  type Resource,
  type Role,
  type SystemId,
  TROPHIES,
  type TrophyKind,
} from '@understudy/arcs/vocabulary'
import { actOf } from '../act.ts'
import { isSet } from '../board/round.ts'
import type { ActSeatLook } from '../campaign/looks.ts'

interface SlotLook {
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
  /** SUPERCAT's extra action: whether it has one now; undefined: it never has. */
  readonly advantage: boolean | undefined
  /** Cards that lie open at a virtual hand. */
  readonly open: readonly ActionCardId[]
  /** Cards that lie sideways until the chapter ends. */
  readonly exhausted: readonly AbleCard[]
  readonly resourcePower: number
  readonly target: SystemId | undefined
  /** Guild cards, lore and leader. */
  readonly held: number
  /** What an act adds. */
  readonly act?: ActSeatLook
}

export function seatLook(state: State, colour: string): SeatLook | undefined {
  const seat = seatOf(state, colour)
  if (seat < 0) return undefined
  const role = roleOf(state, seat)
  const slots: SlotLook[] = []
  // Loose tokens are shown where they wait, too.
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
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
  const leader = read.leaderOf(state, seat)
  const act = actOf(state)?.seatLook(state, seat)
  const guilds = read.cards(state, Pile.guild(seat)).map(ids.courtId)
  const lore = read.cards(state, Pile.lore(seat)).map(ids.loreId)
  const open = [Pile.drawn, Pile.bonus].flatMap((pile) => read.cards(state, pile(seat)).map(ids.cardId))
  return {
    colour: colourOf(state, seat),
    seat,
    role,
    power: read.power(state, seat),
    cards: handSize(state, seat),
    slots,
    outrage: RESOURCES.filter((_, type) => outraged(state, seat, type + 1)),
    trophies: trophies(state, seat),
    captives: captives(state, seat),
    trophyList: others.flatMap((of) =>
      TROPHIES.flatMap((piece, kind) => {
        const n = read.trophy(state, seat, of, kind)
        return n > 0 ? [{ of: colourOf(state, of), piece, n }] : []
      }),
    ),
    captiveList: others.flatMap((of) => {
      const n = read.captive(state, seat, of)
      return n > 0 ? [{ of: colourOf(state, of), n }] : []
    }),
    ships: read.shipsLeft(state, seat),
    agents: read.agentsLeft(state, seat),
    cities: read.citiesLeft(state, seat),
    ports: read.portsLeft(state, seat),
    guilds,
    leader: leader === 0 ? undefined : ids.leaderId(leader - 1),
    lore,
    initiative: read.initiative(state) === seat && isSet(state),
    seize: read.seizeCounter(state, seat),
    advantage:
      roleOf(state, seat) === 'supercat' && state.options.difficulty !== 'off' ? advantaged(state, seat) : undefined,
    open,
    held: guilds.length + lore.length + leader,
    exhausted: exhaustedCards(state, seat),
    resourcePower: read.resourcePower(state, seat),
    target: read.target(state, seat) > 0 ? ids.sysId(read.target(state, seat) - 1) : undefined,
    ...(act === undefined ? {} : { act }),
  }
}

/** Power at which the game ends, by players (arcs 8.8). */
export const winningPower = (state: State): number => [33, 30, 27][playersOf(state) - 2]!
