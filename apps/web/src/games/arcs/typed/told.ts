// What a real table tells, several things in one line: `hs h bk` for three dice of a bot, `3 5` for two others, the
// beginning of a card's name for a card. One word for each question, in their order; the last ones may be left out.

import type { Action, State } from '@understudy/arcs'
import { DICE, type DieKind } from '@understudy/arcs/vocabulary'
import { type Foreseen, toTell } from '@understudy/table/chance'
import { actCards } from './act-words.ts'
import { courtCards, faceShown } from './chance.ts'
import { say, type TypedSay } from './phrases.ts'
import { NotUnderstood, Reader } from './reader.ts'
import { readCourt } from './statements.ts'
import { cardOf } from './vocabulary.ts'

type Told = { readonly answers: readonly (Action | number)[] } | { readonly why: TypedSay }

export function typedTold(state: State, asked: readonly Foreseen<Action>[], line: string): Told {
  try {
    const reader = new Reader(line)
    if (reader.done) throw new NotUnderstood(say('typed.empty', {}))
    const answers: (Action | number)[] = []
    for (let i = 0; !reader.done; i++) {
      const each = toTell(asked, answers)[i]
      if (each === undefined)
        throw new NotUnderstood(say('typed.tooMany', { told: reader.words.length, wanted: answers.length }))
      answers.push(readOne(state, each, reader))
    }
    return { answers }
  } catch (error) {
    if (error instanceof NotUnderstood) return { why: error.why }
    throw error
  }
}

const isBattleDie = (id: string): id is DieKind => (DICE as readonly string[]).includes(id)

function readOne(state: State, asked: Foreseen<Action>, reader: Reader): Action | number {
  if (asked.ask === 'roll') {
    const word = reader.take()
    const face = isBattleDie(asked.die.id) ? faceShown(asked.die.id, word) : Number(word)
    const at = asked.die.faces.indexOf(face)
    if (at < 0) throw new NotUnderstood(say('typed.dieFace', { word, n: answersOf(asked) }))
    return at
  }
  const at = reader.at
  const drawn = actCards(state, reader.word).find((card) => asked.answers.some(({ pick }) => pick.value === card))
  const value = drawn ?? cardOf(reader.word) ?? readCourt(state, reader, courtCards(state))
  if (reader.at === at) reader.take()
  const choice = asked.answers.find(({ pick }) => pick.value === value)
  if (choice?.action === undefined) throw new NotUnderstood(say('typed.notDrawn', { word: reader.last }))
  return choice.action
}

const answersOf = (asked: Extract<Foreseen<Action>, { ask: 'roll' }>): number =>
  isBattleDie(asked.die.id) ? 0 : asked.die.faces.length
