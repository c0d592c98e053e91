// What is weighed before it is pressed, once it has come.

import { signal } from '@preact/signals'

type Weighing = typeof import('./grave/weigh.tsx')

export const weighing = signal<Weighing | undefined>(undefined)

export function bringWeighing(): void {
  if (weighing.peek() !== undefined) return
  void import('./grave/weigh.tsx').then(
    (part) => {
      weighing.value = part
    },
    () => undefined,
  )
}
