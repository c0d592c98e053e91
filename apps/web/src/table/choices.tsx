// The choices of a decision as buttons: in the bar those that are nowhere on the board, in the Turn panel all of them.

import { speak } from '@understudy/procedure'
import type { AnyPackage } from '@understudy/table'
import { ArrowLeft } from 'lucide'
import type { AnyGameUi } from '../games/ui.ts'
import type { AnyChoice, Picker } from '../play/picker.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Roving } from '../ui/roving.tsx'

const ON_BOARD = ['tile', 'unit', 'target', 'card', 'store']

export const onBoard = (ui: AnyGameUi, choice: AnyChoice): boolean => (ui.slots ?? ON_BOARD).includes(choice.pick.slot)

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
}: {
  pkg: AnyPackage
  picker: Picker
  choice: AnyChoice
  main?: boolean
}) {
  return (
    <button type="button" class={main ? 'button main' : 'button'} onClick={() => picker.choose(choice)}>
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

/** Back and Done, for a choice that takes several taps. */
export function PathButtons({ picker }: { picker: Picker }) {
  return (
    <>
      {picker.path.value.length === 0 ? null : (
        <button type="button" class="button" onClick={() => picker.back()}>
          <Icon of={ArrowLeft} size={18} />
          {t.value.app.back}
        </button>
      )}
      {picker.ready.value === undefined ? null : (
        <button type="button" class="button main" onClick={() => picker.done()}>
          {t.value.table.finish}
        </button>
      )}
    </>
  )
}

/** Every choice, grouped by what it is about. */
export function ChoiceList({ pkg, picker, label }: { pkg: AnyPackage; picker: Picker; label: string }) {
  const groups = new Map<string, AnyChoice[]>()
  for (const choice of picker.choices.value) {
    const group = groups.get(choice.pick.slot) ?? []
    group.push(choice)
    groups.set(choice.pick.slot, group)
  }
  const titles: Record<string, string> = t.value.slots
  return (
    <div class="choice-list">
      {picker.path.value.length === 0 ? null : <p class="choice-path">{tellPath(pkg, picker)}</p>}
      <Roving label={label} class="choice-groups">
        {[...groups].map(([slot, choices]) => (
          <div key={slot} class="choice-group">
            {groups.size === 1 ? null : <h3>{titles[slot] ?? t.value.slots.other}</h3>}
            <div class="choice-row">
              {choices.map((choice, at) => (
                <ChoiceButton key={at} pkg={pkg} picker={picker} choice={choice} />
              ))}
            </div>
          </div>
        ))}
      </Roving>
      <div class="row">
        <PathButtons picker={picker} />
      </div>
    </div>
  )
}
