// What the Council and the Crises ask of it.

import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { actPage } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { when } from '../lib/when.ts'
import { frame } from '../questions.ts'
import { drop, drops, freed, release, steal, thefts } from './ways.ts'

const { can } = rules

export const crises = actPage('CRI', (_, id) => [
  can(id('CR.1'), thefts, steal),
  can(
    id('CR.2'),
    when((c) => frame(c) === FRAME.rerollEvent),
    () => ({ do: 'decline' }),
  ),
  can(id('CR.3'), drops, drop),
  can(id('CR.4'), freed, release),
])
