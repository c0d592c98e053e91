// The report of an experiment: one HTML file that needs nothing else.

import { type GameEntry, type Plan, planHash, playerText, type Results, type RulesRead } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import { versionName } from '@understudy/table/bots'
import { playedBy } from '../args/seats.ts'
import { type Numbers, numbersIn } from '../text/numbers.ts'
import { commandOf } from './command.ts'
import { escaped, note, section, table } from './html.ts'
import { type Plots, plotting } from './plots.ts'
import { armSections, differenceSection, endSection, rulingSections, sweepSections } from './results.ts'
import { ruleSections } from './rules.ts'
import { STYLE } from './style.ts'
import { WORDS, type WordOf } from './words.ts'

interface Given {
  readonly entry: GameEntry
  readonly plan: Plan
  readonly results: Results
  readonly folder: string
  readonly lang: Lang
  /** For each of `shadedArms`, or why they are not counted. */
  readonly read: readonly RulesRead[] | 'other code' | 'unasked'
}

export interface Reported extends Given {
  readonly w: WordOf
  readonly numbers: Numbers
  readonly plots: Plots
}

export async function reportPage(told: Given): Promise<string> {
  const { entry, plan, results, lang, read } = told
  const w: WordOf = (word) => WORDS[word][lang]
  const reported: Reported = { ...told, w, numbers: numbersIn(lang), plots: await plotting() }
  const title = `${w(plan.kind)}: ${entry.pkg.game.title[lang]}`
  const [base] = results.arms
  const sections = [facts(reported)]
  if (base !== undefined && plan.kind === 'run') sections.push(...armSections(reported, base))
  if (plan.kind === 'compare') sections.push(...results.differences.map((each) => differenceSection(reported, each)))
  if (plan.kind === 'sweep') sections.push(...sweepSections(reported))
  if (plan.kind === 'rulings') sections.push(...rulingSections(reported))
  if (base !== undefined) sections.push(endSection(reported, base))
  if (results.brokenGames > 0) sections.push(brokenSection(reported))
  if (read === 'other code') sections.push(note(w('otherCode')))
  else if (read !== 'unasked') sections.push(...ruleSections(reported, read))
  const notice = entry.notice?.(plan.options)
  if (notice !== undefined) sections.push(note(notice[lang]))
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${sections.join('\n')}</main></body></html>
`
}

function facts({ entry: { pkg }, plan, results, folder, w }: Reported): string {
  const unusual = pkg.game.options.flatMap((spec) => {
    const value = plan.options[spec.id]
    if (value === undefined) return []
    if (spec.kind === 'file') return [spec.id]
    return value === spec.default ? [] : [`${spec.id}=${value}`]
  })
  const games = `${plan.games}${plan.arms.length > 1 ? ` × ${plan.arms.length}` : ''}`
  const bots = new Set(
    plan.arms.flatMap((arm) =>
      arm.players.flatMap(({ controller }) => {
        if (controller.by !== 'bot') return []
        const { spec } = playedBy(pkg, controller, { ...plan.options, ...arm.options })
        return [`${spec.id} ${versionName(spec)}`]
      }),
    ),
  )
  const players = plan.arms[0]?.players ?? []
  const seated = plan.seats.map((seat, at) => {
    const who = players[at]?.controller
    return `${seat}: ${who === undefined ? '—' : playerText(pkg, who)}`
  })
  const rows: [string, string][] = [
    [w('games'), results.whole ? games : `${games}, ${w('unfinished')}`],
    [w('players'), seated.join(', ')],
    [w('seats'), plan.rotations > 1 ? w('inTurn') : w('fixed')],
    [w('options'), unusual.join(', ') || w('usual')],
    [w('seed'), plan.seed],
    [w('versions'), [`${pkg.game.id} ${plan.rules}`, ...bots, plan.code].join(', ')],
    [w('hash'), planHash(plan)],
  ]
  const list = rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  list.push(`<dt>${escaped(w('command'))}</dt><dd><code>${escaped(commandOf(pkg, plan, folder))}</code></dd>`)
  return `<dl>${list.join('')}</dl>`
}

const brokenSection = ({ plan, results, w }: Reported): string =>
  section(
    `${w('broken')}: ${results.brokenGames}`,
    note(w('brokenNote')),
    table(
      [w('change'), w('inGame'), w('why')],
      results.broken.map(({ arm, game, message }) => [plan.arms[arm]?.name ?? '', `${game}`, message]),
      'text',
    ),
  )
