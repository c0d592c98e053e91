// What can be asked of a position of muhq's game: units, tiles, ways, hands, names.

export {
  canFull,
  FIELD_ABILITY,
  fullAbilityOf,
  fullTargets,
  hasFullAction,
  hasPurpose,
  isChosen,
  onRightTile,
  type Playable,
  playableAt,
  targetsOf,
} from './rules/abilities.ts'
export {
  type Board,
  cannotStand,
  indexOf,
  isKind,
  layOut,
  onBoard,
  ownsTile,
  placeOf,
  type StandRefusal,
  stops,
  type TileSpec,
  tileOf,
} from './rules/board.ts'
export { distance, neighbourTable, offsetDistance, tileName, tileNamed } from './rules/grid.ts'
export { repressionLimit } from './rules/harm.ts'
export { cardsInHand, playableCards, possibleCards } from './rules/holdings.ts'
export { bossName, cardName, storeName, storeTile, type UnitFact, unitFact } from './rules/names.ts'
export {
  areEnemies,
  attackTargets,
  bossUnit,
  canAttack,
  canHit,
  enemiesOf,
  friendsOf,
  fullHealth,
  hasAttack,
  hasMove,
  hasStreetMove,
  healthOf,
  hitsOf,
  inRange,
  isFree,
  mayAct,
  moveTargets,
  rangeOf,
  spawnTiles,
  standsOn,
  streetTargets,
  threatsTo,
  tileAt,
  tilesOfKind,
  unitAt,
  unitOf,
  unitsOf,
  upkeepSum,
  upkeepVictims,
} from './rules/queries.ts'
export { FAR, type MoveRules, moveCosts, type PathRules, pathDistances, reachable } from './rules/reach.ts'
export type { MuhqSay, MuhqSayings } from './rules/sayings.ts'
export { bossGain, mustShuffle } from './rules/seats/boss.ts'
export {
  type BossSide,
  copyPerson,
  copyState,
  discardOf,
  type GameOptions,
  isPerson,
  newUnit,
  type Person,
  personOf,
  resourcesOf,
  type Store,
  seatsOf,
  setResources,
  type Unit,
} from './rules/state.ts'
