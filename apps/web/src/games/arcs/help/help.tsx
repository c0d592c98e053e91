// Help for Arcs: a player aid in our words, the signs of the table, the cards.

import type { State } from '@understudy/arcs'
import type { Help } from '../../ui.ts'
import { actOf } from '../act.ts'
import { aidOf } from './aid.tsx'
import { cards, indexed } from './cards.tsx'
import { legend } from './legend.tsx'
import { meets } from './meets.ts'

/** An act adds to all of it, and leaves out the cards that it does not play with. */
export async function helpFor(state: State): Promise<Help<State>> {
  const help: Help<State> = { aid: aidOf(state), meets, legend, cards, indexed }
  const more = await actOf(state)?.help()
  if (more === undefined) return help
  const { actHelp, inAct } = more
  return {
    ...help,
    aid: [...actHelp.aid, ...help.aid],
    legend: (now, lang) => [...actHelp.legend(now, lang), ...legend(now, lang)],
    cards: (now, lang) => [...actHelp.cards(now, lang), ...cards(now, lang).filter(({ id }) => inAct(id))],
    ...(actHelp.keys === undefined ? {} : { keys: actHelp.keys }),
  }
}
