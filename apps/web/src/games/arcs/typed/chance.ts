// What a real table tells, typed: faces of dice by their letters, cards that were drawn.

import type { Action, State } from '@understudy/arcs'
import { faceLetters } from '@understudy/arcs/data'
import { colourOf, read, topArg, topSeat } from '@understudy/arcs/state'
import {
  type ActionCardId,
  COURT_CARDS,
  type CourtId,
  DICE,
  type DieKind,
  EVERY_COURT_CARD,
} from '@understudy/arcs/vocabulary'
import type { Decision } from '@understudy/table'
import { actCards, readEventRoll, stillOpen } from './act-words.ts'
import { readChoices } from './choices.ts'
import { latin } from './letters.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'
import { readCourt } from './statements.ts'
import { cardOf } from './vocabulary.ts'

/** Russian letters for the symbols: удар (once «попадание»), свои, здание, ключ, перехват. */
const SYMBOLS: Readonly<Record<string, string>> = {
  у: 'h',
  п: 'h',
  с: 's',
  c: 's',
  з: 'b',
  к: 'k',
  и: 'i',
  '0': '',
  '-': '',
  '–': '',
}

const sorted = (text: string): string => [...text].sort().join('')

function lettersOf(word: string): string {
  return sorted([...word].map((letter) => SYMBOLS[letter] ?? latin(letter)).join(''))
}

/** The face of a die that shows these symbols, or 0. */
const faceOf = (die: DieKind, letters: string): number =>
  [1, 2, 3, 4, 5, 6].find((face) => sorted(faceLetters(die, face).toLowerCase()) === letters) ?? 0

export const faceShown = (die: DieKind, word: string): number => faceOf(die, lettersOf(word))

/** Each word is a face; which die it lies on follows from what it shows, as far as it must. */
function readRoll(state: State, reader: Reader): Action {
  const left = {
    assault: read.battleDice(state, 0),
    skirmish: read.battleDice(state, 1),
    raid: read.battleDice(state, 2),
  }
  const wanted = left.assault + left.skirmish + left.raid
  const words: string[] = []
  while (!reader.done) words.push(reader.take())
  if (words.length !== wanted) throw new NotUnderstood(say('typed.faces', { told: words.length, wanted }))
  const faces: Record<DieKind, number[]> = { assault: [], skirmish: [], raid: [] }
  const lay = (i: number): boolean => {
    const word = words[i]
    if (word === undefined) return true
    for (const die of DICE) {
      const face = faceOf(die, lettersOf(word))
      if (face === 0 || faces[die].length >= left[die]) continue
      faces[die].push(face)
      if (lay(i + 1)) return true
      faces[die].pop()
    }
    return false
  }
  if (!lay(0)) {
    const strange = words.find((word) => DICE.every((die) => left[die] === 0 || faceOf(die, lettersOf(word)) === 0))
    throw new NotUnderstood(say('typed.face', { word: strange ?? words.at(-1)! }))
  }
  return { do: 'roll', ...faces }
}

function readCards(state: State, decision: Decision<Action>, reader: Reader): ActionCardId[] {
  const cards: ActionCardId[] = []
  while (!reader.done) {
    const word = reader.take()
    const card = stillOpen(decision, actCards(state, word), cards) ?? cardOf(word)
    if (card === undefined) throw new NotUnderstood(say('typed.word', { word, n: reader.at }))
    cards.push(card)
  }
  return cards
}

/** An act has cards of its own, lore among them. */
export const courtCards = (state: State): readonly CourtId[] =>
  state.options.act === 0 ? COURT_CARDS : EVERY_COURT_CARD

function readCourtCards(state: State, reader: Reader): CourtId[] {
  const cards: CourtId[] = []
  while (!reader.done) cards.push(readCourt(state, reader, courtCards(state)))
  return cards
}

/** Also those with which an act is laid out, and a roll for Stone-Speakers. */
const EVENT_DICE = ['eventRoll', 'imperial']

export function readChance(state: State, decision: Decision<Action>, reader: Reader): Action {
  const seat = colourOf(state, topSeat(state))
  switch (decision.kind) {
    case 'roll':
      return readRoll(state, reader)
    case 'deal':
    case 'redeal':
      return { do: 'deal', seat, cards: readCards(state, decision, reader) }
    case 'reveal':
      return { do: 'reveal', seat, cards: readCards(state, decision, reader) }
    case 'lookReveal':
      return { do: 'peek', of: colourOf(state, topArg(state, 0)), cards: readCards(state, decision, reader) }
    case 'draw': {
      const [card] = readCards(state, decision, reader)
      return { do: 'draw', seat, card: card! }
    }
    case 'refill':
    case 'connect': {
      const [card] = readCourtCards(state, reader)
      return { do: 'uncover', card: card! }
    }
    case 'row':
      return { do: 'row', cards: readCourtCards(state, reader) }
    default:
      return EVENT_DICE.includes(decision.kind) ? readEventRoll(decision, reader) : readChoices(decision, reader)
  }
}
