// The table at once, as plug-ins are handed it.

export * from './bots.ts'
export * from './chance.ts'
export * from './gaps.ts'
export * from './index.ts'
export * from './journal.ts'
export * from './steps.ts'
