// The rulebook language: pages, questions, preferences; run, trace, coverage, print.

export * from './coverage.ts'
export * from './explain.ts'
export * from './json.ts'
export { freshMemory, type Memory, RulebookError, type Step, type Variant } from './memory.ts'
export * from './nodes.ts'
export * from './print.ts'
export { anchor } from './print-html.ts'
export * from './rulebook.ts'
export * from './run.ts'
export * from './say.ts'
export * from './trace.ts'
export * from './why-not.ts'
