// Setting up Act I.

import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { actPage } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { frame } from '../questions.ts'
import {
  admiralsCity,
  believersCity,
  believersOwn,
  fates,
  firstCity,
  found,
  isBeliever,
  keep,
  secondPort,
} from './ways.ts'

const { ask, can } = rules

const ADMIRAL = [can('SET.X5', admiralsCity, found('city'))]

export const setup = actPage('SET', (version, id) => {
  const own = { '0.5': { cities: believersCity, admiral: [] }, '0.10': { cities: believersOwn, admiral: ADMIRAL } }
  const { cities, admiral } = own[version.id]
  return [
    can(id('SET.1'), fates, keep),
    ask(id('SET.2'), (c) => frame(c) === FRAME.found && isBeliever(c), [can(id('SET.2.1'), cities, found('city'))]),
    ...admiral,
    can(id('SET.3'), firstCity, found('city')),
    can(id('SET.4'), secondPort, found('starport')),
  ]
})
