// All of muhq's game at once, as plug-ins are handed it.

export * from './data.ts'
export * from './index.ts'
export * from './rules.ts'
export * from './text.ts'
export * from './vocabulary.ts'
