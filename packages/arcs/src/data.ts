// Cards, dice, the map, setups and the faces of Lars, as data.

export { LARS_FACES, type LarsEffect, type LarsFace, larsFaces } from './bots/lars/faces.ts'
export { numberOf, PIPS, SUIT_BITS, SUIT_KINDS, suitOf } from './data/action-cards.ts'
export { COURT, COURT_KEYS, COURT_SUIT, courtData, GUILD, GUILD_CARDS, SUIT_CARDS, VOX } from './data/court.ts'
export { FACES, type Face, faceLetters } from './data/dice.ts'
export { DICE_SYMBOLS, type Drawing, facePath } from './data/dice-drawings.ts'
export { LEAD, LEADER, LORE, LORE_CARD } from './data/leaders.ts'
export { type Board, clusterOf, gateOf, isGate, PRINTED_TYPE, SLOT_COUNT } from './data/map.ts'
export { BOARDS, SETUPS, type SetupCard, setupsFor } from './data/setup-cards.ts'
