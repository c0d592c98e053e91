// Using a lore in the Prelude: what all of them have in common.

import { say } from '../../../text/sayings.ts'
import type { No } from '../../deed.ts'
import { loreId } from '../../ids.ts'
import * as read from '../../state/read.ts'
import { holdsLore, type State } from '../../state/state.ts'

export function refuseLore(state: State, seat: number, lore: number): No {
  if (!read.prelude(state)) return say('no.preludeOver', {})
  return holdsLore(state, seat, lore) ? undefined : say('no.lore', { lore: loreId(lore) })
}
