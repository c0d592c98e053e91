// Typed lines of muhq's game: cards and units by their names, tiles by their letters and numbers.

import { type Action, muhq, type State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { storeName, tileName } from '@understudy/muhq/rules'
import type { TilePlace } from '@understudy/muhq/vocabulary'
import { LANGS, type Lang, speak } from '@understudy/procedure'
import type { Choice, Seat } from '@understudy/table'
import { inEvery } from '../../typed/every.ts'
import { type Reading, readTyped } from '../../typed/line.ts'
import { TYPED_SAID } from '../../typed/words.ts'
import type { Typed } from '../../ui.ts'

/** Words that people use for a thing to do, beside those that its button has. */
const VERBS: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>> = {
  end: { en: ['end', '.'], ru: ['конец'] },
  tap: { en: ['done'], ru: ['готово'] },
  full: { en: ['full'], ru: ['полное'] },
  draw: { en: ['draw'], ru: ['взять'] },
  pay: { en: ['pay'], ru: ['заплатить'] },
  gain: { en: ['gain'], ru: ['получить'] },
}
/** What goes without saying: a unit that is sent to an enemy attacks. */
const BETWEEN = inEvery({
  en: ['play', 'move', 'attack', 'buy', 'to', 'at', 'on'],
  ru: ['разыграть', 'идти', 'атаковать', 'купить', 'на', 'в'],
})

const namedIn = (name: Readonly<Record<Lang, string>>): string[] => LANGS.map((lang) => name[lang].toLowerCase())

function namesOf(state: State, { pick: { slot, value }, text }: Choice<Action>): readonly string[] {
  const id = String(value).toLowerCase()
  switch (slot) {
    case 'tile':
      return [tileName(value as unknown as TilePlace).toLowerCase()]
    case 'card':
      return [id, ...namedIn(cardOf(state, String(value)).name)]
    case 'store':
      return [storeName(state, Number(value)).toLowerCase()]
    case 'unit':
    case 'target': {
      const unit = state.units.find((each) => each.id === value)
      return unit === undefined ? [] : [tileName(unit).toLowerCase(), ...namedIn(cardOf(state, unit.card).name)]
    }
    case 'do':
      return VERBS[id] === undefined ? [id] : inEvery(VERBS[id])
    default:
      return LANGS.map((lang) => speak(muhq.phrases, lang, text).toLowerCase())
  }
}

const READING: Reading<State, Action> = {
  game: muhq,
  called: (state) => ({ names: (choice) => namesOf(state, choice) }),
}

type Wrong = { readonly wrong: Readonly<Record<Lang, string>> }

export function typed(state: State, seat: Seat, line: string): Extract<Typed<Action>, { actions: unknown }> | Wrong {
  const words = line.split(/\s+/).filter((word) => !BETWEEN.includes(word.toLowerCase()))
  const read = readTyped(READING, state, seat, words.join(' '))
  if ('actions' in read) return read
  const said = TYPED_SAID[read.why.say as keyof typeof TYPED_SAID]
  const word = String(read.why.with?.word ?? '')
  return { wrong: { en: said.en({ word }), ru: said.ru({ word }) } }
}
