// Where people note how their campaign went on.

import type { Colour } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { TextField } from '../../../ui/fields.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { type Story, withSeat } from './story.ts'

const WORDS = {
  en: {
    title: 'The campaign goes on',
    what: 'If this was the first act of a campaign: note Acts II and III here. It stays in this browser and is part of the Markdown file.',
    act: (n: string) => `Act ${n}`,
    fate: 'Fate',
    power: 'Power',
    line: 'In a line',
  },
  ru: {
    title: 'Кампания продолжается',
    what: 'Если это был первый акт кампании, запишите здесь акты II и III. Записи остаются в этом браузере и попадают в файл Markdown.',
    act: (n: string) => `Акт ${n}`,
    fate: 'Судьба',
    power: 'Власть',
    line: 'Одной строкой',
  },
} as const satisfies Record<Lang, unknown>

export function StoryForm({
  story,
  colours,
  lang,
  nameOf,
  onChange,
}: {
  readonly story: Story
  readonly colours: readonly Colour[]
  readonly lang: Lang
  nameOf(colour: Colour): string
  onChange(story: Story): void
}) {
  const w = WORDS[lang]
  return (
    <details class="reach-story">
      <summary>{w.title}</summary>
      <p class="arcs-note">{w.what}</p>
      {(['II', 'III'] as const).map((act) => (
        <fieldset key={act}>
          <legend>{w.act(act)}</legend>
          {colours.map((colour) => {
            const seat = story[act].seats[colour]
            const of = `${w.act(act)}, ${nameOf(colour)}`
            return (
              <div key={colour} class="row">
                <SeatMark colour={colour} />
                <TextField
                  label={`${of}: ${w.fate}`}
                  hideLabel
                  placeholder={w.fate}
                  value={seat?.fate ?? ''}
                  maxLength={40}
                  onInput={(fate) => onChange(withSeat(story, act, colour, { fate }))}
                />
                <TextField
                  label={`${of}: ${w.power}`}
                  hideLabel
                  placeholder={w.power}
                  value={seat?.power ?? ''}
                  maxLength={4}
                  onInput={(power) => onChange(withSeat(story, act, colour, { power }))}
                />
              </div>
            )
          })}
          <TextField
            label={`${w.act(act)}: ${w.line}`}
            hideLabel
            placeholder={w.line}
            value={story[act].line}
            maxLength={300}
            onInput={(line) => onChange({ ...story, [act]: { ...story[act], line } })}
          />
        </fieldset>
      ))}
    </details>
  )
}
