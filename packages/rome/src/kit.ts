// All of Rome at once, as plug-ins are handed it.

export * from './facts.ts'
export * from './index.ts'
export * from './pack.ts'
export * from './rules.ts'
export * from './text.ts'
export * from './vocabulary.ts'
