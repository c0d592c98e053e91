// What the clock in the head shows of a round without a tap: the lead card, and who has the initiative.

import '../style/clock.css'
import type { State } from '@understudy/arcs'
import { numberOf } from '@understudy/arcs/data'
import { ids, read } from '@understudy/arcs/state'
import { actionCard } from '@understudy/arcs/text'
import type { Colour, Suit } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { initiativeOf, isSet, playedCards, zeroLies } from '../board/round.ts'
import { GameIcon, SIGNS, SUIT_SIGN } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'

const CLOCK_WORDS: Readonly<
  Record<Lang, { lead(card: string): string; declared(card: string): string; initiative(who: string): string }>
> = {
  en: {
    lead: (card) => `Lead card: ${card}`,
    declared: (card) => `Lead card: ${card}; it has declared and counts as 0`,
    initiative: (who) => `Initiative: ${who}`,
  },
  ru: {
    lead: (card) => `Главная карта: ${card}`,
    declared: (card) => `Главная карта: ${card}; она объявила замысел и считается нулём`,
    initiative: (who) => `Инициатива: ${who}`,
  },
}

interface Props {
  readonly state: State
  readonly lang: Lang
  readonly names: Readonly<Record<string, string>>
}

export function ClockSigns({ state, lang, names }: Props) {
  if (!isSet(state) || read.over(state) !== 0) return null
  const w = CLOCK_WORDS[lang]
  const card = playedCards(state).find(({ lead }) => lead)?.card
  const holder: Colour = initiativeOf(state)
  const who = w.initiative(names[holder] ?? words(lang).seat(holder))
  return (
    <span class="arcs arcs-clock">
      {card === undefined ? null : <Lead {...{ card, lang }} zero={zeroLies(state)} />}
      <span class="initiative" title={who}>
        <span class="arcs-unseen">{who}</span>
        <GameIcon d={SIGNS.initiative} size={16} />
        <SeatMark colour={holder} size={14} />
      </span>
    </span>
  )
}

function Lead({
  card,
  zero,
  lang,
}: {
  card: NonNullable<ReturnType<typeof playedCards>[number]['card']>
  zero: boolean
  lang: Lang
}) {
  const w = CLOCK_WORDS[lang]
  const title = (zero ? w.declared : w.lead)(actionCard(lang, card))
  // Cards of an act have no suit of the base game: their name stands in the title.
  const sign: string | undefined = SUIT_SIGN[card.split('-')[0] as Suit]
  return (
    <span class="lead" title={title}>
      <span class="arcs-unseen">{title}</span>
      {sign === undefined ? <GameIcon d={SIGNS.cards} size={16} /> : <GameIcon d={sign} size={16} />}
      <b aria-hidden="true">
        {zero ? (
          <>
            <s>{numberOf(ids.card(card))}</s> 0
          </>
        ) : (
          numberOf(ids.card(card))
        )}
      </b>
    </span>
  )
}
