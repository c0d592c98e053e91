// A card that is played: `ad5`, `copy`, `pivot mo2`, with `+co3` to seize and `! tycoon` to declare.

import type { Action, State } from '@understudy/arcs'
import { type ActionCardId, AMBITIONS, type Ambition } from '@understudy/arcs/vocabulary'
import { actCards, readSide } from './act-words.ts'
import { say } from './phrases.ts'
import { NotUnderstood, type Reader } from './reader.ts'
import { ambitionOf, cardOf, type Verb } from './vocabulary.ts'

type How = 'lead' | 'surpass' | 'pivot' | 'copy'
const isHow = (verb: Verb | undefined): verb is How =>
  verb === 'lead' || verb === 'surpass' || verb === 'pivot' || verb === 'copy'

interface Extras {
  declare?: Ambition
  seize?: ActionCardId | 'unknown'
}

/** `! tycoon`, `!tycoon`, or `!` for the ambition that the card names. */
function readDeclare(reader: Reader, card: ActionCardId | undefined): Ambition {
  const word = reader.take()
  const name = word === '!' && !reader.done ? reader.word : word.slice(1)
  const ambition = ambitionOf(name)
  if (ambition !== undefined) {
    if (word === '!') reader.take()
    return ambition
  }
  if (word !== '!') throw new NotUnderstood(say('typed.ambition', { word: name }))
  const number = Number(card?.at(-1))
  const own = number > 1 && number < 7 ? AMBITIONS[number - 2] : undefined
  if (own === undefined) throw new NotUnderstood(say('typed.missing', { word, missing: 'ambition' }))
  return own
}

function readExtras(reader: Reader, card: ActionCardId | undefined): Extras {
  const extras: Extras = {}
  while (!reader.done) {
    if (reader.word.startsWith('!')) extras.declare = readDeclare(reader, card)
    else if (reader.word.startsWith('+')) {
      const word = reader.take().slice(1)
      const extra = word === '' || word === '?' ? 'unknown' : cardOf(word)
      if (extra === undefined) throw new NotUnderstood(say('typed.word', { word, n: reader.at }))
      extras.seize = extra
    } else break
  }
  return extras
}

/** What the word at hand can mean as a card that is played; undefined if it is none. */
export function readCard(state: State, reader: Reader, verb: Verb | undefined): Action[] | undefined {
  let how: How | undefined
  if (isHow(verb)) {
    how = verb
    reader.take()
  }
  const ofAct = reader.done ? [] : actCards(state, reader.word)
  const card = reader.done ? undefined : (ofAct[0] ?? cardOf(reader.word))
  if (card !== undefined) reader.take()
  if (ofAct.length > 1) {
    const { seize } = readExtras(reader, undefined)
    return ofAct.map((event) => ({ do: 'event', card: event, ...(seize === undefined ? {} : { seize }) }) as never)
  }
  const side = ofAct.length === 0 ? undefined : readSide(reader)
  if (card === undefined && how !== 'copy') {
    if (how !== undefined) throw new NotUnderstood(say('typed.missing', { word: reader.last, missing: 'action' }))
    return undefined
  }
  const { declare, seize } = readExtras(reader, card)
  const extra = seize === undefined ? {} : { seize }
  const told = { ...(side === undefined ? {} : { side }), ...(declare === undefined ? {} : { declare }) }
  const copy: Action = { do: 'copy', ...(card === undefined ? {} : { card }), ...extra }
  if (card === undefined || how === 'copy') return [copy, { do: 'copy', ...extra }]
  const all: Action[] = [
    { do: 'lead', card, ...told },
    { do: 'surpass', card, ...extra, ...told },
    { do: 'pivot', card, ...extra, ...told },
    copy,
  ]
  return how === undefined ? all : all.filter((action) => action.do === how)
}
