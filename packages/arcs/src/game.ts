// Arcs as a Game, with all its parts, in all languages.

import type { Game } from '@understudy/table'
import { arcs as lean } from './lean.ts'
import { bringLeaders } from './rules/cards/led-cards.ts'
import { bringReading } from './rules/positions/bring.ts'
import { bringLars } from './rules/seats/lars-deck.ts'
import type { State } from './rules/state/state.ts'
import type { Action } from './vocabulary.ts'
import { speakAll } from './words/index.ts'

function whole(): Game<State, Action> {
  bringLeaders()
  bringLars()
  bringReading()
  speakAll()
  return lean
}

/** Nothing is brought where a bundler finds that nobody asks for this one: see `lean.ts`. */
export const arcs: Game<State, Action> = /* @__PURE__ */ whole()
