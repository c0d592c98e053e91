// A copy that shares nothing that is ever changed. It may be written over an older copy that nobody needs any more: a bot looks at the table
// after every action, and most of what it sees has stayed as it was.

import type { Hand, Hidden, Pile } from '@understudy/table'
import type { Frame } from './frames.ts'
import type { Agent, Army, Land, Navy, Side, State } from './state.ts'

/** Reading is cheaper than writing: what is the same stays. */
function copyList<T extends string | number>(list: readonly T[], into: T[] | undefined): T[] {
  if (into === undefined || into.length !== list.length) return list.slice()
  for (let i = 0; i < list.length; i++) if (into[i] !== list[i]) into[i] = list[i] as T
  return into
}

type Copy<T> = (value: T, into: T | undefined) => T

function copyAll<T>(list: readonly T[], into: T[] | undefined, copy: Copy<T>): T[] {
  const made = into ?? []
  const n = list.length
  for (let i = 0; i < n; i++) {
    // An index beyond the end would make the array slow.
    if (i < made.length) made[i] = copy(list[i] as T, made[i])
    else made.push(copy(list[i] as T, undefined))
  }
  if (made.length > n) made.length = n
  return made
}

type Unknown = Hand['unknown'][number]

function copyUnknown(part: Unknown, into: Unknown | undefined): Unknown {
  if (into === undefined) return { bag: part.bag, n: part.n }
  into.bag = part.bag
  into.n = part.n
  return into
}

function copyHand(hand: Hand, into: Hand | undefined): Hand {
  if (into === undefined) return { known: hand.known.slice(), unknown: copyAll(hand.unknown, undefined, copyUnknown) }
  into.known = copyList(hand.known, into.known)
  into.unknown = copyAll(hand.unknown, into.unknown, copyUnknown)
  return into
}

type Group = Pile[number]

function copyGroup(group: Group, into: Group | undefined): Group {
  if ('bag' in group) return copyUnknown(group, into !== undefined && 'bag' in into ? into : undefined)
  return { cards: group.cards.slice() }
}

const copyPile = (pile: Pile, into: Pile | undefined): Pile => copyAll(pile, into, copyGroup)

/** Bags are replaced, never changed: copies share them. */
const copyHidden = (hidden: Hidden): Hidden => ({ bags: hidden.bags.slice(), nextBag: hidden.nextBag })

function copyArmy(army: Army, into: Army | undefined): Army {
  const general = copyHand(army.general, into?.general)
  const cards = copyHand(army.cards, into?.cards)
  const seenBy = copyList(army.seenBy, into?.seenBy)
  if (into === undefined) return { ...army, general, cards, seenBy }
  into.region = army.region
  into.aboard = army.aboard
  into.general = general
  into.revealed = army.revealed
  into.declared = army.declared
  into.cards = cards
  into.seenBy = seenBy
  into.activated = army.activated
  into.mp = army.mp
  into.homesTaken = army.homesTaken
  into.reduced = army.reduced
  into.moved = army.moved
  into.failed = army.failed
  return into
}

function copyLand(land: Land, into: Land | undefined): Land {
  if (into === undefined) return { ...land }
  into.holder = land.holder
  into.cubes = land.cubes
  into.walls = land.walls
  into.market = land.market
  into.barracks = land.barracks
  into.wonder = land.wonder
  into.siege = land.siege
  return into
}

const copyAgent = (agent: Agent): Agent => ({ region: agent.region, used: agent.used })
const copyNavy = (navy: Navy): Navy => ({ ...navy })

function copySide(side: Side, into: Side | undefined): Side {
  return {
    faction: side.faction,
    role: side.role,
    gold: side.gold,
    vp: side.vp,
    stance: copyList(side.stance, into?.stance),
    agents: copyAll(side.agents, into?.agents, copyAgent),
    armies: copyAll(side.armies, into?.armies, copyArmy),
    available: copyHand(side.available, into?.available),
    unused: copyPile(side.unused, into?.unused),
    navyCards: side.navyCards,
    navies: copyAll(side.navies, into?.navies, copyNavy),
    developments: copyList(side.developments, into?.developments),
    scored: copyList(side.scored, into?.scored),
    hand: copyHand(side.hand, into?.hand),
    toFlip: side.toFlip,
    flipped: side.flipped,
    decks: {
      MI: copyPile(side.decks.MI, into?.decks.MI),
      SK: copyPile(side.decks.SK, into?.decks.SK),
      CV: copyPile(side.decks.CV, into?.decks.CV),
      AR: copyPile(side.decks.AR, into?.decks.AR),
    },
    pool: copyHand(side.pool, into?.pool),
    reserves: copyPile(side.reserves, into?.reserves),
    upgrade: copyList(side.upgrade, into?.upgrade),
    retired: copyList(side.retired, into?.retired),
    renounced: copyList(side.renounced, into?.renounced),
    looked: side.looked === null ? null : { ...side.looked },
    built: side.built,
  }
}

/** Frames are small and nested a little; plain JSON all the way down. */
function copyDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyDeep) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyDeep(value[key])
  return copy as T
}

export const copyFrame = (frame: Frame): Frame => copyDeep(frame)

/** `into` gives up its parts. The copy is a new object all the same: what was worked out about the old one does not fit. */
export function copyState(state: State, into?: State): State {
  return {
    setting: state.setting,
    options: state.options,
    round: state.round,
    phase: state.phase,
    step: state.step,
    turn: state.turn,
    order: copyList(state.order, into?.order),
    clockwise: state.clockwise,
    initiative: copyList(state.initiative, into?.initiative),
    committed: copyList(state.committed, into?.committed),
    frames: state.frames.map(copyFrame),
    sides: copyAll(state.sides, into?.sides, copySide),
    lands: copyAll(state.lands, into?.lands, copyLand),
    roads: copyList(state.roads, into?.roads),
    statuses: copyList(state.statuses, into?.statuses),
    troopCards: copyHidden(state.troopCards),
    generalCards: copyHidden(state.generalCards),
    actionCards: copyHidden(state.actionCards),
    actionDeck: copyPile(state.actionDeck, into?.actionDeck),
    actionDiscard: copyList(state.actionDiscard, into?.actionDiscard),
    stacks: copyAll(state.stacks, into?.stacks, copyPile),
    dead: copyList(state.dead, into?.dead),
    over: state.over === null ? null : { winners: state.over.winners.slice(), why: state.over.why },
  }
}
