// What changed at a seat and in the Court since the viewer's last deed: tokens, Power, captives, trophies, cards, agents.

import type { State } from '@understudy/arcs'
import { courtName } from '@understudy/arcs/text'
import { type Colour, type CourtId, RESOURCES, type Resource } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { AMBITION_SIGN, GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { courtSpots } from '../table/court-spots.ts'
import { words } from '../text/words.ts'
import { seatLook } from './look.ts'

export interface SeatChange {
  readonly what: Counted | CourtId
  readonly n: number
}
type Counted = Resource | 'power' | 'captives' | 'trophies'

/** A card that is gone first, then gains, each in a fixed order; nothing that stayed the same. */
export function seatChanges(before: State | undefined, now: State, colour: Colour): SeatChange[] {
  const [was, is] = [before === undefined ? undefined : seatLook(before, colour), seatLook(now, colour)]
  if (was === undefined || is === undefined) return []
  const tokens = (look: typeof is, type: Resource) => look.slots.filter(({ token }) => token === type).length
  const all: SeatChange[] = [
    { what: 'power', n: is.power - was.power },
    ...RESOURCES.map((type) => ({ what: type, n: tokens(is, type) - tokens(was, type) })),
    { what: 'captives', n: is.captives - was.captives },
    { what: 'trophies', n: is.trophies - was.trophies },
    ...without(is.guilds, was.guilds).map((what) => ({ what, n: 1 })),
  ]
  return [
    ...without(was.guilds, is.guilds).map((what) => ({ what, n: -1 })),
    ...all.filter(({ n }) => n !== 0).sort((a, b) => Number(b.n > 0) - Number(a.n > 0)),
  ]
}

const without = (cards: readonly CourtId[], others: readonly CourtId[]) =>
  cards.filter((card) => !others.includes(card))

/** Agents that came to a card of the Court, by card and colour. */
export function courtChanges(before: State | undefined, now: State): ReadonlyMap<CourtId, ReadonlyMap<Colour, number>> {
  const changes = new Map<CourtId, Map<Colour, number>>()
  if (before === undefined) return changes
  const old = new Map(courtSpots(before).map(({ card, agents }) => [card, agents]))
  for (const { card, agents } of courtSpots(now)) {
    const added = agents.flatMap(({ colour, n }): [Colour, number][] => {
      const more = n - (old.get(card)?.find((each) => each.colour === colour)?.n ?? 0)
      return more > 0 ? [[colour, more]] : []
    })
    if (added.length > 0) changes.set(card, new Map(added))
  }
  return changes
}

const OTHERS: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => (n === 1 ? '1 more change' : `${n} more changes`),
  ru: (n) => `Ещё изменений: ${n}`,
}

/** As many as have room in a line. */
const MOST_CHANGES = 4

/** A page of them: those that find no room fold into a number, which shows them in turn. */
export function pageOf<T>(all: readonly T[], from: number): { readonly shown: readonly T[]; readonly more: number } {
  if (all.length <= MOST_CHANGES) return { shown: all, more: 0 }
  const shown = all.slice(from, from + MOST_CHANGES - 1)
  return { shown, more: all.length - shown.length }
}

/** What changed since the viewer's last turn: in the place of the tile's second line, so that nothing moves. */
export function Changed({
  changes,
  colour,
  lang,
}: {
  readonly changes: readonly SeatChange[]
  readonly colour: Colour
  readonly lang: Lang
}) {
  const [from, setFrom] = useState(0)
  const start = from < changes.length ? from : 0
  const { shown, more } = pageOf(changes, start)
  if (changes.length === 0) return null
  const w = words(lang)
  const name = (what: SeatChange['what']) => (isCounted(what) ? w.changed(what) : courtName(lang, what))
  return (
    <ul class="arcs-changed" aria-label={w.changes}>
      {shown.map(({ what, n }) => (
        <li
          key={what}
          class={n > 0 ? 'more' : 'less'}
          data-worth={`${what} ${colour}`}
          title={`${n > 0 ? '+' : '−'}${Math.abs(n)} ${name(what)}`}
        >
          {n > 0 ? '+' : '−'}
          {Math.abs(n)}
          <GameIcon d={isCounted(what) ? CHANGED_SIGN[what] : SIGNS.cards} size={14} />
          <span class="arcs-unseen">{name(what)}</span>
        </li>
      ))}
      {more === 0 ? null : (
        <li class="others">
          <button type="button" title={OTHERS[lang](more)} onClick={() => setFrom(start + shown.length)}>
            <span aria-hidden="true">+{more}</span>
            <span class="arcs-unseen">{OTHERS[lang](more)}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

const isCounted = (what: SeatChange['what']): what is Counted => what in CHANGED_SIGN

const CHANGED_SIGN: Readonly<Record<Counted, string>> = {
  ...RESOURCE_SIGN,
  power: SIGNS.power,
  captives: AMBITION_SIGN.tyrant,
  trophies: AMBITION_SIGN.warlord,
}
