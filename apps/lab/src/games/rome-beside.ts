// Tables of Rome beside the board, for counting what people are asked: a whole pack with dice and
// cards as they are proposed or all by hand, one whose map has only names and borders, and one that leaves open
// whatever can be.

import {
  ALL_COLUMNS,
  answering,
  type Columns,
  emptied,
  type Frame,
  filesOf,
  HOUSE_PACK,
  MAP_COLUMNS,
  packText,
  rome,
  type State,
  TOLD_TOGETHER,
} from '@understudy/rome'
import type { BesideTable } from '../game-entry.ts'

interface Way {
  readonly en: string
  readonly ru: string
  readonly columns: Columns
  readonly byHand?: true
}

const WAYS: readonly Way[] = [
  { en: 'complete pack', ru: 'полный набор', columns: {} },
  {
    en: 'complete pack, all dice and cards by hand',
    ru: 'полный набор, все кубики и карты своими руками',
    columns: {},
    byHand: true,
  },
  {
    en: 'map with names, borders and coasts only',
    ru: 'на карте только названия, границы и берега',
    columns: MAP_COLUMNS,
  },
  { en: 'everything left open that can be', ru: 'не заполнено ничего, что можно не заполнять', columns: ALL_COLUMNS },
]

const BY_HAND = Object.fromEntries(rome.sources.map(({ id }) => [id, 'table' as const]))

const COMPANIES: readonly (readonly [seats: number, others: readonly string[]])[] = [
  [2, ['absent', 'bot', 'absent']],
  [4, ['bot', 'bot', 'bot']],
]

const FIGHTS: readonly Frame['kind'][] = ['attack', 'battle', 'gathered', 'seaFight']
export const fighting = (state: State): boolean => state.frames.some(({ kind }) => FIGHTS.includes(kind))

function table(kind: 'super' | 'speed', seats: number, others: readonly string[], way: Way): BesideTable {
  const house = filesOf(HOUSE_PACK)
  const roles = Object.fromEntries(others.map((role, no) => [`role${no + 2}`, role === 'bot' ? kind : role]))
  return {
    title: { en: `${seats} seats, ${way.en}`, ru: `мест: ${seats}, ${way.ru}` },
    bot: `${kind}bot`,
    options: { role1: 'human', ...roles, pack: packText(emptied(house, way.columns)) },
    ...(way.byHand === true ? { chance: BY_HAND } : {}),
    together: TOLD_TOGETHER,
    fighting,
    answer: answering(house),
  }
}

export const romeBeside = (): readonly BesideTable[] =>
  COMPANIES.flatMap(([seats, others]) =>
    WAYS.flatMap((way) => (['super', 'speed'] as const).map((kind) => table(kind, seats, others, way))),
  )
