// What a bot answers to an offer of trade or a treaty (TRD-A, TRT-A).

import type { Die } from '@understudy/procedure'
import { sideName } from '../../rules/state/names.ts'
import type { Action, Colour, Face } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { frameOf, isEnemy, pack, stanceTo, statusWith } from '../view/seen.ts'
import { statusWord } from '../view/show.ts'

const { act, ask, go, page, roll } = rules

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
  show: (c: C) => [
    ...(c.vars.face === undefined ? [] : [say('bot.rolled', { face: c.vars.face })]),
    say('bot.stanceIs', { seat: sideName(c.view, proposer(c)), stance: stance(c) }),
  ],
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

export const pages = [
  page('TRD-A', [ask('TRD-A', fromEnemy, [act('TRD-A.1', answer(false))], [go('TRD-A.2', 'ANS')])]),
  page('TRT-A', [go('TRT-A', 'ANS')]),
  consent,
]
