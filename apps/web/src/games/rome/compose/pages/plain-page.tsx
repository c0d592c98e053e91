// Every other decision: what can be answered, cards as cards and regions by name, one tap after another.

import { pressedIfWas } from '../amends.ts'
import { BackButton, type Chip, Chips } from '../chips.tsx'
import { type PageProps, told } from '../page.ts'
import { Places } from '../places.tsx'
import { usePath } from '../use-path.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Troop } from './play-page.tsx'
import { yesOrNo } from './yes-no.ts'

/** Ships that come to fight do so, whether they are intercepted or not. */
const keysOf = ({ decision: { kind, question } }: PageProps): string =>
  kind === 'intercept' && question.with?.comes === true ? 'awaited' : kind

export function PlainPage(props: PageProps) {
  const { state, lang } = props
  const w = COMPOSE_WORDS[lang]
  // On screen cards lie in the hand, to be tapped there.
  const inHand = !props.beside && props.amends === undefined
  const { path, choices, tap, back } = usePath(props, ({ pick }) => inHand || pick.slot !== 'card')
  const places = choices.filter(({ pick }) => pick.slot === 'region')
  const rest = choices.filter(({ pick }) => pick.slot !== 'region')
  const cards = rest.length > 0 && rest.every(({ pick }) => pick.slot === 'card')
  const label = path.map((choice) => told(props, choice.text)).join(' › ')
  return (
    <div class="rome-page">
      {path.length > 0 && !inHand ? <BackButton text={w.back} onTap={back} /> : null}
      <Chips
        label={label}
        // What was picked stands in the line of the plan.
        shown={label !== '' && !inHand}
        class={cards ? 'cards' : ''}
        chips={(cards && inHand ? [] : rest).map((choice, at): Chip => {
          const { slot, value } = choice.pick
          const does = slot === 'yes' ? yesOrNo(keysOf(props), value === true, lang) : undefined
          const text = does ?? told(props, choice.text)
          return {
            key: String(at),
            text: cards ? <Troop props={props} id={String(choice.pick.value)} fallback={text} /> : text,
            ...pressedIfWas(props, choice.action),
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
