// Vox cards, as they are resolved.

import { rules } from '../context.ts'
import { pageIn } from '../versions/page-in.ts'
import { demands, songs, spreads, struggles, uprisings } from './ways.ts'

const { can } = rules

export const vox = pageIn('VOX', {
  '0.5': (version) => [
    can('VX.1', uprisings, (_, systems) => ({ do: 'uprising', systems })),
    can('VX.2', demands, (_, declare) => (declare === null ? { do: 'demand' } : { do: 'demand', declare })),
    can('VX.3', spreads, (_, type) => (type === null ? { do: 'spread' } : { do: 'spread', type })),
    can('VX.4', songs, (_, city) => (city === null ? { do: 'free' } : { do: 'free', city, seize: true })),
    can('VX.5', struggles(version), (_, action) => action),
  ],
})
