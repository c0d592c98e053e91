// What a choice of Rome is called by whoever types: its id, its number, or its name in any language.

import { LANGS, type Lang, speak } from '@understudy/procedure'
import { type Action, rome } from '@understudy/rome'
import type { Choice } from '@understudy/table'
import { inEvery } from '../../typed/every.ts'

type Words = Readonly<Record<Lang, readonly string[]>>

const NUMERALS = ['i', 'ii', 'iii', 'iv']

/** Words that people use for a thing to do, beside those that its button has. */
const VERBS: Readonly<Record<string, Words>> = {
  halt: { en: ['halt', 'stop'], ru: ['стоп'] },
  end: { en: ['end', '.'], ru: ['конец'] },
  done: { en: ['done', 'end', '.'], ru: ['готово', 'конец'] },
  march: { en: ['m', 'march'], ru: ['идти'] },
  attack: { en: ['a', 'attack'], ru: ['атака'] },
  embark: { en: ['b', 'board', 'aboard'], ru: ['корабли'] },
  besiege: { en: ['s', 'siege'], ru: ['осада'] },
  gold: { en: ['gold', 'g'], ru: ['золото'] },
  general: { en: ['general'], ru: ['полководец'] },
  agent: { en: ['agent'], ru: ['агент'] },
  nothing: { en: ['nothing', '-'], ru: ['ничего'] },
}

const YES: Words = { en: ['y', 'yes'], ru: ['да', 'д'] }
const NO: Words = { en: ['n', 'no'], ru: ['нет', 'н'] }
const NONE: Words = { en: [], ru: [] }

export function namesOf({ pick, text }: Choice<Action>): string[] {
  const names = LANGS.map((lang) => speak(rome.phrases, lang, text).toLowerCase())
  const { slot, value } = pick
  const id = String(value).toLowerCase()
  if (slot === 'army' || slot === 'into') return [NUMERALS[Number(value)] ?? id, String(Number(value) + 1), ...names]
  if (slot === 'agent' || slot === 'navy') return [String(Number(value) + 1), ...names]
  if (slot === 'yes') return inEvery(value === true ? YES : NO)
  if (slot === 'do') return [...inEvery(VERBS[String(value)] ?? NONE), id, ...names]
  return [id, ...names]
}
