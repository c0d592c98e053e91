// Beside a real board: something that the rules may forbid.

import { equal } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { Ellipsis } from 'lucide'
import { act, refuse } from '../../play/deciding/deciding.ts'
import { Picker } from '../../play/deciding/picker.ts'
import type { Play } from '../../play/play.ts'
import { t } from '../../text/index.ts'
import { Icon } from '../../ui/icon.tsx'

export function OtherButton({ play }: { play: Play }) {
  if (!offersOther(play)) return null
  return (
    <button type="button" class="button quiet other" title={t.value.table.other} onClick={() => startOther(play)}>
      <Icon of={Ellipsis} size={18} />
      <span>{t.value.table.other}</span>
    </button>
  )
}

/** The same for what was tapped and is impossible. */
export function AllowOther({ play, from }: { play: Play; from: readonly Pick[] }) {
  if (!offersOther(play, from)) return null
  return (
    <button type="button" class="button" onClick={() => startOther(play, from)}>
      {t.value.table.allowAnyway}
    </button>
  )
}

/** Whether there is anything else to enter: a button that leads nowhere is none. `from`: what was tapped already. */
function offersOther(play: Play, from: readonly Pick[] = []): boolean {
  const next = play.next.value
  const { compose } = play.ui
  if (!play.beside || next?.kind !== 'person' || compose === undefined) return false
  return compose(play.table.state, next.seat, from).length > 0
}

function startOther(play: Play, from: readonly Pick[] = []): void {
  const next = play.next.value
  const { compose } = play.ui
  if (next?.kind !== 'person' || compose === undefined) return
  const picker = new Picker(
    (picks) => compose(play.table.state, next.seat, picks),
    (action) => {
      const why = next.decision.legal(action)
      if (why === undefined) act(play, action)
      else refuse(play, why, action)
    },
  )
  play.refused.value = undefined
  play.impossible.value = undefined
  play.mode.value = { at: 'other', picker }
  for (const pick of from) {
    const choice = picker.choices.value.find((each) => equal(each.pick, pick))
    if (choice !== undefined) picker.choose(choice)
  }
}
