// Whether the browser promises to keep saved games when space runs short.

import { signal } from '@preact/signals'

/** Undefined: not known, or there is nobody to ask. */
export const kept = signal<boolean | undefined>(undefined)

const canAsk = (): boolean => 'storage' in navigator && navigator.storage?.persist !== undefined

export async function lookIfKept(): Promise<void> {
  if (canAsk()) kept.value = await navigator.storage.persisted()
}

/** After the first move there is something to lose. */
export async function askToPersist(): Promise<void> {
  if (canAsk()) kept.value = (await navigator.storage.persisted()) || (await navigator.storage.persist())
}
