// Coverage of a rulebook as a table.

import type { RuleCount, RuleCoverage } from '@understudy/lab'
import { words } from '@understudy/procedure'
import type { Context } from '../context.ts'
import { columns, percent } from './columns.ts'

export function coverageLines({ t, lang }: Context, coverage: RuleCoverage): string[] {
  const head = [
    t({ en: 'rule', ru: 'правило' }),
    t({ en: 'asked', ru: 'спрошено' }),
    t({ en: 'yes', ru: 'да' }),
    t({ en: 'decided', ru: 'решило' }),
    t({ en: 'source', ru: 'источник' }),
  ]
  const { sources } = words[lang]
  const cite = (rule: RuleCount): string => rule.cite?.[lang] ?? rule.node
  const lines = ['', `${coverage.bot} ${coverage.version} (${coverage.edition})`]
  const rows: string[][] = [head]
  for (const rule of coverage.rules) {
    const asked = rule.asked > 0 || rule.decided > 0
    rows.push([
      cite(rule),
      count(rule.asked),
      count(rule.yes),
      count(rule.decided),
      asked ? sources[rule.source] : `${sources[rule.source]} ·`,
    ])
  }
  lines.push(...columns(rows, ['left', 'right', 'right', 'right', 'left'], '  '))
  const { reached } = coverage
  const never = coverage.rules.filter(({ node }) => coverage.never.includes(node)).map(cite)
  lines.push(
    '',
    `${t({ en: 'reached', ru: 'прочитано' })}: ${reached.count} ${t({ en: 'of', ru: 'из' })} ${reached.of} (${percent(reached.share)})`,
    `${t({ en: 'never reached', ru: 'ни разу не прочитано' })}: ${never.join(', ') || '—'}`,
    `${t({ en: 'decisions', ru: 'решения' })}: ${Object.entries(coverage.sources)
      .map(([by, share]) => `${sources[by as keyof typeof sources]} ${percent(share.share)}`)
      .join(', ')}`,
  )
  return lines
}

const count = (n: number): string => (n === 0 ? '·' : `${n}`)
