// Why the other side can be made to show its card first: one's general has more stars.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyOf, type BattleFrame, starsOf } from '@understudy/rome/rules'
import { words } from '../text/words.ts'
import { BATTLE_WORDS } from './words.ts'

export function mayDemand(state: State, frame: BattleFrame, lang: Lang): string {
  // How many stars the other general has may not be known yet.
  const [more] = frame.sides
    .map(({ side, slot }) => armyOf(state, side, slot))
    .sort((a, b) => starsOf(state, b) - starsOf(state, a))
  const [general = ''] = more?.general.known ?? []
  const name = packOf(state).generals.get(general)?.name[lang] ?? words(lang).captain
  return BATTLE_WORDS[lang].mayDemand(name, '★'.repeat(more === undefined ? 0 : starsOf(state, more)))
}
