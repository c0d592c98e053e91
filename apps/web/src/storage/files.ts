// Games as files, out of this browser; the way in is `import-file.ts`.

import type { JournalFile } from '@understudy/table'
import { type AnyTable, journalOf } from '../store/games.ts'
import { t } from '../text/index.ts'

export async function exportGame(id: string): Promise<void> {
  const journal = await journalOf(id)
  if (journal !== undefined) download(asFile(journal))
}

export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File(['{}'], 'game.json', { type: 'application/json' })] })

export async function shareGame(id: string): Promise<void> {
  const journal = await journalOf(id)
  if (journal === undefined) return
  const file = asFile(journal)
  try {
    await navigator.share({ files: [file], title: journal.title ?? t.value.app.name })
  } catch (error) {
    // Closing the share sheet is no mistake; anything else falls back to a download.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file)
  }
}

function asFile(journal: JournalFile): File {
  const name = (journal.title ?? journal.game).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return new File([JSON.stringify(journal)], `${name === '' ? 'game' : name}.json`, { type: 'application/json' })
}

export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** For what cannot be saved. */
export const downloadJournal = (journal: JournalFile): void => download(asFile(journal))

/** The game as it stands in memory. */
export const downloadTable = (table: AnyTable): void => downloadJournal(table.file())
