// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverYes: {
    'BT.1': 'the rules skip a seat without cards before it is asked',
    'BT.X1': 'the rules skip a seat without cards before it is asked',
  },
  neverPassed: {
    'BT.2': 'the rules have drawn the cards; without any the turn is lost (BT.1)',
    'BT.3a': 'the rules have removed the counter',
    'BT.3d': STEP,
    'BT.4a': 'BT.4 has found a card that surpasses',
    'BT.4b': 'the rules have raised the counter',
    'BT.4c.1': STEP,
    'BT.4e': STEP,
    'BT.5': STEP,
    'BT.5b': STEP,
    'BT.5c.1': STEP,
    'BT.5d': STEP,
    'BT.5e': 'a turn without actions left ends by the rules before it is asked',
    'BT.6': 'only come to in the midst of a battle',
    'BT.6.1': STEP,
    'BT.X2': 'the rules have drawn the cards; without any the turn is lost (BT.X1)',
    'BT.X3a': 'the rules have removed the counter',
    'BT.X3d': STEP,
    'BT.X4a': 'BT.X4 has found a card that surpasses',
    'BT.X4b': 'the rules have raised the counter',
    'BT.X4r.1': STEP,
    'BT.X4g': STEP,
    'BT.X5': STEP,
    'BT.X5b': STEP,
    'BT.X5c.1': STEP,
    'BT.X5d': STEP,
    'BT.X5e': 'a turn without actions left ends by the rules before it is asked',
    'BT.X5f.1': 'only asked for a card that was chosen for such an action, which is still there',
    'BT.X6': 'only come to in the midst of a battle',
    'BT.X6.1': STEP,
  },
  seldomYes: ['BT.1', 'BT.6', 'BT.6.1', 'BT.7', 'BT.X1', 'BT.X5f', 'BT.X5f.1', 'BT.X6', 'BT.X6.1', 'BT.X7'],
  seldomNo: ['BT.0', 'BT.5a', 'BT.X0', 'BT.X5a'],
}
