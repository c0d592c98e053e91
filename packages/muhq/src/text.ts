// Cards, tiles and seats in words.

export { abilityText, cardLines, cardText } from './text/card-text.ts'
export { seatTitle, TILE_NAMES, TRAIT_NAMES } from './text/words.ts'
