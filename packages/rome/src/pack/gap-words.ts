// The plain words in which an open cell of a table is asked about.

import type { Lang } from '@understudy/procedure'
import type { FactForm, FactOption } from '@understudy/table/gaps'
import { COLOURS, FACES } from '../vocabulary.ts'
import type { Name } from './types.ts'

interface ColumnWords {
  readonly title: Name
  readonly question: (row: Name) => Name
  readonly form: FormOf
  /** The answer that means "not in my game". */
  readonly absent?: string
  /** The table is laid out with it. */
  readonly laid?: boolean
}

/** Lists that some forms choose from. */
export interface Lists {
  readonly regions: readonly FactOption[]
  readonly seas: readonly FactOption[]
}

type FormOf = (lists: Lists) => FactForm

const asks =
  ({ en, ru }: Readonly<Record<Lang, string>>) =>
  (row: Name): Name => ({ en: en.replace('{}', row.en), ru: ru.replace('{}', row.ru) })

const number =
  (min: number, max: number): FormOf =>
  () => ({ kind: 'number', min, max })

const COLOUR_NAMES: Readonly<Record<(typeof COLOURS)[number], Name>> = {
  B: { en: 'black', ru: 'чёрный' },
  W: { en: 'white', ru: 'белый' },
  G: { en: 'green', ru: 'зелёный' },
  Y: { en: 'yellow', ru: 'жёлтый' },
  R: { en: 'red', ru: 'красный' },
}
const FACE_NAMES: Readonly<Record<(typeof FACES)[number], Name>> = {
  '-': { en: 'blank', ru: 'пусто' },
  S: { en: 'S', ru: 'S' },
  X: { en: 'wound', ru: 'рана' },
  K: { en: 'skull', ru: 'череп' },
}
const colours = COLOURS.map((id): FactOption => ({ id, name: COLOUR_NAMES[id] }))
const faces = FACES.map((id): FactOption => ({ id, name: FACE_NAMES[id] }))

export const YES_NO: readonly FactOption[] = [
  { id: 'true', name: { en: 'yes', ru: 'да' } },
  { id: 'false', name: { en: 'no', ru: 'нет' } },
]

export const diceForm = (least: number, most: number): FactForm => ({ kind: 'letters', of: colours, least, most })
export const facesForm = (least: number, most: number): FactForm => ({ kind: 'letters', of: faces, least, most })

const dice: FormOf = () => diceForm(0, 9)
const oneDie: FormOf = () => diceForm(0, 1)
const hits: FormOf = () => ({ kind: 'letters', of: faces.filter(({ id }) => id !== '-'), least: 0, most: 3 })

const cost: ColumnWords = {
  title: { en: 'cost', ru: 'цена' },
  question: asks({ en: 'What does {} cost?', ru: 'Сколько стоит «{}»?' }),
  form: number(0, 20),
}
const battle = {
  T: {
    title: { en: 'dice in terrain', ru: 'кубики на местности' },
    question: asks({ en: 'Which dice does {} roll in terrain?', ru: 'Какие кубики бросает «{}» на местности?' }),
    form: dice,
  },
  F: {
    title: { en: 'dice on the flanks', ru: 'кубики на флангах' },
    question: asks({ en: 'Which dice does {} roll on the flanks?', ru: 'Какие кубики бросает «{}» на флангах?' }),
    form: dice,
  },
  C: {
    title: { en: 'dice in the centre', ru: 'кубики в центре' },
    question: asks({ en: 'Which dice does {} roll in the centre?', ru: 'Какие кубики бросает «{}» в центре?' }),
    form: dice,
  },
} as const

const test = ({ en, ru }: Readonly<Record<Lang, string>>): ColumnWords => ({
  title: { en: `die against ${en}`, ru: `кубик против ${ru}` },
  question: asks({ en: `Which die tests {} against ${en}?`, ru: `Какой кубик бросают на «{}» против ${ru}?` }),
  form: oneDie,
})

/** By file and column. */
export const COLUMN_WORDS: Readonly<Record<string, Readonly<Record<string, ColumnWords>>>> = {
  'regions.csv': {
    gold: {
      title: { en: 'gold', ru: 'золото' },
      question: asks({ en: 'How much gold is printed on {}?', ru: 'Сколько золота обозначено в области {}?' }),
      form: number(0, 20),
    },
    terrain: {
      title: { en: 'terrain symbols', ru: 'знаки местности' },
      question: asks({ en: 'How many terrain symbols has {}?', ru: 'Сколько знаков местности в области {}?' }),
      form: number(0, 9),
    },
    port: {
      title: { en: 'port (0: none)', ru: 'порт (0 — нет)' },
      question: asks({
        en: 'What is the port of {} worth (0: no port)?',
        ru: 'Сколько стоит порт области {} (0 — порта нет)?',
      }),
      form: number(0, 9),
    },
    def: {
      title: { en: 'defence level', ru: 'уровень обороны' },
      question: asks({ en: 'What is the defence level of {}?', ru: 'Какой уровень обороны у области {}?' }),
      form: number(0, 20),
    },
    seas: {
      title: { en: 'seas', ru: 'моря' },
      question: asks({ en: 'Which seas does the coast of {} touch?', ru: 'К каким морям выходит область {}?' }),
      form: ({ seas }) => ({ kind: 'several', of: seas }),
    },
    borders: {
      title: { en: 'borders', ru: 'границы' },
      question: asks({ en: 'Which regions border on {}?', ru: 'С какими областями граничит {}?' }),
      form: ({ regions }) => ({
        kind: 'several',
        of: regions,
        mark: { sign: '~', title: { en: 'across a strait', ru: 'через пролив' } },
      }),
    },
  },
  'seas.csv': {
    next: {
      title: { en: 'seas next to it', ru: 'соседние моря' },
      question: asks({ en: 'Which seas are next to {}?', ru: 'С какими морями соседствует {}?' }),
      form: ({ seas }) => ({ kind: 'several', of: seas }),
    },
  },
  'troops.csv': { cost, ...battle },
  'mercenaries.csv': {
    region: {
      title: { en: 'region', ru: 'область' },
      question: asks({
        en: 'At which region does the stack of {} lie?',
        ru: 'У какой области лежит стопка, где «{}»?',
      }),
      form: ({ regions }) => ({ kind: 'one', of: regions }),
      absent: '-',
    },
    cost,
    ...battle,
  },
  'generals.csv': {
    stars: {
      title: { en: 'stars', ru: 'звёзды' },
      question: asks({ en: 'How many stars has {}?', ru: 'Сколько звёзд у полководца {}?' }),
      form: number(0, 9),
    },
  },
  'actions.csv': {
    copies: {
      title: { en: 'cards in the deck', ru: 'карт в колоде' },
      question: asks({ en: 'How many cards “{}” are in the action deck?', ru: 'Сколько карт «{}» в колоде действий?' }),
      form: number(0, 20),
      absent: '0',
      laid: true,
    },
    gold: {
      title: { en: 'gold', ru: 'золото' },
      question: asks({ en: 'How much gold does {} pay when discarded?', ru: 'Сколько золота даёт сброс карты «{}»?' }),
      form: number(0, 20),
    },
    pay: {
      title: { en: 'to pay first', ru: 'плата' },
      question: asks({ en: 'How much gold must be paid to use {}?', ru: 'Сколько золота нужно заплатить за «{}»?' }),
      form: number(0, 20),
    },
    general: test({ en: 'a general', ru: 'полководца' }),
    agent: test({ en: 'an agent', ru: 'агента' }),
    any: test({ en: 'anything', ru: 'любой цели' }),
    success: {
      title: { en: 'faces that succeed', ru: 'грани успеха' },
      question: asks({ en: 'Which faces make {} succeed?', ru: 'Какие грани означают успех карты «{}»?' }),
      form: hits,
    },
    caught: {
      title: { en: 'faces that catch the agent', ru: 'грани провала' },
      question: asks({
        en: 'On which faces is the agent of {} caught?',
        ru: 'При каких гранях агента карты «{}» ловят?',
      }),
      form: hits,
    },
  },
  'developments.csv': {
    cost: { ...cost, form: number(0, 99) },
    value: {
      title: { en: 'how much', ru: 'сколько' },
      question: asks({ en: 'How much does {} bring?', ru: 'Сколько даёт «{}»?' }),
      form: number(0, 99),
    },
  },
  'wonders.csv': {
    region: {
      title: { en: 'region', ru: 'область' },
      question: asks({ en: 'In which region is the site of {}?', ru: 'В какой области место для чуда «{}»?' }),
      form: ({ regions }) => ({ kind: 'one', of: regions }),
      absent: '-',
    },
    vp: {
      title: { en: 'points', ru: 'очки' },
      question: asks({ en: 'How many points does {} score?', ru: 'Сколько очков приносит «{}»?' }),
      form: number(0, 20),
    },
  },
}
