// Who sits at one seat: a person with a name, a bot with its options, or chance.

import type { AnyPackage, Controller, SeatSpec } from '@understudy/table'
import { controllerName } from '../play/story.ts'
import { lang } from '../store/settings.ts'
import { controllerId, controllersFor } from '../table/menu.tsx'
import { t } from '../text/index.ts'
import { Choose, TextField } from '../ui/fields.tsx'
import { controllerOf, type Draft } from './draft.ts'
import { OptionField } from './option-field.tsx'

export function SeatField({
  pkg,
  seat,
  draft,
  onChange,
}: {
  pkg: AnyPackage
  seat: SeatSpec
  draft: Draft
  onChange(part: Partial<Draft>): void
}) {
  const words = t.value.newGame
  const now = controllerOf(pkg, draft, seat.id)
  const set = (to: Controller) => onChange({ seats: { ...draft.seats, [seat.id]: to } })
  const bare = controllersFor(pkg, seat.role)
  const title = seat.title[lang.value]
  const bot = now.by === 'bot' ? pkg.bots.find((each) => each.id === now.bot) : undefined
  return (
    <div class="seat-field">
      <Choose
        label={title}
        values={bare.map((each) => ({ id: controllerId(each), title: controllerName(pkg, each, lang.value) }))}
        value={controllerId(now)}
        onChange={(id) => {
          const to = bare.find((each) => controllerId(each) === id)
          if (to !== undefined) set(to)
        }}
      />
      {now.by === 'person' ? (
        <TextField
          label={words.nameOf(title)}
          hideLabel
          placeholder={words.name}
          value={now.name ?? ''}
          maxLength={40}
          onInput={(name) => set(name === '' ? { by: 'person' } : { by: 'person', name })}
        />
      ) : null}
      {now.by === 'bot' && bot !== undefined && bot.editions.length > 1 ? (
        <Choose
          label={words.edition}
          values={bot.editions.map((id) => ({ id, title: id }))}
          value={now.edition ?? bot.editions[0] ?? ''}
          onChange={(edition) => set({ ...now, edition })}
        />
      ) : null}
      {now.by === 'bot' && bot !== undefined
        ? bot.options.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              value={now.options?.[option.id]}
              onChange={(value) => set({ ...now, options: { ...now.options, [option.id]: value } })}
            />
          ))
        : null}
    </div>
  )
}
