// What the Council and the Crises ask of it.

import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { when } from '../lib/when.ts'
import { frame } from '../questions.ts'
import { drop, drops, freed, release, steal, thefts } from './ways.ts'

const { can } = rules

export const crises = pageIn05('CRI', () => [
  can('CR.1', thefts, steal),
  can(
    'CR.2',
    when((c) => frame(c) === FRAME.rerollEvent),
    () => ({ do: 'decline' }),
  ),
  can('CR.3', drops, drop),
  can('CR.4', freed, release),
])
