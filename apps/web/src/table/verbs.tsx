// The verbs of a turn as chips, for games whose choices the shell draws. One that is possible narrows what is marked, or is done
// if there is one way only; one that is not says why.

import type { Lang } from '@understudy/procedure'
import type { Verbs } from '../games/ui.ts'
import type { AnyAction, AnyChoice, Picker } from '../play/picker.ts'
import type { Play } from '../play/play.ts'
import { lang } from '../store/settings.ts'
import { onBoard } from './choices.tsx'

export function VerbChips({ play, picker }: { play: Play; picker: Picker }) {
  const { verbs } = play.ui
  if (verbs === undefined) return null
  return (
    <>
      {verbs.all.map(({ id, text }) => {
        const { choices, again } = waysTo(verbs, picker, id)
        const possible = choices.length > 0
        const pressed = picker.verb.value === id && possible
        return (
          <button
            key={id}
            type="button"
            class={`button${possible ? '' : ' impossible'}${pressed ? ' pressed' : ''}`}
            data-key={`verb ${id}`}
            {...(possible ? { 'aria-pressed': pressed } : { 'aria-disabled': true })}
            onClick={() => {
              const [only, ...more] = choices
              play.impossible.value = undefined
              if (only === undefined) {
                const { length } = play.table.entries
                const show = (why: Readonly<Record<Lang, string>>): void => {
                  // What was done in the meantime is no longer asked about.
                  if (play.table.entries.length === length) play.impossible.value = why
                }
                void verbs.why(play.table.state, picker.picks.value, id).then(show)
                return
              }
              if (again) picker.cancel()
              picker.verb.value = pressed ? undefined : id
              if (more.length === 0 && !onBoard(play.ui, only)) picker.choose(only)
            }}
          >
            {text[lang.value]}
          </button>
        )
      })}
    </>
  )
}

/** The choices that lead to it: with what was picked, or, if that has nothing to do with it, `again` from the beginning. */
function waysTo(
  verbs: Verbs<unknown, AnyAction>,
  picker: Picker,
  id: string,
): { choices: readonly AnyChoice[]; again: boolean } {
  const [first] = picker.picks.value
  const again = first !== undefined && verbs.by[first.slot]?.includes(id) !== true
  const all = again ? picker.first() : picker.choices.value
  const from = again ? [] : picker.picks.value
  return { again, choices: all.filter((choice) => picker.ends(choice, from).some((end) => verbs.of(end) === id)) }
}
