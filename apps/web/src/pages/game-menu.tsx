// What can be done with a saved game from the list.

import type { IconNode } from 'lucide'
import { Copy, Download, PencilLine, Play, Share2, Trash2 } from 'lucide'
import { useState } from 'preact/hooks'
import type { Meta } from '../storage/db.ts'
import { exportGame } from '../storage/files.ts'
import { duplicate, remove, rename, restore } from '../store/games.ts'
import { go, linkTo } from '../store/route.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { TextField } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { Sheet } from '../ui/sheet.tsx'

const ShareSheet = later(
  () => import('../around/share-sheet.tsx').then((part) => part.ShareSheet),
  () => null,
)

export function GameMenu({ meta, onClose }: { meta: Meta; onClose(): void }) {
  const words = t.value.start
  const [naming, setNaming] = useState(false)
  const item = (icon: IconNode, text: string, run: () => void) => (
    <MenuItem icon={icon} text={text} onClose={onClose} run={run} />
  )
  const [sharing, setSharing] = useState(false)
  if (sharing) return <ShareSheet id={meta.id} onClose={onClose} />
  if (naming) return <RenameSheet meta={meta} onClose={onClose} />
  return (
    <Sheet title={meta.title} onClose={onClose}>
      <div class="menu">
        {item(Play, words.resume(meta.title), () => go(linkTo.game(meta.id)))}
        <button type="button" class="menu-item" onClick={() => setNaming(true)}>
          <Icon of={PencilLine} />
          {words.rename}
        </button>
        {item(Copy, words.duplicate, () => void duplicate(meta.id, words.copyOf(meta.title)))}
        {item(Download, words.export, () => void exportGame(meta.id))}
        <button type="button" class="menu-item" onClick={() => setSharing(true)}>
          <Icon of={Share2} />
          {words.share}
        </button>
        {item(Trash2, words.delete, () => void deleteGame(meta))}
      </div>
    </Sheet>
  )
}

async function deleteGame(meta: Meta): Promise<void> {
  const saved = await remove(meta.id)
  if (saved === undefined) return
  toast(t.value.start.deleted(meta.title), {
    action: { text: t.value.app.undo, run: () => void restore(saved) },
  })
}

function RenameSheet({ meta, onClose }: { meta: Meta; onClose(): void }) {
  const words = t.value.start
  const [title, setTitle] = useState(meta.title)
  return (
    <Sheet title={words.rename} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (title.trim() !== '') void rename(meta.id, title.trim())
          onClose()
        }}
      >
        <TextField label={words.newName} value={title} onInput={setTitle} />
        <div class="row end">
          <button type="submit" class="button main" disabled={title.trim() === ''}>
            {t.value.app.save}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
