// An action card as we draw it: suit and number, the actions it buys, the ambition it declares.

import { numberOf, PIPS } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { ids } from '@understudy/arcs/state'
import { SUIT } from '@understudy/arcs/text'
import { type ActionCardId, AMBITIONS, type Ambition, SUITS, type Suit } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import { useHold } from '../../../ui/board/hold.ts'
import { memo } from '../../../ui/memo.ts'
import { act } from '../act.ts'
import type { ArcsChoice } from '../board/taps.ts'
import { AMBITION_SIGN, GameIcon, SIGNS, SUIT_SIGN } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'

interface CardFacts {
  readonly suit: Suit
  readonly number: number
  readonly pips: number
  /** Undefined for 1 (none) and for 7 (any). */
  readonly ambition: Ambition | undefined
}

export function cardFacts(id: ActionCardId): CardFacts {
  const at = ids.card(id)
  const number = numberOf(at)
  return {
    suit: SUITS[Math.trunc(at / 7)]!,
    number,
    pips: PIPS[at]!,
    ambition: number > 1 && number < 7 ? AMBITIONS[number - 2] : undefined,
  }
}

export function ActionFace({ card, lang }: { readonly card: ActionCardId; readonly lang: Lang }) {
  const Own = act()?.Face
  return ids.card(card) >= 28 && Own !== undefined ? <Own card={card} lang={lang} /> : <Face card={card} lang={lang} />
}

/** Where the name of a suit is divided if it is too long for one line. */
const SYLLABLES = /tration$|[st]ion$|водство$|рование$|лизация$/

function Face({ card, lang }: { readonly card: ActionCardId; readonly lang: Lang }) {
  const w = words(lang)
  const { suit, number, pips, ambition } = cardFacts(card)
  return (
    <span class={`arcs-face suit-${suit}`}>
      <span class="top">
        <b class="number">{number}</b>
        {ambition !== undefined && <GameIcon d={AMBITION_SIGN[ambition]} size={18} class="ambition" />}
        {number === 7 && (
          <span class="any" aria-hidden="true">
            ✶
          </span>
        )}
      </span>
      <GameIcon d={SUIT_SIGN[suit]} size={34} class="suit" />
      <span class="word">{SUIT[suit][lang].replace(SYLLABLES, '\u00ad$&')}</span>
      <span class="pips">
        <span class="arcs-unseen">{w.actions(pips)}</span>
        {Array.from({ length: pips }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  )
}

interface ActionCardProps {
  readonly card: ActionCardId
  readonly lang: Lang
  readonly choice?: ArcsChoice | undefined
  readonly picked?: boolean
  /** It is not played: it goes face down, for the initiative. */
  readonly seizes?: boolean
  readonly glows?: boolean
  onPick(choice: ArcsChoice): void
  onInspect(): void
}

/** What asks about a card is about this card, whoever makes it. */
export const ActionCard = memo(Card, ['onInspect'])

function Card({
  card,
  lang,
  choice,
  picked = false,
  seizes = false,
  glows = false,
  onPick,
  onInspect,
}: ActionCardProps) {
  const { tap, ...hold } = useHold(onInspect)
  return (
    <button
      type="button"
      class={`arcs-card${choice === undefined ? '' : ' can'}${picked ? ' picked' : ''}${seizes ? ' seizes' : ''}${glows ? ' glows' : ''}`}
      data-card={card}
      aria-pressed={picked ? true : undefined}
      {...(choice === undefined ? {} : { 'aria-description': speak(arcs.phrases, lang, choice.text) })}
      {...hold}
      onClick={tap(() => (choice === undefined ? onInspect() : onPick(choice)))}
    >
      <ActionFace card={card} lang={lang} />
      {seizes && <GameIcon d={SIGNS.initiative} size={14} class="seizing" />}
    </button>
  )
}

export function CardBack({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span class="arcs-backs" role="img" aria-label={label}>
      {Array.from({ length: n }, (_, i) => (
        <svg key={i} class="arcs-back" viewBox="0 0 60 84" aria-hidden="true">
          <rect class="sheet" x={1} y={1} width={58} height={82} rx={6} />
          <circle class="orbit" cx={30} cy={42} r={17} />
          <circle class="orbit" cx={30} cy={42} r={9} />
          <circle class="dot" cx={30} cy={42} r={3} />
          <circle class="dot" cx={45} cy={34} r={2.6} />
        </svg>
      ))}
    </span>
  )
}
