// Keys for the cards that only an act has. Events are alike: whichever of them is meant, there is one key for the next.

import { COURT, numberOf } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import { cardName } from '@understudy/arcs/text'
import { ACTION_CARDS, type ActionCardId, COURT_CARDS, type CourtId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { Key, Row } from '../../compose/parts/buttons.tsx'
import type { CardGridProps } from '../../compose/parts/card-grid.tsx'
import { GameIcon } from '../../draw/glyphs.tsx'
import { REACH_SIGNS } from '../drawings.tsx'
import { lateWords } from '../late-words.ts'
import { reachWords } from '../words.ts'

const isEvent = (card: string): boolean => card.startsWith('event-')

export function MoreCards({ lang, open, chosen, onTap }: CardGridProps) {
  const w = reachWords(lang)
  const cards = [...new Set([...open, ...chosen])]
    .filter((card) => ids.card(card) >= ACTION_CARDS.length)
    .sort((a, b) => ids.card(a) - ids.card(b))
  const next = cards.find((card) => isEvent(card) && !chosen.includes(card))
  const shown = cards.filter((card) => !isEvent(card) || chosen.includes(card) || card === next)
  if (shown.length === 0) return null
  const name = (card: ActionCardId) => (isEvent(card) ? w.event : `${w.faithful} ${numberOf(ids.card(card))}`)
  return (
    <Row label={lateWords(lang).moreCards} class="reach-more">
      {shown.map((card) => (
        <Key
          key={card}
          label={name(card)}
          class={`arcs-card-chip suit-${card.split('-')[0]}`}
          onTap={() => onTap(card)}
          {...(chosen.includes(card) ? { pressed: true } : {})}
        >
          <GameIcon d={isEvent(card) ? REACH_SIGNS.star : REACH_SIGNS.halves} size={18} />
          {name(card)}
        </Key>
      ))}
    </Row>
  )
}

interface CourtProps {
  readonly lang: Lang
  readonly open: ReadonlySet<CourtId>
  readonly chosen?: readonly CourtId[]
  onTap(card: CourtId): void
}

export function MoreCourt({ lang, open, chosen = [], onTap }: CourtProps) {
  const w = lateWords(lang)
  const more = [...open, ...chosen].filter((card) => !COURT_CARDS.includes(card)).sort()
  const groups = [
    { name: w.campaign, cards: more.filter((card) => !card.startsWith('L')) },
    { name: w.lore, cards: more.filter((card) => card.startsWith('L')) },
  ]
  return (
    <>
      {groups.map(({ name, cards }) =>
        cards.length === 0 ? null : (
          <div key={name} class="arcs-court-suit">
            <span class="arcs-court-head" title={name}>
              {name}
            </span>
            <Row label={name} class="wrap">
              {cards.map((card) => (
                <Key
                  key={card}
                  onTap={chosen.includes(card) ? undefined : () => onTap(card)}
                  {...(chosen.includes(card) ? { pressed: true } : {})}
                >
                  {cardName(lang, COURT[card]!.name)}
                </Key>
              ))}
            </Row>
          </div>
        ),
      )}
    </>
  )
}
