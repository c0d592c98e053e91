// 0.10: the Founder declares for Parade Fleets although it is not first (supercat-0.10, 8.9 FX.FOd, supercat/B42, B45).

import { ambitionId, card as cardIndex } from '../../../../rules/board/ids.ts'
import { CARD } from '../../../../rules/campaign/data.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { refuseDeclaring } from '../../../../rules/round/declare.ts'
import { holdsGuild } from '../../../../rules/seats/index.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import * as read from '../../../../rules/state/read.ts'
import { boardOf, playersOf } from '../../../../rules/state/state.ts'
import { chosen } from '../../campaign/chosen.ts'
import { matches } from '../../campaign/sides.ts'
import { type C, me, type Option, say, type WaysOf } from '../../context.ts'
import { standings } from '../../evidence.ts'
import { options } from '../../lib/cards.ts'
import { hasFreeCity } from '../../terms/map.ts'
import { isOpen, SOLE1, standing } from '../../terms/standing.ts'

/** Parade Fleets would make it an Outlaw, or place a ship. */
const isUseful = (c: C): boolean =>
  camp.isRegent(c.view, me(c)) ||
  (read.shipsLeft(c.view, me(c)) > 0 && boardOf(c.view).systems.some((system) => hasFreeCity(c.view, system)))

const rivalLeads = (c: C, ambition: number): boolean => {
  for (let rival = 0; rival < playersOf(c.view); rival++)
    if (rival !== me(c) && standing(c.view, rival, ambition) === SOLE1) return true
  return false
}

/** Undeclared ambitions in which no rival is first alone. */
export function declaresAnyway(c: C): readonly number[] {
  const { paradeDeclares } = chosen(c)
  if (!hasFate(c.view, me(c), 'founder') || !holdsGuild(c.view, me(c), CARD.paradeFleets)) return []
  if (paradeDeclares === 'never' || (paradeDeclares === 'useful' && !isUseful(c))) return []
  return [1, 2, 3, 4, 5].filter((ambition) => isOpen(c.view, ambition) && !rivalLeads(c, ambition))
}

/** BT.X3f */
export const paradeDeclarations: WaysOf<Option> = {
  from: (c) => {
    if (refuseDeclaring(c.view, me(c), undefined) !== undefined) return []
    const ambitions = declaresAnyway(c)
    return options(c).flatMap((option) =>
      ambitions
        .filter((ambition) => matches(cardIndex(option.card), ambition))
        .map((ambition): Option => ({ ...option, declare: ambitionId(ambition) })),
    )
  },
  prefer: [{ id: 'morePips', most: (_, option) => option.n }],
  show: (c, option) =>
    say('supercat.declare', {
      card: option.card,
      ambition: option.declare ?? 'tycoon',
      place: standing(
        c.view,
        me(c),
        ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].indexOf(option.declare ?? '') + 1,
      ),
    }),
  because: (c) => standings(c, 'open'),
}
