// muhq's game for the page: our own drawings of its boards, units and cards.

import './style/colours.css'
import './style/terrain.css'
import './style/token.css'
import './style/blows.css'
import './style/board.css'
import './style/cards.css'
import './style/hand.css'
import './style/seats.css'
import './style/inspect.css'
import './style/thumbnail.css'
import './style/fitted.css'
import './style/seats-rail.css'
import type { Action, State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { outcomeOf } from '../../play/following/outcome.ts'
import { later } from '../../ui/later.tsx'
import type { GameUi } from '../ui.ts'
import { asksNow } from './asks-now.ts'
import { Board } from './board/board.tsx'
import { inMarket } from './board/taps.ts'
import { Hand, Market } from './cards/hand.tsx'
import { compose } from './compose.ts'
import { muhqLight } from './light.ts'
import { pips } from './pips.ts'
import { press } from './press.ts'
import { Score } from './seats/boss-seat.tsx'
import { Seats } from './seats/seats.tsx'
import { telling } from './telling/telling.ts'
import { words } from './text/words.ts'
import { Thumbnail } from './thumbnail.tsx'
import { unfinished } from './unfinished.ts'
import { verbs } from './verbs.ts'

export const muhqUi: GameUi<State, Action> = {
  pkg: muhqLight,
  Board,
  Seats,
  Score,
  Market,
  marketWord: { en: 'Store', ru: 'Лавка' },
  inMarket,
  Hand,
  press,
  Weigh: later(() => import('./weigh.tsx').then((part) => part.Weigh)),
  telling,
  outcome: outcomeOf,
  asksNow,
  help: (state) => import('./help/help.tsx').then((part) => part.helpFor(state)),
  ends: ({ do: what }) => what === 'end',
  unfinished,
  pips,
  verbs,
  clockWords: (state, lang) => words(lang).round(state.round, settingOf(state).map.rounds),
  nothingLeft: (state) => {
    const [only, ...more] = muhqLight.game.decision(state)?.next([]) ?? []
    return more.length === 0 && only?.action?.do === 'end' ? only.action : undefined
  },
  Inspect: later(() => import('./inspect/inspect.tsx').then((part) => part.Inspect)),
  Editor: later(() => import('./editor/editor.tsx').then((part) => part.Editor)),
  Thumbnail,
  compose,
  typed: (state, seat, line) => import('./typed/typed.ts').then(({ typed }) => typed(state, seat, line)),
  TypedHelp: later(() => import('./typed/typed-help.tsx').then((part) => part.TypedHelp)),
  heads: () => import('./telling/heads.ts').then((part) => part.heads),
  beside: () => import('@understudy/muhq/beside').then((part) => part.muhqBeside),
  Sheets: later(() => import('./sheets/sheets.tsx').then((part) => part.Sheets)),
  guide: () => import('./guide.ts').then((part) => part.guide),
  choosing: () => import('./choosing.tsx'),
  Summary: later(() => import('./summary.tsx').then((part) => part.Summary)),
  review: () => import('./review.ts').then((part) => part.review),
  pointing: () => import('./pointing.ts').then((part) => part.pointing),
  slots: ['unit', 'target', 'tile', 'card', 'store'],
}
