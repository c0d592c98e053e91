// What a game's drawings are told: by the stage for the board, by the decision bar for a composer.

import { useComputed } from '@preact/signals'
import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { useCallback, useMemo } from 'preact/hooks'
import type { BoardProps } from '../games/ui.ts'
import type { AnyAction, AnyChoice } from '../play/deciding/picker.ts'
import { hasWake, NOTHING, sinceOf, toggleWake, wakeOf, wakeShown } from '../play/following/wake-of.ts'
import type { Play } from '../play/play.ts'
import { namesOf } from '../play/telling/names.ts'
import { asking, pickerOf, sceneOf } from '../play/telling/view.ts'
import { lang, noMotion, speed } from '../store/settings.ts'
import { useAlike } from '../ui/memo.ts'

const NO_PICKS: readonly Pick[] = []

export function useBoardProps(play: Play, previews: boolean): BoardProps<unknown, AnyAction> {
  const scene = useComputed(() => sceneOf(play, previews)).value
  const picker = pickerOf(play)
  const verb = picker?.verb.value
  const choices = useMemo(() => {
    if (picker === undefined) return []
    return [
      ...picker.choices.value.filter((choice) => picker.wanted(choice)),
      ...picker.instead.value.filter((choice) => picker.wanted(choice, [])),
    ]
  }, [picker?.choices.value, picker?.instead.value, verb])
  // While a person decides, only what they can do is marked.
  const deciding = play.mode.value.at === 'now' && play.next.value?.kind === 'person' && asking(play)
  const wake = deciding && scene.preview === false ? wakeOf(play) : NOTHING
  const picks = picker?.picks.value ?? NO_PICKS
  const glow = useMemo(
    () => (!deciding ? scene.events : picks.length > 0 ? NOTHING : wake).flatMap((event) => event.touches ?? []),
    [scene.events, deciding, wake, picks.length > 0],
  )
  const changed = deciding && hasWake(play) ? wakeShown(play) : undefined
  const names = useAlike(namesOf(play, lang.value))
  const onPick = useCallback(
    (choice: AnyChoice) => {
      play.inspected.value = undefined
      play.impossible.value = undefined
      pickerOf(play)?.choose(choice)
    },
    [play],
  )
  const onInspect = useCallback(
    (what: Json | undefined) => {
      play.inspected.value = what
    },
    [play],
  )
  return {
    state: scene.state,
    viewer: scene.viewer,
    lang: lang.value,
    choices,
    picks,
    onPick,
    onInspect,
    glow,
    events: scene.events,
    back: scene.back,
    instant: noMotion() || speed.value === 'instant' || play.mode.value.at !== 'now',
    names,
    wake,
    changed: changed === undefined ? undefined : { shown: changed, onToggle: () => toggleWake(play) },
    overlay: play.overlay.value,
    since: wake === NOTHING ? undefined : sinceOf(play),
    preview: scene.preview,
    ...(play.proposed.value === undefined
      ? {}
      : { proposed: play.proposed.value.action, after: play.proposed.value.after }),
    note: play.proposed.value?.press.note,
  }
}
