// What rules and cards need of the hooks.

export { addCards, allCards, heard, listens } from './heard.ts'
export type { Card } from './hooks.ts'
export * as points from './points.ts'
