// The rows of an experiment as a table for other programs: one line for each seat of each game.

import type { AnyPackage, Controller } from '@understudy/table'
import { versionNamed } from '@understudy/table/bots'
import { chunksOf, readRows } from './folder.ts'
import { armOf, gameSeed, type Plan, rotationOf } from './plan.ts'
import { isBroken } from './rows.ts'
import { standings } from './standing.ts'

const HEAD = [
  'arm',
  'game',
  'seed',
  'rotation',
  'seat',
  'player',
  'slot',
  'won',
  'share',
  'rank',
  'score',
  'turns',
  'actions',
  'ending',
  'broken',
]

const cell = (value: unknown): string => {
  const text = value === undefined ? '' : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of comma-separated values. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\n`

/** Piece by piece, so that a million games need no more memory than a thousand. */
export async function* csvOf(pkg: AnyPackage, folder: string, plan: Plan): AsyncGenerator<string> {
  yield csvLine(HEAD)
  for (const arm of plan.arms.keys())
    for (let chunk = 0; chunk < chunksOf(plan); chunk++) {
      let text = ''
      for (const row of await readRows(folder, plan, arm, chunk)) {
        const { name, players } = armOf(plan, arm)
        const game = [name, row.n, gameSeed(plan, row.n), rotationOf(plan, row.n)]
        if (isBroken(row)) {
          text += csvLine([...game, '', '', '', '', '', '', '', '', '', '', row.broken])
          continue
        }
        const own = standings(plan, row)
        for (const [slot, { seat, won, share, rank, score }] of own.entries()) {
          const who = players[slot]?.controller
          const about = [plan.seats[seat], who === undefined ? '' : playerText(pkg, who), slot]
          text += csvLine([...game, ...about, won ? 1 : 0, share, rank, score, row.turns, row.actions, row.why.say, ''])
        }
      }
      if (text !== '') yield text
    }
}

/** As `--seats` would have it: options only where they are not as usual. */
export function playerText(pkg: AnyPackage, controller: Controller): string {
  if (controller.by !== 'bot') return controller.by
  const spec = pkg.bots.find(({ id }) => id === controller.bot)
  const version = spec === undefined ? undefined : versionNamed(spec, controller.version ?? '')
  const usual = new Map(
    (version ?? spec)?.options.map((spec) => [spec.id, spec.kind === 'file' ? undefined : spec.default]),
  )
  const options = Object.entries(controller.options ?? {})
    .filter(([id, value]) => value !== usual.get(id))
    .map(([id, value]) => `:${id}=${value}`)
  const named = version === undefined || version.version === spec?.version ? [] : [version.name]
  const edition = controller.edition === undefined ? [] : [controller.edition]
  return `${[controller.bot, ...named, ...edition].join('@')}${options.join('')}`
}
