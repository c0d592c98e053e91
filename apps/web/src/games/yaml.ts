// In the built page this stands for the package `yaml` (see vite.config.ts): built-in data arrives as JSON; the real
// reader is fetched when a player's own file, or a game that uses one, needs it.

import type { Document, parseDocument as Parse } from 'yaml'

let real: typeof Parse | undefined
let missed = false

export function parseDocument(
  text: string,
  options?: Parameters<typeof Parse>[1],
): Pick<Document, 'errors' | 'contents' | 'toJS'> {
  if (real !== undefined) return real(text, options)
  try {
    const data: unknown = JSON.parse(text)
    return { errors: [], contents: null, toJS: () => data }
  } catch (error) {
    missed = true
    throw error
  }
}

export async function fetchYaml(): Promise<void> {
  real ??= (await import('yaml')).parseDocument
}

/** Does something that may come across YAML; once more, with the reader, if it did. */
export async function withYaml<T>(work: () => T | Promise<T>): Promise<T> {
  missed = false
  try {
    const result = await work()
    if (!missed) return result
  } catch (error) {
    if (!missed) throw error
  }
  await fetchYaml()
  return work()
}
