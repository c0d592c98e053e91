// What comes a while after the keys, in one piece: what is told about things, Enter as Confirm, what is said to those who
// listen, where keys lead.

export { confirming } from './confirming.ts'
export { askedWhat, focused } from './focusing.ts'
export { hear } from './hearing.ts'
export { tips } from './tips.ts'
