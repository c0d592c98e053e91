// Names of cards in both languages within a text that was written before anybody asked for them: rulebooks, labels.

import type { Lang } from '@understudy/procedure'
import { COURT } from '../data/court.ts'
import { LORE } from '../data/leaders.ts'
import { showsBothNames } from './words.ts'

type Name = Readonly<Record<Lang, string>>
const NAMES: readonly Name[] = [...Object.values(COURT).map(({ name }) => name), ...Object.values(LORE)]
const IN_RUSSIAN: ReadonlyMap<string, string> = new Map(NAMES.map(({ en, ru }) => [ru, en]))
const IN_ENGLISH: ReadonlyMap<string, string> = new Map(NAMES.map(({ en, ru }) => [en, ru]))

/** Russian names stand in quotation marks; one that has its bracket already is left alone. */
const QUOTED = /«([^«»]+)»(?! \()/g
const PLAIN = new RegExp(
  `(?<![\\p{L}])(${[...IN_ENGLISH.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])(?!”? \\()`,
  'gu',
)

/** The text with each name of a Court card or of lore followed by what the other language calls it, if that is wished. */
export function inBothNames(lang: Lang, text: string): string {
  return showsBothNames() ? WITH_OTHER[lang](text) : text
}

const WITH_OTHER: Readonly<Record<Lang, (text: string) => string>> = {
  en: (text) => text.replace(PLAIN, (name) => `${name} (${IN_ENGLISH.get(name)})`),
  ru: (text) =>
    text.replace(QUOTED, (all, name: string) => {
      const other = IN_RUSSIAN.get(name)
      return other === undefined ? all : `${all} (${other})`
    }),
}
