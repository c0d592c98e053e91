// The options of Lars, and what the published text itself says about each of them.

import type { OptionSpec, Options } from '@understudy/table'
import { SEIZE_FACES, type SeizeFace } from './die-faces.ts'

const FACE_TITLES: Readonly<Record<SeizeFace, { readonly en: string; readonly ru: string }>> = {
  doubleKey: { en: 'two keys and an intercept', ru: 'два ключа и перехват' },
  intercept: { en: 'an intercept alone', ru: 'один перехват' },
  keyFlame: { en: 'a key and a flame', ru: 'ключ и удар по своим (пламя)' },
  buildingKey: { en: 'a building hit and a key', ru: 'удар по зданию и ключ' },
}

/** What changes the rules themselves (lars/A9, A34, A36, A37, A46) is an option of the game. */
export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'preset',
    kind: 'choice',
    title: { en: 'Version', ru: 'Версия' },
    values: [
      { id: 'ruled', title: { en: '0.8.13 with our rulings', ru: '0.8.13 с нашими решениями' } },
      { id: 'printed', title: { en: '0.8.13 as printed', ru: '0.8.13, как напечатано' } },
    ],
    default: 'ruled',
  },
  {
    id: 'citySymbol',
    kind: 'flag',
    title: { en: 'New cities go by symbols, not by resources', ru: 'Новые города — по символам, а не по ресурсам' },
    help: { en: 'Ruling lars/A23.', ru: 'Решение lars/A23.' },
    default: false,
  },
  {
    id: 'damagedFly',
    kind: 'flag',
    title: { en: 'Damaged ships leave the starport too', ru: 'Повреждённые корабли тоже покидают космопорт' },
    help: {
      en: 'Ruling lars/A27. They go with those that do not suffice for control.',
      ru: 'Решение lars/A27. Они уходят вместе с теми, кого не хватает, чтобы править.',
    },
    default: false,
  },
  {
    id: 'demands',
    kind: 'choice',
    title: { en: 'Takes Populist Demands if it is', ru: 'Берёт «Популистские требования», если он' },
    help: { en: 'Ruling lars/A40.', ru: 'Решение lars/A40.' },
    values: [
      {
        id: 'undeclared',
        title: { en: 'first alone in an undeclared ambition', ru: 'единственный первый в необъявленном замысле' },
      },
      { id: 'any', title: { en: 'first alone in any ambition', ru: 'единственный первый в любом замысле' } },
      {
        id: 'tied',
        title: { en: 'first or tied in an undeclared one', ru: 'первый, хотя бы наравне, в необъявленном' },
      },
    ],
    default: 'undeclared',
  },
  {
    id: 'seizeFace',
    kind: 'choice',
    title: { en: 'The raid face that seizes', ru: 'Грань налёта, с которой перехватывают инициативу' },
    help: {
      en: 'The printed symbol is not certain; the odds are the same. It matters when you roll real dice.',
      ru: 'Напечатанный символ известен не точно; шансы одинаковы. Важно, если кубики бросаете вы.',
    },
    values: (Object.keys(SEIZE_FACES) as SeizeFace[]).map((id) => ({ id, title: FACE_TITLES[id] })),
    default: 'doubleKey',
  },
  {
    id: 'openChoices',
    kind: 'choice',
    title: { en: 'What no rule decides', ru: 'Что не решают правила' },
    help: {
      en: 'Ruling lars/A57. If a person decides, it is the one with the least Power.',
      ru: 'Решение lars/A57. Если решает человек, то тот, у кого меньше всего власти.',
    },
    values: [
      { id: 'random', title: { en: 'is decided at random', ru: 'решает жребий' } },
      { id: 'human', title: { en: 'a person decides', ru: 'решает человек' } },
    ],
    default: 'random',
  },
]

/** As printed. Not settled by the text: which face seizes, and whether people or chance decide what no rule does. */
export const PRINTED: Options = { citySymbol: true, damagedFly: true, demands: 'any' }
/** The same for options of the game. */
export const GAME_PRINTED: Options = {
  larsCap: false,
  larsRaid: false,
  larsFewDice: false,
  larsOutrage: true,
  larsRanksPeople: true,
}

const isPrinted = (options: Options): boolean => options.preset === 'printed'
export const settled = (options: Options): Options => (isPrinted(options) ? { ...options, ...PRINTED } : options)
export const gamePrinted = (options: Options): Options => (isPrinted(options) ? GAME_PRINTED : {})
