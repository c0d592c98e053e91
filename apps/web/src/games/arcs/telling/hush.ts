// What others may hear of an action: the sentence that everybody may read. The log's own sentences name open cards only.

import type { Action } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import type { GameEvent } from '@understudy/table'

export function hush(event: GameEvent): GameEvent | undefined {
  const action = event.with?.action
  // An action may come in full, as its holder reads it while choosing.
  return event.say === 'do.action' && action !== undefined ? arcs.describe(action as unknown as Action) : undefined
}
