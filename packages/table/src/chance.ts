// Piles and hands of which not everything is known, and dice and draws that are certain to be asked for.

export { type Bag, bagOf, type CardId, type Hidden, newBag, noCards } from './chance/bags.ts'
export type { AllCertain, Certain } from './chance/certain.ts'
export { foresee } from './chance/foresee.ts'
export { type Foreseen, type Form, formAt, formOf, pathOf, toTell } from './chance/foreseen.ts'
export {
  dealUnknown,
  drawTop,
  drawUnseen,
  emptyHand,
  type Group,
  type Hand,
  handSize,
  hideHand,
  hideHands,
  mayHold,
  type Pile,
  pileProblems,
  pileSize,
  renumberBags,
  sampleTop,
  shuffledPile,
  shuffleTogether,
  takeFromHand,
  topCards,
} from './chance/piles.ts'
export { TopCards } from './chance/top-cards.ts'
