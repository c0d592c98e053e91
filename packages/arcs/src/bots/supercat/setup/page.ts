// Setting up Act I.

import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { frame } from '../questions.ts'
import { believersCity, fates, firstCity, found, isBeliever, keep, secondPort } from './ways.ts'

const { ask, can } = rules

export const setup = pageIn05('SET', () => [
  can('SET.1', fates, keep),
  ask('SET.2', (c) => frame(c) === FRAME.found && isBeliever(c), [can('SET.2.1', believersCity, found('city'))]),
  can('SET.3', firstCity, found('city')),
  can('SET.4', secondPort, found('starport')),
])
