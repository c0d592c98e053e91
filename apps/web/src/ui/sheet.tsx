// A dialog for what is no everyday choice: menus, settings, checklists. The browser keeps the focus inside and closes it
// with Escape.

import { X } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { t } from '../text/index.ts'
import { Icon } from './icon.tsx'

export function Sheet({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string
  onClose(): void
  children: ComponentChildren
  wide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    const own = dialog.current
    own?.showModal()
    return () => {
      own?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; a click beside it is a convenience
    <dialog
      ref={dialog}
      class={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button quiet icon" aria-label={t.value.app.close} onClick={onClose}>
            <Icon of={X} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
