// Names that the rules already have, for the words of the pages.

export {
  type Ambition,
  ambitionName,
  type Colour,
  cardsN,
  type DieKind,
  dieName,
  hitsN,
  type Owner,
  ofOwner,
  ofSeat,
  ownerName,
  place,
  type Resource,
  resource,
  type SystemId,
  seatName,
  shipsN,
} from '@understudy/arcs'
export type { BuildPiece as BuildPieceName } from './model/tap.ts'
