// Rules that answer, and cannot say no once they are come to.

import type { NodeId } from './sources.ts'

const RIVAL = 'the system was only chosen because a rival is there'
const ASKED = 'only asked where there is something to choose from'

const ALWAYS: Partial<Record<NodeId, string>> = {
  'MOV.2f': 'MOV.2 has found a target that is not controlled, and none of the others was one',
  'MOV.3': 'what cannot be reached from the starport is no target',
  'BAT.1.1': RIVAL,
  'BAT.2.1': RIVAL,
  'HIT.1.1': ASKED,
  'HIT.2': ASKED,
  'GIV.1': ASKED,
  'RAN.1': ASKED,
  'UPR.1': 'without ships to place nobody is asked',
  'OUT.1': 'there are always rivals',
  'OUT.2': 'there are always five types',
}
export const alwaysYes: ReadonlySet<string> = new Set(Object.keys(ALWAYS))
