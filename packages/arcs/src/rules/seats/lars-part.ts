// All that a seat with a face-down deck brings along. Whoever plays with one loads this; the page does so only then.

import { addPart } from '../hooks/parts.ts'
import { faceDownDeck } from './deck.ts'
import { seatDecks } from './index.ts'
import { recall, target, turnUp } from './lars-deeds.ts'
import { pushTargets, reckon, scoreLars } from './lars-score.ts'

seatDecks({ rules: faceDownDeck, chooseAtSetup: pushTargets, scoreFurther: scoreLars })
addPart({
  free: { turnUp, recall, target, reckon },
  frames: { target: { offers: ['target'] }, reckon: { offers: ['reckon'] } },
})
