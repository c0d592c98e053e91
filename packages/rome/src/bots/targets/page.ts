// SUP-X1, SUP-X2: the target of a line is attacked, or marched towards.

import { marchAndHalt } from '../army/stops.ts'
import { rules } from '../context.ts'
import { approach, isNow } from './ways.ts'

const { ask, can, go, page } = rules

/** SUP-X1, SUP-X2: the attack, or the march towards it. */
export const pages = [
  page('EXE', [
    ask('SUP-X1', isNow, [go('SUP-X1.1', 'CNQ')], [can('SUP-X2', approach, marchAndHalt, { of: ['aim'] })]),
  ]),
]
