// 11, 26: a battle card by card in four phases. People choose their cards; a bot draws them from its decks.

import { askBattle } from './battle-ask.ts'
import { runBattle } from './battle-course.ts'
import { applyInBattle } from './battle-deeds.ts'
import { battleOptions } from './battle-options.ts'
import type { BattleFrame } from './frames.ts'
import type { Handler } from './handler.ts'

export const battleHandler: Handler<BattleFrame> = {
  ask: askBattle,
  options: battleOptions,
  apply: applyInBattle,
  run: runBattle,
}
