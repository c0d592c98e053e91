// Rules of the campaign that answer, and are never passed over once they are come to: why, and their ids in each version.

import type { NodeId } from '../sources.ts'
import type { VersionId } from '../versions/version.ts'

const LAST = 'the last decision of its page: whatever comes to it is of this kind'
const OWN = 'the only decision of its kind: its page is read for nothing else then'

const NEVER_PASSED: readonly (readonly [ids: Partial<Record<VersionId, NodeId>>, why: string])[] = [
  [{ '0.5': 'BT.3b', '0.10': 'BT.X3b' }, 'no question: it tells that the rules have put Events back (supercat/A104)'],
  [{ '0.5': 'BT.4p.1', '0.10': 'BT.X4p.1' }, 'BT.4c lets a Partisan seize only if there is a type to provoke'],
  [{ '0.5': 'BT.4d.1', '0.10': 'BT.X4e.1' }, 'BT.4d (BT.X4e) has found an Event'],
  [{ '0.5': 'VX.7a', '0.10': 'VX.X7a' }, 'VX.7 has found where an agent can go'],
  [{ '0.5': 'VX.9', '0.10': 'VX.X9' }, 'the last of the Vox cards; without a cluster to choose it does nothing'],
  [{ '0.5': 'FA.ST1c', '0.10': 'FX.ST1c' }, 'what is left of a Bargain is turned down'],
  [{ '0.5': 'FA.FO4', '0.10': 'FX.FO4' }, OWN],
  [{ '0.5': 'FA.MA3', '0.10': 'FX.MA3' }, OWN],
  [{ '0.5': 'FA.CA1', '0.10': 'FX.CA1' }, 'FA.CA1.if has found a Golem to awaken'],
  [{ '0.5': 'FA.CA4', '0.10': 'FX.CA4' }, OWN],
  [{ '0.5': 'ED.5', '0.10': 'ED.X5' }, LAST],
  [{ '0.5': 'SU.2', '0.10': 'SU.X2' }, LAST],
  [{ '0.5': 'SU.4', '0.10': 'SU.X4' }, 'below SU.2: Call to Order can always be ended'],
  [{ '0.5': 'NE.6a', '0.10': 'NE.X6a' }, 'NE.6 has found another bot'],
  [{ '0.5': 'GO.5', '0.10': 'GO.X5' }, 'there is always another seat for a spent Golem'],
  [{ '0.5': 'CR.4', '0.10': 'CR.X4' }, LAST],
  [{ '0.5': 'SET.2.1', '0.10': 'SET.X2.1' }, 'a Believer that sets up has a city to place'],
  [{ '0.5': 'SET.4', '0.10': 'SET.X4' }, LAST],
  [{ '0.10': 'ZEAL.X13.1' }, 'only asked while there is a card to defend (ZEAL.X13)'],
]

/** By their ids in this version. */
export const neverPassed = (version: VersionId): string[] =>
  NEVER_PASSED.flatMap(([{ [version]: id }]) => (id === undefined ? [] : [id]))
