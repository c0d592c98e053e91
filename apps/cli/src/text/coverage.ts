// Coverage of a rulebook as a table.

import type { RuleCoverage } from '@understudy/lab'
import type { Context } from '../context.ts'
import { columns, percent } from './columns.ts'

export function coverageLines({ t }: Context, coverage: RuleCoverage): string[] {
  const head = [
    t({ en: 'rule', ru: 'правило' }),
    t({ en: 'asked', ru: 'спрошено' }),
    t({ en: 'yes', ru: 'да' }),
    t({ en: 'decided', ru: 'решило' }),
    t({ en: 'source', ru: 'источник' }),
  ]
  const lines = ['', `${coverage.bot} ${coverage.version} (${coverage.edition})`]
  const rows: string[][] = [head]
  for (const rule of coverage.rules) {
    const asked = rule.asked > 0 || rule.decided > 0
    rows.push([
      rule.node,
      count(rule.asked),
      count(rule.yes),
      count(rule.decided),
      asked ? rule.source : `${rule.source} ·`,
    ])
  }
  lines.push(...columns(rows, ['left', 'right', 'right', 'right', 'left'], '  '))
  const { reached, sources } = coverage
  lines.push(
    '',
    `${t({ en: 'reached', ru: 'прочитано' })}: ${reached.count} ${t({ en: 'of', ru: 'из' })} ${reached.of} (${percent(reached.share)})`,
    `${t({ en: 'never reached', ru: 'ни разу' })}: ${coverage.never.join(', ') || '—'}`,
    `${t({ en: 'decisions', ru: 'решения' })}: ${Object.entries(sources)
      .map(([by, share]) => `${by} ${percent(share.share)}`)
      .join(', ')}`,
  )
  return lines
}

const count = (n: number): string => (n === 0 ? '·' : `${n}`)
