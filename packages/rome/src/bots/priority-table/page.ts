// POT: the Priority Order Table, one target at a time.

import { rules } from '../context.ts'
import { drop, isExhausted, isSkull, ownerIsThere, tableDie, tableRolls, tableTakes, take } from './ways.ts'

const { ask, page, roll, set } = rules

export const pages = [
  page('POT', [
    ask('POT-1', ownerIsThere, []),
    ask(
      'POT-2',
      tableTakes,
      [set(take)],
      [
        ask(
          'POT-2.1',
          tableRolls,
          [roll('POT-2.2', tableDie, 'pot'), ask('POT-2.3', isSkull, [set(take)], [set(drop)])],
          [set(drop)],
        ),
      ],
    ),
    ask('POT-3', isExhausted, []),
  ]),
]
