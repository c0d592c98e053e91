// The rulebook language at once, as plug-ins are handed it.

export * from './explain.ts'
export * from './index.ts'
export * from './json.ts'
export * from './print.ts'
export * from './run.ts'
export * from './trace.ts'
