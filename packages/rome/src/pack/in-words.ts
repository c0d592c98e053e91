// A mistake in a pack in the words of somebody who plays: no file, no path, but what it is about and where it is entered.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import { readYaml } from '@understudy/table/files'
import { cells, linesOf, separatorOf } from './csv.ts'
import { errorOf, type PackError } from './fault.ts'
import { NUMBERS, type TableName } from './files.ts'
import { BLOCK_WORDS } from './gap-numbers-words.ts'
import { COLUMN_WORDS } from './gap-words.ts'
import type { Name, PackFiles } from './types.ts'

/** The tables as the editor calls them. */
const TABLE_WORDS: Readonly<Record<TableName | 'factions', Name>> = {
  'regions.csv': { en: 'Regions', ru: 'Области' },
  'borders.csv': { en: 'Borders', ru: 'Границы' },
  'seas.csv': { en: 'Seas', ru: 'Моря' },
  'sea-borders.csv': { en: 'Borders of seas', ru: 'Границы морей' },
  factions: { en: 'Factions', ru: 'Фракции' },
  'troops.csv': { en: 'Troops', ru: 'Войска' },
  'mercenaries.csv': { en: 'Mercenaries', ru: 'Наёмники' },
  'generals.csv': { en: 'Generals', ru: 'Полководцы' },
  'actions.csv': { en: 'Action cards', ru: 'Карты действий' },
  'developments.csv': { en: 'Developments', ru: 'Улучшения' },
  'wonders.csv': { en: 'Wonders', ru: 'Чудеса света' },
}
const SETTINGS = { en: 'Numbers', ru: 'Числа' }
const ARMIES = ['I', 'II', 'III', 'IV']

const joined = (...parts: readonly (Name | undefined)[]): Name => {
  const there = parts.filter((part) => part !== undefined)
  return { en: there.map(({ en }) => en).join(', '), ru: there.map(({ ru }) => ru).join(', ') }
}

/** Names of files in a sentence become names of tables. */
const FILES: readonly (readonly [file: string, name: Name])[] = [
  ...Object.entries(TABLE_WORDS).map(([file, name]) => [file, name] as const),
  [NUMBERS, TABLE_WORDS.factions],
]
export function withoutFiles(text: string, lang: Lang): string {
  const [open, close] = { en: ['“', '”'], ru: ['«', '»'] }[lang]
  return FILES.reduce(
    (said, [file, name]) => (file.includes('.') ? said.replaceAll(file, `${open}${name[lang]}${close}`) : said),
    text,
  )
}

function tell(error: PackError, lang: Lang): string {
  const prefix = `${error.column}: `
  const text = error[lang]
  return withoutFiles(error.column !== undefined && text.startsWith(prefix) ? text.slice(prefix.length) : text, lang)
}

/** `Regions, Rome, gold: a whole number from 0 to 20 is needed, not “much”.` */
export function inWords(files: PackFiles, fault: BadInput): Name {
  const error = errorOf(fault)
  const start = startOf(files, error)
  if (start !== undefined) return start
  const place = placeOf(files, error)
  const said = { en: tell(error, 'en'), ru: tell(error, 'ru') }
  return { en: [place.en, said.en].filter(Boolean).join(': '), ru: [place.ru, said.ru].filter(Boolean).join(': ') }
}

/** Why a game cannot begin with this pack yet, and where that is mended. */
export function unfinished(key: string, fault: BadInput): BadInput {
  const files = JSON.parse(key) as PackFiles
  const why = inWords(files, fault)
  return new BadInput({
    en: `this pack is not finished. ${why.en} It is entered in the pack’s editor.`,
    ru: `этот набор не закончен. ${why.ru} Это вписывают в редакторе набора.`,
  })
}

/** An army without a place is what an unfinished pack lacks most often. */
function startOf(files: PackFiles, { file, column = '', where }: PackError): Name | undefined {
  const found = /factions\[(\d+)\]\.starts(?:\[(\d)\])?/.exec(`${column} ${where}`)
  if (file !== NUMBERS || found === null) return undefined
  const name = factionIn(files, Number(found[1]))
  const army = found[2] === undefined ? undefined : ARMIES[Number(found[2])]
  return army === undefined
    ? {
        en: `${name.en}: where its four armies start is not entered yet (Factions, or Homes on the map).`,
        ru: `${name.ru}: ещё не вписано, где начинают четыре армии (таблица «Фракции» или «Родные области» на карте).`,
      }
    : {
        en: `${name.en}: where army ${army} starts is not entered yet (Factions, or Homes on the map).`,
        ru: `${name.ru}: ещё не вписано, где начинает ${army} армия (таблица «Фракции» или «Родные области» на карте).`,
      }
}

function placeOf(files: PackFiles, error: PackError): Name {
  const { file = '', column = '', row } = error
  if (file === NUMBERS) {
    const [block = ''] = column.split(/[.[]/)
    if (block === 'factions') {
      const no = /\[(\d+)\]/.exec(`${column} ${error.where}`)?.[1]
      return joined(
        TABLE_WORDS.factions,
        no === undefined ? rowName(files, 'factions', row) : factionIn(files, Number(no)),
      )
    }
    return joined(SETTINGS, BLOCK_WORDS[block])
  }
  const table = (TABLE_WORDS as Readonly<Record<string, Name>>)[file]
  if (table === undefined) return { en: '', ru: '' }
  return joined(table, rowName(files, file, row), COLUMN_WORDS[file]?.[column]?.title ?? plainColumn(column))
}

const PLAIN: Readonly<Record<string, Name>> = {
  name: { en: 'name', ru: 'название' },
  home: { en: 'home', ru: 'чья родная' },
  faction: { en: 'faction', ru: 'фракция' },
  class: { en: 'class', ru: 'класс' },
  a: { en: 'first region', ru: 'первая область' },
  b: { en: 'second region', ru: 'вторая область' },
}
const plainColumn = (column: string): Name | undefined => PLAIN[column]

interface FactionData {
  readonly id?: unknown
  readonly name?: Readonly<Partial<Record<Lang, unknown>>>
}

function factionsIn(files: PackFiles): readonly (FactionData | null)[] {
  try {
    const data = readYaml(files[NUMBERS] ?? '') as { readonly factions?: unknown } | null
    return Array.isArray(data?.factions) ? (data.factions as FactionData[]) : []
  } catch (error) {
    if (error instanceof BadInput) return []
    throw error
  }
}

function nameOf(faction: FactionData | null | undefined, else_: string): Name {
  const en = String(faction?.name?.en ?? faction?.id ?? else_)
  return { en, ru: String(faction?.name?.ru ?? en) }
}

const factionIn = (files: PackFiles, no: number): Name => nameOf(factionsIn(files)[no], String(no + 1))

/** What a row is called; its id if it has no name. */
function rowName(files: PackFiles, file: string, id: string | undefined): Name | undefined {
  if (id === undefined) return undefined
  const faction = factionsIn(files).find((each) => each?.id === id)
  if (faction !== undefined) return nameOf(faction, id)
  const [header, ...lines] = linesOf(files[file] ?? '')
  const separator = separatorOf(header?.line ?? '')
  const columns = cells(header?.line ?? '', separator)
  const at = (column: string, values: readonly string[]): string => values[columns.indexOf(column)] ?? ''
  const own = lines.map(({ line }) => cells(line, separator)).find((values) => at('id', values) === id)
  if (own === undefined) return { en: id, ru: id }
  const en = at('name', own) || id
  return { en, ru: at('ru', own) || en }
}
