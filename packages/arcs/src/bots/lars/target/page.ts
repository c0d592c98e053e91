// The target planet (lars 4, 5).

import { d6 } from '@understudy/procedure'
import { rules } from '../context.ts'
import { choose as chooseTarget, clusterOpen, forget, symbolOpen } from './ways.ts'

const { act, page, repeat, roll, set } = rules

export const start = page('START', [
  set(forget),
  repeat('START.1', clusterOpen, [roll('START.1.1', d6, 'cluster')]),
  repeat('START.2', symbolOpen, [roll('START.2.1', d6, 'symbol')]),
  act('START.3', chooseTarget),
])

export const shift = page('SHIFT', [
  set(forget),
  roll('SHIFT.1', d6, 'step'),
  repeat('SHIFT.2', symbolOpen, [roll('SHIFT.2.1', d6, 'symbol')]),
  act('SHIFT.3', chooseTarget),
])
