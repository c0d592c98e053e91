// Everything with which a person enters their turn, for the page's list of a game's parts.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { LANGS, type Phrasebook } from '@understudy/procedure'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'
import { TOLD_TOGETHER } from '../beside/together.ts'
import { asking } from './asking.ts'
import { Composer } from './composer.tsx'
import type { other } from './other.ts'
import { pips } from './pips.ts'
import { endedAlone, endOf, unfinished } from './unfinished.ts'
import { weighing } from './weighing.ts'

type Entering = Pick<
  GameUi<State, Action>,
  | 'Composer'
  | 'composes'
  | 'typed'
  | 'typedTold'
  | 'together'
  | 'Told'
  | 'unfinished'
  | 'nothingLeft'
  | 'endedAlone'
  | 'pips'
  | 'asksNow'
  | 'compose'
  | 'Face'
  | 'TypedHelp'
  | 'confirms'
  | 'press'
  | 'Weigh'
>

export const entering: Entering = {
  Composer,
  composes: () => true,
  confirms: true,
  press: (state, action) => weighing.value?.press(state, action),
  Weigh: later(() => import('./grave/weigh.tsx').then((part) => part.Weigh), Nothing),
  // What reads a line comes with the first one.
  typed: async (state, seat, line) => {
    const [{ typed }] = await Promise.all([import('../typed/typed.ts'), typedWords()])
    return typed(state, seat, line)
  },
  typedTold: async (state, asked, line) => {
    const [{ typedTold }] = await Promise.all([import('../typed/told.ts'), typedWords()])
    return typedTold(state, asked, line)
  },
  together: TOLD_TOGETHER,
  Told: later(() => import('./parts/told-card.tsx').then((part) => part.ToldCard)),
  unfinished,
  nothingLeft: endOf,
  endedAlone,
  pips,
  asksNow: (...asked) => asking.value?.(...asked),
  compose: (state, seat, picks) => anything?.(state, seat, picks) ?? [],
  Face: later(() => import('./parts/printed-face.tsx').then((part) => part.PrintedFace), Nothing),
  TypedHelp: later(() => import('../typed/typed-help.tsx').then((part) => part.TypedHelp)),
}

/** Holds the place of something small. */
function Nothing() {
  return null
}

let anything: typeof other | undefined
/** What a person may have done at all: fetched with games beside a real board, where it is asked for. */
export async function fetchOther(): Promise<void> {
  anything ??= (await import('./other.ts')).other
}

/** What is wrong with a typed line is told by sentences that come with the first one. */
async function typedWords(): Promise<void> {
  const { typedPhrases } = await import('../typed/phrases.ts')
  addWords(arcs.phrases, typedPhrases)
}

/** Into the game's own phrasebook: its sentences of each language arrive there later, so a copy made now would be empty. */
function addWords(book: Phrasebook, more: Phrasebook): void {
  for (const lang of LANGS) Object.assign(book[lang], more[lang])
}
