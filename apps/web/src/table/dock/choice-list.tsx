// Every choice of a decision, in the Turn panel and wherever the whole list is asked for: fetched with those.

import type { AnyPackage } from '@understudy/table'
import { ArrowLeft } from 'lucide'
import type { AnyChoice, Picker } from '../../play/deciding/picker.ts'
import { t } from '../../text/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Roving } from '../../ui/roving.tsx'
import { ChoiceButton, tellPath } from './choices.tsx'

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
