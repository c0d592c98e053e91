// The plain words in which an open cell of a table is asked about.

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

const words = (en: string, ru: string): Name => ({ en, ru })
const asks =
  (en: string, ru: string) =>
  (row: Name): Name =>
    words(en.replace('{}', row.en), ru.replace('{}', row.ru))

const number =
  (min: number, max: number): FormOf =>
  () => ({ kind: 'number', min, max })

const COLOUR_NAMES: Readonly<Record<(typeof COLOURS)[number], Name>> = {
  B: words('black', 'чёрный'),
  W: words('white', 'белый'),
  G: words('green', 'зелёный'),
  Y: words('yellow', 'жёлтый'),
  R: words('red', 'красный'),
}
const FACE_NAMES: Readonly<Record<(typeof FACES)[number], Name>> = {
  '-': words('blank', 'пусто'),
  S: words('S', 'S'),
  X: words('wound', 'рана'),
  K: words('skull', 'череп'),
}
const colours = COLOURS.map((id): FactOption => ({ id, name: COLOUR_NAMES[id] }))
const faces = FACES.map((id): FactOption => ({ id, name: FACE_NAMES[id] }))

export const YES_NO: readonly FactOption[] = [
  { id: 'true', name: words('yes', 'да') },
  { id: 'false', name: words('no', 'нет') },
]

export const diceForm = (least: number, most: number): FactForm => ({ kind: 'letters', of: colours, least, most })
export const facesForm = (least: number, most: number): FactForm => ({ kind: 'letters', of: faces, least, most })

const dice: FormOf = () => diceForm(0, 9)
const oneDie: FormOf = () => diceForm(0, 1)
const hits: FormOf = () => ({ kind: 'letters', of: faces.filter(({ id }) => id !== '-'), least: 0, most: 3 })

const cost: ColumnWords = {
  title: words('cost', 'цена'),
  question: asks('What does {} cost?', 'Сколько стоит «{}»?'),
  form: number(0, 20),
}
const battle = {
  T: {
    title: words('dice in terrain', 'кубики на местности'),
    question: asks('Which dice does {} roll in terrain?', 'Какие кубики бросает «{}» на местности?'),
    form: dice,
  },
  F: {
    title: words('dice on the flanks', 'кубики на флангах'),
    question: asks('Which dice does {} roll on the flanks?', 'Какие кубики бросает «{}» на флангах?'),
    form: dice,
  },
  C: {
    title: words('dice in the centre', 'кубики в центре'),
    question: asks('Which dice does {} roll in the centre?', 'Какие кубики бросает «{}» в центре?'),
    form: dice,
  },
} as const

const test = (en: string, ru: string): ColumnWords => ({
  title: words(`die against ${en}`, `кубик против ${ru}`),
  question: asks(`Which die tests {} against ${en}?`, `Какой кубик бросают на «{}» против ${ru}?`),
  form: oneDie,
})

/** By file and column. */
export const COLUMN_WORDS: Readonly<Record<string, Readonly<Record<string, ColumnWords>>>> = {
  'regions.csv': {
    gold: {
      title: words('gold', 'золото'),
      question: asks('How much gold is printed on {}?', 'Сколько золота обозначено в области {}?'),
      form: number(0, 20),
    },
    terrain: {
      title: words('terrain symbols', 'знаки местности'),
      question: asks('How many terrain symbols has {}?', 'Сколько знаков местности в области {}?'),
      form: number(0, 9),
    },
    port: {
      title: words('port (0: none)', 'порт (0 — нет)'),
      question: asks('What is the port of {} worth (0: no port)?', 'Сколько стоит порт области {} (0 — порта нет)?'),
      form: number(0, 9),
    },
    def: {
      title: words('defence level', 'уровень обороны'),
      question: asks('What is the defence level of {}?', 'Какой уровень обороны у области {}?'),
      form: number(0, 20),
    },
    seas: {
      title: words('seas', 'моря'),
      question: asks('Which seas does the coast of {} touch?', 'К каким морям выходит область {}?'),
      form: ({ seas }) => ({ kind: 'several', of: seas }),
    },
    borders: {
      title: words('borders', 'границы'),
      question: asks('Which regions border on {}?', 'С какими областями граничит {}?'),
      form: ({ regions }) => ({
        kind: 'several',
        of: regions,
        mark: { sign: '~', title: words('across a strait', 'через пролив') },
      }),
    },
  },
  'seas.csv': {
    next: {
      title: words('seas next to it', 'соседние моря'),
      question: asks('Which seas are next to {}?', 'С какими морями соседствует {}?'),
      form: ({ seas }) => ({ kind: 'several', of: seas }),
    },
  },
  'troops.csv': { cost, ...battle },
  'mercenaries.csv': {
    region: {
      title: words('region', 'область'),
      question: asks('At which region does the stack of {} lie?', 'У какой области лежит стопка, где «{}»?'),
      form: ({ regions }) => ({ kind: 'one', of: regions }),
      absent: '-',
    },
    cost,
    ...battle,
  },
  'generals.csv': {
    stars: {
      title: words('stars', 'звёзды'),
      question: asks('How many stars has {}?', 'Сколько звёзд у полководца {}?'),
      form: number(0, 9),
    },
  },
  'actions.csv': {
    copies: {
      title: words('cards in the deck', 'карт в колоде'),
      question: asks('How many cards “{}” are in the action deck?', 'Сколько карт «{}» в колоде действий?'),
      form: number(0, 20),
      absent: '0',
      laid: true,
    },
    gold: {
      title: words('gold', 'золото'),
      question: asks('How much gold does {} pay when discarded?', 'Сколько золота даёт сброс карты «{}»?'),
      form: number(0, 20),
    },
    pay: {
      title: words('to pay first', 'плата'),
      question: asks('How much gold must be paid to use {}?', 'Сколько золота нужно заплатить за «{}»?'),
      form: number(0, 20),
    },
    general: test('a general', 'полководца'),
    agent: test('an agent', 'агента'),
    any: test('anything', 'любой цели'),
    success: {
      title: words('faces that succeed', 'грани успеха'),
      question: asks('Which faces make {} succeed?', 'Какие грани означают успех карты «{}»?'),
      form: hits,
    },
    caught: {
      title: words('faces that catch the agent', 'грани провала'),
      question: asks('On which faces is the agent of {} caught?', 'При каких гранях агента карты «{}» ловят?'),
      form: hits,
    },
  },
  'developments.csv': {
    cost: { ...cost, form: number(0, 99) },
    value: {
      title: words('how much', 'сколько'),
      question: asks('How much does {} bring?', 'Сколько даёт «{}»?'),
      form: number(0, 99),
    },
  },
  'wonders.csv': {
    region: {
      title: words('region', 'область'),
      question: asks('In which region is the site of {}?', 'В какой области место для чуда «{}»?'),
      form: ({ regions }) => ({ kind: 'one', of: regions }),
      absent: '-',
    },
    vp: {
      title: words('points', 'очки'),
      question: asks('How many points does {} score?', 'Сколько очков приносит «{}»?'),
      form: number(0, 20),
    },
  },
}
