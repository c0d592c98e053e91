// Rules of this page that say what another rule says, in every language.

import type { NodeId } from '../sources.ts'
import type { Like } from '../text/page-text.ts'

export const same = {
  'WIS.F25': { like: 'CON.25' },
  'WIS.F31': { like: 'CON.31' },
  'WIS.F32': { like: 'CON.32' },
  'WIS.F33': { like: 'CON.33' },
  'WIS.F4': { like: 'AGG.4' },
  'WIS.F5': { like: 'AGG.5' },
  'WIS.F6': { like: 'AGG.6' },
  'WIS.F7': { like: 'AGG.7' },
  'WIS.F18': { like: 'AGG.18' },
  'WIS.F39': { like: 'AGG.39' },
} as const satisfies Partial<Record<NodeId, Like>>
