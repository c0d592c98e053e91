// Short notices at the edge of the page. They go away by themselves, unless they ask something.

import { signal } from '@preact/signals'

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly text: string; run(): void }
  readonly tone?: 'plain' | 'error'
  /** Until it is closed. */
  readonly stay?: boolean
}

export const toasts = signal<readonly Toast[]>([])
let last = 0

/** One is shown at a time, the last; one that asks something comes again when those after it are gone. */
export function toast(text: string, more: Omit<Toast, 'id' | 'text'> = {}): () => void {
  const id = ++last
  const close = () => closeToast(id)
  toasts.value = [...toasts.value.filter((each) => asks(each) || each.stay === true), { id, text, ...more }]
  // Long enough to read and to reach the button.
  if (more.stay !== true) setTimeout(close, more.action === undefined ? 4000 : 10_000)
  return close
}

const asks = ({ action, tone }: Toast): boolean => action !== undefined || tone === 'error'

/** At the table only what asks something stays. */
export function hushToasts(): void {
  toasts.value = toasts.value.filter(asks)
}

export function closeToast(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}
