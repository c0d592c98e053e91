// Names that the rules already have, for the words of the pages.

export {
  type Ambition,
  ambitionName,
  cardsN,
  type DieKind,
  dieName,
  hitsN,
  type Owner,
  ofOwner,
  ownerName,
  place,
  type Resource,
  resource,
  type SystemId,
  shipsN,
} from '@understudy/arcs'
export type { BuildPiece as BuildPieceName } from './model/tap.ts'
