// Troop cards and action cards, small enough to lie side by side.

import { type Lang, speak } from '@understudy/procedure'
import { rome } from '@understudy/rome'
import type { ActionCard, TroopCard } from '@understudy/rome/pack'
import type { ComponentChildren } from 'preact'
import { useHold } from '../../../ui/board/hold.ts'
import { soft } from '../../../ui/soft.ts'
import type { RomeChoice } from '../board/taps.ts'
import { words } from '../text/words.ts'
import { Dice } from './dice.tsx'

interface TapProps {
  readonly lang: Lang
  readonly choice: RomeChoice | undefined
  readonly picked?: boolean
  onPick(choice: RomeChoice): void
  onInspect(): void
}

function Tappable({
  lang,
  choice,
  picked = false,
  onPick,
  onInspect,
  kind,
  children,
}: TapProps & { kind: string; children: ComponentChildren }) {
  const { tap, ...hold } = useHold(onInspect)
  return (
    <button
      type="button"
      class={`rome-card ${kind}${choice === undefined ? '' : ' can'}${picked ? ' picked' : ''}`}
      aria-pressed={picked ? true : undefined}
      {...(choice === undefined ? {} : { 'aria-description': speak(rome.phrases, lang, choice.text) })}
      {...hold}
      onClick={tap(() => (choice === undefined ? onInspect() : onPick(choice)))}
    >
      {children}
    </button>
  )
}

export function TroopButton({ card, ...props }: TapProps & { readonly card: TroopCard }) {
  return (
    <Tappable {...props} kind={`troop class-${card.cls}`}>
      <TroopFace card={card} lang={props.lang} />
    </Tappable>
  )
}

export function TroopFace({ card, lang }: { readonly card: TroopCard; readonly lang: Lang }) {
  const w = words(lang)
  return (
    <>
      <span class="title">{soft(card.name[lang], lang)}</span>
      <span class="kind">{w.classes[card.cls]}</span>
      {(['terrain', 'flanks', 'centre'] as const).map((where) =>
        card[where].length === 0 ? null : (
          <span key={where} class="dice-line">
            {w.dice[where]} <Dice dice={card[where]} lang={lang} />
          </span>
        ),
      )}
    </>
  )
}

/** `own`: held by the viewer, and not one that somebody has just turned over. */
export function ActionButton({ card, own, ...props }: TapProps & { readonly card: ActionCard; readonly own: boolean }) {
  const w = words(props.lang)
  return (
    <Tappable {...props} kind={own ? 'action own' : 'action'}>
      <span class="title">{card.name[props.lang]}</span>
      <span class="kind effect">{w.effects[card.effect]}</span>
      <span class="kind">{w.orGold(card.gold)}</span>
    </Tappable>
  )
}
