// Typed lines of Rome: armies and regions by their names and numbers, dice by letters.

import { type Action, rome, type State } from '@understudy/rome'
import type { Face } from '@understudy/rome/vocabulary'
import type { Decision, Seat } from '@understudy/table'
import { NotUnderstood, type Reading, readTyped } from '../../typed/line.ts'
import { namesOf } from './names.ts'

/** Where a word means several things, the earlier one. */
const FIRST = ['attack', 'march', 'return', 'besiege', 'troop']
const CALLED = { names: namesOf, first: FIRST }

const READING: Reading<State, Action> = {
  game: rome,
  called: () => CALLED,
  plain: ({ value }) => value === 'pool' || value === '' || value === 'even',
  own: ownWay,
}

export const typed = (state: State, seat: Seat, line: string) => readTyped(READING, state, seat, line)

function ownWay(decision: Decision<Action>, words: string[]): Action | undefined {
  if (decision.kind === 'roll') return { do: 'roll', faces: readFaces(words) }
  if (decision.kind === 'initiative') return { do: 'initiative', cards: words.splice(0).map(Number) }
  return undefined
}

const FACES: Readonly<Record<string, Face>> = {
  '-': '-',
  '0': '-',
  o: '-',
  s: 'S',
  с: 'S',
  x: 'X',
  х: 'X',
  k: 'K',
  к: 'K',
}

/** Letters of the faces in the order of the dice, with or without spaces. */
function readFaces(words: string[]): Face[] {
  return [...words.splice(0).join('')].map((letter) => {
    const face = FACES[letter]
    if (face === undefined) throw new NotUnderstood('web.typed.face', { word: letter })
    return face
  })
}
