// Whether a seat has a fresh starport in a system.

import * as read from '../../state/read.ts'
import { isDamaged, isPort, siteOwner } from '../../state/sites.ts'
import type { State } from '../../state/state.ts'

export const hasFreshPort = (state: State, seat: number, system: number): boolean => {
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (isPort(site) && siteOwner(site) === seat && !isDamaged(site)) return true
  }
  return false
}
