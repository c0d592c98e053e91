// What has been ticked off in the lists of a real table, so that it is still ticked after a reload. Kept in this browser only, for
// the lists that were used last.

import { signal } from '@preact/signals'

const KEY = 'understudy.ticks'
const LISTS = 12

type Ticks = readonly (readonly [list: string, lines: readonly string[]])[]

const ticks = signal<Ticks>(read())

export const isTicked = (list: string, line: string): boolean =>
  ticks.value.some(([name, lines]) => name === list && lines.includes(line))

export function tick(list: string, line: string, on: boolean): void {
  const lines = ticks.value.find(([name]) => name === list)?.[1].filter((each) => each !== line) ?? []
  const others = ticks.value.filter(([name]) => name !== list)
  ticks.value = [[list, on ? [...lines, line] : lines] as const, ...others].slice(0, LISTS)
  try {
    localStorage.setItem(KEY, JSON.stringify(ticks.value))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function read(): Ticks {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(data)) return []
    return data.flatMap((each: unknown) => {
      if (!Array.isArray(each) || typeof each[0] !== 'string' || !Array.isArray(each[1])) return []
      return [[each[0], each[1].filter((line): line is string => typeof line === 'string')] as const]
    })
  } catch {
    return []
  }
}
