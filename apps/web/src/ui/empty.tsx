import type { ComponentChildren } from 'preact'

/** Where a list would stand: that there is nothing yet, and what one can do about it. */
export function Empty({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </div>
  )
}
