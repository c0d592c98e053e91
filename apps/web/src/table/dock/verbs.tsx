// The verbs of a turn as chips, and at the piece that was picked, for games whose choices the shell draws. One that is possible narrows what is marked, or is done
// if there is one way only; one that is not says why.

import type { Lang } from '@understudy/procedure'
import type { Verbs } from '../../games/ui.ts'
import type { AnyAction, AnyChoice, Picker } from '../../play/deciding/picker.ts'
import type { Play } from '../../play/play.ts'
import { lang } from '../../store/settings.ts'
import { PieceVerbs, type VerbHere } from '../../ui/verb-popover.tsx'
import { onBoard, tellChoice } from './choices.tsx'

interface Verb extends VerbHere {
  readonly pressed: boolean
  readonly impossible: boolean
}

export function VerbChips({ play, picker }: { play: Play; picker: Picker }) {
  const { verbs } = play.ui
  if (verbs === undefined) return null
  const all = verbs.all.map(({ id, text }) => verbOf(play, picker, verbs, id, text[lang.value]))
  return (
    <>
      {all.map(({ key, text, pressed, impossible, onTap }) => (
        <button
          key={key}
          type="button"
          class={`button${impossible ? ' impossible' : ''}${pressed ? ' pressed' : ''}`}
          data-key={`verb ${key}`}
          {...(impossible ? { 'aria-disabled': true } : { 'aria-pressed': pressed })}
          onClick={onTap}
        >
          {text}
        </button>
      ))}
      <AtPiece {...{ play, picker, verbs, all }} />
    </>
  )
}

/** The same at the piece that was picked, with what else it can do. */
function AtPiece({
  play,
  picker,
  verbs,
  all,
}: {
  play: Play
  picker: Picker
  verbs: Verbs<unknown, AnyAction>
  all: readonly Verb[]
}) {
  const [first, ...more] = picker.path.value
  const own = first === undefined || more.length > 0 ? undefined : verbs.by[first.pick.slot]
  if (first === undefined || own === undefined || play.proposed.value !== undefined) return null
  const here = all.filter(({ key }) => own.includes(key))
  const others = picker.choices.value.filter(({ pick }) => pick.slot === 'do' && !own.includes(String(pick.value)))
  // The chips have it: nothing is laid over the board for a single one.
  if (here.filter(({ impossible }) => !impossible).length + others.length < 2) return null
  return (
    <PieceVerbs
      key={JSON.stringify(first.pick)}
      open
      label={tellChoice(play.pkg, first)}
      anchor={() => document.querySelector('[data-region="board"] [data-key][aria-pressed="true"]')}
      verbs={[
        ...here,
        ...others.map((choice) => ({
          key: String(choice.pick.value),
          text: tellChoice(play.pkg, choice),
          onTap: () => picker.choose(choice),
        })),
      ]}
    />
  )
}

function verbOf(play: Play, picker: Picker, verbs: Verbs<unknown, AnyAction>, id: string, text: string): Verb {
  const { choices, again } = waysTo(verbs, picker, id)
  const [only, ...more] = choices
  const pressed = picker.verb.value === id && only !== undefined
  const onTap = () => {
    play.impossible.value = undefined
    if (only === undefined) {
      const { length } = play.table.entries
      const picks = picker.picks.value
      const show = (why: Readonly<Record<Lang, string>>): void => {
        // What was done in the meantime is no longer asked about.
        if (play.table.entries.length === length)
          play.impossible.value = picks.length === 0 ? why : { ...why, other: picks }
      }
      void verbs.why(play.table.state, picks, id).then(show)
      return
    }
    if (again) picker.cancel()
    picker.verb.value = pressed ? undefined : id
    // A store is no place to point at: if there is one only, it is that one.
    if (more.length === 0 && (only.pick.slot === 'store' || !onBoard(play.ui, only))) picker.choose(only)
  }
  return { key: id, text, pressed, impossible: only === undefined, onTap }
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
