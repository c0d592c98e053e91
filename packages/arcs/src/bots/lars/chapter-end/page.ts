// The end of a chapter (lars 7).

import type { Action } from '../../../vocabulary.ts'
import { rules } from '../context.ts'
import { resources, undeclared } from './ways.ts'

const { act, ask, go, page } = rules

export const chapterEnd = page('END', [
  ask('END.1', undeclared, [act('END.1.1', (): Action => ({ do: 'reckon', step: 'undeclared' }))]),
  ask('END.2', resources, [act('END.2.1', (): Action => ({ do: 'reckon', step: 'resources' }))]),
  go('END.3', 'SHIFT'),
])
