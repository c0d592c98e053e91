// What a choice of Rome is called by whoever types: its id, its number, or its name in either language.

import { LANGS, speak } from '@understudy/procedure'
import { type Action, rome } from '@understudy/rome'
import type { Choice } from '@understudy/table'

const NUMERALS = ['i', 'ii', 'iii', 'iv']

/** Words that people use for a thing to do, beside those that its button has. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  halt: ['halt', 'stop', 'стоп'],
  end: ['end', '.', 'конец'],
  done: ['done', 'end', '.', 'готово', 'конец'],
  march: ['m', 'march', 'идти'],
  attack: ['a', 'attack', 'атака'],
  embark: ['b', 'board', 'aboard', 'корабли'],
  besiege: ['s', 'siege', 'осада'],
  gold: ['gold', 'g', 'золото'],
  general: ['general', 'полководец'],
  agent: ['agent', 'агент'],
  nothing: ['nothing', '-', 'ничего'],
}

export function namesOf({ pick, text }: Choice<Action>): string[] {
  const names = LANGS.map((lang) => speak(rome.phrases, lang, text).toLowerCase())
  const { slot, value } = pick
  const id = String(value).toLowerCase()
  if (slot === 'army' || slot === 'into') return [NUMERALS[Number(value)] ?? id, String(Number(value) + 1), ...names]
  if (slot === 'agent' || slot === 'navy') return [String(Number(value) + 1), ...names]
  if (slot === 'yes') return value === true ? ['y', 'yes', 'да', 'д'] : ['n', 'no', 'нет', 'н']
  if (slot === 'do') return [...(VERBS[String(value)] ?? []), id, ...names]
  return [id, ...names]
}
