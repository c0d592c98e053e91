// The Tyrant: where its rules come from.

import { sourcesOf } from '../boss/sources.ts'

export const sources = sourcesOf('TYR', 'The Tyrant')
