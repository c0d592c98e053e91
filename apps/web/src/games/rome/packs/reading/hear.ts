// What the reader of packs says, as plain data. Light, because the worker has to fetch it.

import { type PackError, type PackFiles, readPackLoosely } from '@understudy/rome/pack'

export interface Heard {
  readonly errors: readonly PackError[]
  readonly warnings: readonly PackError[]
  /** How many values are open. */
  readonly gaps: number
  /** It is a pack with which a game can begin. */
  readonly sound: boolean
}

export function hear(files: PackFiles): Heard {
  const { pack, errors, warnings, gaps } = readPackLoosely(files)
  return { errors, warnings, gaps: gaps.length, sound: pack !== undefined }
}
