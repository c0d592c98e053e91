// What the tests of Court cards have in common: a card that has just been secured, the discard pile.

import { Bench, PIP, ROW } from '../../../testing.ts'
import { court } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'

export const discarded = (bench: Bench, id: `BC${string}`) => read.has(bench.state, Pile.COURT_DISCARD, court(id))
export const secured = (id: `BC${string}`, make: (bench: Bench) => unknown = () => undefined, players = 3) => {
  const bench = new Bench(players)
    .settled()
    .court({ card: id, agents: { red: 1 } }, ...ROW.slice(1, players === 2 ? 3 : 4))
  make(bench)
  return bench.leads('red', 'aggression-2').act({ do: 'secure', card: id, pay: PIP })
}
