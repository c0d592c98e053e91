// Packs with gaps: emptied, guessed, answered by whoever knows.

export { ALL_COLUMNS, answering, type Columns, emptied, listAnswer, MAP_COLUMNS } from './facts/emptied.ts'
export { guessed } from './facts/guess.ts'
export { TOLD_TOGETHER } from './told-together.ts'
