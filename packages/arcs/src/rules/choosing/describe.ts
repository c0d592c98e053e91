// An action in one sentence that everybody may read (arcs 6.15): cards that only their holder knows are not named, neither
// in the text nor in its facts. What the holder reads while choosing is sayAction, in full.

import type { Action } from '../../vocabulary.ts'
import { type ArcsSay, say } from '../sayings.ts'
import { sayAction } from './pick-text.ts'

/** Actions of a part that is loaded later, as everybody may read them. */
const OPEN = new Map<string, (action: Action) => Action>()
export const addOpen = (doing: string, open: (action: Action) => Action): void => {
  OPEN.set(doing, open)
}

export function describeAction(action: Action): ArcsSay {
  switch (action.do) {
    case 'deal':
      return say('log.dealt', { seat: action.seat })
    case 'draw':
      return say('log.drewUnseen', { seat: action.seat })
    case 'peek':
      return sayAction({ ...action, cards: [] })
    case 'copy': {
      const { card: _card, seize, ...rest } = action
      return sayAction(seize === undefined ? rest : { ...rest, seize: faceDown(seize) })
    }
    case 'surpass':
    case 'pivot':
      return sayAction(action.seize === undefined ? action : { ...action, seize: faceDown(action.seize) })
    case 'swap':
      return sayAction(action.give === undefined ? action : { do: 'swap', give: 'unknown', take: 'unknown' })
    case 'useFarseers':
      return sayAction({ do: 'useFarseers', cards: [], unknown: action.cards.length + (action.unknown ?? 0) })
    default:
      return sayAction(OPEN.get(action.do)?.(action) ?? action)
  }
}

const faceDown = (card: string): 'unknown' | 'counter' => (card === 'counter' ? 'counter' : 'unknown')
