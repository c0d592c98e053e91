// The versions of the book.

import { v0_5 } from './v0_5.ts'
import { v0_10 } from './v0_10.ts'
import type { Version, VersionId } from './version.ts'

export const VERSIONS: Readonly<Record<VersionId, Version>> = { '0.5': v0_5, '0.10': v0_10 }
