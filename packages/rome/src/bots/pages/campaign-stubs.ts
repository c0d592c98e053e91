// Placeholders of the campaign half: each takes the first thing that can be done.

import type { Ways } from '@understudy/procedure'
import { topFrame } from '../../rules/handler.ts'
import { handlerOf } from '../../rules/handlers.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules } from '../context.ts'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'

const { can, page } = rules

const first: Ways<C, Action, PreferenceId> = {
  from: ({ view }) => {
    const frame = topFrame(view)
    if (frame === undefined) return []
    const options = handlerOf(frame).options?.(view, frame) ?? []
    return options.slice(-1).map((option) => option.action)
  },
}

const stub = (id: PageId, node: NodeId) => page(id, [can(node, first, (_c, action) => action)])

export const campaignStubs = [
  stub('CAM', 'MOV-1'),
  stub('MOV', 'MOV-4'),
  stub('NAV', 'NAV-4'),
  stub('BAT', 'BAT-2'),
  stub('PH3', 'PH3-4'),
  stub('TAC', 'TAC-1'),
  stub('PH4', 'PH4-1'),
  stub('CAS', 'PH3-7'),
  stub('RES', 'RES-3'),
  stub('RTR', 'RES-4'),
]
