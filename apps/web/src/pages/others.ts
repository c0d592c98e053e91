// Those who may sit at a seat and are not offered on its tile.

import type { AnyPackage, Controller, SeatSpec } from '@understudy/table'
import type { OptionFolds, OptionGroups } from '../games/ui.ts'
import { controllerId, controllersFor } from '../play/seats/controllers.ts'
import { seatGroups } from './choosing.ts'
import type { Draft } from './draft.ts'
import { type Published, sittersFor } from './tiles.ts'

/** Whoever else could sit there: older versions, bots for practice, chance. */
export function othersFor(
  pkg: AnyPackage,
  groups: OptionFolds | OptionGroups | undefined,
  draft: Draft,
  seat: SeatSpec,
  published: Published,
): Controller[] {
  const dealt = seatGroups(groups)
  const onTile = sittersFor(pkg, dealt, draft, seat, published).map((each) => controllerId(pkg, each))
  return controllersFor(pkg, dealt === undefined ? seat.role : undefined).filter(
    (each) =>
      !onTile.includes(controllerId(pkg, each)) &&
      (each.by !== 'bot' || dealt?.sits?.(each.bot, draft.options) !== false),
  )
}
