// The Kraken: where its rules come from.

import { sourcesOf } from '../boss/sources.ts'

export const sources = sourcesOf('KRA', 'The Kraken')
