// The bar of a turn that is over by the rules: what was done last, and its end, which waits to be pressed.

import { endRest } from '../../play/deciding/ending.ts'
import type { Play } from '../../play/play.ts'
import { tellEvents } from '../../play/telling/story.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { Bar } from './bar-frame.tsx'
import { PlanWords } from './plan-words.tsx'

export function RestBar({ play }: { play: Play }) {
  const words = t.value.table
  const done = tellEvents(play.pkg, play.resting.value?.events ?? [], lang.value)
  return (
    <Bar
      play={play}
      kind="rest"
      say={words.rests}
      pips={play.ui.pips?.(play.resting.value?.shown, play.table.log)}
      plan={<PlanWords hint text={done} />}
      end={{ text: words.endTurn, main: true, onPress: () => endRest(play) }}
    />
  )
}
