// Vox cards, as they are resolved.

import { type RuleNode, rules } from '../context.ts'
import type { NodeId } from '../sources.ts'
import { pageIn } from '../versions/page-in.ts'
import { more, type Version } from '../versions/version.ts'
import { demands, songs, spreads, struggles, uprisings } from './ways.ts'

const { can } = rules

const pageWith = (version: Version, id: Readonly<Record<1 | 2 | 3 | 4 | 5, NodeId>>): RuleNode[] => [
  can(id[1], uprisings, (_, systems) => ({ do: 'uprising', systems })),
  can(id[2], demands, (_, declare) => (declare === null ? { do: 'demand' } : { do: 'demand', declare })),
  can(id[3], spreads, (_, type) => (type === null ? { do: 'spread' } : { do: 'spread', type })),
  can(id[4], songs, (_, city) => (city === null ? { do: 'free' } : { do: 'free', city, seize: true })),
  can(id[5], struggles(version), (_, action) => action),
  ...more(version, 'VOX'),
]

export const vox = pageIn('VOX', {
  '0.5': (version) => pageWith(version, { 1: 'VX.1', 2: 'VX.2', 3: 'VX.3', 4: 'VX.4', 5: 'VX.5' }),
  '0.10': (version) => pageWith(version, { 1: 'VX.X1', 2: 'VX.X2', 3: 'VX.X3', 4: 'VX.X4', 5: 'VX.X5' }),
})
