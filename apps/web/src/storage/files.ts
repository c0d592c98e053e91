// Games as files: out of this browser and into it. Whatever comes in is data, checked before it is used.

import { BadInput, type JournalFile, LIMITS, loadingJournal, parseJournal, readJson } from '@understudy/table'
import { loadGame } from '../games/index.ts'
import { withYaml } from '../games/yaml.ts'
import { inSlices } from '../play/slices.ts'
import { type AnyTable, addGame, journalOf } from '../store/games.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'

export interface Imported {
  readonly id: string
  readonly title: string
}

/** Throws BadInput with one clear sentence; nothing else was touched then. */
export async function importFile(file: File): Promise<Imported> {
  const words = t.value.importing
  if (file.size > LIMITS.maxBytes) throw refuse(words.tooLarge)
  let text: string
  try {
    text = await file.text()
  } catch {
    throw refuse(words.unreadable)
  }
  const journal = parseJournal(readJson(text))
  const ui = await loadGame(journal.game)
  if (ui === undefined) throw refuse(words.noGame(journal.game))
  const { table, resumed } = await withYaml(() => inSlices(loadingJournal(ui.pkg, journal, true)))
  const title = journal.title ?? nameWithoutEnding(file.name) ?? words.untitled
  const beside = Object.values(table.chance).some((way) => way !== 'app')
  const id = await addGame(table, { title, beside, ...(resumed === undefined ? {} : { history: resumed.history }) })
  return { id, title }
}

/** The sentence for an import that failed, whatever the reason. */
export function whyNotImported(name: string, error: unknown): string {
  const why = error instanceof BadInput ? error.in(lang.value) : t.value.importing.unreadable
  return t.value.importing.failed(name, why.replace(/\.$/, ''))
}

const refuse = (sentence: string) => new BadInput({ en: sentence, ru: sentence })

function nameWithoutEnding(name: string): string | undefined {
  const bare = name.replace(/\.json$/i, '').trim()
  return bare === '' ? undefined : bare.slice(0, 80)
}

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

/** The game as it stands in memory, for when it cannot be saved. */
export function downloadTable(table: AnyTable): void {
  download(asFile(table.file()))
}
