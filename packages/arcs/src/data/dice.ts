// The battle dice (arcs 11.4). Per face: self-hits, intercepts, hits, building hits, keys.

import type { DieKind } from '../vocabulary.ts'

export interface Face {
  readonly self: number
  readonly intercept: number
  readonly hit: number
  readonly building: number
  readonly key: number
}

const face = (text: string): Face => {
  const count = (letter: string) => text.split(letter).length - 1
  return { self: count('S'), intercept: count('I'), hit: count('H'), building: count('B'), key: count('K') }
}

/** S self-hit, I intercept, H hit, B building hit, K key. */
const LETTERS: Readonly<Record<DieKind, readonly string[]>> = {
  assault: ['', 'HH', 'HHS', 'HS', 'HS', 'HI'],
  skirmish: ['', '', '', 'H', 'H', 'H'],
  raid: ['I', 'IKK', 'SK', 'BK', 'BS', 'BS'],
}

export const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  assault: LETTERS.assault.map(face),
  skirmish: LETTERS.skirmish.map(face),
  raid: LETTERS.raid.map(face),
}

export const faceLetters = (die: DieKind, number: number): string => LETTERS[die][number - 1] ?? ''
