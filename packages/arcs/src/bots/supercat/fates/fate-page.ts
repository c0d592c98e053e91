// The page of a Fate. It is read three ways: when one of its cards asks something, when General Priorities look for a card
// (`cards`: lines that call for one), and when actions are spent on it (`actions`: the same lines, within its budget).

import { actPage } from '../campaign/page-in.ts'
import type { C, RuleNode, RulePage } from '../context.ts'
import { pipsLeft, rules } from '../context.ts'
import { inTurn } from '../questions.ts'
import type { NodeId, PageId } from '../sources.ts'
import { cardToPlay } from '../turn/ways.ts'
import type { Version } from '../versions/version.ts'
import { IN_TEN } from './ten.ts'

export interface FateRules {
  /** What its cards ask (frames of their own), of whoever holds them; behind the question whether it is that. */
  readonly decisions?: { readonly when: NodeId; readonly nodes: readonly RuleNode[] }
  readonly cards: readonly RuleNode[]
  readonly actions: readonly RuleNode[]
}

/** It goes on while its budget lasts (supercat 9.7). */
const budgetLeft = (c: C): boolean => inTurn(c) && pipsLeft(c) > 0

export const fatePage = (
  id: PageId,
  when: NodeId,
  of: (version: Version) => FateRules,
): ((version: Version) => RulePage) =>
  actPage(
    id,
    (version, named) => {
      const { decisions, cards, actions } = { '0.5': of, '0.10': IN_TEN[id] ?? of }[version.id](version)
      const rest =
        decisions === undefined ? actions : [rules.ask(decisions.when, { test: inTurn }, actions, decisions.nodes)]
      return [rules.ask(named(when), cardToPlay, cards, rest)]
    },
    budgetLeft,
  )
