// What a bot answers to an offer of trade or a treaty (TRD-A, TRT-A), and what no page covers (GLD-1).

import type { Die, Preference, Ways } from '@understudy/procedure'
import { handSize } from '@understudy/table'
import { applyAction } from '../../rules/apply.ts'
import { deckSize } from '../../rules/cards.ts'
import { copyState } from '../../rules/copy.ts'
import { sideName } from '../../rules/facts.ts'
import { topFrame } from '../../rules/handler.ts'
import { handlerOf } from '../../rules/handlers.ts'
import { sideOf } from '../../rules/query.ts'
import type { State } from '../../rules/state.ts'
import { type Action, CLASSES, type Colour, type Face, type SeatAction } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { frameOf, isEnemy, me, pack, stanceTo, statusWith } from '../facts.ts'
import type { PreferenceId } from '../ids.ts'
import { statusWord } from '../show.ts'

const { act, ask, can, go, page, roll } = rules

const proposer = (c: C): number => frameOf(c, 'consent').from
const stance = (c: C): number => stanceTo(c, proposer(c))
const stanceIs = (test: (stance: number) => boolean) => ({
  test: (c: C) => test(stance(c)),
  show: (c: C) => [say('bot.stanceIs', { seat: sideName(c.view, proposer(c)), stance: stance(c) })],
})
const die =
  (colour: Colour) =>
  (c: C): Die<Face> => ({ id: colour, faces: pack(c).dice[colour] })
const answer = (yes: boolean) => (): Action => ({ do: 'answer', yes })

const refused = {
  test: (c: C) => c.vars.face === 'X',
  show: (c: C) => (c.vars.face === undefined ? [] : [say('bot.rolled', { face: c.vars.face })]),
}

const fromEnemy = {
  test: (c: C) => isEnemy(c, proposer(c)),
  show: (c: C) => [
    say('bot.statusIs', { seat: sideName(c.view, proposer(c)), status: statusWord(statusWith(c, proposer(c))) }),
  ],
}

const consent = page('ANS', [
  ask(
    'ANS-1',
    stanceIs((at) => at <= 3),
    [act('ANS-1.1', answer(true))],
    [
      ask(
        'ANS-2',
        stanceIs((at) => at === 9),
        [act('ANS-2.1', answer(false))],
        [
          ask(
            'ANS-3',
            stanceIs((at) => at <= 6),
            [roll('ANS-3.1', die('G'), 'face')],
            [roll('ANS-3.2', die('Y'), 'face')],
          ),
          ask('ANS-4', refused, [act('ANS-4.1', answer(false))], [act('ANS-4.2', answer(true))]),
        ],
      ),
    ],
  ),
])

// ---- The Golden Rule -----------------------------------------------------------------------------------------------

interface Outcome {
  readonly points: number
  readonly gold: number
  readonly lost: number
}

const cardsOf = (state: State, side: number): number => {
  const own = sideOf(state, side)
  const inArmies = own.armies.reduce((sum, army) => sum + handSize(army.cards), 0)
  return CLASSES.reduce((sum, cls) => sum + deckSize(own, cls), inArmies) + handSize(own.pool)
}

/** What a choice brings this seat before the next die or card, by public facts alone. */
function outcome(c: C, action: SeatAction): Outcome {
  const side = me(c)
  const after = copyState(c.view)
  applyAction(after, action)
  return {
    points: sideOf(after, side).vp - sideOf(c.view, side).vp,
    gold: sideOf(after, side).gold - sideOf(c.view, side).gold,
    lost: cardsOf(c.view, side) - cardsOf(after, side),
  }
}

const by = (id: PreferenceId, of: keyof Outcome): Preference<C, SeatAction, PreferenceId> =>
  of === 'lost'
    ? { id, least: (c, action) => outcome(c, action)[of] }
    : { id, most: (c, action) => outcome(c, action)[of] }

const anything: Ways<C, SeatAction, PreferenceId> = {
  from: ({ view }) => {
    const frame = topFrame(view)
    return frame === undefined ? [] : (handlerOf(frame).options?.(view, frame) ?? []).map((option) => option.action)
  },
  prefer: [by('mostPoints', 'points'), by('mostOwnGold', 'gold'), by('fewestLost', 'lost')],
  show: (c, action) => say('bot.outcome', { ...outcome(c, action) }),
}

export const answerPages = [
  page('TRD-A', [ask('TRD-A', fromEnemy, [act('TRD-A.1', answer(false))], [go('TRD-A.2', 'ANS')])]),
  page('TRT-A', [go('TRT-A', 'ANS')]),
  consent,
]

export const goldenRule = page('GLD', [can('GLD-1', anything, (_c, action): Action => action)])
