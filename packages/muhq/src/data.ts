// Maps and cards: those of the box, and those of one's own.

export type { Ability, Ai, Card, CardSet, Name, Step, Target } from './rules/cards.ts'
export { loadCards } from './rules/load-cards.ts'
export { compileMap, loadMap, type MapData } from './rules/load-map.ts'
export { cardOf, cardsFor, type Setting, settingOf } from './rules/setting.ts'
