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
export { lastChapter } from './rules/acts.ts'
export { awards, count, type Place, places, silentCount, stakes } from './rules/ambitions.ts'
export { battleSystems, comesBeforeDice, diceRange, raidLimit, refusePool } from './rules/battle.ts'
export { census } from './rules/check.ts'
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
} from './rules/control.ts'
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
} from './rules/declare.ts'
export { symbols, weaponIcons } from './rules/dice.ts'
export { everyAction } from './rules/every-action.ts'
export {
  buildingCapacity,
  type Demand,
  defenderAssignments,
  demandOf,
  shipAssignments,
  shipCapacity,
  siteAssignments,
} from './rules/hits.ts'
export * as ids from './rules/ids.ts'
export { courtRow, spotOf } from './rules/influence.ts'
export { applyAction, refusal } from './rules/legal.ts'
export { catapults, type Moving, moveLimit, refuseLegs, refuseMoving, stops } from './rules/move.ts'
export { actionsOf, stepsOf } from './rules/next.ts'
export { chosenOptions, optionsOf } from './rules/options.ts'
export { positionSchema } from './rules/parse.ts'
export { payKinds, payments, pipKinds, refusePay, tokenKinds } from './rules/pay.ts'
export { sayAction } from './rules/pick-text.ts'
export { captives, trophies } from './rules/pieces.ts'
export { leadNumber, leadSuit, refuseSeizing } from './rules/play-card.ts'
export { keysFor, refuseTheft, thefts } from './rules/raid.ts'
export * from './rules/resources.ts'
export { sampleAction } from './rules/sample.ts'
export { type Toughness, toughness } from './rules/seats/attacks.ts'
export { convertSeat, handOver } from './rules/seats/convert.ts'
export { handSize, hasCards, playable, seatRules } from './rules/seats/index.ts'
export { exhaustedCards, isExhausted } from './rules/seats/table.ts'
export { advantaged } from './rules/seats/virtual.ts'
export { refuseSecuring, securable } from './rules/secure.ts'
export { sizeOf } from './rules/state/cards.ts'
export * from './rules/state/numbers.ts'
export { isSeat, ownerIndex, ownerOf, owners } from './rules/state/owners.ts'
export * as Pile from './rules/state/piles.ts'
export * as read from './rules/state/read.ts'
export { parseState } from './rules/state/restore.ts'
export * from './rules/state/sites.ts'
export { FRAMES, type FrameName, topArg, topKind, topSeat } from './rules/state/stack.ts'
export * from './rules/state/state.ts'
export * as write from './rules/state/write.ts'
export { refuseTaxing, taxChoices, taxedAlready } from './rules/tax.ts'
export { textBoard } from './text/board.ts'
export { inBothNames } from './text/both-names.ts'
export { type CardText, COURT_TEXT } from './text/court-text.ts'
export { LEADER_TEXT, LORE_TEXT } from './text/lore-text.ts'
export type { ArcsSay, ArcsSayings } from './text/sayings.ts'
export * from './text/words.ts'
export * from './vocabulary.ts'
