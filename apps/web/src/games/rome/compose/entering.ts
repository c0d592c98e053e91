// Everything with which a person enters their turn, for the page's list of a game's parts.

import type { Action, State } from '@understudy/rome'
import { isBot, sideNamed } from '@understudy/rome/rules'
import { CHANCE } from '@understudy/table'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'
import { Composer } from './composer.tsx'
import { other } from './possible/other.ts'
import { endedAlone, unfinished } from './possible/unfinished.ts'

type Entering = Pick<
  GameUi<State, Action>,
  'Composer' | 'composes' | 'unfinished' | 'endedAlone' | 'compose' | 'typed' | 'TypedHelp'
>

export const entering: Entering = {
  Composer,
  // A bot's decision that is put right has taps of its own.
  composes: (state, { seat }) => {
    const side = seat === CHANCE ? undefined : state.sides[sideNamed(state, seat)]
    return side === undefined || !isBot(side)
  },
  unfinished,
  endedAlone,
  compose: other,
  // What reads a line comes with the first one.
  typed: (state, seat, line) => import('../typed/typed.ts').then(({ typed }) => typed(state, seat, line)),
  TypedHelp: later(() => import('../typed/typed-help.tsx').then((part) => part.TypedHelp)),
}
