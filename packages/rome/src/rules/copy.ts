// A copy that shares nothing.

import type { Hand, Hidden, Pile } from '@understudy/table'
import type { Frame } from './frames.ts'
import type { Army, Side, State } from './state.ts'

const copyHand = (hand: Hand): Hand => ({
  known: hand.known.slice(),
  unknown: hand.unknown.map((part) => ({ bag: part.bag, n: part.n })),
})

const copyPile = (pile: Pile): Pile =>
  pile.map((group) => ('bag' in group ? { bag: group.bag, n: group.n } : { cards: group.cards.slice() }))

const copyHidden = (hidden: Hidden): Hidden => ({
  bags: hidden.bags.map((bag) => ({ id: bag.id, cards: bag.cards.slice() })),
  nextBag: hidden.nextBag,
})

const copyArmy = (army: Army): Army => ({
  ...army,
  general: copyHand(army.general),
  cards: copyHand(army.cards),
  seenBy: army.seenBy.slice(),
})

function copySide(side: Side): Side {
  return {
    ...side,
    stance: side.stance.slice(),
    agents: side.agents.map((agent) => ({ ...agent })),
    armies: side.armies.map(copyArmy),
    available: copyHand(side.available),
    unused: copyPile(side.unused),
    navies: side.navies.map((navy) => ({ ...navy })),
    developments: side.developments.slice(),
    scored: side.scored.slice(),
    hand: copyHand(side.hand),
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
    ...state,
    order: state.order.slice(),
    initiative: state.initiative.slice(),
    committed: state.committed.slice(),
    frames: state.frames.map(copyFrame),
    sides: state.sides.map(copySide),
    lands: state.lands.map((land) => ({ ...land })),
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
