// Deeds that only some seats have.

export { reserve } from './modifiers.ts'
export { exhaust } from './ready.ts'
