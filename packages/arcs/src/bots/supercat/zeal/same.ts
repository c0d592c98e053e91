// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'ZEAL.F27': { like: 'MOB.27' },
  'ZEAL.F40': { like: 'MOB.40' },
  'ZEAL.F41': { like: 'MOB.41' },
  'ZEAL.F42': { like: 'ADM.42' },
  'ZEAL.F44': { like: 'ADM.44' },
} as const satisfies Partial<Record<NodeId, Like>>
