// The rules of the toy game: what is legal, what it does, what is decided next.

import {
  drawTop,
  drawUnseen,
  mayHold,
  pileSize,
  sampleTop,
  shuffleTogether,
  takeFromHand,
  topCards,
} from '../chance/piles.ts'
import { pickFrom } from '../chance/random.ts'
import {
  CHANCE,
  type Choice,
  type Decision,
  type EventSink,
  IllegalAction,
  type Pick,
  type Refusal,
} from '../games/game.ts'
import { CARDS, playerOf, seatsIn, TOLL, type Toy, type ToyAction, WORTH } from './toy-state.ts'
import { say } from './toy-text.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** From this face on the attacked seat is hit. */
const HIT = 4

export const costOf = (site: number): number => (WORTH[site] ?? 0) * 2 + 1

const PHASE_OF = {
  draw: 'draw',
  roll: 'roll',
  work: 'act',
  cash: 'act',
  rest: 'act',
  attack: 'act',
  bury: 'act',
  build: 'act',
  pay: 'toll',
  shield: 'toll',
  stand: 'toll',
} as const

export function refuse(toy: Toy, action: ToyAction): Refusal | undefined {
  if (PHASE_OF[action.do] !== toy.phase) return say('no.now', {})
  const own = playerOf(toy, toy.turn)
  const needs = (card: string, hand = own.hand) =>
    mayHold(toy.hidden, hand, card) ? undefined : say('no.card', { card })
  switch (action.do) {
    case 'draw':
      return topCards(toy.hidden, toy.deck).has(action.card) ? undefined : say('no.top', { card: action.card })
    case 'roll':
      return FACES.includes(action.face) ? undefined : say('no.face', {})
    case 'work':
    case 'rest':
    case 'stand':
      return undefined
    case 'cash':
      return needs('gold')
    case 'attack':
      if (action.target === toy.turn || !seatsIn(toy).includes(action.target)) return say('no.target', {})
      return needs('sword')
    case 'bury':
      return needs(action.card)
    case 'build':
      if (toy.sites[action.site] !== null) return say('no.site', {})
      return own.coins < costOf(action.site) ? say('no.coins', { needs: costOf(action.site) }) : undefined
    case 'pay':
      return playerOf(toy, toy.attacked ?? toy.turn).coins < TOLL ? say('no.coins', { needs: TOLL }) : undefined
    case 'shield':
      return needs('shield', playerOf(toy, toy.attacked ?? toy.turn).hand)
  }
}

export function applyToy(toy: Toy, action: ToyAction, events?: EventSink): void {
  const refusal = refuse(toy, action)
  if (refusal !== undefined) throw new IllegalAction(refusal)
  carryOut(toy, action, events)
}

/** "Allow anyway": a site may be built on without the money. */
export function forceToy(toy: Toy, action: ToyAction, events?: EventSink): void {
  const refusal = refuse(toy, action)
  if (refusal !== undefined && refusal.say !== 'no.coins') throw new IllegalAction(refusal)
  carryOut(toy, action, events)
}

function carryOut(toy: Toy, action: ToyAction, events?: EventSink): void {
  const own = playerOf(toy, toy.turn)
  const other = playerOf(toy, toy.attacked ?? toy.turn)
  const discard = (card: string, hand = own.hand) => {
    takeFromHand(toy.hidden, hand, card)
    toy.discard.push(card)
  }
  if (action.do !== 'draw' && action.do !== 'roll')
    events?.event({ ...say('log.did', { seat: toy.attacked ?? toy.turn, what: action.do }), touches: [toy.turn] })
  switch (action.do) {
    case 'draw':
      drawTop(toy.hidden, toy.deck, action.card)
      own.hand.known.push(action.card)
      own.hand.known.sort()
      toy.phase = 'act'
      events?.event(say('log.drew', { seat: toy.turn }))
      return
    case 'rest':
      toy.actions = 0
      break
    case 'work':
      own.coins++
      toy.actions--
      break
    case 'cash':
      discard('gold')
      own.coins += 3
      toy.actions--
      break
    case 'bury':
      takeFromHand(toy.hidden, own.hand, action.card)
      bury(toy, action.card)
      own.coins++
      toy.actions--
      break
    case 'build':
      own.coins = Math.max(0, own.coins - costOf(action.site))
      toy.sites[action.site] = toy.turn
      toy.actions--
      break
    case 'attack':
      discard('sword')
      toy.attacked = action.target
      toy.phase = 'toll'
      toy.actions--
      return
    case 'pay': {
      const paid = Math.min(TOLL, other.coins)
      other.coins -= paid
      own.coins += paid
      break
    }
    case 'shield':
      discard('shield', other.hand)
      break
    case 'stand':
      toy.phase = 'roll'
      return
    case 'roll':
      events?.event(say('log.rolled', { face: action.face }))
      if (action.face >= HIT) {
        other.hits++
        events?.event(say('log.hit', { seat: toy.attacked ?? toy.turn }))
      }
      break
  }
  toy.attacked = null
  toy.phase = 'act'
  if (toy.sites.every((owner) => owner !== null)) toy.phase = 'over'
  else if (toy.actions === 0) nextTurn(toy, events)
}

/** Under the deck, for everybody to see. */
function bury(toy: Toy, card: string): void {
  const last = toy.deck.at(-1)
  if (last !== undefined && 'cards' in last) last.cards.push(card)
  else toy.deck.push({ cards: [card] })
}

function nextTurn(toy: Toy, events?: EventSink): void {
  const seats = seatsIn(toy)
  const at = (seats.indexOf(toy.turn) + 1) % seats.length
  toy.turn = seats[at] ?? toy.turn
  if (at === 0) toy.round++
  if (toy.round > toy.rounds) {
    toy.phase = 'over'
    return
  }
  beginTurn(toy, events)
}

export function beginTurn(toy: Toy, events?: EventSink): void {
  events?.event(say('log.turn', { seat: toy.turn, round: toy.round }))
  toy.actions = 2
  toy.phase = 'act'
  const hands = toy.players.map((player) => player.hand)
  if (pileSize(toy.deck) === 0) toy.deck = shuffleTogether(toy.hidden, [], toy.discard.splice(0), hands)
  if (pileSize(toy.deck) === 0) return
  if (toy.secret) drawUnseen(toy.deck, playerOf(toy, toy.turn).hand)
  else toy.phase = 'draw'
}

/** Everything that could be done by anybody at any time. */
function allActions(toy: Toy): ToyAction[] {
  return [
    ...(['work', 'cash', 'rest', 'pay', 'shield', 'stand'] as const).map((plain) => ({ do: plain })),
    ...seatsIn(toy).map((target) => ({ do: 'attack' as const, target })),
    ...CARDS.map((card) => ({ do: 'bury' as const, card })),
    ...WORTH.map((_, site) => ({ do: 'build' as const, site })),
  ]
}

export const legalActions = (toy: Toy): ToyAction[] => allActions(toy).filter((each) => refuse(toy, each) === undefined)

export function decisionOf(toy: Toy): Decision<ToyAction> | undefined {
  const legal = (action: ToyAction) => refuse(toy, action)
  switch (toy.phase) {
    case 'over':
      return undefined
    case 'draw':
      return {
        seat: CHANCE,
        kind: 'draw',
        source: 'cards',
        question: say('ask.draw', { seat: toy.turn }),
        legal,
        next: () =>
          [...topCards(toy.hidden, toy.deck).keys()].map((card) => ({
            pick: { slot: 'card', value: card },
            text: say('pick.card', { card }),
            action: { do: 'draw', card },
          })),
        sample: (random) => ({ do: 'draw', card: sampleTop(toy.hidden, toy.deck, random) }),
      }
    case 'roll':
      return {
        seat: CHANCE,
        kind: 'roll',
        source: 'dice',
        key: 'hit',
        question: say('ask.roll', { seat: toy.attacked ?? '' }),
        legal,
        next: () =>
          FACES.map((face) => ({
            pick: { slot: 'face', value: face },
            text: say('pick.face', { face }),
            action: { do: 'roll', face },
          })),
        sample: (random) => ({ do: 'roll', face: pickFrom(random, FACES) }),
      }
    case 'toll':
    case 'act': {
      const seat = toy.phase === 'toll' ? (toy.attacked ?? toy.turn) : toy.turn
      return {
        seat,
        kind: toy.phase,
        question: toy.phase === 'toll' ? say('ask.toll', { seat }) : say('ask.act', { seat, actions: toy.actions }),
        legal,
        next: (picks) => choices(legalActions(toy), picks),
        sample: (random) => pickFrom(random, legalActions(toy)),
      }
    }
  }
}

/** First what to do, then on whom, with what or where. */
function choices(actions: readonly ToyAction[], picks: readonly Pick[]): Choice<ToyAction>[] {
  const [first] = picks
  if (first !== undefined)
    return actions.flatMap((action): Choice<ToyAction>[] => {
      if (action.do !== first.value || picks.length > 1) return []
      if ('target' in action)
        return [
          { pick: { slot: 'seat', value: action.target }, text: say('pick.seat', { seat: action.target }), action },
        ]
      if ('site' in action)
        return [{ pick: { slot: 'site', value: action.site }, text: say('pick.site', { site: action.site }), action }]
      if ('card' in action)
        return [{ pick: { slot: 'card', value: action.card }, text: say('pick.card', { card: action.card }), action }]
      return []
    })
  return [...new Set(actions.map((action) => action.do))].map((what): Choice<ToyAction> => {
    const action = actions.find((each) => each.do === what)
    const whole = action !== undefined && Object.keys(action).length === 1
    return {
      pick: { slot: 'do', value: what },
      text: say('do.plain', { what }),
      ...(whole ? { action } : { more: true }),
    }
  })
}
