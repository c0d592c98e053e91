// What can be done with a pack of the list.

import type { IconNode } from 'lucide'
import { Copy, Download, PencilLine, Play, Share2, Trash2 } from 'lucide'
import { useState } from 'preact/hooks'
import { canShare, download } from '../../../storage/files.ts'
import { go, linkTo } from '../../../store/route.ts'
import { lang } from '../../../store/settings.ts'
import { toast } from '../../../store/toasts.ts'
import { t } from '../../../text/index.ts'
import { TextField } from '../../../ui/fields.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { Sheet as Dialog } from '../../../ui/sheet.tsx'
import { addCopy, asFile, retitled } from './fresh.ts'
import { changePack, readPackRecord, removePack, restorePack, type StoredPack } from './stored.ts'
import { words } from './text/words.ts'

export function PackMenu({ pack, again, onClose }: { pack: StoredPack; again(): void; onClose(): void }) {
  const w = words(lang.value)
  const [naming, setNaming] = useState<string>()
  const item = (icon: IconNode, text: string, run: () => void) => (
    <MenuItem icon={icon} text={text} onClose={onClose} run={run} />
  )
  if (naming !== undefined) {
    return (
      <Dialog title={w.rename.replace('…', '')} onClose={onClose}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault()
            void renamePack(pack.id, naming).then(again)
            onClose()
          }}
        >
          <TextField label={w.name} value={naming} onInput={setNaming} />
          <div class="row end">
            <button type="submit" class="button main" disabled={naming.trim() === ''}>
              {t.value.app.save}
            </button>
          </div>
        </form>
      </Dialog>
    )
  }
  return (
    <Dialog title={pack.title} onClose={onClose}>
      <div class="menu">
        {item(Play, w.play, () => go(linkTo.withPack('rome', pack.id)))}
        {item(PencilLine, w.edit, () => go(linkTo.packs('rome', pack.id)))}
        <button type="button" class="menu-item" onClick={() => setNaming(pack.title)}>
          <Icon of={PencilLine} />
          {w.rename}
        </button>
        {item(Copy, w.duplicate, () => void addCopy(w.copyOf(pack.title), pack.files).then(again))}
        {item(Download, w.export, () => download(asFile(pack.title, pack.files)))}
        {canShare() ? item(Share2, w.share, () => void shareFile(asFile(pack.title, pack.files), pack.title)) : null}
        {item(Trash2, w.remove, () => void removeWithUndo(pack.id, pack.title, again))}
      </div>
    </Dialog>
  )
}

/** Closing the share sheet is no mistake; anything else falls back to a download. */
async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file)
  }
}

async function renamePack(id: string, title: string): Promise<void> {
  const now = await readPackRecord(id)
  if (now === undefined || !('files' in now)) return
  await changePack(id, now.revision, { title: title.trim(), files: retitled(now.files, title.trim()) })
}

export async function removeWithUndo(id: string, title: string, again: () => void): Promise<void> {
  const record = await removePack(id)
  again()
  if (record === undefined) return
  toast(words(lang.value).removed(title), {
    action: { text: t.value.app.undo, run: () => void restorePack(record).then(again) },
  })
}
