// 10.7: people may keep two stacks of ships, so an army need not take all of them along.

import { packOf } from '../../pack/setting.ts'
import type { SeatAction } from '../../vocabulary.ts'
import { type Option, option, pick } from '../play/handler.ts'
import { armyOf, cardCount, isBot, NONE, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** These journeys once more, as far as ships put to sea for them, with each number of ships that carries the army. */
export function withFewerShips(state: State, side: number, slot: number, journeys: () => Option[]): Option[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const least = Math.max(1, Math.ceil(cardCount(army) / packOf(state).navy.capacity))
  if (isBot(own) || army.region === NONE || least >= own.navyCards) return []
  return journeys().flatMap(({ action, path }) => {
    const place = path.at(-1)
    if (place === undefined || own.navies[navyIn(action)]?.sea !== NONE) return []
    return Array.from({ length: own.navyCards - least }, (_, at) =>
      option(taking(action, least + at), pick('do', 'ferry'), pick('ships', least + at), place),
    )
  })
}

function navyIn(action: SeatAction): number {
  if (action.do === 'embark') return action.navy
  return action.do === 'march' || action.do === 'attack' ? (action.sail?.navy ?? NONE) : NONE
}

function taking(action: SeatAction, cards: number): SeatAction {
  if (action.do === 'embark') return { ...action, cards }
  if ((action.do !== 'march' && action.do !== 'attack') || action.sail === undefined) return action
  return { ...action, sail: { ...action.sail, cards } }
}
