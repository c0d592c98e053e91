// All of Arcs at once, as plug-ins are handed it.

export * from './data.ts'
export * from './index.ts'
export * from './rules.ts'
export * from './state.ts'
export * from './text.ts'
export * from './vocabulary.ts'
