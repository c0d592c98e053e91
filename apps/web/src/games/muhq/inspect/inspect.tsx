// "What is this?" in plain words: a unit, a tile, a store, a card, a seat.

import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import {
  onBoard,
  personOf,
  storeTile,
  tileAt,
  tileName,
  unitAt,
  unitOf,
  unitsOf,
  upkeepSum,
} from '@understudy/muhq/rules'
import type { SeatId, TilePlace } from '@understudy/muhq/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import { handSize, pileSize } from '@understudy/table/chance'
import { counted } from '../cards/piles.tsx'
import { words } from '../text/words.ts'
import { AboutCard } from './about-card.tsx'
import { AboutUnit } from './about-unit.tsx'

interface InspectProps {
  readonly state: State
  readonly what: Json
  readonly lang: Lang
  /** What those at the table are called, by seat. */
  readonly names?: Readonly<Record<string, string>> | undefined
}

export function Inspect(props: InspectProps) {
  return <div class="muhq muhq-inspect">{about(props)}</div>
}

function about({ state, what, lang, names }: InspectProps) {
  const ref = typeof what === 'object' && what !== null && !Array.isArray(what) ? (what as Record<string, Json>) : {}
  if ('unit' in ref) {
    const unit = unitOf(state, Number(ref.unit))
    return unit === undefined ? <p>{words(lang).gone}</p> : <AboutUnit {...{ state, unit, lang, names }} />
  }
  if ('deck' in ref) return <AboutDeck {...{ state, lang }} seat={ref.deck as SeatId} />
  if ('seat' in ref && !('card' in ref)) return <AboutSeat {...{ state, lang, names }} seat={ref.seat as SeatId} />
  if ('card' in ref) {
    const card = settingOf(state).cards.get(String(ref.card))
    return card === undefined ? <p>{words(lang).gone}</p> : <AboutCard card={card} lang={lang} />
  }
  if ('store' in ref) return <AboutTile {...{ state, lang, names }} place={storeTile(state, Number(ref.store))} />
  const place = ref.tile as unknown as TilePlace | undefined
  if (place !== undefined && onBoard(settingOf(state).board, place)) {
    return <AboutTile {...{ state, place, lang, names }} />
  }
  return <p>{words(lang).gone}</p>
}

/** What somebody has, and what the next turn brings and costs. */
function AboutSeat({ state, seat, lang, names }: Omit<InspectProps, 'what'> & { readonly seat: SeatId }) {
  const w = words(lang)
  const { resources, hand, deck, discard } = personOf(state, seat)
  const has = [
    `${w.resources}: ${resources}`,
    w.income(settingOf(state).map.income),
    w.upkeepNext(upkeepSum(state, seat)),
    w.units(unitsOf(state, seat).length),
    w.inHand(handSize(hand)),
    w.inDeck(pileSize(deck)),
    w.inDiscard(discard.length),
  ]
  return (
    <>
      <h3>{names?.[seat] ?? w.seat(seat)}</h3>
      <p>{has.join(', ')}.</p>
      <p>{deckOf(state, seat, lang)}</p>
    </>
  )
}

function AboutDeck({ state, seat, lang }: Pick<InspectProps, 'state' | 'lang'> & { readonly seat: SeatId }) {
  const w = words(lang)
  return (
    <>
      <h3>{w.deck}</h3>
      <p>
        {w.cards(pileSize(personOf(state, seat).deck))}. {deckOf(state, seat, lang)}
      </p>
    </>
  )
}

/** Which cards lie face down, in no order: as far as whoever looks may know. */
function deckOf(state: State, seat: SeatId, lang: Lang): string {
  const { hidden, hand } = personOf(state, seat)
  const down = hidden.bags.flatMap(({ cards }) => cards)
  if (down.length === 0) return ''
  return words(lang).amongDeck(counted(state, down, lang), handSize(hand) > hand.known.length)
}

function AboutTile({ state, place, lang, names }: Omit<InspectProps, 'what'> & { readonly place: TilePlace }) {
  const w = words(lang)
  const tile = tileAt(state, place)
  const unit = unitAt(state, place)
  const owner = tile.owner
  // A spawn in deep water is deep water, too.
  const ground = tile.ground === 'water' || tile.ground === 'deep' ? tile.ground : undefined
  return (
    <>
      <h3>
        {capital(w.tile(tile.tile))} · {tileName(place)}
      </h3>
      <p>
        {w.tileRule(tile.tile)}
        {owner !== undefined && owner !== 'people' && ` ${w.owner(names?.[owner] ?? w.seatOf(owner))}.`}
      </p>
      {ground !== undefined && ground !== tile.tile && (
        <p>
          {capital(w.tile(ground))}: {w.tileRule(ground)}
        </p>
      )}
      {unit === undefined ? (
        <p class="muhq-note">{w.nobodyHere}</p>
      ) : (
        <p>
          {cardOf(state, unit.card).name[lang]} · {names?.[unit.controller] ?? w.seat(unit.controller)}
        </p>
      )}
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
