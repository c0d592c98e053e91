// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'GP.X1': { like: 'GP.1' },
  'GP.X1.go': { like: 'GP.1.go' },
  'GP.X2': { like: 'GP.2' },
  'GP.X2.go': { like: 'GP.2.go' },
  'GP.X4.if': { like: 'GP.4' },
  'GP.X6': { like: 'GP.5' },
  'GP.X6a': { like: 'GP.5b' },
  'GP.X6a.go': { like: 'GP.5b.go' },
  'GP.X10': { like: 'GP.6a' },
  'GP.X10.go': { like: 'GP.6a.go' },
  'GP.X13': { like: 'GP.7' },
  'GP.X13.go': { like: 'GP.7.go' },
  'GP.X14': { like: 'GP.8' },
  'GP.X14.go': { like: 'GP.8.go' },
  'GP.X17': { like: 'GP.10' },
  'GP.X17.go': { like: 'GP.10.go' },
  'GP.X18': { like: 'GP.11' },
  'GP.X18.go': { like: 'GP.11.go' },
  'GP.XZ': { like: 'GP.Z' },
  'GP.XZ.go': { like: 'GP.Z.go' },
} as const satisfies Partial<Record<NodeId, Like>>
