// The index of cards of muhq's game: those of this map, as they lie on the table, and where they are.

import './help.css'
import type { State } from '@understudy/muhq'
import { type Card, settingOf } from '@understudy/muhq/data'
import { bossName, storeName } from '@understudy/muhq/rules'
import { cardText } from '@understudy/muhq/text'
import { BOSS, PEOPLE, type SeatId } from '@understudy/muhq/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import type { IndexedCard } from '../../ui.ts'
import { CardFace } from '../cards/card.tsx'
import { words } from '../text/words.ts'
import { HELP_WORDS } from './words.ts'

/** What is played with on this map, and what else has come to the table: not what other maps have. */
export function cardsHere(state: State): Card[] {
  const { map, cards } = settingOf(state)
  const here = new Set([
    map.boss,
    ...[map.bossDeck, map.startDeck, map.storeCards].flatMap((deck) => Object.keys(deck)),
    ...state.units.map(({ card }) => card),
    ...state.people.flatMap(({ hand, discard }) => [...hand.known, ...discard]),
  ])
  return [...cards.values()].filter(({ id }) => here.has(id))
}

export function cards(state: State, lang: Lang): IndexedCard[] {
  const { kind } = HELP_WORDS[lang]
  const where = whereAre(state, lang)
  return cardsHere(state).map((card) => {
    const places = where.get(card.id)
    return {
      id: card.id,
      name: card.name[lang],
      kind: kind[card.type as keyof typeof kind] ?? card.type,
      text: [...numbersOf(card, lang), cardText(card, lang)].join(' '),
      drawing: () => (
        <span class="muhq muhq-card">
          <CardFace card={card} lang={lang} />
        </span>
      ),
      ...(places === undefined
        ? {}
        : { where: `${[...places].map(([place, n]) => (n > 1 ? `${place} ×${n}` : place)).join('; ')}.` }),
    }
  })
}

/** As far as this position tells: what whoever looks may not know is not in it. */
function whereAre(state: State, lang: Lang): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const s = HELP_WORDS[lang]
  const found = new Map<string, Map<string, number>>()
  const name = (seat: SeatId) => (seat === BOSS ? bossName(state)[lang] : words(lang).seat(seat))
  const put = (ids: readonly string[], place: string) => {
    for (const id of ids) {
      const places = found.get(id) ?? new Map<string, number>()
      found.set(id, places.set(place, (places.get(place) ?? 0) + 1))
    }
  }
  for (const { card, controller } of state.units) put([card], `${name(controller)}: ${s.map}`)
  for (const [no, { hand, discard }] of state.people.entries()) {
    const who = name(PEOPLE[no]!)
    put(hand.known, `${who}: ${s.hand}`)
    put(discard, `${who}: ${s.discard}`)
  }
  if (state.boss.drawn !== null) put([state.boss.drawn], `${name(BOSS)}: ${s.drawn}`)
  put(state.boss.discard, `${name(BOSS)}: ${s.discard}`)
  for (const [no, { revealed }] of state.stores.entries())
    put(
      revealed ?? [],
      s.store(storeName(state, no)).replace(/^./, (letter) => letter.toUpperCase()),
    )
  return found
}

/** What a card costs, and how strong a unit is: the numbers that stand on it, in words. */
function numbersOf(card: Card, lang: Lang): string[] {
  const w = words(lang)
  const sum = (...parts: (string | undefined)[]) => {
    const said = parts.filter((part) => part !== undefined).join(', ')
    return said === '' ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1).toLowerCase()}.`]
  }
  const some = (word: string, n: number | undefined, least = 0) =>
    n === undefined || n < least ? undefined : `${word} ${n}`
  return [
    ...sum(some(w.cost, card.play), some(w.price, card.buy)),
    ...(card.type === 'spell'
      ? []
      : sum(
          some(w.attack, card.attack),
          some(w.range, card.range, 2),
          card.healthPerPlayer > 0
            ? `${w.health} ${w.bySeats(card.health, card.healthPerPlayer)}`
            : some(w.health, card.health),
          some(w.movement, card.movement),
          some(w.upkeep, card.upkeep, 1),
        )),
  ]
}

/** A card that the reader tells about. */
export function indexed(what: Json): string | undefined {
  if (typeof what !== 'object' || what === null || Array.isArray(what)) return undefined
  const { card } = what as Readonly<Record<string, Json | undefined>>
  return typeof card === 'string' ? card : undefined
}
