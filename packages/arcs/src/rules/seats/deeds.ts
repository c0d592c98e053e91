// Deeds that only some seats have.

export { recall, target, turnUp } from './lars-deeds.ts'
export { reckon } from './lars-score.ts'
export { reserve } from './modifiers.ts'
export { exhaust } from './ready.ts'
