// All that a seat with a face-down deck brings along.

import { addPart, type Part } from '../hooks/parts.ts'
import { faceDownDeck } from './deck.ts'
import { seatDecks } from './index.ts'
import { recall, target, turnUp } from './lars-deeds.ts'
import { pushTargets, reckon, scoreLars } from './lars-score.ts'

const part: Part = {
  free: { turnUp, recall, target, reckon },
  frames: { target: { offers: ['target'] }, reckon: { offers: ['reckon'] } },
}

export function bringLars(): void {
  seatDecks({ rules: faceDownDeck, chooseAtSetup: pushTargets, scoreFurther: scoreLars })
  addPart(part)
}
