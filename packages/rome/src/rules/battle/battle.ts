// 11, 26: a battle card by card in four phases. People choose their cards; a bot draws them from its decks.

import type { Handler } from '../play/handler.ts'
import type { BattleFrame } from '../state/frames.ts'
import { askBattle } from './ask.ts'
import { runBattle } from './course.ts'
import { applyInBattle } from './deeds.ts'
import { battleOptions } from './options.ts'

export const battleHandler: Handler<BattleFrame> = {
  ask: askBattle,
  options: battleOptions,
  apply: applyInBattle,
  run: runBattle,
}
