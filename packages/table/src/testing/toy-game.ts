// The toy game as a Game.

import type { Json, Say } from '@understudy/procedure'
import { dealUnknown, handSize, hideHands, pileSize } from '../chance/piles.ts'
import type { Change, Game, Outcome, Seat } from '../games/game.ts'
import { applyToy, beginTurn, decisionOf, forceToy } from './toy-rules.ts'
import {
  checkToy,
  copyToy,
  emptyToy,
  parseToy,
  parseToyAction,
  playerOf,
  playersOf,
  SEATS,
  seatsIn,
  type Toy,
  type ToyAction,
  WORTH,
} from './toy-state.ts'
import { say, seatName, toyPhrases } from './toy-text.ts'

function viewFor(toy: Toy, seat: Seat): Toy {
  const view = copyToy(toy)
  const hands = view.players.map((player) => player.hand)
  const others = seatsIn(view).flatMap((each) => (each === seat ? [] : [playerOf(view, each).hand]))
  hideHands(view.hidden, others, view.deck, hands)
  return view
}

function scoreOf(toy: Toy, seat: Seat): number {
  const { coins, hits } = playerOf(toy, seat)
  const worth = toy.sites.reduce((sum, owner, site) => sum + (owner === seat ? (WORTH[site] ?? 0) : 0), 0)
  return worth * 3 + coins - hits
}

function outcomeOf(toy: Toy): Outcome | undefined {
  if (toy.phase !== 'over') return undefined
  const scores = Object.fromEntries(seatsIn(toy).map((seat) => [seat, scoreOf(toy, seat)]))
  const best = Math.max(...Object.values(scores))
  return {
    winners: seatsIn(toy).filter((seat) => scores[seat] === best),
    scores,
    why: toy.round > toy.rounds ? say('end.rounds', { rounds: toy.rounds }) : say('end.full', {}),
  }
}

function diffOf(from: Toy, to: Toy): Change[] {
  const changes: Change[] = []
  for (const seat of seatsIn(to)) {
    const [a, b] = [playerOf(from, seat), playerOf(to, seat)]
    if (a.coins !== b.coins) changes.push(say('diff.coins', { seat, n: b.coins - a.coins }))
    if (a.hits !== b.hits) changes.push(say('diff.hits', { seat, n: b.hits - a.hits }))
    const cards = handSize(b.hand) - handSize(a.hand)
    if (cards !== 0) changes.push(say('diff.hand', { seat, n: cards }))
  }
  for (const [site, owner] of to.sites.entries())
    if (owner !== from.sites[site]) changes.push(say('diff.site', { site, seat: owner ?? '' }))
  const cards = pileSize(to.deck) - pileSize(from.deck)
  if (cards !== 0) changes.push(say('diff.pile', { n: cards }))
  return changes
}

export function describeToy(action: ToyAction): Say {
  switch (action.do) {
    case 'draw':
      return say('do.draw', { card: action.card })
    case 'roll':
      return say('do.roll', { face: action.face })
    case 'attack':
      return say('do.attack', { target: action.target })
    case 'bury':
      return say('do.bury', { card: action.card })
    case 'build':
      return say('do.build', { site: action.site })
    default:
      return say('do.plain', { what: action.do })
  }
}

export const toyGame: Game<Toy, ToyAction> = {
  id: 'toll',
  version: '1',
  title: { en: 'Toll', ru: 'Дань' },
  options: [
    { id: 'players', kind: 'number', title: { en: 'Players', ru: 'Игроки' }, min: 2, max: 3, default: 2 },
    { id: 'rounds', kind: 'number', title: { en: 'Rounds', ru: 'Раунды' }, min: 1, max: 20, default: 5 },
  ],
  sources: [
    { id: 'cards', title: { en: 'Cards', ru: 'Карты' }, ways: ['app', 'table', 'secret'] },
    { id: 'dice', title: { en: 'Dice', ru: 'Кубики' }, ways: ['app', 'table'] },
  ],
  phrases: toyPhrases,
  seats: (options) =>
    SEATS.slice(0, playersOf(options)).map((id) => ({
      id,
      title: { en: seatName('en', id), ru: seatName('ru', id) },
      role: 'person',
    })),
  start: (options, chance) => {
    const toy = emptyToy(options, chance.cards === 'secret')
    beginTurn(toy)
    return toy
  },
  decision: decisionOf,
  apply: applyToy,
  force: forceToy,
  copy: copyToy,
  view: viewFor,
  resample: (view, seat, random) => {
    const toy = copyToy(view)
    const others = seatsIn(toy).flatMap((each) => (each === seat ? [] : [playerOf(toy, each).hand]))
    dealUnknown(toy.hidden, others, random)
    return toy
  },
  moment: (toy) => `${toy.round}.${toy.turn}`,
  outcome: outcomeOf,
  serialise: (toy) => copyToy(toy) as unknown as Json,
  parse: parseToy,
  check: checkToy,
  diff: diffOf,
  setup: (toy) => diffOf({ ...toy, players: emptyToy({ players: toy.players.length }, false).players, deck: [] }, toy),
  parseAction: parseToyAction,
  describe: describeToy,
}
