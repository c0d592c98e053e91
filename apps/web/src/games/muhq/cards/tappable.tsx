// A card that can be tapped: a choice if the rules offer one, otherwise the question what it is.

import { muhq } from '@understudy/muhq'
import type { Card } from '@understudy/muhq/data'
import { type Lang, speak } from '@understudy/procedure'
import { useHold } from '../../../ui/board/hold.ts'
import type { MuhqChoice } from '../board/taps.ts'
import { CardFace } from './card.tsx'

interface TappableProps {
  readonly card: Card
  readonly lang: Lang
  readonly choice?: MuhqChoice | undefined
  /** It can be taken, but is not what one looks for now. */
  readonly other?: boolean
  readonly picked?: boolean
  /** Picked to be put away. */
  readonly away?: boolean
  readonly glows?: boolean
  readonly price?: number | undefined
  onPick(choice: MuhqChoice): void
  onInspect(): void
}

export function TappableCard({
  card,
  lang,
  choice,
  other = false,
  picked = false,
  away = false,
  glows = false,
  price,
  onPick,
  onInspect,
}: TappableProps) {
  const { tap, ...hold } = useHold(onInspect)
  const state = `${choice === undefined ? '' : other ? ' can other' : ' can'}${picked ? ' picked' : ''}${picked && away ? ' away' : ''}${glows ? ' glows' : ''}`
  return (
    <button
      type="button"
      class={`muhq-card${state}`}
      aria-pressed={picked ? true : undefined}
      {...(choice === undefined ? {} : { 'aria-description': speak(muhq.phrases, lang, choice.text) })}
      {...hold}
      onClick={tap(() => (choice === undefined ? onInspect() : onPick(choice)))}
    >
      <CardFace card={card} lang={lang} price={price} />
    </button>
  )
}
