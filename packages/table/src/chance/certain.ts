// Dice and draws that a game's own rules make certain, even if other things happen before them: the cards that a bot turns
// over one after another, acting in between. Nothing can find that by trying; the package says so.

import type { Die, Say } from '@understudy/procedure'
import { CHANCE, type Choice, type Seat } from '../games/game.ts'
import type { Driver } from '../play/driver.ts'
import type { TableQuestion } from '../play/next.ts'
import type { Foreseen } from './foreseen.ts'

export type Certain<Action> =
  | { readonly ask: 'roll'; readonly seat: Seat; readonly node: string; readonly die: Die; readonly about?: Say }
  | {
      readonly ask: 'chance'
      /** As in `Decision.key`. */
      readonly node: string
      readonly kind: string
      readonly question: Say
      readonly answers: readonly Choice<Action>[]
    }

export interface AllCertain<Action> {
  /** What the question at hand is about, where its rule alone does not say it. */
  readonly about?: Say
  readonly coming: readonly Certain<Action>[]
}

/** What the package says about the question at hand, with the keys under which it will be asked. */
export function certainAfter<State, Action>(
  driver: Driver<State, Action>,
  question: TableQuestion<Action>,
): Foreseen<Action>[] {
  const sure = driver.pkg.certain?.(driver.state, question)
  if (sure === undefined) return []
  const used = new Map<string, number>()
  const keyOf = (seat: Seat, node: string): string => {
    const before = used.get(`${seat} ${node}`) ?? 0
    used.set(`${seat} ${node}`, before + 1)
    return driver.keyOf(seat, node, before)
  }
  if (question.ask === 'chance') keyOf(CHANCE, question.decision.key ?? question.decision.kind)
  else keyOf(question.seat, question.node)
  return sure.coming.map((each, at): Foreseen<Action> => {
    const lasting = { lasting: true, ...(at > 0 || sure.about === undefined ? {} : { now: sure.about }) } as const
    if (each.ask === 'roll') return { ...each, key: keyOf(each.seat, each.node), ...lasting }
    const { kind, question: say, answers } = each
    return { ask: 'chance', key: keyOf(CHANCE, each.node), kind, question: say, answers, ...lasting }
  })
}
