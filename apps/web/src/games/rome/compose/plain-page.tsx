// Every other decision: what can be answered, cards as cards and regions by name, one tap after another.

import { useState } from 'preact/hooks'
import { offerOf, useOffers } from './bridge.ts'
import { BackButton, type Chip, Chips } from './chips.tsx'
import { type PageProps, type RomeChoice, told, under } from './page.ts'
import { Places } from './places.tsx'
import { Troop } from './play-page.tsx'
import { COMPOSE_WORDS } from './words.ts'

export function PlainPage(props: PageProps) {
  const { state, lang, onAct } = props
  const w = COMPOSE_WORDS[lang]
  const [path, setPath] = useState<readonly RomeChoice[]>([])
  const choices = under(props, ...path.map(({ pick }) => pick))
  const tap = (choice: RomeChoice) =>
    choice.action !== undefined && choice.more !== true ? onAct(choice.action) : setPath([...path, choice])
  useOffers(
    choices.filter(({ pick }) => pick.slot !== 'card').map((choice) => offerOf(choice, () => tap(choice))),
    path.map(({ pick }) => pick),
  )
  const places = choices.filter(({ pick }) => pick.slot === 'region')
  const rest = choices.filter(({ pick }) => pick.slot !== 'region')
  const cards = rest.length > 0 && rest.every(({ pick }) => pick.slot === 'card')
  const label = path.map((choice) => told(props, choice.text)).join(' › ')
  return (
    <div class="rome-page">
      {path.length > 0 && <BackButton text={w.back} onTap={() => setPath(path.slice(0, -1))} />}
      <Chips
        label={label}
        shown={label !== ''}
        class={cards ? 'cards' : ''}
        chips={rest.map((choice, at): Chip => {
          const text = told(props, choice.text)
          return {
            key: String(at),
            text: cards ? <Troop props={props} id={String(choice.pick.value)} fallback={text} /> : text,
            onTap: () => tap(choice),
          }
        })}
      />
      {places.length > 0 && (
        <Places
          state={state}
          lang={lang}
          groups={[
            { label, places: places.map((choice) => ({ id: String(choice.pick.value), onTap: () => tap(choice) })) },
          ]}
        />
      )}
    </div>
  )
}
