// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'GC.X3': { like: 'GC.3' },
  'PR.X0': { like: 'PR.0' },
  'PR.X2': { like: 'PR.2' },
  'PR.X3': { like: 'PR.3' },
  'PR.X4': { like: 'PR.4' },
  'GC.X4': { like: 'GC.4' },
  'GC.X5': { like: 'GC.5' },
  'PR.X4b': { like: 'PR.4b' },
  'GC.X6': { like: 'GC.6' },
  'PR.X5a': { like: 'PR.5a' },
  'PR.X5b': { like: 'PR.5b' },
  'PR.X5c': { like: 'PR.5c' },
  'PR.X6': { like: 'PR.6' },
  'PR.X7': { like: 'PR.7' },
  'PR.X8.2': { like: 'PR.8.2' },
  'PR.X8.3': { like: 'PR.8.3' },
  'PR.X8u.1': { like: 'PR.X8.1' },
  'PR.X8u.2': { like: 'PR.8.2' },
  'PR.X8u.3': { like: 'PR.8.3' },
} as const satisfies Partial<Record<NodeId, Like>>
