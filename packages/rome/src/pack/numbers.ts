// The file pack.yaml: dice, tables, prices and limits, with their schema.

import { BadInput } from '@understudy/table'
import { both, nameSchema, readYaml, whole } from '@understudy/table/files'
import * as v from 'valibot'
import { COLOURS, type Colour, type Face } from '../vocabulary.ts'
import type { Collector } from './collect.ts'
import { examine } from './examine.ts'
import { NUMBERS } from './files.ts'
import type { Gap } from './gap.ts'
import { numbersWithoutGaps } from './gap-numbers.ts'
import type { Pack } from './types.ts'

const id = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
    both({
      en: 'an id is needed: letters, digits, _ and -, at most 40.',
      ru: 'нужен идентификатор: латинские буквы, цифры, _ и -, не больше 40 знаков.',
    }),
  ),
)
const dice = v.pipe(
  v.string(),
  v.regex(
    /^[BWGYR]{1,9}$/,
    both({ en: 'dice are letters of B, W, G, Y, R.', ru: 'кубики обозначаются буквами B, W, G, Y, R.' }),
  ),
)
const faces = v.pipe(
  v.string(),
  v.regex(
    /^[-SXK]{1,20}$/,
    both({ en: 'faces are letters of -, S, X, K.', ru: 'грани обозначаются знаками -, S, X, K.' }),
  ),
)
const range = v.tuple([whole(0, 9), whole(0, 9)])
const longText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400))
const small = whole(0, 99)
const change = whole(-9, 9)
const numbers = <K extends string>(keys: readonly K[], of = small) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, of])) as Record<K, typeof of>)

export const numbersSchema = v.strictObject({
  meta: v.strictObject({
    id,
    title: nameSchema,
    label: v.strictObject({ en: longText, ru: longText }),
    reconstruction: v.boolean(),
  }),
  dice: v.strictObject({ B: faces, W: faces, G: faces, Y: faces, R: faces }),
  factions: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: nameSchema,
        starts: v.tuple([id, id, id, id]),
        navy: v.picklist(COLOURS),
        roads: v.boolean(),
        avoidTerrain: v.picklist(['always', 'beforeReform', 'never']),
        colour: v.optional(whole(1, 4)),
      }),
    ),
    v.minLength(2, both({ en: 'two to four factions are needed.', ru: 'нужно от двух до четырёх фракций.' })),
    v.maxLength(4, both({ en: 'two to four factions are needed.', ru: 'нужно от двух до четырёх фракций.' })),
  ),
  defence: v.record(v.string(), dice),
  levels: numbers(['absent', 'walls', 'wallsAlone', 'highest']),
  gather: v.record(v.string(), v.pipe(v.array(dice), v.minLength(1), v.maxLength(9))),
  declare: v.pipe(v.array(v.strictObject({ from: small, SK: range, CV: range, MI: range, AR: range })), v.minLength(1)),
  setup: numbers(['gold', 'agents', 'navies', 'hand', 'initiative']),
  army: numbers(['line', 'SK', 'AR', 'minimum']),
  limits: numbers(['agents', 'cubes', 'walls', 'market', 'barracks', 'roads', 'navyCards', 'navies', 'generals']),
  prices: v.strictObject({
    ...numbers(['general', 'agent', 'cube', 'navy', 'walls', 'market', 'barracks', 'road', 'wonder']).entries,
    mercenaryBarracks: change,
  }),
  move: v.strictObject({
    ...numbers([
      'army',
      'road',
      'strait',
      'embark',
      'land',
      'landAttack',
      'cube',
      'merge',
      'siege',
      'navy',
      'agent',
      'agentSea',
    ]).entries,
    // A step that costs nothing could be taken for ever.
    enter: whole(1, 99),
    attack: whole(1, 99),
    noSupply: change,
    mustered: change,
  }),
  navy: numbers(['capacity']),
  income: v.strictObject({ foreign: change, market: small, port: v.boolean(), linked: small }),
  trade: v.tuple([small, small, small, small]),
  theft: small,
  victory: v.strictObject({
    target: v.strictObject({ 2: whole(1, 999), 3: whole(1, 999), 4: whole(1, 999) }),
    ...numbers(['battle', 'bigBattle', 'bigBattleFrom', 'independent', 'home', 'capital']).entries,
    betrayal: change,
  }),
  speed: numbers(['market']),
  lists: v.optional(v.record(v.string(), v.picklist(['ask', 'none']))),
})

export type NumbersFile = v.InferOutput<typeof numbersSchema>

interface ReadNumbers {
  readonly file: NumbersFile
  readonly gaps: readonly Gap[]
}

// Packs that are filled in cell by cell are read again and again with the same numbers.
let last: { readonly text: string; readonly read: ReadNumbers } | undefined

/** Undefined if there are mistakes; the collector is told of all of them. */
export function readNumbers(text: string, collector: Collector): ReadNumbers | undefined {
  if (last?.text === text) return last.read
  const { data, gaps } = numbersWithoutGaps(yamlOf(text))
  const before = collector.faults.length
  examine(numbersSchema, data, NUMBERS, collector)
  if (collector.faults.length > before) return undefined
  const read = { file: data as NumbersFile, gaps }
  last = { text, read }
  return read
}

function yamlOf(text: string): unknown {
  try {
    return readYaml(text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const line = /^line (\d+)$/.exec(error.where)?.[1]
    throw new BadInput(error.what, line === undefined ? NUMBERS : `${NUMBERS}:${line}`)
  }
}

export const diceOf = (text: string): readonly Colour[] => [...text] as Colour[]
const facesOf = (text: string): readonly Face[] => [...text] as Face[]

/** What of it goes into the pack as it stands. */
export function numbersOf(
  file: NumbersFile,
): Pick<
  Pack,
  | 'meta'
  | 'dice'
  | 'levels'
  | 'declare'
  | 'setup'
  | 'army'
  | 'limits'
  | 'prices'
  | 'move'
  | 'navy'
  | 'income'
  | 'trade'
  | 'theft'
  | 'victory'
  | 'speed'
  | 'lists'
> {
  const { meta, levels, setup, army, limits, prices, move, navy, income, trade, theft, victory, speed, lists } = file
  const rows = [...file.declare].sort((a, b) => a.from - b.from)
  return {
    meta,
    dice: {
      B: facesOf(file.dice.B),
      W: facesOf(file.dice.W),
      G: facesOf(file.dice.G),
      Y: facesOf(file.dice.Y),
      R: facesOf(file.dice.R),
    },
    declare: rows.map(({ from, ...counts }) => ({ from, counts })),
    levels,
    setup,
    army,
    limits,
    prices,
    move,
    navy,
    income,
    trade,
    theft,
    victory,
    speed,
    lists: lists ?? {},
  }
}
