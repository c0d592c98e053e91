// The seats: Power, supplies, tokens and cards; and the hands, as far as this view knows them.

import type { Lang } from '@understudy/procedure'
import { cardsOf } from '../../card-sets.ts'
import { numberOf, PIPS, SUIT_KINDS, suitOf } from '../../data/action-cards.ts'
import { cardId, courtId, leaderId, loreId } from '../../rules/board/ids.ts'
import { SLOT_KEYS, slotUsable, tokenIn, typeName } from '../../rules/board/resources.ts'
import { numberDeclares } from '../../rules/round/declare.ts'
import { handSize, playable } from '../../rules/seats/index.ts'
import { owners } from '../../rules/state/owners.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../../rules/state/state.ts'
import { AMBITIONS, RESOURCES, SUITS, TROPHIES } from '../../vocabulary.ts'
import {
  actionCard,
  ambitionName,
  cardsN,
  courtName,
  KIND,
  leaderName,
  loreName,
  PIECE,
  pipsN,
  resource,
  seatName,
} from '../words.ts'
import { letterOf, table } from './letters.ts'

export function playerLines(state: State, lang: Lang): string[] {
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  const head = [
    '',
    ...{
      en: ['Power', 'hand', 'ships', 'agents', 'cities', 'starports', 'tokens (keys to raid)'],
      ru: ['власть', 'рука', 'корабли', 'агенты', 'города', 'космопорты', 'ресурсы (ключей при налёте)'],
    }[lang],
  ]
  const rows = seats.map((seat) => [
    `${seatName(lang, colourOf(state, seat))}${read.initiative(state) === seat ? ' *' : ''}`,
    ...[read.power(state, seat), handSize(state, seat)].map(String),
    ...[read.shipsLeft, read.agentsLeft, read.citiesLeft, read.portsLeft].map((left) => String(left(state, seat))),
    slots(state, lang, seat),
  ])
  const lines = table([head, ...rows])
  const title = {
    en: 'Players (* has the initiative; pieces left in supply)',
    ru: 'Игроки (* — инициатива; фишки в запасе)',
  }[lang]
  const more = seats.flatMap((seat) => belongings(state, lang, seat))
  return [title, ...lines, ...more]
}

function slots(state: State, lang: Lang, seat: number): string {
  const out: string[] = []
  for (let slot = 0; slot < 7; slot++) {
    if (!slotUsable(state, seat, slot)) continue
    const type = tokenIn(state, seat, slot)
    out.push(`${type === 0 ? '–' : resource(lang, typeName(type))} (${SLOT_KEYS[slot]})`)
  }
  return out.join(', ')
}

/** Leader, lore, Guild cards, Trophies, captives, Outrage: only what there is. */
function belongings(state: State, lang: Lang, seat: number): string[] {
  const parts: string[] = []
  const add = (said: Readonly<Record<Lang, string>>, items: readonly string[]) => {
    if (items.length > 0) parts.push(`${said[lang]} ${items.join(', ')}`)
  }
  const leader = read.leaderOf(state, seat)
  add({ en: 'leader', ru: 'лидер' }, leader === 0 ? [] : [leaderName(lang, leaderId(leader - 1))])
  add(
    { en: 'lore', ru: 'знания' },
    read.cards(state, Pile.lore(seat)).map((card) => loreName(lang, loreId(card))),
  )
  add(
    { en: 'Guild cards', ru: 'карты гильдий' },
    read.cards(state, Pile.guild(seat)).map((card) => courtName(lang, courtId(card))),
  )
  const trophies: string[] = []
  const captives: string[] = []
  for (const owner of owners(state)) {
    const of = letterOf(state, lang, owner)
    TROPHIES.forEach((piece, kind) => {
      const n = read.trophy(state, seat, owner, kind)
      if (n > 0) trophies.push(`${of} ${PIECE[piece][lang]} ×${n}`)
    })
    const n = read.captive(state, seat, owner)
    if (n > 0) captives.push(`${of}${n}`)
  }
  add({ en: 'Trophies', ru: 'трофеи' }, trophies)
  add({ en: 'captives', ru: 'пленники' }, captives)
  add(
    { en: 'Outrage', ru: 'запрет' },
    RESOURCES.filter((_, i) => (read.outrage(state, seat) & (2 << i)) !== 0).map((type) => resource(lang, type)),
  )
  return parts.length === 0 ? [] : [`  ${seatName(lang, colourOf(state, seat))}: ${parts.join('; ')}`]
}

/** Known hands card by card; of the others nothing but their size, which stands in the table above. */
export function handLines(state: State, lang: Lang): string[] {
  const out: string[] = []
  for (let seat = 0; seat < playersOf(state); seat++) {
    const cards = cardsOf(playable(state, seat))
    if (cards.length === 0) continue
    const name = seatName(lang, colourOf(state, seat))
    out.push('', `${{ en: 'Hand of', ru: 'Рука:' }[lang]} ${name} (${cardsN(lang, handSize(state, seat))})`)
    out.push(...table(cards.map((card) => cardRow(lang, card))))
    const down = [...read.cards(state, Pile.down(seat)), ...read.cards(state, Pile.seize(seat))]
    if (down.length > 0)
      out.push(
        `  ${{ en: 'face down:', ru: 'рубашкой вверх:' }[lang]} ${down.map((card) => actionCard(lang, cardId(card))).join(', ')}`,
      )
  }
  return out
}

function cardRow(lang: Lang, card: number): string[] {
  const kinds = (SUIT_KINDS[SUITS[suitOf(card)]!] ?? []).map((kind) => KIND[kind][lang]).join(', ')
  const declares = AMBITIONS.filter((_, i) => numberDeclares(card, i + 1)).map((id) => ambitionName(lang, id))
  const may =
    declares.length === 0
      ? ''
      : `${{ en: 'declares', ru: 'объявляет:' }[lang]} ${numberOf(card) === 7 ? { en: 'any ambition', ru: 'любой замысел' }[lang] : declares.join(', ')}`
  return [actionCard(lang, cardId(card)), `${pipsN(lang, PIPS[card]!)}: ${kinds}`, may]
}
