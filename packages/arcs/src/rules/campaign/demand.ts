// What the First Regent takes of each Regent before a Policy acts (campaign 11.3).

import type { EventSink } from '@understudy/table'
import { TROPHIES } from '../../vocabulary.ts'
import { FUEL, MATERIAL, PSIONIC, RELIC, tokenIn, typeIndex, typeName, WEAPON } from '../board/resources.ts'
import type { No } from '../choosing/deed.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { EMPIRE, isSeat, ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { pop, setTopArg, topArg } from '../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { type Frame, free } from './deed.ts'
import { onLeague } from './frozen.ts'
import { WAR } from './policies.ts'
import { mayRearrange } from './rearrange.ts'
import { say } from './sayings.ts'
import { becomeOutlaw, isRegent, regents } from './titles.ts'
import type { Asset } from './vocabulary.ts'

/** Bits of the Regents that owe something; War asks nothing of the First Regent. */
export const demandedOf = (state: State, first: number): number =>
  regents(state).reduce((bits, seat) => (camp.policy(state) === WAR && seat === first ? bits : bits | (1 << seat)), 0)

const WANTED: readonly (readonly number[])[] = [
  [RELIC, PSIONIC],
  [MATERIAL, FUEL, WEAPON],
]

/** What the First Regent can take of a Regent under the Policy (campaign 11.3). */
export function* demandable(state: State, first: number, from: number): Generator<Asset> {
  const policy = camp.policy(state)
  if (policy !== WAR) {
    const wanted = WANTED[policy]!
    for (let slot = 0; slot < 7; slot++) if (wanted.includes(tokenIn(state, from, slot))) yield { slot }
    // Frozen tokens bind only their holder (campaign/R1).
    if (from !== first) for (const type of wanted) if (onLeague(state, from, type) > 0) yield { frozen: typeName(type) }
    return
  }
  for (const owner of owners(state)) {
    // Neither Imperial pieces nor those of a Regent.
    if (owner === EMPIRE || (isSeat(owner) && isRegent(state, owner))) continue
    for (const [kind, piece] of TROPHIES.entries())
      if (read.trophy(state, from, owner, kind) > 0) yield { trophy: { of: ownerOf(state, owner), piece } }
    if (isSeat(owner) && read.captive(state, from, owner) > 0) yield { captive: colourOf(state, owner) }
  }
}

const sameAsset = (one: Asset, other: Asset): boolean => {
  if ('slot' in one) return 'slot' in other && one.slot === other.slot
  if ('frozen' in one) return 'frozen' in other && one.frozen === other.frozen
  if ('captive' in one) return 'captive' in other && one.captive === other.captive
  if ('favor' in one) return 'favor' in other && one.favor === other.favor
  return 'trophy' in other && one.trophy.of === other.trophy.of && one.trophy.piece === other.trophy.piece
}
const offersOf = (state: State, first: number, from: number): Asset[] => [...demandable(state, first, from)]
const warPieces = (state: State, from: number, owner: number): number =>
  camp.policy(state) !== WAR
    ? 0
    : TROPHIES.reduce((sum, _, kind) => sum + read.trophy(state, from, owner, kind), read.captive(state, from, owner))
/** A Rival with neither a piece nor an agent to give. */
const mayExpel = (state: State, first: number, from: number): boolean =>
  from !== first && read.agentsLeft(state, from) === 0 && offersOf(state, first, from).length === 0

/** One Regent after another, in the order that the First Regent likes. */
export const exact = free<'exact'>({
  refuse(state, action, seat): No {
    const from = seatOf(state, action.of)
    if (from < 0 || (topArg(state, 0) & (1 << from)) === 0) return say('no.owesNothing', { of: action.of })
    const open = offersOf(state, seat, from)
    if (open.length > 0) {
      if (action.take === undefined) return say('no.namePiece', { of: action.of })
      return action.expel === undefined && open.some((each) => sameAsset(each, action.take!))
        ? undefined
        : say('no.notDemanded', { of: action.of })
    }
    if (action.take !== undefined) return say('no.notDemanded', { of: action.of })
    return (action.expel === undefined) === !mayExpel(state, seat, from)
      ? undefined
      : say('no.expel', { of: action.of })
  },
  carry(state, action, seat, events) {
    const from = seatOf(state, action.of)
    setTopArg(state, 0, topArg(state, 0) & ~(1 << from))
    const of = action.of
    const first = colourOf(state, seat)
    if (action.take !== undefined) {
      takeDemanded(state, seat, from, action.take, events)
      return
    }
    if (from === seat) return
    if (read.agentsLeft(state, from) > 0) {
      write.addAgentsLeft(state, from, -1)
      set.addFavors(state, seat, from, 1)
      events?.event(say('log.favorTaken', { seat: first, of }))
    } else if (action.expel === true) becomeOutlaw(state, from, events)
  },
  *list(state, seat) {
    for (const from of regentsDue(state)) {
      const of = colourOf(state, from)
      const open = offersOf(state, seat, from)
      for (const take of open) yield { do: 'exact', of, take }
      if (open.length > 0) continue
      if (from !== seat && read.agentsLeft(state, from) === 0) {
        yield { do: 'exact', of, expel: false }
        yield { do: 'exact', of, expel: true }
      } else yield { do: 'exact', of }
    }
  },
})

const regentsDue = (state: State): number[] =>
  [0, 1, 2, 3].filter((seat) => seat < playersOf(state) && (topArg(state, 0) & (1 << seat)) !== 0)

function takeDemanded(state: State, first: number, from: number, take: Asset, events?: EventSink): void {
  const seat = colourOf(state, first)
  const of = colourOf(state, from)
  if ('slot' in take || 'frozen' in take) {
    const type = 'slot' in take ? tokenIn(state, from, take.slot) : typeIndex(take.frozen)
    if ('slot' in take) write.setSlot(state, from, take.slot, 0)
    else set.addLeague(state, type, -1)
    set.addTrust(state, type, 1)
    // Taking a token, the First Regent may rearrange its own (campaign 11.4).
    mayRearrange(state, first)
    events?.event(say('log.trustTook', { seat, of, type: typeName(type) }))
    return
  }
  if ('trophy' in take) {
    const owner = ownerIndex(state, take.trophy.of)
    const kind = TROPHIES.indexOf(take.trophy.piece)
    write.addTrophy(state, from, owner, kind, -1)
    write.addTrophy(state, first, owner, kind, 1)
  } else if ('captive' in take) {
    const owner = seatOf(state, take.captive)
    write.addCaptive(state, from, owner, -1)
    write.addCaptive(state, first, owner, 1)
  }
  events?.event(say('log.demanded', { seat, of }))
}

/** Frame `demand`: what leaves no choice is taken by itself, in turn order. */
function settleDemand(state: State, seat: number, events?: EventSink): boolean {
  if (topArg(state, 0) === 0) {
    pop(state)
    return true
  }
  const owing = regents(state).filter((from) => (topArg(state, 0) & (1 << from)) !== 0)
  // Under War an Outlaw's pieces qualify: then it matters whether their owner is expelled before others are asked.
  const inOrder = owing.some(
    (from) => mayExpel(state, seat, from) && owing.some((other) => warPieces(state, other, from) > 0),
  )
  for (const from of inOrder ? [] : owing) {
    const open = offersOf(state, seat, from)
    if (open.length > 1) continue
    if (open.length === 1) {
      exact.carry(state, { do: 'exact', of: colourOf(state, from), take: open[0]! }, seat, events)
      return true
    }
    if (from === seat || read.agentsLeft(state, from) > 0) {
      exact.carry(state, { do: 'exact', of: colourOf(state, from) }, seat, events)
      return true
    }
  }
  // Whoever has become an Outlaw meanwhile owes nothing.
  const due = regents(state).reduce((bits, each) => bits | (topArg(state, 0) & (1 << each)), 0)
  if (due !== topArg(state, 0)) {
    setTopArg(state, 0, due)
    return true
  }
  return false
}

export const demandFrames: Readonly<Record<string, Frame>> = { demand: { offers: ['exact'], settle: settleDemand } }
