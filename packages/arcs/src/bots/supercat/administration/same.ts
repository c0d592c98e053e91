// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'ADM.X0': { like: 'ADM.0' },
  'ADM.X1': { like: 'ADM.1' },
  'ADM.X10.if': { like: 'ADM.12.if' },
  'ADM.X10': { like: 'ADM.12' },
  'ADM.X27': { like: 'ADM.26' },
  'ADM.X37': { like: 'ADM.19' },
  'ADM.X38': { like: 'ADM.20' },
  'ADM.X39': { like: 'ADM.42' },
  'ADM.X40': { like: 'ADM.34' },
  'ADM.X43': { like: 'ADM.43' },
  'ADM.X46': { like: 'ADM.44' },
} as const satisfies Partial<Record<NodeId, Like>>
