// What can be asked of the rules of Arcs: control, battles, ambitions, payments, what is allowed.

export { courtRow, spotOf } from './rules/actions/influence.ts'
export { catapults, type Moving, moveLimit, refuseLegs, refuseMoving, stops } from './rules/actions/move.ts'
export { payKinds, payments, pipKinds, refusePay, tokenKinds } from './rules/actions/pay.ts'
export { refuseSecuring, securable } from './rules/actions/secure.ts'
export { refuseTaxing, taxChoices, taxedAlready } from './rules/actions/tax.ts'
export { battleSystems, comesBeforeDice, diceRange, raidLimit, refusePool } from './rules/battle/battle.ts'
export { symbols, weaponIcons } from './rules/battle/dice.ts'
export {
  buildingCapacity,
  type Demand,
  defenderAssignments,
  demandOf,
  shipAssignments,
  shipCapacity,
  siteAssignments,
} from './rules/battle/hits.ts'
export { provoke } from './rules/battle/outrage.ts'
export { keysFor, refuseTheft, thefts } from './rules/battle/raid.ts'
export {
  cityTypes,
  controller,
  controls,
  emptySlot,
  emptySlots,
  NOBODY,
  planetType,
  rivalControls,
  whenNow,
} from './rules/board/control.ts'
export { captives, trophies } from './rules/board/pieces.ts'
export {
  askOverflow,
  capacity,
  cityBonus,
  discardAll,
  discardToken,
  emptyUsable,
  endPrelude,
  gain,
  HOLDINGS_SLOT,
  hasOverflow,
  hasType,
  holdsSupply,
  noArranging,
  orderMatters,
  outraged,
  placeToken,
  SLOT_KEYS,
  slotUsable,
  spendSlot,
  tokenCount,
  tokenIn,
  tokens,
  typeIndex,
  typeName,
  usableSlots,
} from './rules/board/resources.ts'
export { applyAction, refusal } from './rules/choosing/legal.ts'
export { actionsOf, stepsOf } from './rules/choosing/next.ts'
export { sayAction } from './rules/choosing/pick-text.ts'
export { lastChapter } from './rules/round/acts.ts'
export { awards, count, type Place, places, silentCount, stakes } from './rules/round/ambitions.ts'
export { bestMarker, isDeclared, markersOn, markerValue, numberDeclares } from './rules/round/declare.ts'
export { refuseSeizing } from './rules/round/initiative.ts'
export { leadNumber, leadSuit } from './rules/round/play-card.ts'
export { withActions } from './rules/round/turn.ts'
export type { ArcsSay, ArcsSayings } from './rules/sayings.ts'
export { type Toughness, toughness } from './rules/seats/attacks.ts'
export { convertSeat, handOver } from './rules/seats/convert.ts'
export { handSize, hasCards, playable, seatRules } from './rules/seats/index.ts'
export { exhaustedCards, isExhausted } from './rules/seats/table.ts'
export { advantaged } from './rules/seats/virtual.ts'
export { chosenOptions } from './rules/setup/options.ts'
