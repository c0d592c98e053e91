// One line of a menu in a sheet or dialog: it closes the menu and does its work.

import type { IconNode } from 'lucide'
import { Icon } from './icon.tsx'

interface MenuItemProps {
  readonly icon: IconNode
  readonly text: string
  readonly disabled?: boolean
  onClose(): void
  run(): void
}

export function MenuItem({ icon, text, disabled = false, onClose, run }: MenuItemProps) {
  return (
    <button
      type="button"
      class="menu-item"
      disabled={disabled}
      onClick={() => {
        onClose()
        run()
      }}
    >
      <Icon of={icon} />
      {text}
    </button>
  )
}
