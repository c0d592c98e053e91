// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'CMB.X1': { like: 'CMB.1' },
  'CMB.X2': { like: 'CMB.2' },
  'CMB.X3': { like: 'CMB.3' },
  'CMB.X4': { like: 'CMB.4' },
  'CMB.X5': { like: 'CMB.5' },
  'CMB.X6': { like: 'CMB.6' },
  'CMB.X6a': { like: 'CMB.6a' },
  'CMB.X6b': { like: 'CMB.6b' },
  'CMB.X7': { like: 'CMB.7' },
  'CMB.X8': { like: 'CMB.8' },
  'CMB.X8a': { like: 'CMB.8a' },
  'CMB.X9': { like: 'CMB.9' },
  'CMB.X9a': { like: 'CMB.9a' },
  'CMB.X9b': { like: 'CMB.9b' },
} as const satisfies Partial<Record<NodeId, Like>>
