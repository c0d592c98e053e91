// What lies in the Court, and whose agents upon it.

import type { State } from '@understudy/arcs'
import { colourOf, ids, playersOf, ROW_SIZE, read } from '@understudy/arcs/state'
import type { Colour, CourtId } from '@understudy/arcs/vocabulary'
import { actOf } from '../act.ts'

export interface CourtSpot {
  readonly card: CourtId
  readonly agents: readonly { readonly colour: Colour; readonly n: number }[]
}

export function courtSpots(state: State): CourtSpot[] {
  const spots: CourtSpot[] = []
  const act = actOf(state)
  // The Council lies before the row.
  for (const spot of act?.councilLies(state) === true ? [ROW_SIZE, 0, 1, 2, 3] : [0, 1, 2, 3]) {
    const card = spot === ROW_SIZE ? ids.court(act!.council) + 1 : read.rowCard(state, spot)
    if (card === 0) continue
    const agents = Array.from({ length: playersOf(state) }, (_, seat) => ({
      colour: colourOf(state, seat),
      n: read.courtAgents(state, spot, seat),
    }))
    spots.push({ card: ids.courtId(card - 1), agents: agents.filter(({ n }) => n > 0) })
  }
  return spots
}
