// Golems: their use in the Prelude (PR.1), and to whom a spent one goes. A Seeker is spent like Fuel (PR.8).

import { actPage } from '../campaign/page-in.ts'
import { type RuleNode, rules } from '../context.ts'
import type { Version, VersionId } from '../versions/version.ts'
import {
  asksImperial,
  handOn,
  harvest,
  harvests,
  imperialDie,
  mend,
  mending,
  mendingMore,
  strike,
  strikes,
  takers,
} from './ways.ts'

const { ask, can, roll } = rules

const mends: Readonly<Record<VersionId, readonly RuleNode[]>> = {
  '0.5': [can('GO.2', mending, mend)],
  '0.10': [
    ask('GO.X2d', asksImperial, [roll('GO.X2d.1', imperialDie, 'imperialDie')]),
    can('GO.X2', mendingMore, mend),
  ],
}

/** In the Prelude, before anything else. */
export const awakeGolems = ({ id: version, named }: Version): readonly RuleNode[] => [
  can(named('GO.1'), strikes, strike),
  ...mends[version],
  can(named('GO.4'), harvests, harvest),
]

export const golems = actPage('GOL', (_, id) => [can(id('GO.5'), takers, handOn)])
