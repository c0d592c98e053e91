// What lies in the Court.

import { courtId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import type { CourtId } from '../../../vocabulary.ts'
import type { C } from '../context.ts'

export const cardAt = (c: C, spot: number): CourtId | undefined => {
  const card = read.rowCard(c.view, spot) ?? 0
  return card > 0 ? courtId(card - 1) : undefined
}
