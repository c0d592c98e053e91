// Lars as the table offers it.

import { canonical } from '@understudy/procedure'
import { type Bot, type BotConfig, type BotSpec, type OptionSpec, rulebookBot } from '@understudy/table'
import type { State } from '../../rules/state.ts'
import type { Action } from '../../vocabulary.ts'
import { larsBook } from './book.ts'
import { SEIZE_FACES, type SeizeFace } from './dice.ts'
import { asking } from './open-choices.ts'

export { larsBook } from './book.ts'

const FACE_TITLES: Readonly<Record<SeizeFace, { readonly en: string; readonly ru: string }>> = {
  doubleKey: { en: 'two keys and an intercept', ru: 'два ключа и перехват' },
  intercept: { en: 'an intercept alone', ru: 'один перехват' },
  keyFlame: { en: 'a key and a flame', ru: 'ключ и удар по своим (пламя)' },
  buildingKey: { en: 'a building hit and a key', ru: 'удар по зданию и ключ' },
}

/** What changes the rules themselves (lars/A9, lars/A34) is an option of the game. */
const options: readonly OptionSpec[] = [
  {
    id: 'citySymbol',
    kind: 'flag',
    title: { en: 'New cities go by symbols, not by resources', ru: 'Новые города — по символам, а не по ресурсам' },
    help: { en: 'lars/A23.', ru: 'lars/A23.' },
    default: false,
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
      en: 'lars/A57. If a person decides, it is the one with the least Power.',
      ru: 'lars/A57. Если решает человек, то тот, у кого меньше всего власти.',
    },
    values: [
      { id: 'random', title: { en: 'is decided at random', ru: 'решает жребий' } },
      { id: 'human', title: { en: 'a person decides', ru: 'решает человек' } },
    ],
    default: 'random',
  },
]

/** All that a Lars remembers is handed to it, so one is enough for each way to play; compiling the pages takes a while. */
const made = new Map<string, Bot<State, Action>>()
function make(config: BotConfig): Bot<State, Action> {
  const key = canonical({ ...config })
  const known = made.get(key)
  if (known !== undefined) return known
  const plain = rulebookBot<State, Action>(larsBook, config)
  const asks = config.options.openChoices === 'human' && plain.runner !== undefined
  const bot = asks ? asking(plain, plain.runner) : plain
  made.set(key, bot)
  return bot
}

export const lars: BotSpec<State, Action> = {
  id: larsBook.id,
  version: larsBook.version,
  title: { en: 'Lars', ru: 'Ларс' },
  author: larsBook.author,
  roles: ['lars'],
  editions: larsBook.editions,
  options,
  rulebook: larsBook,
  make,
}
