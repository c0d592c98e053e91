// The table that each game is begun with by one tap: on screen or beside the board, as it was chosen last. Kept in this
// browser only.

import { signal } from '@preact/signals'
import type { Draft } from '../pages/draft.ts'

const KEY = 'understudy.usual'
type Where = 'screen' | 'beside'

interface Usual {
  readonly where: Where
  /** What was begun last there; absent: what the game proposes. */
  readonly tables: Partial<Record<Where, { readonly title: string; readonly draft: Omit<Draft, 'seed' | 'title'> }>>
}

const FRESH: Usual = { where: 'screen', tables: {} }
/** Packs and maps of one's own may be large: such a table is begun from the saved game instead. */
const LARGEST = 4000

const usual = signal<Readonly<Record<string, Usual>>>(read())

export const usualOf = (game: string): Usual => usual.value[game] ?? FRESH

export function playWhere(game: string, where: Where): void {
  keep({ ...usual.value, [game]: { ...usualOf(game), where } })
}

export function remember(game: string, title: string, { beside, options, seats, chance }: Draft): void {
  const where = beside ? 'beside' : 'screen'
  const draft = { beside, options, seats, chance }
  if (JSON.stringify(draft).length > LARGEST) return
  keep({ ...usual.value, [game]: { where, tables: { ...usualOf(game).tables, [where]: { title, draft } } } })
}

function keep(all: Readonly<Record<string, Usual>>): void {
  usual.value = all
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function read(): Readonly<Record<string, Usual>> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof data !== 'object' || data === null) return {}
    return Object.fromEntries(
      Object.entries(data as Record<string, Partial<Usual>>).map(([game, each]) => [
        game,
        { where: each.where === 'beside' ? 'beside' : 'screen', tables: each.tables ?? {} },
      ]),
    )
  } catch {
    return {}
  }
}
