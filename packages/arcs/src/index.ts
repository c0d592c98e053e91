// Arcs: its rules, its data and what its bots may ask.

export { LARS_FACES, type LarsEffect, type LarsFace, larsFaces } from './bots/lars/faces.ts'
export { botOptions } from './bots/options.ts'
export * from './card-sets.ts'
export { numberOf, PIPS, SUIT_BITS, SUIT_KINDS, suitOf } from './data/action-cards.ts'
export { COURT, COURT_KEYS, COURT_SUIT, courtData, GUILD, GUILD_CARDS, SUIT_CARDS, VOX } from './data/court.ts'
export { FACES, type Face, faceLetters } from './data/dice.ts'
export { DICE_SYMBOLS, type Drawing, facePath } from './data/dice-drawings.ts'
export { LEAD, LEADER, LORE, LORE_CARD } from './data/leaders.ts'
export { type Board, clusterOf, gateOf, isGate, PRINTED_TYPE, SLOT_COUNT } from './data/map.ts'
export { BOARDS, SETUPS, type SetupCard, setupsFor } from './data/setup-cards.ts'
export { arcs } from './game.ts'
export { arcsMeasures } from './measures.ts'
export { arcsPackage } from './package.ts'
export * from './rooms.ts'
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
export * from './rules/board/resources.ts'
export { everyAction } from './rules/choosing/every-action.ts'
export { applyAction, refusal } from './rules/choosing/legal.ts'
export { actionsOf, stepsOf } from './rules/choosing/next.ts'
export { sayAction } from './rules/choosing/pick-text.ts'
export { sampleAction } from './rules/choosing/sample.ts'
export { census } from './rules/positions/check.ts'
export { positionSchema } from './rules/positions/parse.ts'
export { lastChapter } from './rules/round/acts.ts'
export { awards, count, type Place, places, silentCount, stakes } from './rules/round/ambitions.ts'
export {
  bestMarker,
  EMPATH,
  isDeclared,
  KEEPER,
  markersOn,
  markerValue,
  numberDeclares,
  TYCOON,
  TYRANT,
  WARLORD,
} from './rules/round/declare.ts'
export { refuseSeizing } from './rules/round/initiative.ts'
export { leadNumber, leadSuit } from './rules/round/play-card.ts'
export { withActions } from './rules/round/turn.ts'
export type { ArcsSay, ArcsSayings } from './rules/sayings.ts'
export { type Toughness, toughness } from './rules/seats/attacks.ts'
export { convertSeat, handOver } from './rules/seats/convert.ts'
export { handSize, hasCards, playable, seatRules } from './rules/seats/index.ts'
export { exhaustedCards, isExhausted } from './rules/seats/table.ts'
export { advantaged } from './rules/seats/virtual.ts'
export { chosenOptions, optionsOf } from './rules/setup/options.ts'
export { sizeOf } from './rules/state/cards.ts'
export * from './rules/state/numbers.ts'
export { isSeat, ownerIndex, ownerOf, owners } from './rules/state/owners.ts'
export { parseState } from './rules/state/restore.ts'
export * from './rules/state/sites.ts'
export { FRAMES, type FrameName, topArg, topKind, topSeat } from './rules/state/stack.ts'
export * from './rules/state/state.ts'
export { edition, seating } from './seating.ts'
export { textBoard } from './text/board.ts'
export { inBothNames } from './text/both-names.ts'
export { type CardText, COURT_TEXT } from './text/court-text.ts'
export { LEADER_TEXT, LORE_TEXT } from './text/lore-text.ts'
export * from './text/words.ts'
export * from './vocabulary.ts'
