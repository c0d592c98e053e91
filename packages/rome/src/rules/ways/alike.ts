// Lists with the same thing for every region, made for every army that a bot thinks about: one is kept and copied, because filling a new one is slow.

import { NONE } from '../state/query.ts'

function alike<T>(value: T): (size: number) => T[] {
  let blank: T[] = []
  return (size) => {
    if (blank.length !== size) {
      blank = []
      for (let at = 0; at < size; at++) blank.push(value)
    }
    return blank.slice()
  }
}

export const allFar = alike(Number.POSITIVE_INFINITY)
export const allNone = alike(NONE)
export const allFalse = alike(false)
