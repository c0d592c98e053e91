// Bots as the page seats them: the one that decides sits in the worker.

import type { Bot, BotSpec } from '@understudy/table'
import type { BotCard } from './light.ts'

export function absentBot<State, Action>({ versions, book: _, older: __, ...card }: BotCard): BotSpec<State, Action> {
  const make = () => absent<State, Action>(card.id)
  const bare = { options: [], ...card, make }
  return versions === undefined
    ? bare
    : { ...bare, versions: versions.map((each) => ({ ...each, version: each.name, make })) }
}

function absent<State, Action>(id: string): Bot<State, Action> {
  return {
    id,
    version: '',
    fresh: () => ({}),
    idle: () => true,
    step: () => {
      throw new Error(`${id} thinks elsewhere`)
    },
  }
}
