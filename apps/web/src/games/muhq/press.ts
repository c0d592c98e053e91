// How a deed is pressed: everything a unit or a card does is shown first; giving up a unit of one's own cannot be mended.

import type { Action, State } from '@understudy/muhq'
import type { Pick } from '@understudy/table'
import type { Pressed } from '../ui.ts'
import { foretold } from './blow.ts'

let brief: typeof import('./brief.ts') | undefined

/** Short words for a phone: once something was tapped, before it is a deed. */
export async function fetchBrief(): Promise<void> {
  brief ??= await import('./brief.ts')
}

/** Whose turn what was picked would cut short. */
export const cutsShort = (state: State, pick: Pick) => brief?.cutsShort(state, pick)

export function press(state: State, action: Action): Pressed | undefined {
  switch (action.do) {
    case 'move':
    case 'play':
    case 'full':
    case 'tap':
    case 'buy':
      return { kind: 'plain', brief: brief?.briefOf(state, action) }
    case 'attack':
      return { kind: 'plain', brief: brief?.briefOf(state, action), note: foretold(state, action) }
    case 'destroy':
      return { kind: 'grave', text: { en: 'Give it up', ru: 'Отдать' } }
    default:
      return undefined
  }
}
