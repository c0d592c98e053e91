// A file dropped anywhere on the page is imported.

import { useEffect, useState } from 'preact/hooks'
import { go, linkTo } from '../store/route.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'

/** Imports what can be imported and answers the sentences about what cannot. */
export async function importAll(files: readonly File[]): Promise<string[]> {
  const problems: string[] = []
  const reader = await import('../storage/import-file.ts').catch(() => undefined)
  if (reader === undefined) return [t.value.app.failedToLoad]
  for (const file of files) {
    try {
      const { id, title } = await reader.importFile(file)
      // One game is opened at once: nothing needs to be said, and on a phone it would lie over the head of the table.
      if (files.length === 1) go(linkTo.game(id))
      else
        toast(t.value.importing.done(title), {
          action: { text: t.value.importing.open, run: () => go(linkTo.game(id)) },
        })
    } catch (error) {
      problems.push(reader.whyNotImported(file.name, error))
    }
  }
  return problems
}

export function DropTarget() {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const carries = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!carries(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!carries(event)) return
      event.preventDefault()
      setOver(false)
      void importAll([...(event.dataTransfer?.files ?? [])]).then((problems) => {
        for (const problem of problems) toast(`${problem} ${t.value.importing.safe}`, { tone: 'error', stay: true })
      })
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])
  return over ? <div class="drop-veil">{t.value.importing.dropHere}</div> : null
}
