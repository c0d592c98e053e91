// Copies of a position: one that shares nothing that is ever changed, and a quick one for whoever only looks.

import type { Hand, Hidden, Pile } from '@understudy/table'
import type { Frame } from './frames.ts'
import { isBot } from './query.ts'
import type { Agent, Army, Land, Navy, Side, State } from './state.ts'

type Unknown = Hand['unknown'][number]

const copyUnknown = (part: Unknown): Unknown => ({ bag: part.bag, n: part.n })

export const copyHand = (hand: Hand): Hand => ({ known: hand.known.slice(), unknown: hand.unknown.map(copyUnknown) })

type Group = Pile[number]

const copyGroup = (group: Group): Group => ('bag' in group ? copyUnknown(group) : { cards: group.cards.slice() })

export const copyPile = (pile: Pile): Pile => pile.map(copyGroup)

/** Bags are replaced, never changed: copies share them. */
export const copyHidden = (hidden: Hidden): Hidden => ({ bags: hidden.bags.slice(), nextBag: hidden.nextBag })

const copyArmy = (army: Army): Army => ({
  ...army,
  general: copyHand(army.general),
  cards: copyHand(army.cards),
  told: army.told === null ? null : { ...army.told },
  seenBy: army.seenBy.slice(),
})

const copyLand = (land: Land): Land => ({ ...land })
const copyAgent = (agent: Agent): Agent => ({ ...agent })
const copyNavy = (navy: Navy): Navy => ({ ...navy })

function copySide(side: Side): Side {
  return {
    faction: side.faction,
    role: side.role,
    gold: side.gold,
    vp: side.vp,
    stance: side.stance.slice(),
    agents: side.agents.map(copyAgent),
    armies: side.armies.map(copyArmy),
    available: copyHand(side.available),
    unused: copyPile(side.unused),
    navyCards: side.navyCards,
    navies: side.navies.map(copyNavy),
    developments: side.developments.slice(),
    scored: side.scored.slice(),
    hand: copyHand(side.hand),
    toFlip: side.toFlip,
    flipped: side.flipped,
    decks: {
      MI: copyPile(side.decks.MI),
      SK: copyPile(side.decks.SK),
      CV: copyPile(side.decks.CV),
      AR: copyPile(side.decks.AR),
    },
    pool: copyHand(side.pool),
    reserves: copyPile(side.reserves),
    upgrade: side.upgrade.slice(),
    retired: side.retired.slice(),
    renounced: side.renounced.slice(),
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
    frames: state.frames.map(copyFrame),
    sides: state.sides.map(copySide),
    lands: state.lands.map(copyLand),
    roads: state.roads.slice(),
    statuses: state.statuses.slice(),
    troopCards: copyHidden(state.troopCards),
    generalCards: copyHidden(state.generalCards),
    actionCards: copyHidden(state.actionCards),
    actionDeck: copyPile(state.actionDeck),
    actionDiscard: state.actionDiscard.slice(),
    stacks: state.stacks.map(copyPile),
    dead: state.dead.slice(),
    over: state.over === null ? null : { winners: state.over.winners.slice(), why: state.over.why },
  }
}

/**
 * A copy to be looked at until the position changes. Only what may have to be hidden from somebody is copied, because a bot
 * looks after every action. Generals are left to `glanceAtGenerals`.
 */
export function glanceAt(state: State): State {
  return {
    ...state,
    initiative: state.initiative.slice(),
    committed: state.committed.slice(),
    frames: state.frames.map((frame) => (frame.kind === 'battle' ? copyFrame(frame) : frame)),
    sides: state.sides.map(glanceAtSide),
    troopCards: copyHidden(state.troopCards),
    actionCards: copyHidden(state.actionCards),
    actionDeck: copyPile(state.actionDeck),
  }
}

function glanceAtSide(side: Side): Side {
  const hand = copyHand(side.hand)
  // A bot's troops lie open, or nobody knows them.
  if (isBot(side)) return { ...side, hand, armies: side.armies.map((army) => ({ ...army })) }
  const armies = side.armies.map((army) => ({ ...army, cards: copyHand(army.cards) }))
  return { ...side, hand, armies, pool: copyHand(side.pool) }
}
