// Rome for the page: a map that any pack draws by itself, its pieces and its cards.

import './style/colours.css'
import './style/board.css'
import './style/pieces.css'
import './style/cards.css'
import './style/seat-marks.css'
import './style/seats.css'
import type { Action, State } from '@understudy/rome'
import { later } from '../../ui/later.tsx'
import type { GameUi } from '../ui.ts'
import { Board } from './board/board.tsx'
import { ON_MAP } from './board/taps.ts'
import { Hand } from './cards/hand.tsx'
import { hush } from './hush.ts'
import { Inspect } from './inspect/inspect.tsx'
import { romeLight } from './light.ts'
import { presets } from './presets.ts'
import { Seats } from './seats/seats.tsx'
import { Thumbnail } from './thumbnail.tsx'

export const romeUi: GameUi<State, Action> = {
  pkg: romeLight,
  Board,
  Seats,
  Hand,
  Inspect,
  Editor: later(() => import('./editor/editor.tsx').then((part) => part.Editor)),
  Thumbnail,
  presets,
  secrets: true,
  hush,
  slots: ON_MAP,
}
