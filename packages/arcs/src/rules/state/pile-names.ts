// Names of the places where action cards can be, for files: `hand.1` is the hand of seat 1, `discard.1` the lowest group.

import * as L from './layout.ts'
import { MAX_SEATS } from './numbers.ts'

const perSeat: readonly (readonly [string, number])[] = [
  ['hand', L.P_HAND],
  ['up', L.P_UP],
  ['down', L.P_DOWN],
  ['seize', L.P_SEIZE],
  ['bonus', L.P_BONUS],
  ['drawn', L.P_DRAWN],
  ['deck', L.P_DECK],
]

export const PLACE_NAMES: readonly string[] = (() => {
  const names = new Array<string>(L.PLACE_COUNT).fill('')
  for (const [name, at] of perSeat)
    for (let seat = 0; seat < MAX_SEATS; seat++) names[at + seat] = `${name}.${seat + 1}`
  names[L.P_STACK] = 'stack'
  names[L.P_LOOK] = 'look'
  names[L.P_FACE_UP] = 'faceUp'
  for (let group = 0; group < L.MAX_GROUPS; group++) names[L.P_GROUP + group] = `discard.${group + 1}`
  return names
})()
