// A leader or a piece of lore, to be drafted or looked at.

import { LEADER, LORE } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { cardName, RESOURCE } from '@understudy/arcs/text'
import type { LeaderId, LoreId } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import { useHold } from '../../../ui/board/hold.ts'
import type { ArcsChoice } from '../board/taps.ts'
import { GameIcon, RESOURCE_SIGN } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'
import { CardText } from './card-text.tsx'

export const isLeader = (card: string): card is LeaderId => card.startsWith('LEAD')

interface LoreCardProps {
  readonly card: LeaderId | LoreId
  readonly lang: Lang
  readonly choice?: ArcsChoice | undefined
  onPick(choice: ArcsChoice): void
  onInspect(): void
}

export function LoreCard({ card, lang, choice, onPick, onInspect }: LoreCardProps) {
  const w = words(lang)
  const { tap, ...hold } = useHold(onInspect)
  const leader = isLeader(card) ? LEADER[card]! : undefined
  const name = leader?.name ?? LORE[card as LoreId]!
  return (
    <button
      type="button"
      class={`arcs-court-card lore${choice === undefined ? '' : ' can'}`}
      {...(choice === undefined ? {} : { 'aria-description': speak(arcs.phrases, lang, choice.text) })}
      {...hold}
      onClick={tap(() => (choice === undefined ? onInspect() : onPick(choice)))}
    >
      <span class="head">
        <span class="vox-word">{leader === undefined ? w.loreWord : w.leaderWord}</span>
        {leader?.tokens.map((type, i) => (
          <span key={i} title={RESOURCE[type][lang]}>
            <GameIcon d={RESOURCE_SIGN[type]} size={15} />
          </span>
        ))}
      </span>
      <span class="name">{cardName(lang, name)}</span>
      <span class="text">
        <CardText card={card} lang={lang} />
      </span>
    </button>
  )
}
