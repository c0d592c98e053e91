// The choices of a decision as buttons, in the bar: those that are nowhere on the board. All of them: `choice-list.tsx`.

import { speak } from '@understudy/procedure'
import type { AnyPackage } from '@understudy/table'
import type { AnyGameUi } from '../../games/ui.ts'
import type { AnyChoice, Picker } from '../../play/deciding/picker.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'

const ON_BOARD = ['tile', 'unit', 'target', 'card', 'store']

export const onBoard = ({ slots = ON_BOARD, lies }: Pick<AnyGameUi, 'slots' | 'lies'>, { pick }: AnyChoice): boolean =>
  slots.includes(pick.slot) && lies?.(pick.value) !== false

export const tellChoice = (pkg: AnyPackage, choice: AnyChoice): string =>
  speak(pkg.game.phrases, lang.value, choice.text)

/** "Wolf on c3 › attack": what was tapped so far. */
export function tellPath(pkg: AnyPackage, picker: Picker): string {
  return picker.path.value.map((choice) => tellChoice(pkg, choice)).join(' › ')
}

export function ChoiceButton({
  pkg,
  picker,
  choice,
  main = false,
  open = true,
}: {
  pkg: AnyPackage
  picker: Picker
  choice: AnyChoice
  main?: boolean
  /** It is there, but cannot be chosen now. */
  open?: boolean
}) {
  return (
    <button
      type="button"
      class={main ? 'button main' : 'button'}
      disabled={!open}
      onClick={() => picker.choose(choice)}
    >
      {tellChoice(pkg, choice)}
    </button>
  )
}

/** What was tapped so far, as tokens; a tap on one goes back to it. */
export function Plan({ pkg, picker, hint = t.value.table.hint }: { pkg: AnyPackage; picker: Picker; hint?: string }) {
  const path = picker.path.value
  if (path.length === 0 && picker.verb.value === undefined) return <p class="hint">{hint}</p>
  return (
    <>
      <button
        type="button"
        class="plan-token"
        data-key="back"
        aria-label={t.value.app.back}
        onClick={() => picker.back()}
      >
        ←
      </button>
      {path.map((choice, at) => (
        <button key={at} type="button" class="plan-token" onClick={() => picker.back(at)}>
          {tellChoice(pkg, choice)}
        </button>
      ))}
    </>
  )
}
