// Arcs as a Game, without what many games never need: parts of the rules and words (`words/`) are brought by
// whoever wants them. `game.ts` has all of it.

import type { Game } from '@understudy/table'
import { about } from './about.ts'
import { decisionOf } from './rules/choosing/decision.ts'
import { describeAction } from './rules/choosing/describe.ts'
import { applyAction } from './rules/choosing/legal.ts'
import { parseAction } from './rules/choosing/parse-action.ts'
import { allowAnyway, changesOnTable, checkPosition, setUpOnTable } from './rules/positions/checking.ts'
import { resampled, viewFor } from './rules/positions/view.ts'
import { actRules } from './rules/round/act-rules.ts'
import { endsEarly } from './rules/round/acts.ts'
import { momentOf } from './rules/round/layers.ts'
import { say } from './rules/sayings.ts'
import { chosenOptions } from './rules/setup/options.ts'
import { sources } from './rules/setup/sources.ts'
import { startGame } from './rules/setup/start.ts'
import * as read from './rules/state/read.ts'
import { readPosition } from './rules/state/reading.ts'
import { serialise } from './rules/state/serialise.ts'
import { colourOf, copyState, type State } from './rules/state/state.ts'
import { knownSpecs, optionSpecs } from './text/options/specs.ts'
import { phrases } from './text/phrases.ts'
import { OWNER } from './text/words.ts'
import type { Action } from './vocabulary.ts'

export const arcs: Game<State, Action> = {
  id: about.id,
  version: '1',
  title: about.title,
  options: optionSpecs,
  known: knownSpecs,
  sources,
  phrases,
  seats: (given) => {
    const { colours, roles } = chosenOptions(given)
    return colours.map((colour, i) => ({ id: colour, title: OWNER[colour], role: roles[i]! }))
  },
  start: startGame,
  decision: decisionOf,
  apply: applyAction,
  force: allowAnyway,
  copy: copyState,
  view: viewFor,
  resample: resampled,
  moment: momentOf,
  outcome: (state) => {
    const winner = read.over(state) - 1
    if (winner < 0) return undefined
    if (state.options.act !== 0) return actRules().outcome(state, winner)
    const scores = Object.fromEntries(state.options.colours.map((colour, seat) => [colour, read.power(state, seat)]))
    const seat = colourOf(state, winner)
    const power = read.power(state, winner)
    const why = endsEarly(state, power) ? say('over.power', { seat, power }) : say('over.chapters', { seat, power })
    return { winners: [seat], scores, why }
  },
  serialise,
  parse: readPosition,
  check: checkPosition,
  diff: changesOnTable,
  setup: setUpOnTable,
  parseAction,
  describe: describeAction,
}
