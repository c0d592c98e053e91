// muhq's game as a Game.

import type { Json } from '@understudy/procedure'
import type { ChanceSource, Game, OptionSpec } from '@understudy/table'
import { about } from './about.ts'
import { applyAction, forceAction } from './rules/apply.ts'
import { problemsOf } from './rules/check.ts'
import { decisionOf } from './rules/decision.ts'
import { describeAction } from './rules/describe.ts'
import { changesBetween, setupOf } from './rules/diff.ts'
import { endingSay, winnersOf } from './rules/harm.ts'
import { parseAction, parseState } from './rules/parse.ts'
import { chosenOptions, startGame } from './rules/start.ts'
import { copyState, type State, seatsOf } from './rules/state.ts'
import { resampled, viewFor } from './rules/view.ts'
import { en } from './text/en.ts'
import { ru } from './text/ru.ts'
import { seatTitle } from './text/words.ts'
import { type Action, BOSS, PEOPLE } from './vocabulary.ts'

const options: readonly OptionSpec[] = [
  {
    id: 'boss',
    kind: 'choice',
    title: { en: 'Boss', ru: 'Босс' },
    help: {
      en: 'Whom the people face. A map of your own names its boss itself.',
      ru: 'С кем предстоит сразиться. Своя карта местности сама называет босса.',
    },
    values: [
      { id: 'kraken', title: { en: 'The Kraken', ru: 'Кракен' } },
      { id: 'tyrant', title: { en: 'The Tyrant', ru: 'Тиран' } },
    ],
    default: 'kraken',
  },
  {
    id: 'players',
    kind: 'number',
    title: { en: 'People', ru: 'Число игроков' },
    min: 1,
    max: PEOPLE.length,
    default: 1,
  },
  {
    id: 'map',
    kind: 'file',
    format: 'yaml',
    title: { en: 'A map of your own', ru: 'Своя карта местности' },
  },
  {
    id: 'cards',
    kind: 'file',
    format: 'yaml',
    title: { en: 'Cards of your own', ru: 'Свои карты для колод' },
    help: {
      en: 'They are added to the Understudy set; a card with the same id replaces the one there.',
      ru: 'Они добавляются к набору Understudy; карта с тем же идентификатором заменяет карту из набора.',
    },
  },
  {
    id: 'shyDistance',
    kind: 'choice',
    title: { en: 'Shy units keep away from', ru: 'Пугливые юниты держатся подальше' },
    help: { en: 'Ruling muhq/9.', ru: 'Решение muhq/9.' },
    values: [
      { id: 'nearest', title: { en: 'the nearest enemy', ru: 'от ближайшего врага' } },
      { id: 'sum', title: { en: 'all enemies together', ru: 'от всех врагов вместе' } },
    ],
    default: 'nearest',
  },
  {
    id: 'upkeepLoss',
    kind: 'choice',
    title: { en: 'When the boss cannot pay upkeep it loses', ru: 'Если боссу нечем платить за содержание, он теряет' },
    help: { en: 'Ruling muhq/3.', ru: 'Решение muhq/3.' },
    values: [
      { id: 'paying', title: { en: 'a unit that has upkeep', ru: 'юнита, у которого есть содержание' } },
      { id: 'any', title: { en: 'any unit except the boss itself', ru: 'любого юнита, кроме самого босса' } },
    ],
    default: 'paying',
  },
  {
    id: 'bossKeepsResources',
    kind: 'flag',
    title: { en: 'The boss keeps unspent resources', ru: 'Босс сохраняет непотраченные ресурсы' },
    help: { en: 'Ruling muhq/5.', ru: 'Решение muhq/5.' },
    default: true,
  },
]

const sources: readonly ChanceSource[] = [
  { id: 'bossCards', title: { en: 'Cards of the boss', ru: 'Карты босса' }, ways: ['app', 'table'] },
  { id: 'playerCards', title: { en: 'Cards of the people', ru: 'Карты игроков' }, ways: ['app', 'table', 'secret'] },
  { id: 'storeCards', title: { en: 'Cards in the stores', ru: 'Карты в лавках' }, ways: ['app', 'table'] },
]

export const muhq: Game<State, Action> = {
  id: about.id,
  version: '1',
  title: about.title,
  options,
  sources,
  phrases: { en, ru },
  seats: (chosen) =>
    ([...PEOPLE.slice(0, chosenOptions(chosen).players), BOSS] as const).map((seat) => ({
      id: seat,
      title: seatTitle(seat),
      role: seat === BOSS ? 'boss' : 'person',
    })),
  start: startGame,
  decision: decisionOf,
  apply: applyAction,
  force: forceAction,
  copy: copyState,
  view: viewFor,
  resample: resampled,
  moment: (state) => `${state.round}.${state.turn}`,
  outcome: (state) =>
    state.over === null ? undefined : { winners: winnersOf(state, seatsOf(state)), why: endingSay(state, state.over) },
  serialise: (state) => copyState(state) as unknown as Json,
  parse: parseState,
  check: problemsOf,
  diff: changesBetween,
  setup: setupOf,
  parseAction,
  describe: describeAction,
}
