// The index of cards of Arcs: those that are played with, as they lie on the table, and where they are.

import './help.css'
import type { State } from '@understudy/arcs'
import { COURT, LEADER, LORE, SUIT_KINDS } from '@understudy/arcs/data'
import { ids, Pile, read } from '@understudy/arcs/state'
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
import {
  ACTION_CARDS,
  type ActionCardId,
  COURT_CARDS,
  type CourtId,
  type LeaderId,
  type LoreId,
  type Resource,
} from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import type { IndexedCard } from '../../ui.ts'
import { ActionFace, cardFacts } from '../cards/action-card.tsx'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { courtSpots } from '../table/court-spots.ts'
import { ABOUT_WORDS } from '../text/about.ts'
import { capital, words } from '../text/words.ts'
import { signWords } from './signs.ts'

const upper = (text: string): string => `${capital(text)}.`

export function cards(state: State, lang: Lang): IndexedCard[] {
  const where = whereIs(state, lang)
  const placed = (id: string) => {
    const at = where.get(id)
    return at === undefined ? {} : { where: at }
  }
  const w = signWords[lang]
  const { leaders, loreOf } = state.options
  const drafted = leaders !== 'off' || loreOf.some((lore) => lore !== 'none')
  return [
    ...COURT_CARDS.map((id) => ({ ...courtCard(id, COURT_TEXT[id]?.[lang] ?? '', lang), ...placed(id) })),
    ...(drafted ? (Object.keys(LEADER) as LeaderId[]) : []).map((id) => ({
      id,
      name: cardName(lang, LEADER[id]!.name),
      kind: w.leader,
      keywords: LEADER[id]!.tokens.map((type) => RESOURCE[type][lang]).join(' '),
      text: LEADER_TEXT[id]?.[lang] ?? '',
      drawing: () => <PlainFace word={w.leader} name={cardName(lang, LEADER[id]!.name)} tokens={LEADER[id]!.tokens} />,
      ...placed(id),
    })),
    ...(drafted || state.options.act !== 0 ? (Object.keys(LORE) as LoreId[]) : [])
      .filter((id) => !id.startsWith('LF'))
      .map((id) => ({
        id,
        name: cardName(lang, LORE[id]!),
        kind: w.lore,
        text: LORE_TEXT[id]?.[lang] ?? '',
        drawing: () => <PlainFace word={w.lore} name={cardName(lang, LORE[id]!)} />,
        ...placed(id),
      })),
    ...ACTION_CARDS.map((id) => ({ ...actionOf(id, lang), ...placed(id) })),
  ]
}

/** A card of the Court, with what it says. */
export function courtCard(id: CourtId, text: string, lang: Lang): IndexedCard {
  const w = signWords[lang]
  const { name, suit, keys } = COURT[id]!
  return {
    id,
    name: cardName(lang, name),
    kind: suit === undefined ? words(lang).vox : capital(RESOURCE[suit][lang]),
    keywords: suit === undefined ? w.vox : `${w.guild} ${words(lang).raidCost(keys)}`,
    text,
    drawing: () => (
      <PlainFace
        word={suit === undefined ? words(lang).vox : ''}
        name={cardName(lang, name)}
        {...(suit === undefined ? {} : { suit, keys })}
      />
    ),
  }
}

function actionOf(id: ActionCardId, lang: Lang): IndexedCard {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const { suit, number, pips, ambition } = cardFacts(id)
  const kinds = SUIT_KINDS[suit].map((kind) => KIND[kind][lang]).join(', ')
  const declares =
    number === 7 ? a.declaresAny : ambition === undefined ? a.declaresNone : w.declares(ambitionName(lang, ambition))
  return {
    id,
    name: actionCard(lang, id),
    kind: signWords[lang].action,
    text: `${w.buys(pips, kinds)} ${declares}`,
    drawing: () => <ActionFace card={id} lang={lang} />,
  }
}

interface FaceProps {
  readonly word: string
  readonly name: string
  readonly suit?: Resource
  readonly keys?: number
  readonly tokens?: readonly Resource[]
}

/** A card that has no picture of its own: what it is, its name, its signs. */
export function PlainFace({ word, name, suit, keys = 0, tokens = [] }: FaceProps) {
  return (
    <span class={`arcs-court-card${suit === undefined ? ' vox' : ` type-${suit}`}`}>
      <span class="head">
        <span class="vox-word">{word}</span>
        <span class="keys">
          {Array.from({ length: keys }, (_, at) => (
            <GameIcon key={at} d={SIGNS.key} size={14} />
          ))}
          {tokens.map((type, at) => (
            <GameIcon key={at} d={RESOURCE_SIGN[type]} size={18} />
          ))}
        </span>
      </span>
      {suit === undefined ? null : <GameIcon d={RESOURCE_SIGN[suit]} size={40} />}
      <span class="name">{name}</span>
    </span>
  )
}

/** As far as this position tells: of a hand, what whoever looks may see. */
function whereIs(state: State, lang: Lang): ReadonlyMap<string, string> {
  const w = signWords[lang]
  const { seat: seatName, agentsOf } = words(lang)
  const found = new Map<string, string>()
  const put = (cards: readonly string[], where: string) => {
    for (const card of cards) found.set(card, where)
  }
  const action = (pile: number) => read.cards(state, pile).map(ids.cardId)
  const court = (pile: number) => read.cards(state, pile).map(ids.courtId)
  const lore = (pile: number) => read.cards(state, pile).map(ids.loreId)
  put(court(Pile.COURT_DISCARD), upper(w.courtDiscard))
  put(action(Pile.FACE_UP), upper(w.discard))
  put(lore(Pile.LORE_ROW), upper(w.laidOut))
  put(read.cards(state, Pile.LEADER_ROW).map(ids.leaderId), upper(w.laidOut))
  for (const [seat, colour] of state.options.colours.entries()) {
    const who = seatName(colour)
    put([...court(Pile.guild(seat)), ...lore(Pile.lore(seat))], `${who}.`)
    const leader = read.leaderOf(state, seat)
    if (leader > 0) put([ids.leaderId(leader - 1)], `${who}.`)
    put(action(Pile.hand(seat)), `${who}: ${w.handOf}.`)
    put([...action(Pile.drawn(seat)), ...action(Pile.bonus(seat))], `${who}: ${w.openAt}.`)
    put(action(Pile.up(seat)), `${who}: ${w.playedBy}.`)
  }
  for (const { card, agents } of courtSpots(state))
    found.set(card, `${[w.inCourt, ...agents.map(({ colour, n }) => agentsOf(seatName(colour), n))].join('; ')}.`)
  return found
}

/** A card that the reader tells about. */
export function indexed(what: Json): string | undefined {
  if (typeof what !== 'object' || what === null || Array.isArray(what)) return undefined
  const { court, action, leader, lore } = what as Readonly<Record<string, Json | undefined>>
  const id = court ?? action ?? leader ?? lore
  return typeof id === 'string' ? id : undefined
}
