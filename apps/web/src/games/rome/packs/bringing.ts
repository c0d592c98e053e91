// Files that somebody brings: one that has all files of a pack by name (as we export it), or the files themselves.

import { PACK_FILES, type PackFiles } from '@understudy/rome/pack'

export const MOST_BYTES = 2_000_000

export interface Brought {
  readonly files: PackFiles
  /** Names of files that have nothing to do with a pack. */
  readonly ignored: readonly string[]
  /** Names of files of a pack that were not there. */
  readonly missing: readonly string[]
}

export type Refused =
  | { readonly why: 'nothing' | 'large' | 'unreadable' }
  /** Not in UTF-8, as spreadsheets write it unless they are told. */
  | { readonly why: 'encoding'; readonly file: string }

export async function filesFrom(chosen: readonly File[]): Promise<Brought | Refused> {
  if (chosen.reduce((sum, file) => sum + file.size, 0) > MOST_BYTES) return { why: 'large' }
  const found: Record<string, string> = {}
  const ignored: string[] = []
  for (const file of chosen) {
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (bytes === undefined) return { why: 'unreadable' }
    // A file system may write names in capitals.
    const name = file.name.toLowerCase()
    const own = PACK_FILES.includes(name)
    const bundle = /\.json$|\.txt$|^[^.]+$/.test(name)
    const text = own || bundle ? textOf(bytes) : ''
    if (text === undefined && own) return { why: 'encoding', file: file.name }
    const inside = own ? { [name]: text ?? '' } : packIn(text ?? '')
    if (Object.keys(inside).length === 0) ignored.push(file.name)
    Object.assign(found, inside)
  }
  if (Object.keys(found).length === 0) return { why: 'nothing' }
  return { files: found, ignored, missing: PACK_FILES.filter((name) => !(name in found)) }
}

/** UTF-8, or UTF-16 if the file says so at its beginning. */
function textOf(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(wide, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function packIn(text: string): PackFiles {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof data !== 'object' || data === null) return {}
  // A record that could not be read any more, exported as it was, has its files inside.
  const inner = 'files' in data && typeof data.files === 'object' && data.files !== null ? data.files : data
  return Object.fromEntries(
    Object.entries(inner).filter(([name, each]) => PACK_FILES.includes(name) && typeof each === 'string'),
  ) as PackFiles
}
