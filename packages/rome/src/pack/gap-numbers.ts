// What of pack.yaml may be left open: numbers of the rules, dice, and the two tables of dice. Until it is told, the house
// pack's value stands there so that the file reads well; no rule ever sees it.

import { readYaml } from '@understudy/table/files'
import type { FactForm } from '@understudy/table/gaps'
import { PACK } from '../data/house-west-1/pack.yaml.ts'
import { NUMBERS } from './files.ts'
import { type Gap, gapKey } from './gap.ts'
import { BLOCK_WORDS, KEY_WORDS } from './gap-numbers-words.ts'
import { diceForm, facesForm, YES_NO } from './gap-words.ts'
import type { Name } from './types.ts'

type Tree = Record<string, unknown>
const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null

let house: unknown
const houseValue = (path: readonly string[]): unknown => {
  house ??= readYaml(PACK)
  return path.reduce<unknown>((data, key) => (isTree(data) ? data[key] : undefined), house)
}

/** Every game has them, so they are not asked for. */
const NEEDED = new Set(['limits.generals', 'setup.navies', 'setup.initiative'])
/** The table is laid out with them. */
const LAID = new Set(['setup.gold', 'setup.agents'])
/** 0 means that the box has none. */
const PERHAPS = new Set([
  'setup.agents',
  'setup.hand',
  'limits.walls',
  'limits.market',
  'limits.barracks',
  'limits.roads',
])

function formOf([block, , last]: readonly string[], value: unknown): FactForm | undefined {
  if (block === 'factions') return last === 'navy' ? diceForm(1, 1) : undefined
  if (block === 'dice') return facesForm(1, 20)
  if (block === 'defence' || block === 'gather') return diceForm(1, 9)
  if (typeof value === 'boolean') return { kind: 'one', of: YES_NO }
  if (typeof value !== 'number') return undefined
  if (block === 'victory' && last !== undefined) return { kind: 'number', min: 1, max: 999 }
  return value < 0 ? { kind: 'number', min: -9, max: 9 } : { kind: 'number', min: 0, max: 99 }
}

/** The data with open values filled in, and which they were. */
export function numbersWithoutGaps(data: unknown): { data: unknown; gaps: Gap[] } {
  const gaps: Gap[] = []
  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (value === null || value === '?') return fillOne(value, path, gaps, data)
    if (!isTree(value)) return value
    if (Array.isArray(value)) return value.map((each, at) => fill(each, [...path, String(at)]))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, [...path, key])]))
  }
  const known = isTree(data) ? Object.entries(data) : []
  const filled = known.map(([block, value]) => [
    block,
    block in BLOCK_WORDS ? fill(block === 'factions' ? withNavies(value) : value, [block]) : value,
  ])
  return { data: isTree(data) ? Object.fromEntries(filled) : data, gaps }
}

/** A faction that says nothing of its ships' die leaves it open. */
const withNavies = (factions: unknown): unknown =>
  Array.isArray(factions)
    ? factions.map((each: unknown) => (isTree(each) && !('navy' in each) ? { ...each, navy: null } : each))
    : factions

/** What stands in the place of an open value; tables that go further than the house pack's end with its last row. */
function standIn(path: readonly string[]): unknown {
  const [block] = path
  if (block === 'factions') return path[2] === 'navy' ? 'W' : undefined
  const found = houseValue(path)
  if (found !== undefined || (block !== 'defence' && block !== 'gather')) return found
  return block === 'defence' ? houseValue([block, '9']) : houseValue([block, '6', '0'])
}

function fillOne(value: unknown, path: readonly string[], gaps: Gap[], data: unknown): unknown {
  const stands = standIn(path)
  const [block = '', ...keys] = path
  const name = path.slice(0, 2).join('.')
  const form = NEEDED.has(name) ? undefined : name === 'limits.navyCards' ? navyForm(data) : formOf(path, stands)
  if (form === undefined || stands === undefined || Array.isArray(stands)) return value
  const column = keys.join('.')
  const rowName = block === 'factions' ? factionName(data, Number(keys[0])) : (BLOCK_WORDS[block] as Name)
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
    ...(PERHAPS.has(name) ? { absent: '0' } : {}),
    ...(LAID.has(name) ? { laid: true } : {}),
  })
  return stands
}

/** Nobody begins with more than there can be. */
function navyForm(data: unknown): FactForm {
  const setup = isTree(data) ? data.setup : undefined
  const min = isTree(setup) && typeof setup.navies === 'number' ? setup.navies : 0
  return { kind: 'number', min, max: 99 }
}

function factionName(data: unknown, no: number): Name {
  const whole = BLOCK_WORDS.factions as Name
  const factions = isTree(data) ? data.factions : undefined
  const faction: unknown = Array.isArray(factions) ? factions[no] : undefined
  const name = isTree(faction) ? faction.name : undefined
  if (!isTree(name)) return whole
  const { en, ru } = name
  return { en: String(en ?? whole.en), ru: String(ru ?? en ?? whole.ru) }
}

function columnWords(block: string, [key = '', step]: readonly string[], whole: Name): Name {
  if (block === 'factions') return KEY_WORDS['factions.navy'] ?? whole
  if (block === 'defence') return { en: `level ${key}`, ru: `уровень ${key}` }
  if (block === 'gather') {
    return {
      en: `${key} infantry, ${step ?? 0} steps up`,
      ru: `пехоты ${key}, повышений ${step ?? 0}`,
    }
  }
  if (block === 'victory' && step !== undefined)
    return { en: `points to win with ${step} seats`, ru: `очков для победы, мест: ${step}` }
  return KEY_WORDS[`${block}.${key}`] ?? KEY_WORDS[key] ?? whole
}
