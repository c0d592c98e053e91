// Questions that are certain to come, as plain data: what stands on one screen with the question at hand.

import type { Die, Json, Say } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import type { Choice, Decision, Seat } from '../games/game.ts'

/** How a question looks after certain answers: its words, and what can be told tap after tap. */
export interface Form<Action> {
  readonly question: Say
  readonly taps: readonly (readonly Choice<Action>[])[]
}

/** A question that is certain to come. */
export type Foreseen<Action> = {
  readonly key: string
  /** Other questions may come before this one. */
  readonly lasting?: true
  /** Of the first one: what the question at hand is about, where its rule alone does not say it. */
  readonly now?: Say
} & (
  | {
      readonly ask: 'roll'
      readonly seat: Seat
      readonly node: string
      readonly die: Die
      /** The die is rolled again, but only after these answers: see `toTell`. */
      readonly after?: readonly string[]
      /** What it is rolled for, where the rule alone does not say it. */
      readonly about?: Say
    }
  | {
      readonly ask: 'chance'
      readonly kind: string
      readonly question: Say
      /** Everything that can be drawn in one case or another; nothing where it takes several taps. */
      readonly answers: readonly Choice<Action>[]
      /** It comes last and takes several taps, such as a throw of dice: by the answers after which it is asked. */
      readonly forms?: Readonly<Record<string, Form<Action>>>
    }
)

/** Answers in their order, as one text. */
export const pathOf = (told: readonly unknown[]): string => told.map((each) => canonical(each as Json)).join(' ')

/** How the question that stands at this place looks after the answers before it; undefined if it is not asked then. */
export const formAt = <Action>(
  asked: Foreseen<Action>,
  told: readonly (Action | number)[],
  at: number,
): Form<Action> | undefined =>
  asked.ask === 'chance' && told.length >= at ? asked.forms?.[pathOf(told.slice(0, at))] : undefined

/** Those of the questions that are asked, as far as can be said after these answers. */
export function toTell<Action>(
  asked: readonly Foreseen<Action>[],
  told: readonly (Action | number)[],
): readonly Foreseen<Action>[] {
  const idle = asked.findIndex((each, i) => {
    if (each.ask === 'chance') return each.forms !== undefined && formAt(each, told, i) === undefined
    return each.after !== undefined && (told.length < i || !each.after.includes(pathOf(told.slice(0, i))))
  })
  return idle < 0 ? asked : asked.slice(0, idle)
}

/** A throw of several dice, one after another: no face rules out another, so the first of each will do. */
export function formOf<Action>(decision: Decision<Action>): Form<Action> {
  const { question } = decision
  const taps: (readonly Choice<Action>[])[] = []
  const picks: Choice<Action>['pick'][] = []
  for (;;) {
    const choices = decision.next(picks)
    const [first] = choices
    if (first === undefined) return { question, taps }
    taps.push(choices)
    picks.push(first.pick)
    if (first.action !== undefined) return { question, taps }
  }
}
