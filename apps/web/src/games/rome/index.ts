// Rome for the page: a map that any pack draws by itself, its pieces and its cards.

import './style/colours.css'
import './style/board.css'
import './style/pieces.css'
import './style/cards.css'
import './style/seat-marks.css'
import './style/seats.css'
import './style/seats-rail.css'
import './style/table.css'
import type { Action, State } from '@understudy/rome'
import { TOLD_TOGETHER } from '@understudy/rome/facts'
import { gistOf, outcomeOf } from '../../play/following/outcome.ts'
import { later } from '../../ui/later.tsx'
import type { GameUi } from '../ui.ts'
import { battle } from './battle/index.ts'
import { PrintedFace } from './beside/printed-face.tsx'
import { Board } from './board/board.tsx'
import { ON_MAP } from './board/taps.ts'
import { Hand } from './cards/hand.tsx'
import { bridged } from './compose/bridge.ts'
import { entering } from './compose/entering.ts'
import { beforeHalt, leftToAsk } from './compose/possible/left.ts'
import { askedBeside } from './compose/tray.ts'
import { Inspect } from './inspect/inspect.tsx'
import { romeLight } from './light.ts'
import { FactsNotice, PackField, withPack } from './packs/beside.tsx'
import { pips } from './pips.ts'
import { presets } from './presets.ts'
import { press } from './press.ts'
import { roundEnded } from './round.ts'
import { ClockSigns } from './seats/clock.tsx'
import { Market } from './seats/market.tsx'
import { Score } from './seats/score.tsx'
import { Seats } from './seats/seats.tsx'
import { hush } from './telling/hush.ts'
import { ofThisPhase } from './telling/of-this-phase.ts'
import { offeredAgain, offerMade } from './telling/offers.ts'
import { telling } from './telling/telling.ts'
import { roundWords } from './text/round-words.ts'
import { Thumbnail } from './thumbnail.tsx'
import { toDo } from './to-do.ts'

const RoundPause = later(() => import('./pause.tsx').then((part) => part.RoundPause))

export const romeUi: GameUi<State, Action> = {
  pkg: romeLight,
  Board: bridged(Board),
  Seats: bridged(Seats),
  press,
  telling,
  // Who won the initiative: others may have done much since.
  outcome: (log) => offerMade(log) ?? ofThisPhase(outcomeOf(beforeHalt(log), 'initiativeWon'), log),
  asksNow: (_picks, _verb, state, _choices, log) => askedBeside(state) ?? offeredAgain(state, log) ?? leftToAsk(state),
  gist: gistOf,
  help: (state) => import('./help/help.tsx').then((part) => part.helpFor(state)),
  Weigh: later(() => import('./weigh.tsx').then((part) => part.Weigh)),
  ClockSigns,
  clockWords: (state, lang) => roundWords(state, lang),
  pips,
  Score,
  Market,
  marketWord: { en: 'Shop', ru: 'Торг' },
  Hand: bridged(Hand),
  ...entering,
  Inspect,
  Editor: later(() => import('./editor/editor.tsx').then((part) => part.Editor)),
  Thumbnail,
  bookLetters: true,
  presets,
  choosing: () => import('./choosing.tsx'),
  guide: () => import('./guide.ts').then((part) => part.guide),
  pause: (before, after, more) => (roundEnded(before, after, more) ? { Screen: RoundPause } : undefined),
  battle,
  Summary: later(() => import('./summary.tsx').then((part) => part.Summary)),
  review: () => import('./review.ts').then((part) => part.review),
  ownFields: { pack: PackField },
  withPack,
  Notice: FactsNotice,
  secrets: true,
  hush,
  toDo,
  heads: () => import('./telling/heads.ts').then((part) => part.heads),
  beside: () => import('@understudy/rome/beside').then((part) => part.romeBeside),
  pointing: () => import('./pointing.ts').then((part) => part.pointing),
  slots: ON_MAP,
  together: TOLD_TOGETHER,
  Face: PrintedFace,
  ToldThrow: later(() => import('./beside/told-throw.tsx').then((part) => part.ToldThrow)),
}
