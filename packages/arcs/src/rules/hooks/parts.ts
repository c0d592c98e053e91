// Parts of the rules that not every game has: the draft of leaders, a seat with a face-down deck. Each brings its deeds and
// frames along when it is loaded, as a card does; on the page it is fetched with the games that have it.

import { listChanged } from './heard.ts'
import type { Card } from './hooks.ts'

export type Part = Pick<Card, 'free' | 'frames' | 'choices'>

const parts: Part[] = []

export function addPart(part: Part): void {
  if (parts.includes(part)) return
  parts.push(part)
  listChanged()
}

export const allParts = (): readonly Part[] => parts
