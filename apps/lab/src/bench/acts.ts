// Four SUPERCAT in an act of the campaign: the setting in which its speed there is promised.

import { Recorder } from '@understudy/procedure'
import { simulate } from '@understudy/table'
import { arcsEntry } from '../games/arcs.ts'
import { seatsWithBot } from '../seating.ts'
import { type Speed, speedsOf } from './measure.ts'

const { pkg } = arcsEntry
const options = { players: 4, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat', role4: 'supercat' }

export function actSpeeds(seconds: number): Speed[] {
  const seats = seatsWithBot(pkg, options, 'supercat', { version: '0.5' })
  let number = 0
  const play = (traced: boolean) => () => {
    simulate(pkg, { options, seats, seed: `bench/${number++}`, ...(traced ? { sink: new Recorder() } : {}) })
    return 1
  }
  const speeds = speedsOf(
    [
      { name: 'arcs, act 1, four SUPERCAT, untraced', unit: 'games', work: play(false) },
      { name: 'arcs, act 1, four SUPERCAT, traced', unit: 'games', work: play(true) },
    ],
    seconds,
  )
  return speeds.map((speed) =>
    speed.name.endsWith(' traced') ? { ...speed, target: 'target at least half of untraced' } : speed,
  )
}
