// Everything with which a person enters their turn, for the page's list of a game's parts.

import type { Action, State } from '@understudy/arcs'
import { LANGS } from '@understudy/procedure'
import type { GamePackage } from '@understudy/table'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'
import { typedPhrases } from '../typed/phrases.ts'
import { Composer } from './composer.tsx'
import { other } from './other.ts'
import { PrintedFace } from './parts/printed-face.tsx'
import { unfinished } from './unfinished.ts'

type Entering = Pick<
  GameUi<State, Action>,
  'Composer' | 'composes' | 'typed' | 'unfinished' | 'compose' | 'Face' | 'TypedHelp'
>

export const entering: Entering = {
  Composer,
  composes: () => true,
  // What reads a line comes with the first one.
  typed: (state, seat, line) => import('../typed/typed.ts').then(({ typed }) => typed(state, seat, line)),
  unfinished,
  compose: other,
  Face: PrintedFace,
  TypedHelp: later(() => import('../typed/typed-help.tsx').then((part) => part.TypedHelp)),
}

/**
 * The sentences of typed lines, beside those of the rules. They are put into the game's own phrasebook: its sentences of
 * each language arrive there later, so a copy made now would be empty.
 */
export function withTypedWords(pkg: GamePackage<State, Action>): GamePackage<State, Action> {
  for (const lang of LANGS) Object.assign(pkg.game.phrases[lang], typedPhrases[lang])
  return pkg
}
