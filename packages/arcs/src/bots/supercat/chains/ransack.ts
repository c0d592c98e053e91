// Which card of the Court is ransacked (supercat 7.3.8, supercat-0.10 6.3.6).

import { court } from '../../../rules/board/ids.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { type C, later, me, type Prefer, ruled } from '../context.ts'
import { base } from '../lib/now.ts'
import { afterRansack } from '../plans/sack.ts'
import { allRivalAgents } from '../terms/court.ts'
import { reaches } from '../terms/standing.ts'
import type { Chains } from '../versions/version.ts'
import { influenceDoctrine } from './court.ts'

const itself = (card: CourtId): readonly CourtId[] => [card]
const agentsOn = (c: C, card: CourtId): number => allRivalAgents(c.view, me(c), court(card))

export const ransackDoctrine: readonly Prefer<CourtId>[] = [
  later({ id: 'mostAgents', most: agentsOn }, '0.8', 'A59'),
  ...influenceDoctrine<CourtId>(itself, () => false),
]

const contends = (goal: 'contendDeclared' | 'contendOpen') => (c: C, card: CourtId) =>
  reaches(goal, base(c), afterRansack(c.view, me(c), card))

export const ransackPrinciples = (cards: Chains['court']): readonly Prefer<CourtId>[] => [
  ruled({ id: 'plannedCard', keep: (c, card) => c.vars.combat?.ransack === card }, 'B29'),
  { id: 'contendDeclared', keep: contends('contendDeclared') },
  { id: 'contendOpen', keep: contends('contendOpen') },
  { id: 'mostAgents', most: agentsOn },
  ...cards<CourtId>('all', itself, () => false),
]
