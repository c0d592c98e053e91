// What can be asked of a position of Rome: sides, lands, armies, battles under way.

export { targetOf, targetsFor } from './rules/agents/targets.ts'
export { mainBattleCards } from './rules/army/cards.ts'
export { pointsOf } from './rules/army/losses.ts'
export { pointsFor } from './rules/lands/lands.ts'
export { sidesDealt } from './rules/round/initiative.ts'
export { shipsOf } from './rules/sea/sea.ts'
export { incomeOf } from './rules/spending/tax.ts'
export {
  type Assault,
  type AttackFrame,
  BATTLE_PHASES,
  type BattleFrame,
  type BattleSide,
  type Fighter,
  type Frame,
  type FrameOf,
  type GatheredFrame,
  RECKON_STEPS,
  type SailingFrame,
  type Target,
} from './rules/state/frames.ts'
export {
  armyAt,
  armyOf,
  CAPTAIN,
  capitalOf,
  cardCount,
  developed,
  factionOf,
  handSizeOf,
  hasGeneral,
  heldBy,
  hostileAt,
  isAllied,
  isAmongBots,
  isBesieged,
  isBot,
  isEmptyHand,
  isGarrisoned,
  isHome,
  isOpponentsHome,
  isOption,
  landOf,
  levelOf,
  levelWithoutWalls,
  levelWithWalls,
  NONE,
  numberOption,
  onBoard,
  opponentsOf,
  regionOf,
  seatId,
  setStatus,
  sideNamed,
  sideOf,
  sideOfFaction,
  starsOf,
  statusOf,
} from './rules/state/query.ts'
export {
  type Agent,
  type Army,
  type Ending,
  type GameOptions,
  type Land,
  type Navy,
  type Side,
  STEPS,
  type Step,
} from './rules/state/state.ts'
