// Total War: Rome as a Game.

import type { ChanceSource, Game } from '@understudy/table'
import { BOT_DICE } from '@understudy/table/steps'
import { about } from './about.ts'
import { askingDecision } from './facts/asking.ts'
import { romeFacts } from './facts/facts.ts'
import { hasGaps, whilePlaying } from './pack/setting.ts'
import { BOTS_AGAINST_PEOPLE, PEOPLE_CARDS } from './rules/chance/source-of.ts'
import { GAME_OPTIONS } from './rules/options/options.ts'
import { optionsFor } from './rules/options/options-for.ts'
import { applyAction, forceAction } from './rules/play/apply.ts'
import { decisionOf } from './rules/play/decision.ts'
import { describeAction } from './rules/play/describe.ts'
import { problemsOf } from './rules/positions/check.ts'
import { changesBetween, setupOf } from './rules/positions/diff.ts'
import { parseState } from './rules/positions/parse.ts'
import { parseAction } from './rules/positions/parse-action.ts'
import { serialiseState } from './rules/positions/write-state.ts'
import { chosenSeats, startGame } from './rules/round/start.ts'
import { say } from './rules/sayings.ts'
import { copyState } from './rules/state/copy.ts'
import { momentOf } from './rules/state/moment.ts'
import { seatId } from './rules/state/query.ts'
import type { State } from './rules/state/state.ts'
import { resampled, viewFor } from './rules/state/view.ts'
import { en } from './text/en.ts'
import { ru } from './text/ru.ts'
import type { Action } from './vocabulary.ts'

const sources: readonly ChanceSource[] = [
  { id: 'initiative', title: { en: 'Initiative cards', ru: 'Карты инициативы' }, ways: ['app', 'table'] },
  { id: 'actionCards', title: { en: 'Action cards', ru: 'Карты действий' }, ways: ['app', 'table'] },
  {
    id: 'troops',
    title: { en: 'Troop cards of the bots', ru: 'Карты войск ботов' },
    ways: ['app', 'table'],
    beside: 'app',
  },
  {
    id: 'generals',
    title: { en: 'Generals of the bots', ru: 'Полководцы ботов' },
    ways: ['app', 'table'],
    beside: 'app',
  },
  {
    id: PEOPLE_CARDS,
    title: { en: 'Troops and generals that people draw', ru: 'Войска и полководцы, которых тянут люди' },
    ways: ['app', 'table'],
  },
  {
    id: 'dice',
    title: { en: 'Dice of people', ru: 'Кубики людей' },
    ways: ['app', 'table'],
  },
  {
    id: BOTS_AGAINST_PEOPLE,
    title: { en: 'Dice of bots against people', ru: 'Кубики ботов против людей' },
    ways: ['app', 'table'],
    beside: 'app',
  },
  {
    id: BOT_DICE,
    title: { en: 'Dice that concern bots alone', ru: 'Кубики, если это касается только ботов' },
    ways: ['app', 'table'],
    beside: 'app',
  },
]

export const rome: Game<State, Action> = {
  id: about.id,
  version: '1',
  title: about.title,
  options: GAME_OPTIONS,
  optionsFor,
  sources,
  phrases: { en, ru },
  seats(options) {
    const { pack, roles } = chosenSeats(options)
    return pack.factions.flatMap((faction, no) =>
      roles[no] === 'absent' ? [] : [{ id: faction.id, title: faction.name, role: roles[no] ?? 'human' }],
    )
  },
  start: startGame,
  // Without gaps nothing is asked for, and no function need be made for each of the thousands of actions of a game.
  decision: (state) => (hasGaps(state) ? whilePlaying(state, () => askingDecision(state)) : decisionOf(state)),
  apply: (state, action, events) => {
    if (hasGaps(state)) whilePlaying(state, () => applyAction(state, action, events))
    else applyAction(state, action, events)
  },
  force: (state, action, events) => whilePlaying(state, () => forceAction(state, action, events)),
  copy: (state) => copyState(state),
  view: (state, seat, into) =>
    hasGaps(state) ? whilePlaying(state, () => viewFor(state, seat, into)) : viewFor(state, seat, into),
  resample: resampled,
  moment: momentOf,
  outcome: (state) =>
    state.over === null
      ? undefined
      : {
          winners: state.over.winners.map((no) => seatId(state, no)),
          scores: Object.fromEntries(state.sides.map((side, no) => [seatId(state, no), side.vp])),
          why: say(state.over.why === 'target' ? 'overAtTarget' : 'overAtLastRound', {}),
        },
  serialise: serialiseState,
  parse: parseState,
  check: problemsOf,
  diff: changesBetween,
  setup: setupOf,
  parseAction,
  describe: describeAction,
  facts: romeFacts,
}
