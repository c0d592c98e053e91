// Games as files, into this browser: loaded when the first one comes. It is data, checked before it is used.

import { BadInput, parseJournal } from '@understudy/table'
import { LIMITS, loadingJournal, readJson } from '@understudy/table/journal'
import { fetchNeeds, loadGame } from '../games/index.ts'
import { withYaml } from '../games/yaml.ts'
import { inSlices } from '../play/saving/slices.ts'
import { addGame } from '../store/games.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'

export interface Imported {
  readonly id: string
  readonly title: string
}

/** Throws BadInput with one clear sentence; nothing else was touched then. `watched`: see `Meta`. */
export async function importFile(file: File, watched?: true): Promise<Imported> {
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
  await fetchNeeds(ui, journal.entries, journal.undone)
  const { table, resumed } = await withYaml(() => inSlices(loadingJournal(ui.pkg, journal, true)))
  const title = journal.title ?? nameWithoutEnding(file.name) ?? words.untitled
  const beside = Object.values(table.chance).some((way) => way !== 'app')
  const older = resumed === undefined ? {} : { history: [...resumed.history, ...resumed.lost], resumed: resumed.why }
  // What goes on from another place is compared with the real table anew.
  const carried = journal.beside === undefined || resumed !== undefined ? {} : { carried: journal.beside }
  const id = await addGame(table, {
    title,
    beside,
    ...carried,
    ...older,
    ...(watched === undefined ? {} : { watched }),
  })
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
