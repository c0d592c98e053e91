// Four SUPERCAT in an act of the campaign: the setting in which its speed there is promised.

import { Recorder } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { arcsEntry } from '../games/arcs.ts'
import { seatsWithBot } from '../seating.ts'
import type { Row } from './measure.ts'

const { pkg } = arcsEntry
const options = { players: 4, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat', role4: 'supercat' }

export function actRows(): Row[] {
  const seats = seatsWithBot(pkg, options, 'supercat', { version: '0.5' })
  const row = (name: string, traced: boolean): Row => {
    let number = 0
    const work = () => {
      simulate(pkg, { options, seats, seed: `bench/${number++}`, ...(traced ? { sink: new Recorder() } : {}) })
      return 1
    }
    return { name: `arcs, act 1, four SUPERCAT, ${name}`, unit: 'games', work }
  }
  return [row('untraced', false), row('traced', true)]
}
