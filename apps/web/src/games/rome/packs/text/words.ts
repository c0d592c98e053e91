import type { Lang } from '@understudy/procedure'
import { BLOCK_WORDS } from '@understudy/rome/pack'
import type { SheetName } from '../model/columns.ts'
import { columnsEn, sheetsEn, valuesEn } from './columns-en.ts'
import { columnsRu, sheetsRu, valuesRu } from './columns-ru.ts'
import { en, type Words } from './en.ts'
import { ru } from './ru.ts'

const WORDS: Readonly<Record<Lang, Words>> = { en, ru }
export const words = (lang: Lang): Words => WORDS[lang]

const BY_LANG = {
  en: { sheets: sheetsEn, columns: columnsEn, values: valuesEn },
  ru: { sheets: sheetsRu, columns: columnsRu, values: valuesRu },
} as const

export const sheetTitle = (lang: Lang, sheet: SheetName): string => BY_LANG[lang].sheets[sheet].title
export const sheetWhat = (lang: Lang, sheet: SheetName): string => BY_LANG[lang].sheets[sheet].what

/** A few columns mean other things in other tables. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  'generals.csv start': { en: 'From the start', ru: 'С начала' },
  'regions.csv capital': { en: 'Capital', ru: 'Столица' },
}

export const columnTitle = (lang: Lang, sheet: SheetName, column: string): string =>
  ELSEWHERE[`${sheet} ${column}`]?.[lang] ?? BY_LANG[lang].columns[column] ?? column

export const valueTitle = (lang: Lang, value: string): string => BY_LANG[lang].values[value] ?? value

/** What a header may call a column: its id, and its title in either language. */
export const headings =
  (sheet: SheetName) =>
  (column: string): readonly string[] => [column, columnTitle('en', sheet, column), columnTitle('ru', sheet, column)]

/** What a block of numbers is called. */
export function blockTitle(block: string, lang: Lang): string {
  return BLOCK_WORDS[block]?.[lang] ?? words(lang).blocks[block] ?? block
}
