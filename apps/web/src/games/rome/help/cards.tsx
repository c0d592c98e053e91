// The index of cards of Rome: everything that can be held or bought, as it lies on the table, and where it is.

import './help.css'
import type { Json, Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Building } from '@understudy/rome/vocabulary'
import type { Pile } from '@understudy/table/chance'
import type { ComponentChildren } from 'preact'
import type { IndexedCard } from '../../ui.ts'
import { factionName } from '../board/labels.ts'
import { ROMAN } from '../board/look.ts'
import { TroopFace } from '../cards/card.tsx'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { buildingDoes, developmentDoes, POINTS } from '../text/goods.ts'
import { words } from '../text/words.ts'
import { AnyIcon, type AnySign } from './signs.tsx'
import { CARD_WORDS } from './words.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function cards(state: State, lang: Lang): IndexedCard[] {
  const w = words(lang)
  const t = CARD_WORDS[lang]
  const pack = packOf(state)
  const places = whereAre(state, lang)
  const where = (id: string) => {
    const found = places.get(id)
    if (found === undefined) return {}
    const said = [...found].map(([place, n]) => (n > 1 ? `${place} ×${n}` : place))
    return { where: `${capital(said.join('; '))}.` }
  }
  const drawing = (kind: string, title: string, sign: ComponentChildren) => () => (
    <span class={`rome-card ${kind}`}>
      <span class="title">{title}</span>
      {sign}
    </span>
  )
  const marked = (sign: AnySign, title: string) => drawing('', title, <AnyIcon of={sign} size={44} />)
  return [
    ...[...pack.actions.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: t.action,
      text: `${w.effects[card.effect]} ${capital(w.paysOut(card.gold))}.`,
      drawing: drawing(
        'action own',
        card.name[lang],
        <>
          <AnyIcon of="agent" size={40} />
          <span class="kind">{w.orGold(card.gold)}</span>
        </>,
      ),
      ...where(card.id),
    })),
    ...[...pack.troops.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: `${t.troop}, ${w.classes[card.cls]}`,
      text: [
        ...(['terrain', 'flanks', 'centre'] as const)
          .filter((at) => card[at].length > 0)
          .map((at) => `${w.dice[at]}: ${card[at].map((colour) => w.dieColour[colour]).join(', ')}.`),
        `${capital(w.price(card.cost))}.`,
      ].join(' '),
      drawing: () => (
        <span class={`rome-card troop class-${card.cls}`}>
          <TroopFace card={card} lang={lang} />
        </span>
      ),
      ...where(card.id),
    })),
    ...[...pack.generals.values()].map((card) => ({
      id: card.id,
      name: card.name[lang],
      kind: t.general,
      text: `${capital(w.stars(card.stars))}.`,
      drawing: drawing(
        'general',
        card.name[lang],
        <span class="stars">
          {Array.from({ length: card.stars }, (_, at) => (
            <AnyIcon key={at} of="star" />
          ))}
        </span>,
      ),
      ...where(card.id),
    })),
    ...(Object.keys(w.buildings) as Building[])
      .filter((what) => what !== 'wonder')
      .map((what) => ({
        id: what,
        name: w.buildings[what],
        kind: t.building,
        text: `${buildingDoes(pack, what, lang)} ${capital(w.price(pack.prices[what]))}.`,
        drawing: marked(what as Exclude<Building, 'wonder'>, w.buildings[what]),
        ...where(what),
      })),
    {
      id: 'road',
      name: COMPOSE_WORDS[lang].road,
      kind: t.building,
      text: `${buildingDoes(pack, 'road', lang)} ${capital(w.price(pack.prices.road))}.`,
      drawing: marked('road', COMPOSE_WORDS[lang].road),
    },
    ...pack.wonders.map(({ id, name, region, vp }) => ({
      id,
      name: name[lang],
      kind: t.wonder,
      text: `${pack.regions[region]?.name[lang] ?? ''}: ${POINTS[lang](vp)}. ${capital(w.price(pack.prices.wonder))}.`,
      drawing: marked('temple', name[lang]),
      ...where(id),
    })),
    ...state.sides.flatMap(({ faction, developments }) =>
      (pack.developments[faction] ?? []).flatMap((column, no) =>
        column.map((each, row) => ({
          id: `${pack.factions[faction]?.id} ${each.col} ${each.row}`,
          name: each.name[lang],
          kind: `${t.development}, ${factionName(state, faction, lang)}`,
          text: `${developmentDoes(pack, each, lang)} ${capital(w.price(each.cost))}.`,
          drawing: marked(each.effect === 'VP' ? 'laurel' : 'cards', each.name[lang]),
          ...(row < (developments[no] ?? 0) ? { where: `${t.has(factionName(state, faction, lang))}.` } : {}),
        })),
      ),
    ),
  ]
}

/** As far as this position tells: what whoever looks may not know is not in it. */
function whereAre(state: State, lang: Lang): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const t = CARD_WORDS[lang]
  const pack = packOf(state)
  const found = new Map<string, Map<string, number>>()
  const put = (ids: readonly string[], place: string) => {
    for (const id of ids) {
      const places = found.get(id) ?? new Map<string, number>()
      found.set(id, places.set(place, (places.get(place) ?? 0) + 1))
    }
  }
  const known = (pile: Pile): string[] => pile.flatMap((group) => ('cards' in group ? group.cards : []))
  for (const side of state.sides) {
    const who = factionName(state, side.faction, lang)
    put(side.hand.known, t.inHand(who))
    if (side.flipped !== null) put([side.flipped], t.open(who))
    put(side.pool.known, `${who}: ${t.pool}`)
    put(known(side.reserves), `${who}: ${t.reserves}`)
    put(side.available.known, t.available(who))
    for (const [no, army] of side.armies.entries())
      put([...army.cards.known, ...army.general.known], t.inArmy(who, ROMAN[no] ?? ''))
  }
  put(state.actionDiscard, t.discard)
  put(state.dead, t.dead)
  for (const [no, land] of state.lands.entries()) {
    const name = pack.regions[no]?.name[lang] ?? ''
    put(
      (['walls', 'market', 'barracks'] as const).filter((what) => land[what]),
      name,
    )
    const wonder = pack.wonders[pack.regions[no]?.wonder ?? -1]
    if (land.wonder && wonder !== undefined) put([wonder.id], t.stands)
  }
  return found
}

/** A card that the reader tells about. */
export function indexed(what: Json): string | undefined {
  if (typeof what !== 'object' || what === null || Array.isArray(what)) return undefined
  const { card, actionCard } = what as Readonly<Record<string, Json | undefined>>
  const id = card ?? actionCard
  return typeof id === 'string' ? id : undefined
}
