// A throw of both sides: people roll their dice on the real table, those of a bot may come from the app.

import type { Decision } from '@understudy/table'
import type { Action, ChanceAction, Face } from '../../vocabulary.ts'
import type { ChanceAsk } from '../play/handler.ts'
import type { Frame } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { sampleChance } from './chance.ts'
import { BOTS_AGAINST_PEOPLE, isBotsDie } from './source-of.ts'

type Roll = Extract<ChanceAction, { do: 'roll' }>

type Shared = NonNullable<Decision<Action>['shared']>

/** The bot's part of this throw, and what becomes of the decision once those dice lie on the table. */
export function sharedThrow(
  state: State,
  frame: Frame,
  ask: ChanceAsk,
  decision: Decision<Action>,
): Shared | undefined {
  if (ask.chance !== 'roll') return undefined
  const { attack } = (decision.question.with ?? {}) as { readonly attack?: string }
  if (attack === undefined) return undefined
  const bots = ask.dice.map((_, at) => isBotsDie(state, frame, at < attack.length ? 0 : 1))
  if (!bots.includes(true) || !bots.includes(false)) return undefined
  return {
    source: BOTS_AGAINST_PEOPLE,
    roll(random) {
      const { faces } = sampleChance(state, ask, random) as Roll
      const lie = faces.map((face, at): Face | undefined => (bots[at] === true ? face : undefined))
      return {
        ...told(decision),
        next: (picks) => {
          const face = lie[picks.length]
          return decision.next(picks).filter(({ pick }) => face === undefined || pick.value === face)
        },
        sample: (other) => {
          const rolled = decision.sample(other) as Roll
          return { do: 'roll', faces: rolled.faces.map((face, at) => lie[at] ?? face) }
        },
      }
    },
  }
}

/** A decision written out, to be changed in part; nothing of it is shared. */
export const told = (decision: Decision<Action>): Decision<Action> => ({
  seat: decision.seat,
  kind: decision.kind,
  ...(decision.source === undefined ? {} : { source: decision.source }),
  ...(decision.key === undefined ? {} : { key: decision.key }),
  question: decision.question,
  legal: (action) => decision.legal(action),
  next: (picks) => decision.next(picks),
  sample: (random) => decision.sample(random),
})
