// 10.4, LOS: cards lost to dice outside a card-by-card battle.

import type { Say } from '@understudy/procedure'
import { drawTop, pileSize, takeFromHand, topCards } from '@understudy/table/chance'
import { type CardId, type ChanceAction, CLASSES, type Cls, type Face, type SeatAction } from '../../vocabulary.ts'
import { type Handler, type Log, option, pick, pop, push } from '../play/handler.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import { fewestAsked, isSecret, possibleCards } from '../secret/secret.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, sideName, troopName } from '../state/names.ts'
import { armyOf, isBot, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { countOf, dropCard, loseToReserves, troopOf, waysToDraw } from './cards.ts'
import { checkDefeat } from './defeat.ts'

export const pointsOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + (face === 'K' ? 2 : face === 'X' ? 1 : 0), 0)

const count = (faces: readonly Face[], face: Face): number => faces.filter((each) => each === face).length

/** Skulls and pairs of wounds; wounds are not carried over. */
export const killsOf = (faces: readonly Face[], pairs = true): number =>
  count(faces, 'K') + (pairs ? Math.floor(count(faces, 'X') / 2) : 0)

export const skirmishHits = (faces: readonly Face[]): number => count(faces, 'S')

/** A roll against this army takes its toll: main battle cards first, then skirmishers. */
export function sufferLosses(state: State, side: number, slot: number, main: number, skirmishers: number): void {
  const bot = isBot(sideOf(state, side))
  for (const [cls, left] of [
    ['SK', skirmishers],
    ['MI', main],
  ] as const) {
    if (left === 0) continue
    if (bot) push(state, { kind: 'loseCard', side, slot, cls, left, paid: true, role: -1 })
    else push(state, { kind: 'lose', side, slot, cls, left })
  }
  pause(state, side, 'losses')
}

/** For a dear card that a bot loses to a region's dice (LOS-4). */
const COMPENSATED_COST = 3
const COMPENSATION = 2

/** Undeclared armies lose from the decks, and in a battle of bots all do. */
export const losesFromDecks = (
  state: State,
  { side, slot, role }: Pick<FrameOf<'loseCard'>, 'side' | 'slot' | 'role'>,
): boolean => !armyOf(state, side, slot).declared || (role >= 0 && state.options['bvb.lossesFrom'] === 'decks')

/** Off the decks, cavalry when infantry has run out; otherwise a random card of the army. */
function losable(state: State, frame: FrameOf<'loseCard'>): ReadonlyMap<CardId, number> | undefined {
  const { side: no, slot, cls } = frame
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  if (losesFromDecks(state, frame)) {
    const deck = cls === 'SK' ? side.decks.SK : pileSize(side.decks.MI) > 0 ? side.decks.MI : side.decks.CV
    return deck.length === 0 ? undefined : topCards(state.troopCards, deck)
  }
  const drawn = cls === 'SK' || countOf(state, army.cards, 'MI') > 0 ? cls : 'CV'
  const ways = waysToDraw(state, army.cards, [drawn])
  return ways.size === 0 ? undefined : ways
}

export const loseCardHandler: Handler<FrameOf<'loseCard'>> = {
  ask(state, frame) {
    if (frame.left === 0) return undefined
    const ways = losable(state, frame)
    if (ways === undefined) return undefined
    return {
      chance: 'troop',
      ways,
      key: `loss.${frame.side}.${frame.slot}.${frame.cls}`,
      question: () =>
        say('ask.loss', {
          army: armyFact(state, frame.side, frame.slot),
          cls: frame.cls,
          deck: losesFromDecks(state, frame),
        }),
    }
  },
  run: (state, frame) => pop(state, frame),
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    const army = armyOf(state, frame.side, frame.slot)
    if (losesFromDecks(state, frame)) drawTop(state.troopCards, side.decks[troopOf(state, card).cls], card)
    else {
      takeFromHand(state.troopCards, army.cards, card)
      army.reduced = true
    }
    lost(state, frame.side, card, log)
    if (frame.paid) compensate(state, frame.side, card, log)
    else compensateAnywhere(state, frame.side, card, log)
    const battle = state.frames.findLast((each) => each.kind === 'gathered')
    if (frame.role >= 0 && battle?.kind === 'gathered') battle.lost[frame.role as 0 | 1]++
    frame.left--
  },
}

export function lost(state: State, side: number, card: CardId, log: Log): void {
  loseToReserves(state, side, card)
  log?.event(say('cardLost', { seat: sideName(state, side), card: troopName(state, card) }))
}

function compensate(state: State, no: number, card: CardId, log: Log): void {
  if (troopOf(state, card).cost < COMPENSATED_COST) return
  sideOf(state, no).gold += COMPENSATION
  log?.event(say('compensated', { seat: sideName(state, no), n: COMPENSATION }))
}

/** by the option, losses in battles count as well. */
export function compensateAnywhere(state: State, no: number, card: CardId, log: Log): void {
  if (state.options['loss.compensateAll'] === true && isBot(sideOf(state, no))) compensate(state, no, card, log)
}

/** The cards that a person may give up: of the class, or cavalry when no infantry is left. */
function choices(state: State, { side, slot, cls }: FrameOf<'lose'>): CardId[] {
  const { cards } = armyOf(state, side, slot)
  const of = (...wanted: Cls[]): CardId[] =>
    isSecret(state, side)
      ? possibleCards(state, side, cards, wanted)
      : [...new Set(cards.known.filter((card) => wanted.includes(troopOf(state, card).cls)))]
  if (cls === 'any') return of(...CLASSES)
  if (cls === 'line') return of('MI', 'CV')
  const own = of(cls)
  return cls === 'MI' && own.length === 0 ? of('CV') : own
}

function loseQuestion(state: State, { side, slot, cls, left }: FrameOf<'lose'>): Say {
  const army = armyFact(state, side, slot)
  if (cls === 'line') return say('ask.bribed', { army })
  return cls === 'any' ? say('ask.loseAboard', { army, left }) : say('ask.lose', { army, cls, left })
}

export const loseHandler: Handler<FrameOf<'lose'>> = {
  ask(state, frame) {
    if (frame.left === 0 || choices(state, frame).length < fewestAsked(state, frame.side)) return undefined
    return {
      side: frame.side,
      kind: 'lose',
      question: () => loseQuestion(state, frame),
    }
  },
  run(state, frame, log) {
    const [card] = choices(state, frame)
    if (frame.left === 0 || card === undefined) {
      pop(state, frame)
      // After a fight on land the attack or the battle sees to it.
      if (frame.cls === 'any' || frame.cls === 'line') checkDefeat(state, frame.side, frame.slot, log)
      return
    }
    give(state, frame, card, log)
  },
  options: (state, frame) =>
    choices(state, frame).map((card) => option({ do: 'lose', cards: [card] }, pick('card', card))),
  apply(state, frame, action, log) {
    const [card] = (action as Extract<SeatAction, { do: 'lose' }>).cards
    if (card !== undefined) give(state, frame, card, log)
  },
}

function give(state: State, frame: FrameOf<'lose'>, card: CardId, log: Log): void {
  dropCard(state, armyOf(state, frame.side, frame.slot), card)
  lost(state, frame.side, card, log)
  frame.left--
}
