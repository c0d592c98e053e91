// npm run bench [-- --quick] [-- --json] [-- --only <part of a name>]: one table of speeds, with a calibration figure to compare
// machines by.

import { arcsEntry } from '../games/arcs.ts'
import { games } from '../games.ts'
import { actSpeeds } from './acts.ts'
import { arcsFigures, arcsSpeeds } from './arcs.ts'
import { decisionTimes } from './decision-times.ts'
import { gameSpeeds } from './game-speeds.ts'
import { larsSpeeds } from './lars.ts'
import { calibrate, type Figure, measureOnly, type Speed } from './measure.ts'
import { muhqSpeeds } from './muhq.ts'
import { type TracingCost, tracingCost } from './tracing-cost.ts'

async function bench(quick: boolean, asJson: boolean, only: string | undefined): Promise<void> {
  if (only !== undefined) measureOnly(only)
  const seconds = quick ? 0.5 : 3
  const calibration = calibrate()
  const speeds = [
    ...Object.values(games).flatMap(({ pkg }) => gameSpeeds(pkg, seconds)),
    ...muhqSpeeds(seconds),
    ...arcsSpeeds(seconds),
    ...larsSpeeds(seconds),
    ...actSpeeds(seconds),
  ]
  // What is no speed takes as long as all the rest.
  const figures =
    only === undefined ? [...arcsFigures(seconds), ...decisionTimes(arcsEntry.pkg, 'supercat', seconds)] : []
  const tracing = only === undefined ? await tracingCost(quick ? 5 : 31, quick ? 5 : 20) : undefined
  if (asJson) console.log(JSON.stringify({ calibration, speeds, figures, tracing }, null, 2))
  else print(calibration, speeds, figures, tracing)
}

function print(
  calibration: number,
  speeds: readonly Speed[],
  figures: readonly Figure[],
  tracing: TracingCost | undefined,
): void {
  const rows = [
    ['measure', 'per second', 'per million loops', ''],
    ['calibration: a fixed integer loop', `${calibration.toFixed(0)} million`, '', ''],
    ...speeds.map(({ name, unit, perSecond, target }) => [
      name,
      `${shown(perSecond)} ${unit}`,
      shown(perSecond / calibration),
      target,
    ]),
  ]
  const costs = [
    ...figures.map(({ name, value, note }) => [name, value, note]),
    ...(tracing === undefined ? [] : costsOf(tracing)),
  ]
  const wide = (at: number) => Math.max(...[...rows, ...costs].map((row) => row[at]?.length ?? 0))
  for (const [name = '', speed = '', relative = '', target = ''] of rows) {
    const ratio = relative.padStart('per million loops'.length)
    console.log(`${name.padEnd(wide(0))}  ${speed.padStart(wide(1))}  ${ratio}  ${target}`.trimEnd())
  }
  for (const [name = '', cost = '', note = ''] of costs)
    console.log(`${name.padEnd(wide(0))}  ${cost.padStart(wide(1))}  ${note}`)
  console.log('Speeds: the best of several stretches, by clock or processor time, whichever is less.')
  if (tracing !== undefined)
    console.log(`Tracing: medians of processor time over ${tracing.rounds} interleaved rounds.`)
}

const costsOf = ({ nullSink, fullTrace }: TracingCost): string[][] => [
  ['tracing, nobody listening', signed(nullSink), 'against a bundle without tracing; target at most +5 %'],
  ['tracing, a full trace', `× ${fullTrace.toFixed(2)}`, 'against nobody listening; target less than × 2'],
]

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const signed = (part: number): string => `${part >= 0 ? '+' : '−'}${Math.abs(part * 100).toFixed(1)} %`

const flags = process.argv.slice(2)
const at = flags.indexOf('--only')
const only = at < 0 ? undefined : flags.splice(at, 2)[1]
const stranger = flags.find((flag) => !['--json', '--quick'].includes(flag))
if (stranger === undefined) await bench(flags.includes('--quick'), flags.includes('--json'), only)
else {
  console.error(`There is no flag ${stranger} here; there are: --json, --only, --quick.`)
  process.exitCode = 1
}
