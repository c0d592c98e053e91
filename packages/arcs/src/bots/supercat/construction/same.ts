// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'CON.X0': { like: 'CON.0' },
  'CON.X5.if': { like: 'CON.9.if' },
  'CON.X5': { like: 'CON.9' },
  'CON.X9.if': { like: 'CON.11.if' },
  'CON.X9': { like: 'CON.11' },
  'CON.X18': { like: 'CON.15' },
  'CON.X26': { like: 'CON.25' },
  'CON.X32': { like: 'CON.31' },
  'CON.X33': { like: 'CON.32' },
  'CON.X34': { like: 'CON.33' },
  'CON.X40': { like: 'CON.34' },
} as const satisfies Partial<Record<NodeId, Like>>
