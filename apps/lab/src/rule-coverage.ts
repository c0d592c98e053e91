// Which rules of a bot ever matter: asked, answered yes, decided, never reached; and where deciding rules come from.

import { type AnyRulebook, citeOf, type Lang, type Source } from '@understudy/procedure'
import { type Count, type Counts, listNodes } from '@understudy/procedure/trace'
import { type Share, shareOf } from './statistics.ts'

export interface RuleCount extends Count {
  readonly page: string
  readonly node: string
  /** What people call it, if that is not its id. */
  readonly cite?: Readonly<Record<Lang, string>>
  readonly kind: string
  readonly source: Source['by']
}

export interface RuleCoverage {
  readonly bot: string
  readonly version: string
  readonly edition: string
  readonly rules: readonly RuleCount[]
  /** Rules that were read at least once. */
  readonly reached: Share
  readonly never: readonly string[]
  /**
   * Decisions by what they rested on: a ruling if one had a say in it, be it the rule that decided, one that chose
   * something for it or a preference that dropped something; otherwise a later version; otherwise the printed text alone.
   */
  readonly sources: Readonly<Record<Source['by'], Share>>
}

const NONE: Count = { asked: 0, yes: 0, decided: 0 }

/** A word of `Count.rested`: a source, or a rule that has one. */
const sourceOf = (book: AnyRulebook, word: string): Source['by'] =>
  word === 'backport' || word === 'ruling' ? word : ((book.sources[word] as Source | undefined)?.by ?? 'printed')

const weakest = (all: readonly Source['by'][]): Source['by'] =>
  all.includes('ruling') ? 'ruling' : all.includes('backport') ? 'backport' : 'printed'

export function ruleCoverage(book: AnyRulebook, edition: string, counts: Counts): RuleCoverage {
  const rules = listNodes(book, edition).map(({ page, node, kind }): RuleCount => {
    const source: Source | undefined = book.sources[node]
    const cite = { en: citeOf(book.text.en, node), ru: citeOf(book.text.ru, node) }
    const named = cite.en === node ? {} : { cite }
    return { page, node, ...named, kind, source: source?.by ?? 'printed', ...(counts[node] ?? NONE) }
  })
  // A plain instruction is never asked; it is reached when it decides.
  const never = rules.filter((rule) => rule.asked === 0 && rule.decided === 0).map((rule) => rule.node)
  const decided = rules.reduce((sum, rule) => sum + rule.decided, 0)
  const rested = { printed: 0, backport: 0, ruling: 0 }
  for (const rule of rules) {
    let rest = rule.decided
    for (const [key, n] of Object.entries(rule.rested ?? {})) {
      rested[weakest([rule.source, ...key.split(' ').map((word) => sourceOf(book, word))])] += n
      rest -= n
    }
    rested[rule.source] += rest
  }
  const from = (by: Source['by']): Share => shareOf(rested[by], decided)
  return {
    bot: book.id,
    version: book.version,
    edition,
    rules,
    reached: shareOf(rules.length - never.length, rules.length),
    never,
    sources: { printed: from('printed'), backport: from('backport'), ruling: from('ruling') },
  }
}
