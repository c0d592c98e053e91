// A file as it is sent: compressed if that helps and is understood, with a tag that is the same only for the same bytes.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StaticFile } from './static-file.ts'

/** Better first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Pictures and fonts are compressed already; below a thousand bytes there is nothing to gain. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg\+xml)/
const LEAST = 1000

interface Representation {
  readonly bytes: Buffer
  readonly etag: string
  readonly encoding?: Encoding
  /** Whether another request might be answered otherwise. */
  readonly varies: boolean
}

interface Kept {
  readonly version: string
  readonly made: Promise<Representation>
}

/** Remembers what it made: the page has a few megabytes, and compressing takes longer than sending. */
export class Representations {
  readonly #kept = new Map<string, Kept>()

  of(file: StaticFile, accepted: string | undefined): Promise<Representation> {
    const varies = COMPRESSIBLE.test(file.type) && file.size >= LEAST
    const encoding = varies ? ENCODINGS.find((each) => accepts(accepted, each)) : undefined
    const key = `${encoding ?? ''} ${file.path}`
    const kept = this.#kept.get(key)
    if (kept?.version === file.version) return kept.made
    const made = represent(file.path, encoding, varies)
    this.#kept.set(key, { version: file.version, made })
    made.catch(() => this.#kept.delete(key))
    return made
  }
}

async function represent(path: string, encoding: Encoding | undefined, varies: boolean): Promise<Representation> {
  const plain = await readFile(path)
  const packed = encoding === undefined ? undefined : await compress(plain, encoding)
  // What does not become smaller is sent as it is.
  const smaller = packed !== undefined && packed.length < plain.length
  const bytes = smaller ? packed : plain
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { bytes, etag, varies, ...(smaller && encoding !== undefined ? { encoding } : {}) }
}

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(bytes, { level: 6 })
    : promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })

/** `Accept-Encoding`: named, or by `*`, and not with a weight of nothing. */
function accepts(header: string | undefined, encoding: string): boolean {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...rest] = part.split(';').map((each) => each.trim().toLowerCase())
    const q = rest.find((each) => each.startsWith('q='))?.slice(2)
    if (name !== '') weights.set(name, q === undefined ? 1 : Number(q))
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

/** `If-None-Match`: whether the asker has these bytes already. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag)
}
