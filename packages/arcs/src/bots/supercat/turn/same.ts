// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'BT.X0': { like: 'BT.0' },
  'BT.X1': { like: 'BT.1' },
  'BT.X2': { like: 'BT.2' },
  'BT.X3': { like: 'BT.3' },
  'BT.X3a': { like: 'BT.3a' },
  'BT.X3c': { like: 'BT.3c' },
  'BT.X3d': { like: 'BT.3d' },
  'BT.X4': { like: 'BT.4' },
  'BT.X4a': { like: 'BT.4a' },
  'BT.X4b': { like: 'BT.4b' },
  'BT.X4c': { like: 'BT.4c' },
  'BT.X5': { like: 'BT.5' },
  'BT.X7': { like: 'BT.7' },
  'BT.X5a': { like: 'BT.5a' },
  'BT.X5b': { like: 'BT.5b' },
  'BT.X5c': { like: 'BT.5c' },
  'BT.X5c.1': { like: 'BT.5c.1' },
  'BT.X5d': { like: 'BT.5d' },
  'BT.X5e': { like: 'BT.5e' },
  'BT.X6': { like: 'BT.6' },
  'BT.X6.1': { like: 'BT.6.1' },
  'BT.X4r.1': { like: 'BT.4c.1' },
  'BT.X4r': { like: 'BT.4c.2' },
  'BT.X4g': { like: 'BT.4e' },
} as const satisfies Partial<Record<NodeId, Like>>
