import type { IconNode } from 'lucide'
import { h } from 'preact'

/** An interface icon: `<Icon of={Undo2} />` with `import { Undo2 } from 'lucide'`. Decorative unless it has a label. */
export function Icon({ of, size = 20, label }: { of: IconNode; size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={2}
      stroke-linecap="round"
      stroke-linejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {of.map(([tag, attributes], index) => h(tag, { ...attributes, key: index }))}
    </svg>
  )
}
