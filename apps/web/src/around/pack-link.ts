// A game as a link: its journal, deflated, in the part of the address that no server sees.

import { BadInput, type Entry, type JournalFile } from '@understudy/table'
import { JOURNAL_FORMAT, JOURNAL_VERSION } from '@understudy/table/journal'

/** Longer links are cut by some programs: then it is a file. */
export const LINK_LIMIT = 8 * 1024

/** What the entries lead to follows from them: positions and the hashes in between need not travel. */
function lightly(entries: readonly Entry[]): Entry[] {
  const kept = entries.filter(({ t }) => t !== 'snapshot')
  return kept.map((entry, at) => {
    if (at === kept.length - 1 && kept.length === entries.length) return entry
    const { hash: _, ...rest } = entry
    return rest
  })
}

/** The journal in letters that need no escaping in an address. */
export async function packJournal({ game, rules, title, entries }: JournalFile): Promise<string> {
  const text = JSON.stringify({ game, rules, ...(title === undefined ? {} : { title }), entries: lightly(entries) })
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of packed) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** At most this much is unpacked: a link of 8 kB can be made to hold far more than any game. */
const LARGEST = 4 * 1024 * 1024

/** The journal as data, still to be checked like any file. Throws BadInput if it is none. */
export async function unpackJournal(letters: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) throw new Error('no journal')
    return { ...data, format: JOURNAL_FORMAT, version: JOURNAL_VERSION }
  } catch {
    throw new BadInput({ en: 'this link does not hold a whole game', ru: 'в этой ссылке нет целой партии' })
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LARGEST) throw new Error('too large')
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
