// What one does in a turn of muhq's game.

import type { Action, State } from '@understudy/muhq'
import type { Verbs } from '../ui.ts'

const TEXT = {
  play: { en: 'Play', ru: 'Сыграть' },
  move: { en: 'Move', ru: 'Идти' },
  attack: { en: 'Attack', ru: 'Атаковать' },
  full: { en: 'Full action', ru: 'Полное действие' },
  buy: { en: 'Buy', ru: 'Купить' },
}

const isVerb = (id: string): id is keyof typeof TEXT => Object.hasOwn(TEXT, id)

export const verbs: Verbs<State, Action> = {
  all: Object.entries(TEXT).map(([id, text]) => ({ id, text })),
  of: ({ do: what }) => (isVerb(what) ? what : undefined),
  by: { unit: ['move', 'attack', 'full'], card: ['play'], store: ['buy'] },
  why: async (state, picks, id) => {
    const { reasonOf } = await import('./verb-reasons.ts')
    const about = picks[0]?.slot === 'unit' && verbs.by.unit?.includes(id) === true ? picks.slice(0, 1) : []
    return reasonOf(state, about, isVerb(id) ? id : 'move')
  },
}
