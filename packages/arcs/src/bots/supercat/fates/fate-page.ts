// The page of a Fate. It is read three ways: when one of its cards asks something, when General Priorities look for a card
// (`cards`: lines that call for one), and when actions are spent on it (`actions`: the same lines, within its budget).

import { actPage } from '../campaign/page-in.ts'
import type { C, RuleNode, RulePage } from '../context.ts'
import { pipsLeft, rules } from '../context.ts'
import { inTurn } from '../questions.ts'
import type { NodeId, PageId } from '../sources.ts'
import { cardToPlay } from '../turn/ways.ts'
import type { Version, VersionId } from '../versions/version.ts'
import type { FateLine } from './line.ts'

export interface FateRules {
  /** What its cards ask (frames of their own), of whoever holds them; behind the question whether it is that. */
  readonly decisions?: { readonly when: NodeId; readonly nodes: readonly RuleNode[] }
  readonly lines: readonly FateLine[]
}

/** It goes on while its budget lasts (supercat 9.7). */
const budgetLeft = (c: C): boolean => inTurn(c) && pipsLeft(c) > 0

export const fatePage = (
  id: PageId,
  when: NodeId,
  versions: Readonly<Record<VersionId, (version: Version) => FateRules>>,
): ((version: Version) => RulePage) =>
  actPage(
    id,
    (version, named) => {
      const { decisions, lines } = versions[version.id](version)
      const actions = lines.flatMap((line) => line.actions)
      const rest =
        decisions === undefined ? actions : [rules.ask(decisions.when, { test: inTurn }, actions, decisions.nodes)]
      return [
        rules.ask(
          named(when),
          cardToPlay,
          lines.flatMap((line) => line.cards),
          rest,
        ),
      ]
    },
    budgetLeft,
  )

/** A Fate that both versions have alike, but for the names of its rules. */
export const inBoth = (of: (version: Version) => FateRules): Readonly<Record<VersionId, typeof of>> => ({
  '0.5': of,
  '0.10': of,
})
