// Names that the rules already have, for the words of the pages.

export {
  ambitionName,
  cardsN,
  dieName,
  hitsN,
  ofOwner,
  ownerName,
  place,
  resource,
  shipsN,
} from '@understudy/arcs/text'
export type { Ambition, DieKind, Owner, Resource, SystemId } from '@understudy/arcs/vocabulary'
export type { BuildPiece as BuildPieceName } from './model/tap.ts'
