// npm run bench [-- --quick] [-- --json] [-- --only <part of a name>]: one table of speeds, with a calibration figure to compare
// machines by. Every row is measured in a process of its own: whoever plays a game has not played all the others before, with which
// the compiler would have made ready for all of them at once. `--names` only tells which rows there are.

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { arcsEntry } from '../games/arcs.ts'
import { arcsFigures } from './arcs.ts'
import { decisionTimes } from './decision-times.ts'
import { calibrate, type Figure, measured, type Row, type Speed } from './measure.ts'
import { allRows, rowsNamed } from './rows.ts'
import { type TracingCost, tracingCost } from './tracing-cost.ts'

async function bench(quick: boolean, asJson: boolean, only: string | undefined): Promise<void> {
  const pace = { seconds: quick ? 0.5 : 3, quick }
  const calibration = calibrate()
  const rows = only === undefined ? allRows() : rowsNamed(allRows(), only)
  const [first] = rows
  const speeds =
    rows.length === 1 && first !== undefined ? measured(first, pace) : rows.flatMap((row) => apart(row, quick))
  // What is no speed takes as long as all the rest.
  const figures =
    only === undefined ? [...arcsFigures(), ...decisionTimes(arcsEntry.pkg, 'supercat', pace.seconds)] : []
  const tracing = only === undefined ? await tracingCost(quick ? 5 : 31, quick ? 5 : 20) : undefined
  if (asJson) console.log(JSON.stringify({ calibration, speeds, figures, tracing }, null, 2))
  else print(calibration, speeds, figures, tracing)
}

/** The speeds of one row, by a process of its own. */
function apart({ name }: Row, quick: boolean): Speed[] {
  const told = execFileSync(process.execPath, [
    fileURLToPath(import.meta.url),
    '--json',
    '--only',
    name,
    ...(quick ? ['--quick'] : []),
  ])
  return (JSON.parse(told.toString()) as { speeds: Speed[] }).speeds
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
  console.log(
    'Speeds: each row in a process of its own; the best of several stretches, by clock or processor time, whichever is less.',
  )
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
const stranger = flags.find((flag) => !['--json', '--names', '--quick'].includes(flag))
if (stranger !== undefined) {
  console.error(`There is no flag ${stranger} here; there are: --json, --names, --only, --quick.`)
  process.exitCode = 1
} else if (flags.includes('--names')) console.log(JSON.stringify(allRows().map(({ name }) => name)))
else await bench(flags.includes('--quick'), flags.includes('--json'), only)
