// What of pack.yaml may be left open: numbers of the rules, dice, and the two tables of dice. Until it is told, the house
// pack's value stands there so that the file reads well; no rule ever sees it.

import type { FactForm } from '@understudy/table'
import { readYaml } from '@understudy/table/files'
import { PACK } from '../data/house-west-1/pack.yaml.ts'
import { NUMBERS } from './files.ts'
import { type Gap, gapKey } from './gap.ts'
import { BLOCK_WORDS, KEY_WORDS } from './gap-numbers-words.ts'
import { diceForm, facesForm } from './gap-words.ts'
import type { Name } from './types.ts'

type Tree = Record<string, unknown>
const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null

let house: unknown
const houseValue = (path: readonly string[]): unknown => {
  house ??= readYaml(PACK)
  return path.reduce<unknown>((data, key) => (isTree(data) ? data[key] : undefined), house)
}

/** Read before the game begins, so they cannot be asked for. */
const NEEDED = new Set(['limits.generals', 'victory.target', 'income.port'])

function formOf([block]: readonly string[], value: unknown): FactForm | undefined {
  if (block === 'dice') return facesForm(1, 20)
  if (block === 'defence' || block === 'gather') return diceForm(1, 9)
  if (typeof value !== 'number') return undefined
  return value < 0 ? { kind: 'number', min: -9, max: 9 } : { kind: 'number', min: 0, max: 99 }
}

/** The data with open values filled in, and which they were. */
export function numbersWithoutGaps(data: unknown): { data: unknown; gaps: Gap[] } {
  const gaps: Gap[] = []
  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (value === null || value === '?') return fillOne(value, path, gaps)
    if (!isTree(value)) return value
    if (Array.isArray(value)) return value.map((each, at) => fill(each, [...path, String(at)]))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, [...path, key])]))
  }
  const known = isTree(data) ? Object.entries(data) : []
  const filled = known.map(([block, value]) => [block, block in BLOCK_WORDS ? fill(value, [block]) : value])
  return { data: isTree(data) ? Object.fromEntries(filled) : data, gaps }
}

function fillOne(value: unknown, path: readonly string[], gaps: Gap[]): unknown {
  const stands = houseValue(path)
  const [block = '', ...keys] = path
  const form = NEEDED.has(path.slice(0, 2).join('.')) ? undefined : formOf(path, stands)
  if (form === undefined || stands === undefined || Array.isArray(stands)) return value
  const column = keys.join('.')
  const rowName = BLOCK_WORDS[block] as Name
  const columnName = columnWords(block, keys, rowName)
  gaps.push({
    key: gapKey(NUMBERS, block, column),
    file: NUMBERS,
    row: block,
    column,
    rowName,
    columnName,
    form,
    question: { en: `${rowName.en}: ${columnName.en}?`, ru: `${rowName.ru}: ${columnName.ru}?` },
  })
  return stands
}

function columnWords(block: string, [key = '', step]: readonly string[], whole: Name): Name {
  if (block === 'defence') return { en: `level ${key}`, ru: `уровень ${key}` }
  if (block === 'gather') {
    return {
      en: `${key} infantry, ${step ?? 0} steps up`,
      ru: `пехоты ${key}, повышений ${step ?? 0}`,
    }
  }
  return KEY_WORDS[`${block}.${key}`] ?? KEY_WORDS[key] ?? whole
}
