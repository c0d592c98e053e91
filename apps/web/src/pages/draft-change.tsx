// What most people leave as it is: where cards and dice come from, rules, seats in detail, title and seed.

import type { OptionSpec, Way } from '@understudy/table'
import { Dices } from 'lucide'
import type { AnyGameUi } from '../games/ui.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose, TextField } from '../ui/fields.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { groupOptions, seatGroups, withOption } from './choosing.ts'
import { type Draft, newSeed, optionsOf, seatsFor, wayOf } from './draft.ts'
import { OptionField } from './option-field.tsx'
import { SeatField } from './seat-field.tsx'

export function DraftChange({
  ui,
  draft,
  title,
  onChange,
}: {
  ui: AnyGameUi
  draft: Draft
  title: string
  onChange(part: Partial<Draft>): void
}) {
  const words = t.value.newGame
  const { pkg, groups } = ui
  const options = optionsOf(pkg, draft)
  const [main, ...folds] = groupOptions(pkg, groups, options, lang.value)
  const own = ui.ownFields ?? {}
  const field = (option: OptionSpec) =>
    option.id in own || option.id === 'players' ? null : (
      <OptionField
        key={option.id}
        option={option}
        value={options[option.id]}
        onChange={(value) => onChange(withOption(pkg, draft, option.id, value))}
      />
    )
  return (
    <div class="draft-more">
      {Object.entries(own).map(([option, Field]) => (
        <Field
          key={option}
          value={options[option]}
          lang={lang.value}
          options={options}
          onOptions={(part) => onChange({ options: { ...draft.options, ...part } })}
          onChange={(value) => onChange({ options: { ...draft.options, [option]: value } })}
        />
      ))}
      {main?.options.map(field)}
      {draft.beside && pkg.game.sources.length > 0 ? (
        <Fold title={words.sources}>
          {pkg.game.sources.map((source) => (
            <Choose<Way>
              key={source.id}
              label={source.title[lang.value]}
              values={source.ways.map((way) => ({ id: way, title: words.ways[way] }))}
              value={wayOf(pkg, draft, source.id)}
              onChange={(way) => onChange({ chance: { ...draft.chance, [source.id]: way } })}
            />
          ))}
        </Fold>
      ) : null}
      <Fold title={words.seatsInDetail}>
        <p class="help">{seatGroups(groups) === undefined ? words.others : `${words.others} ${words.order}`}</p>
        {seatsFor(pkg, draft).map((seat, at, { length }) => (
          <SeatField
            key={at}
            pkg={pkg}
            groups={groups}
            seat={seat}
            n={at + 1}
            of={length}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </Fold>
      {folds
        .filter((fold) => fold.title !== undefined && fold.options.some(({ id }) => !(id in own)))
        .map((fold) => (
          <Fold key={fold.title} title={fold.title}>
            {fold.options.map(field)}
          </Fold>
        ))}
      {folds.filter((fold) => fold.title === undefined).flatMap((fold) => fold.options.map(field))}
      <div class="draft-pair">
        <TextField label={words.gameTitle} value={title} onInput={(text) => onChange({ title: text })} />
        <div class="seed">
          <TextField label={words.seed} value={draft.seed} onInput={(seed) => onChange({ seed })} />
          <button type="button" class="button" onClick={() => onChange({ seed: newSeed() })}>
            <Icon of={Dices} size={18} />
            {words.newSeed}
          </button>
        </div>
      </div>
      <p class="help">{words.seedWhat}</p>
    </div>
  )
}
