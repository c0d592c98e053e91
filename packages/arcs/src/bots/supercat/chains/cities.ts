// Where cities are built (supercat 4.2).

import { sys } from '../../../rules/board/ids.ts'
import type { SystemId } from '../../../vocabulary.ts'
import { later, me, type Prefer, ruled } from '../context.ts'
import { controlled } from '../lib/now.ts'
import { hasCity } from '../terms/map.ts'

export const citySites: readonly Prefer<SystemId>[] = [
  ruled({ id: 'singleCity', keep: (c, at) => !hasCity(c.view, sys(at), me(c)) }, 'A48'),
  later({ id: 'ownControl', keep: (c, at) => controlled(c, sys(at)) }, '0.10'),
]

/** 0.10: control first, then planets without a city of its own (supercat/B33). */
export const controlledSites: readonly Prefer<SystemId>[] = [
  { id: 'ownControl', keep: (c, at) => controlled(c, sys(at)) },
  ruled({ id: 'singleCity', keep: (c, at) => !hasCity(c.view, sys(at), me(c)) }, 'B33'),
]
