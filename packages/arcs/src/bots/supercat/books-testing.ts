// The book as it was first read, and its settings: what most tests of it look at.

import { books, type SupercatBook } from './books.ts'
import { type Settings, settingsFrom } from './options.ts'
import { VERSIONS } from './versions/index.ts'
import type { VersionId } from './versions/version.ts'

export const supercatBook: SupercatBook = books['0.5']

export const settingsOf = (options: Readonly<Record<string, unknown>>, version: VersionId = '0.5'): Settings =>
  settingsFrom(VERSIONS[version], options)
