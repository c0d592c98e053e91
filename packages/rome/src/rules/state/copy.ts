// Copies of a position: one that shares nothing that is ever changed, and a quick one for whoever only looks.

import type { Hand, Hidden, Pile } from '@understudy/table/chance'
import { listOf } from '../packed.ts'
import type { Frame } from './frames.ts'
import { isBot, isEmptyHand } from './query.ts'
import type { Agent, Army, Land, Navy, Side, State } from './state.ts'

type Unknown = Hand['unknown'][number]

const copyUnknown = (part: Unknown): Unknown => ({ bag: part.bag, n: part.n })

export const copyHand = (hand: Hand): Hand => ({
  known: hand.known.slice(),
  unknown: listOf(hand.unknown, copyUnknown),
})

type Group = Pile[number]

const copyGroup = (group: Group): Group => ('bag' in group ? copyUnknown(group) : { cards: group.cards.slice() })

export const copyPile = (pile: Pile): Pile => listOf(pile, copyGroup)

/** Bags are replaced, never changed: copies share them. */
export const copyHidden = (hidden: Hidden): Hidden => ({ bags: hidden.bags.slice(), nextBag: hidden.nextBag })

// Fields are written out one by one here and below, in the order in which they are first laid out: a literal is made many times faster than
// an object is spread, and what is spread is of another hidden class, so that code that sees both is compiled anew when it meets the second.

/** An army with another general and other cards; the rest is shared. */
const armyWith = (army: Army, general: Hand, cards: Hand): Army => ({
  region: army.region,
  aboard: army.aboard,
  general,
  revealed: army.revealed,
  declared: army.declared,
  cards,
  told: army.told,
  seenBy: army.seenBy,
  activated: army.activated,
  mp: army.mp,
  homesTaken: army.homesTaken,
  reduced: army.reduced,
  moved: army.moved,
  failed: army.failed,
})

function copyArmy(army: Army): Army {
  const copy = armyWith(army, copyHand(army.general), copyHand(army.cards))
  copy.told = army.told === null ? null : { ...army.told }
  copy.seenBy = army.seenBy.slice()
  return copy
}

const copyLand = (land: Land): Land => ({
  holder: land.holder,
  cubes: land.cubes,
  walls: land.walls,
  market: land.market,
  barracks: land.barracks,
  wonder: land.wonder,
  siege: land.siege,
})
const copyAgent = (agent: Agent): Agent => ({ region: agent.region, used: agent.used })
const copyNavy = (navy: Navy): Navy => ({ sea: navy.sea, cards: navy.cards, moved: navy.moved, carried: navy.carried })

/** A side with other armies and hands; the rest is shared. */
const sideWith = (side: Side, armies: Army[], hand: Hand, pool: Hand): Side => ({
  faction: side.faction,
  role: side.role,
  gold: side.gold,
  vp: side.vp,
  stance: side.stance,
  agents: side.agents,
  armies,
  available: side.available,
  unused: side.unused,
  navyCards: side.navyCards,
  navies: side.navies,
  developments: side.developments,
  scored: side.scored,
  hand,
  toFlip: side.toFlip,
  flipped: side.flipped,
  decks: side.decks,
  pool,
  reserves: side.reserves,
  upgrade: side.upgrade,
  retired: side.retired,
  renounced: side.renounced,
  looked: side.looked,
  built: side.built,
})

function copySide(side: Side): Side {
  const copy = sideWith(side, listOf(side.armies, copyArmy), copyHand(side.hand), copyHand(side.pool))
  copy.stance = side.stance.slice()
  copy.agents = listOf(side.agents, copyAgent)
  copy.available = copyHand(side.available)
  copy.unused = copyPile(side.unused)
  copy.navies = listOf(side.navies, copyNavy)
  copy.developments = side.developments.slice()
  copy.scored = side.scored.slice()
  copy.decks = {
    MI: copyPile(side.decks.MI),
    SK: copyPile(side.decks.SK),
    CV: copyPile(side.decks.CV),
    AR: copyPile(side.decks.AR),
  }
  copy.reserves = copyPile(side.reserves)
  copy.upgrade = side.upgrade.slice()
  copy.retired = side.retired.slice()
  copy.renounced = side.renounced.slice()
  copy.looked = side.looked === null ? null : { pile: side.looked.pile, card: side.looked.card }
  return copy
}

/** Frames are small and nested a little; plain JSON all the way down. */
function copyDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyDeep) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyDeep(value[key])
  return copy as T
}

const copyFrame = (frame: Frame): Frame => copyDeep(frame)

export function copyState(state: State): State {
  return {
    setting: state.setting,
    options: state.options,
    round: state.round,
    phase: state.phase,
    step: state.step,
    turn: state.turn,
    order: state.order.slice(),
    clockwise: state.clockwise,
    initiative: state.initiative.slice(),
    committed: state.committed.slice(),
    frames: listOf(state.frames, copyFrame),
    sides: listOf(state.sides, copySide),
    lands: listOf(state.lands, copyLand),
    roads: state.roads.slice(),
    statuses: state.statuses.slice(),
    troopCards: copyHidden(state.troopCards),
    generalCards: copyHidden(state.generalCards),
    actionCards: copyHidden(state.actionCards),
    actionDeck: copyPile(state.actionDeck),
    actionDiscard: state.actionDiscard.slice(),
    stacks: listOf(state.stacks, copyPile),
    dead: state.dead.slice(),
    over: state.over === null ? null : { winners: state.over.winners.slice(), why: state.over.why },
  }
}

/**
 * A copy to be looked at until the position changes. Only what may have to be hidden from somebody is copied, because a bot
 * looks after every action. Generals are left to `glanceAtGenerals`.
 */
export function glanceAt(state: State): State {
  const open = state.sides.every(isOpen)
  return {
    setting: state.setting,
    options: state.options,
    round: state.round,
    phase: state.phase,
    step: state.step,
    turn: state.turn,
    order: state.order,
    clockwise: state.clockwise,
    initiative: state.initiative.slice(),
    committed: state.committed.slice(),
    frames: open ? state.frames : listOf(state.frames, (frame) => (frame.kind === 'battle' ? copyFrame(frame) : frame)),
    sides: listOf(state.sides, glanceAtSide),
    lands: state.lands,
    roads: state.roads,
    statuses: state.statuses,
    troopCards: open ? state.troopCards : copyHidden(state.troopCards),
    generalCards: state.generalCards,
    actionCards: open ? state.actionCards : copyHidden(state.actionCards),
    actionDeck: open ? state.actionDeck : copyPile(state.actionDeck),
    actionDiscard: state.actionDiscard,
    stacks: state.stacks,
    dead: state.dead,
    over: state.over,
  }
}

/** The same written over an older glance, whose sides and generals stay: new are only what lies on the board and the numbers. */
export function glanceOver(state: State, sides: Side[], generalCards: Hidden): State {
  for (let no = 0; no < sides.length; no++) writeSide(sides[no] as Side, state.sides[no] as Side)
  return {
    setting: state.setting,
    options: state.options,
    round: state.round,
    phase: state.phase,
    step: state.step,
    turn: state.turn,
    order: state.order,
    clockwise: state.clockwise,
    initiative: state.initiative,
    committed: state.committed,
    frames: state.frames,
    sides,
    lands: state.lands,
    roads: state.roads,
    statuses: state.statuses,
    troopCards: state.troopCards,
    generalCards,
    actionCards: state.actionCards,
    actionDeck: state.actionDeck,
    actionDiscard: state.actionDiscard,
    stacks: state.stacks,
    dead: state.dead,
    over: state.over,
  }
}

function writeSide(over: Side, side: Side): void {
  const { armies } = over
  for (let slot = 0; slot < armies.length; slot++) {
    const army = side.armies[slot] as Army
    if (isEmptyHand(army.general)) armies[slot] = army
    else writeArmy(armies[slot] as Army, army)
  }
  over.faction = side.faction
  over.role = side.role
  over.gold = side.gold
  over.vp = side.vp
  over.stance = side.stance
  over.agents = side.agents
  over.navyCards = side.navyCards
  over.navies = side.navies
  over.developments = side.developments
  over.scored = side.scored
  over.hand = side.hand
  over.toFlip = side.toFlip
  over.flipped = side.flipped
  over.decks = side.decks
  over.pool = side.pool
  over.reserves = side.reserves
  over.upgrade = side.upgrade
  over.retired = side.retired
  over.renounced = side.renounced
  over.looked = side.looked
  over.built = side.built
}

function writeArmy(over: Army, army: Army): void {
  over.region = army.region
  over.aboard = army.aboard
  over.revealed = army.revealed
  over.declared = army.declared
  over.cards = army.cards
  over.told = army.told
  over.seenBy = army.seenBy
  over.activated = army.activated
  over.mp = army.mp
  over.homesTaken = army.homesTaken
  over.reduced = army.reduced
  over.moved = army.moved
  over.failed = army.failed
}

/** Nothing but generals is hidden from anybody. */
export function isOpenTable({ sides, step }: State): boolean {
  if (step === 'commit') return false
  for (let no = 0; no < sides.length; no++) if (!isOpen(sides[no] as Side)) return false
  return true
}

/** Of a bot's cards only generals are hidden: its troops lie open, or nobody knows them. */
const isOpen = (side: Side): boolean => isBot(side) && isEmptyHand(side.hand)

function glanceAtSide(side: Side): Side {
  const hand = isEmptyHand(side.hand) ? side.hand : copyHand(side.hand)
  if (isBot(side)) return sideWith(side, listOf(side.armies, glanceAtArmy), hand, side.pool)
  const armies = listOf(side.armies, (army) => armyWith(army, army.general, copyHand(army.cards)))
  return sideWith(side, armies, hand, copyHand(side.pool))
}

/** What has no general has nothing to hide. */
const glanceAtArmy = (army: Army): Army => (isEmptyHand(army.general) ? army : armyWith(army, army.general, army.cards))
