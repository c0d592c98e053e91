// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'MOB.X0': { like: 'MOB.0' },
  'MOB.X7.if': { like: 'MOB.10.if' },
  'MOB.X7': { like: 'MOB.10' },
  'MOB.X11.if': { like: 'MOB.13.if' },
  'MOB.X11': { like: 'MOB.13' },
  'MOB.X19.if': { like: 'MOB.16.if' },
  'MOB.X19': { like: 'MOB.16' },
  'MOB.X29': { like: 'MOB.28' },
  'MOB.X43': { like: 'MOB.43' },
  'MOB.X44': { like: 'MOB.40' },
  'MOB.X45.if': { like: 'MOB.41.if' },
  'MOB.X45': { like: 'MOB.41' },
} as const satisfies Partial<Record<NodeId, Like>>
