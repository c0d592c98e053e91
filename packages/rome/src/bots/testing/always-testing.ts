// Rules that answer, and cannot say no once they are come to.

import type { NodeId } from '../ids.ts'
import { AIMS, type TargetNode } from '../targets/lists.ts'

const CHOSEN = 'an opponent was only chosen because there is something of theirs in reach of an agent'
const REACHED = 'what was chosen is in reach of an agent that is ready'
const ASKED = 'only asked where there is something to choose from'
const BY_TYPE = 'the type was only chosen because it can be built somewhere'
const HERE = 'the place that was chosen is one where it can stop in this activation'

const ALWAYS: Partial<Record<NodeId, string>> = {
  'AGT-1': ASKED,
  'ASN-4': CHOSEN,
  'ASN-4.1': REACHED,
  'DBL-3': CHOSEN,
  'DBL-3.1': REACHED,
  'RIO-3': CHOSEN,
  'RIO-3.1': REACHED,
  'REB-3': CHOSEN,
  'REB-3.1': REACHED,
  'MER-2': 'MER-1 has found an agent and a mercenary region',
  'SAB-2': CHOSEN,
  'SAB-2.1': REACHED,
  'SOW-4': 'SOW-3 has found a third seat',
  'SOW-4.1': 'SOW-1 only takes opponents whose capital is in reach',
  'TRD-2': CHOSEN,
  'TRD-3': REACHED,
  'THF-4': 'THF-1 only takes opponents whose capital is in reach',
  'TRT-2': 'AGT-3 has found an agent that is ready',
  'BAT-2': ASKED,
  'PH3-7.1': ASKED,
  'RES-4': ASKED,
  'RES-4.2': ASKED,
  'BLD-A3.1.1': BY_TYPE,
  'BLD-B3.1.1': BY_TYPE,
  'BLD-C3.3.1': BY_TYPE,
  'WB-2': 'a place is only chosen where Walls or Barracks can be built',
  'CNQ-4.1': 'a target by land is one that can be attacked from somewhere',
  'CNQ-5': 'an army without infantry may not attack, and for any other the table shows several numbers',
  'GLD-1': ASKED,
  'INI-3': 'the only candidate is the bot itself',
  'STN-3': 'the only candidate is the marker that moves',
  'NAV-3.5': 'a navy is only sought where a way leads to it',
  'SPN-0': 'the columns cover every stance',
  'SPN-1.5': 'SPN-1.4 has found an army without a general',
  'SPN-2.2': 'SPN-2 has found a region with a cube',
  'SUP-X2': 'only read for a target that something can be done about (the .x of its line)',
  'SUP-6.1.5': HERE,
  'SPD-7.1': HERE,
}

/** Lines that only look at what they can attack in this activation: something can be done about what they find. */
const inReach = (Object.keys(AIMS) as TargetNode[]).filter((line) => AIMS[line].range !== 'march')

export const alwaysYes: ReadonlySet<string> = new Set([...Object.keys(ALWAYS), ...inReach.map((line) => `${line}.x`)])
