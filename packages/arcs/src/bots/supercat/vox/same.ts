// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'VX.X1': { like: 'VX.1' },
  'VX.X2': { like: 'VX.2' },
  'VX.X4': { like: 'VX.4' },
  'VX.X5': { like: 'VX.5' },
} as const satisfies Partial<Record<NodeId, Like>>
