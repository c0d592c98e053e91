// Golden files: what is in them is compared, and only written when that is asked for (`npm run goldens`).

import type { JournalFile } from '../journal/journal.ts'

/** What a test reads and writes files with; Node's `fs` will do. */
export interface GoldenFiles<Place> {
  existsSync(place: Place): boolean
  readFileSync(place: Place, encoding: 'utf8'): string
  writeFileSync(place: Place, text: string): void
}

/** The text of a golden file. One that is missing is a fault: a test that writes it would agree with whatever it finds. */
export function goldenText<Place>(
  files: GoldenFiles<Place>,
  place: Place,
  { anew, make }: { readonly anew: boolean; readonly make: () => string },
): string {
  if (anew) files.writeFileSync(place, make())
  else if (!files.existsSync(place)) throw new Error(`there is no ${place}; npm run goldens writes it`)
  return files.readFileSync(place, 'utf8')
}

/** As it is kept: without snapshots, which only serve to resume old games. */
export const goldenJson = (journal: JournalFile): string =>
  `${JSON.stringify({ ...journal, entries: journal.entries.filter(({ t }) => t !== 'snapshot') })}\n`

/**
 * What the bots of a game decided, a line each: seat, rule, action. Of a long game the first of them, so that a change can be
 * read; the hash of the last position stands for the rest.
 */
export function decisions({ entries }: JournalFile, most = 150): string {
  const lines = entries.flatMap((entry) =>
    entry.t === 'action' && entry.by === 'bot'
      ? [`${entry.seat} ${entry.node ?? '·'} ${JSON.stringify(entry.action)}`]
      : [],
  )
  const last = entries.findLast(({ hash }) => hash !== undefined)
  const end = `${lines.length} decisions, ${entries.length} entries, ${last?.hash}`
  return `${[...lines.slice(0, most), end].join('\n')}\n`
}
