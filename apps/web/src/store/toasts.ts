// Short notices at the edge of the page. They go away by themselves, unless they ask something.

import { signal } from '@preact/signals'

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly text: string; run(): void }
  readonly tone?: 'plain' | 'error'
}

export const toasts = signal<readonly Toast[]>([])
let last = 0

/** `stay`: until it is closed. */
export function toast(text: string, more: Omit<Toast, 'id' | 'text'> & { stay?: boolean } = {}): () => void {
  const { stay, ...rest } = more
  const id = ++last
  const close = () => {
    toasts.value = toasts.value.filter((each) => each.id !== id)
  }
  toasts.value = [...toasts.value.slice(-2), { id, text, ...rest }]
  // Long enough to read and to reach the button.
  if (stay !== true) setTimeout(close, rest.action === undefined ? 5000 : 10_000)
  return close
}

/** At the table only what asks something stays. */
export function hushToasts(): void {
  toasts.value = toasts.value.filter((each) => each.action !== undefined || each.tone === 'error')
}

export function closeToast(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}
