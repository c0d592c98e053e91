// How a deed is pressed: everything a unit or a card does is shown first; giving up a unit of one's own cannot be mended.

import type { Action, State } from '@understudy/muhq'
import type { Pressed } from '../ui.ts'
import { foretold } from './blow.ts'

let briefOf: typeof import('./brief.ts').briefOf | undefined

/** Short words for a phone: once something was tapped, before it is a deed. */
export async function fetchBrief(): Promise<void> {
  briefOf ??= (await import('./brief.ts')).briefOf
}

export function press(state: State, action: Action): Pressed | undefined {
  switch (action.do) {
    case 'move':
    case 'play':
    case 'full':
    case 'tap':
    case 'buy':
      return { kind: 'plain', brief: briefOf?.(state, action) }
    case 'attack':
      return { kind: 'plain', brief: briefOf?.(state, action), note: foretold(state, action) }
    case 'destroy':
      return { kind: 'grave', text: { en: 'Give it up', ru: 'Отдать' } }
    default:
      return undefined
  }
}
