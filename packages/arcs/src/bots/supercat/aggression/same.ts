// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'AGG.X0': { like: 'AGG.0' },
  'AGG.X7.if': { like: 'AGG.10.if' },
  'AGG.X7': { like: 'AGG.10' },
  'AGG.X11.if': { like: 'AGG.13.if' },
  'AGG.X11': { like: 'AGG.13' },
  'AGG.X12': { like: 'AGG.14' },
  'AGG.X19.if': { like: 'AGG.16.if' },
  'AGG.X19': { like: 'AGG.16' },
  'AGG.X29': { like: 'AGG.28' },
  'AGG.X36': { like: 'AGG.39' },
  'AGG.X44': { like: 'AGG.40' },
  'AGG.X45.if': { like: 'AGG.41.if' },
  'AGG.X45': { like: 'AGG.41' },
  'AGG.X12.go': { like: 'AGG.14.go' },
  'AGG.X12.top': { like: 'AGG.14.top' },
} as const satisfies Partial<Record<NodeId, Like>>
