// A seat changes hands in mid-game, and with it how it plays cards (arcs/D54): somebody who sits down at a virtual hand
// or a face-down deck gets a real hand of as many cards; a virtual hand that takes over counts as many as were there.

import { BadInput, type Controller } from '@understudy/table'
import type { Role } from '../../vocabulary.ts'
import { WHOLE_HAND } from '../round/draw.ts'
import { settle } from '../round/settle.ts'
import { hide, moveAll, newGroup, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, FRAMES, pop, push, topKind, topSeat } from '../state/stack.ts'
import { copyState, roleOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { seatRules } from './index.ts'
import { hasStack } from './stack.ts'

/** Frames that are nobody's in particular. */
const NOBODYS: ReadonlySet<number> = new Set([
  F.round,
  F.nextTurn,
  F.endRound,
  F.score,
  F.cleanUp,
  F.nextChapter,
  F.endAct,
])
/** A card is about to be played: everything is still in hand, or lies turned over for this turn. */
const BEFORE: ReadonlySet<number> = new Set([F.reveal, F.lead, F.follow])
const SETTING_UP = FRAMES.indexOf('redeal')

/** What whoever comes plays with; a player who can play with anything takes what is there. */
function roleFor(state: State, seat: number, to: Controller): Role {
  if (to.by === 'person') return 'human'
  return to.by === 'bot' && (to.bot === 'supercat' || to.bot === 'lars') ? to.bot : roleOf(state, seat)
}

/** The position after a seat has passed to somebody else; undefined if it plays on with what it has. */
export function handOver(state: State, colour: string, to: Controller): State | undefined {
  const seat = seatOf(state, colour)
  const role = roleFor(state, seat, to)
  return seat < 0 || role === roleOf(state, seat) ? undefined : convertSeat(state, seat, role)
}

/** Throws BadInput if the rules know no way to do it now. */
export function convertSeat(state: State, seat: number, role: Role): State {
  refuse(state, seat, role)
  const after: State = { ...copyState(state), options: withRole(state, seat, role) }
  const waiting = isBefore(state, seat)
  // The counter of a virtual hand fell when its cards were turned over; the one that it will play counts again.
  const spent = waiting && topKind(state) !== F.reveal ? 1 : 0
  if (waiting && topKind(after) === F.reveal) pop(after)
  const cards = gather(after, seat, roleOf(state, seat), spent)
  if (hasStack(state) !== hasStack(after)) changePiles(after)
  write.setSeizeCounter(after, seat, 0)
  write.setResourcePower(after, seat, 0)
  write.setTarget(after, seat, 0)
  if (role === 'supercat') write.setCounter(after, seat, cards.all)
  else if (cards.open < cards.all) push(after, F.draw, seat, cards.all - cards.open, WHOLE_HAND)
  if (waiting && seatRules(after, seat).draws) push(after, F.reveal, seat)
  settle(after)
  return after
}

const isBefore = (state: State, seat: number): boolean => topSeat(state) === seat && BEFORE.has(topKind(state))

function refuse(state: State, seat: number, role: Role): void {
  if (role === 'lars')
    throw new BadInput({
      en: 'Lars cannot sit down in mid-game: its target, its one starport and its row of tokens belong to it from the start (arcs/D54).',
      ru: 'Ларс не может сесть посреди партии: целевая планета, единственный космопорт и ряд ресурсов у него с самого начала (arcs/D54).',
    })
  for (let i = 0; i < read.depth(state); i++) {
    const kind = read.frameKind(state, i)
    const top = i === read.depth(state) - 1
    const own = read.frameSeat(state, i) === seat && !NOBODYS.has(kind) && !(top && BEFORE.has(kind))
    // With its reveal on top, the card to play lies below.
    const below = isBefore(state, seat) && BEFORE.has(kind)
    if (kind <= SETTING_UP || (own && !below))
      throw new BadInput({
        en: 'this seat is in the middle of something: it can change hands when that is over.',
        ru: 'на этом месте что-то не закончено: сменить игрока можно после этого.',
      })
  }
}

function withRole(state: State, seat: number, role: Role): State['options'] {
  return { ...state.options, roles: state.options.roles.map((old, at) => (at === seat ? role : old)) }
}

/**
 * Collects the cards of a seat: those that everybody has seen go into a real hand if there will be one; the others go
 * where cards are drawn from. Answers how many it has in all, and how many of them it keeps.
 */
function gather(state: State, seat: number, was: Role, spent: number): { all: number; open: number } {
  const hand = Pile.hand(seat)
  const turned = Pile.drawn(seat)
  const pile = drawPile(state)
  const stays = roleOf(state, seat) === 'human'
  const virtual = was === 'supercat'
  const all = virtual
    ? read.counter(state, seat) + spent
    : sizeOf(state, hand) + sizeOf(state, Pile.deck(seat)) + sizeOf(state, turned)
  write.setCounter(state, seat, 0)
  // Cards turned over for a virtual hand were never its own.
  if (virtual) moveAll(state, turned, Pile.FACE_UP)
  for (const place of [hand, Pile.deck(seat)]) {
    hide(state, place)
    moveAll(state, place, pile)
  }
  for (const place of [Pile.bonus(seat), turned]) {
    if (!stays) hide(state, place)
    moveAll(state, place, stays ? hand : pile)
  }
  return { all, open: sizeOf(state, hand) }
}

/** The stack of virtual hands, or the bottom of the discard pile. */
const drawPile = (state: State): number => (hasStack(state) ? Pile.STACK : Pile.group(0))

/** The first virtual hand makes one stack of all that is not in hands; after the last one there is one pile again. */
function changePiles(state: State): void {
  if (hasStack(state)) {
    for (let place = Pile.group(0); place < Pile.group(Pile.MAX_GROUPS); place++) moveAll(state, place, Pile.STACK)
    hide(state, Pile.STACK)
    write.setGroups(state, 0)
    return
  }
  if (read.groups(state) === 0) newGroup(state)
  moveAll(state, Pile.STACK, Pile.group(0))
  if (!state.options.splitDiscard && sizeOf(state, Pile.FACE_UP) > 0) moveAll(state, Pile.FACE_UP, newGroup(state))
}
