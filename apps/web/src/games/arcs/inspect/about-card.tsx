// Cards in words.

import type { State } from '@understudy/arcs'
import { COURT, LEADER, LORE, SUIT_KINDS } from '@understudy/arcs/data'
import {
  actionCard,
  ambitionName,
  COURT_TEXT,
  cardName,
  KIND,
  LEADER_TEXT,
  LORE_TEXT,
  RESOURCE,
} from '@understudy/arcs/text'
import type { ActionCardId, CourtId, LeaderId, LoreId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { act, actOf } from '../act.ts'
import type { Played } from '../board/round.ts'
import { cardFacts } from '../cards/action-card.tsx'
import { isLeader } from '../cards/lore-card.tsx'
import { GameIcon, RESOURCE_SIGN, SUIT_SIGN } from '../draw/glyphs.tsx'
import { courtSpots } from '../table/court-spots.ts'
import { ABOUT_WORDS } from '../text/about.ts'
import { capital, words } from '../text/words.ts'

export function AboutAction({ card, lang, played }: { card: ActionCardId; lang: Lang; played?: Played }) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const { suit, number, pips, ambition } = cardFacts(card)
  const kinds = SUIT_KINDS[suit].map((kind) => KIND[kind][lang]).join(', ')
  return (
    <div class="arcs-about">
      <GameIcon d={SUIT_SIGN[suit]} size={36} class={`about-sign suit-${suit}`} />
      <div>
        <h2>{actionCard(lang, card)}</h2>
        {played !== undefined && <p class="arcs-note">{w.playedBy(w.seat(played.colour), played.mode)}</p>}
        <p>{w.buys(pips, kinds)}</p>
        <p>
          {number === 7
            ? a.declaresAny
            : ambition === undefined
              ? a.declaresNone
              : w.declares(ambitionName(lang, ambition))}
        </p>
        <p class="arcs-note">{a.otherUses(kinds)}</p>
      </div>
    </div>
  )
}

export function AboutCourt({ state, card, lang }: { state: State; card: CourtId; lang: Lang }) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const { name, suit, keys } = COURT[card]!
  const spot = courtSpots(state).find((each) => each.card === card)
  const note = actOf(state)?.courtNote(state, card, lang)
  return (
    <div class="arcs-about">
      {suit !== undefined && <GameIcon d={RESOURCE_SIGN[suit]} size={36} class={`about-sign type-${suit}`} />}
      <div>
        <h2>{cardName(lang, name)}</h2>
        <p class="arcs-note">
          {suit !== undefined ? w.guildCard(RESOURCE[suit][lang], keys) : /^[BC]C/.test(card) ? a.voxCard : ''}
        </p>
        <p>{COURT_TEXT[card]?.[lang] ?? LORE_TEXT[card as never]?.[lang] ?? <ActText card={card} lang={lang} />}</p>
        {note === undefined ? null : <p class="arcs-note">{note}</p>}
        {spot !== undefined && (
          <p class="arcs-note">
            {spot.agents.length === 0
              ? a.noAgents
              : spot.agents.map(({ colour, n }) => w.agentsOf(w.seat(colour), n)).join('; ')}
          </p>
        )}
      </div>
    </div>
  )
}

export function AboutLore({ card, lang }: { card: LeaderId | LoreId; lang: Lang }) {
  const w = words(lang)
  if (!isLeader(card))
    return (
      <div>
        <h2>{cardName(lang, LORE[card]!)}</h2>
        <p class="arcs-note">{w.loreWord}</p>
        <p>{LORE_TEXT[card]?.[lang] ?? <ActText card={card} lang={lang} />}</p>
      </div>
    )
  const { name, tokens } = LEADER[card]!
  return (
    <div>
      <h2>{cardName(lang, name)}</h2>
      <p class="arcs-note">
        {w.leaderWord} · {capital(tokens.map((type) => RESOURCE[type][lang]).join(', '))}
      </p>
      <p>{LEADER_TEXT[card]![lang]}</p>
    </div>
  )
}

/** Of the campaign alone. */
function ActText(props: { readonly card: string; readonly lang: Lang }) {
  const Text = act()?.Text
  return Text === undefined ? null : <Text {...props} />
}
