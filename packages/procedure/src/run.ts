// Reading a page, one step at a time.

export { freshMemory, type Memory, NoSuchAction, RulebookError, type Step, type Variant } from './run/memory.ts'
export { Runner } from './run/run.ts'
