// A tap or Space in a battle of others: the present motion ends at once, and so does what is shown after it.

import type { Play } from '../play.ts'
import { goesOnByItself, lie } from './battle.ts'

export function hurry(play: Play): void {
  const battle = play.battle.peek()
  const fell = play.tumbling.peek()
  lie(play)
  if (battle === undefined || battle.mine || (fell && battle.to !== undefined)) return
  if (goesOnByItself(play)) play.step()
  else if (battle.to !== undefined) play.battle.value = undefined
}
