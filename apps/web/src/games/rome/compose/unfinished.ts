// Whether a campaign turn is ended although armies have not set out: then the person is asked, once.

import { type Action, onBoard, type State } from '@understudy/rome'
import type { Refusal } from '@understudy/table'

export function unfinished(state: State, action: Action): Refusal | undefined {
  const frame = state.frames.at(-1)
  if (action.do !== 'endCampaign' || frame?.kind !== 'campaign') return undefined
  const side = state.sides[frame.side]
  if (side === undefined || side.navies.some(({ moved, carried }) => moved > 0 && !carried)) return undefined
  const n = side.armies.filter((army) => onBoard(army) && !army.activated).length
  return n === 0 ? undefined : { say: 'web.armiesLeft', with: { n } }
}
