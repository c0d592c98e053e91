// Tables of Rome beside the board, for counting what people are asked: a whole pack, one whose map has only names and
// borders, and one that leaves open whatever can be.

import {
  ALL_COLUMNS,
  answering,
  type Columns,
  emptied,
  filesOf,
  HOUSE_PACK,
  MAP_COLUMNS,
  packText,
} from '@understudy/rome'
import type { BesideTable } from '../game-entry.ts'

const PACKS: readonly { readonly en: string; readonly ru: string; readonly columns: Columns }[] = [
  { en: 'complete pack', ru: 'полный набор', columns: {} },
  {
    en: 'map with names, borders and coasts only',
    ru: 'на карте только названия, границы и берега',
    columns: MAP_COLUMNS,
  },
  { en: 'everything left open that can be', ru: 'не заполнено ничего, что можно не заполнять', columns: ALL_COLUMNS },
]

const COMPANIES: readonly (readonly [seats: number, others: readonly string[]])[] = [
  [2, ['absent', 'bot', 'absent']],
  [4, ['bot', 'bot', 'bot']],
]

function table(
  kind: 'super' | 'speed',
  seats: number,
  others: readonly string[],
  pack: (typeof PACKS)[number],
): BesideTable {
  const house = filesOf(HOUSE_PACK)
  const roles = Object.fromEntries(others.map((role, no) => [`role${no + 2}`, role === 'bot' ? kind : role]))
  return {
    title: { en: `${seats} seats, ${pack.en}`, ru: `мест: ${seats}, ${pack.ru}` },
    bot: `${kind}bot`,
    options: { role1: 'human', ...roles, pack: packText(emptied(house, pack.columns)) },
    answer: answering(house),
  }
}

export const romeBeside = (): readonly BesideTable[] =>
  COMPANIES.flatMap(([seats, others]) =>
    PACKS.flatMap((pack) => (['super', 'speed'] as const).map((kind) => table(kind, seats, others, pack))),
  )
