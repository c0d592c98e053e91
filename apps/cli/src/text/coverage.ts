// Coverage of a rulebook as a table.

import { csvLine, type RuleCount, type RuleCoverage } from '@understudy/lab'
import type { AnyRulebook } from '@understudy/procedure'
import { words } from '@understudy/procedure/explain'
import type { Context } from '../context.ts'
import { columns } from './columns.ts'
import { WIDTH, wrapped } from './fold.ts'
import { numbersIn } from './numbers.ts'
import { plain } from './plain.ts'

export function coverageLines({ t, lang }: Context, coverage: RuleCoverage, book: AnyRulebook): string[] {
  const head = [
    t({ en: 'rule', ru: 'правило' }),
    t({ en: 'asked', ru: 'спрошено' }),
    t({ en: 'yes', ru: 'да' }),
    t({ en: 'decided', ru: 'решило' }),
    t({ en: 'source', ru: 'источник' }),
  ]
  const { sources } = words[lang]
  const { percent } = numbersIn(lang)
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
  const [titles = '', ...counted] = columns(rows, ['left', 'right', 'right', 'right', 'left'], '  ')
  lines.push(titles)
  // Each with its sentence below it.
  for (const [at, { node }] of coverage.rules.entries()) {
    const rule: string = book.text[lang].nodes[node]?.rule ?? ''
    lines.push(counted[at] ?? '', ...wrapped(plain(rule, book, lang), WIDTH - 6).map((line) => `      ${line}`))
  }
  const { reached } = coverage
  const never = coverage.rules.filter(({ node }) => coverage.never.includes(node)).map(cite)
  lines.push(
    '',
    `${t({ en: 'reached', ru: 'прочитано' })}: ${reached.count} ${t({ en: 'of', ru: 'из' })} ${reached.of} (${percent(reached.share)})`,
    ...wrapped(`${t({ en: 'never reached', ru: 'ни разу не прочитано' })}: ${never.join(', ') || '—'}`, WIDTH),
    `${t({ en: 'decisions', ru: 'решения' })}: ${Object.entries(coverage.sources)
      .map(([by, share]) => `${sources[by as keyof typeof sources]} ${percent(share.share)}`)
      .join(', ')}`,
  )
  return lines
}

const count = (n: number): string => (n === 0 ? '·' : `${n}`)

/** The same for other programs. */
export function coverageCsv({ lang }: Context, coverage: RuleCoverage, book: AnyRulebook): string {
  const head = ['bot', 'page', 'rule', 'kind', 'asked', 'yes', 'decided', 'source', 'sentence']
  const rows = coverage.rules.map(({ page, node, kind, asked, yes, decided, source }) => {
    const rule: string = book.text[lang].nodes[node]?.rule ?? ''
    return [coverage.bot, page, node, kind, asked, yes, decided, source, plain(rule, book, lang)]
  })
  return [head, ...rows].map(csvLine).join('')
}
