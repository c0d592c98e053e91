// What stands on the shelves of a spending turn: everything there is, with its price; what cannot be had now says why.

import type { Lang } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Side } from '@understudy/rome/rules'
import { BUILDINGS, type CardId, type Slot } from '@understudy/rome/vocabulary'
import { buildingDoes, developmentDoes, PEOPLE_DO } from '../../text/goods.ts'
import { words } from '../../text/words.ts'
import type { PageProps } from '../page.ts'
import { told, under } from '../page.ts'
import { placeName } from '../places.tsx'
import { COMPOSE_WORDS } from '../words.ts'

export interface Good {
  readonly key: string
  readonly title: string
  readonly price: number | string
  readonly note?: string
  /** What it is good for. */
  readonly does?: string
  /** The longest that its words may come to with what is bought next: so much room they have from the beginning. */
  readonly room?: { readonly title?: string; readonly lines?: string }
  /** Buys it at once; or asks where. */
  readonly action?: Action
  readonly places?: string
  /** Why not, where it cannot be had. */
  readonly why?: Readonly<Record<Lang, string>>
}

export interface Shelf {
  readonly key: 'people' | 'recruits' | 'developments' | 'buildings'
  readonly goods: readonly Good[]
}

export function shelvesOf(props: PageProps, side: Side, into: string | number): Shelf[] {
  return [
    { key: 'recruits', goods: recruits(props, side, into) },
    { key: 'developments', goods: developments(props, side) },
    { key: 'buildings', goods: buildings(props, side) },
    { key: 'people', goods: people(props, side) },
  ]
}

/** Taken at once if the rules allow it; otherwise why not. */
function good(props: PageProps, action: Action, rest: Omit<Good, 'action' | 'why'>): Good {
  const refused = props.decision.legal(action)
  return refused === undefined ? { ...rest, action } : { ...rest, why: inAll((lang) => told({ lang }, refused)) }
}

function people(props: PageProps, side: Side): Good[] {
  const w = COMPOSE_WORDS[props.lang]
  const { prices } = packOf(props.state)
  const does = PEOPLE_DO[props.lang](packOf(props.state))
  const ships = side.navies.map((_, navy) =>
    good(
      props,
      { do: 'buyNavy', navy },
      { key: `navy ${navy}`, title: w.shipTo(navy + 1), price: prices.navy, does: does.ship },
    ),
  )
  const ship = ships.filter(({ action }) => action !== undefined)
  return [
    good(props, { do: 'buyGeneral' }, { key: 'general', title: w.general, price: prices.general, does: does.general }),
    good(props, { do: 'buyAgent' }, { key: 'agent', title: w.agent, price: prices.agent, does: does.agent }),
    ...(ship.length > 0 ? ship : ships.slice(0, 1).map((each) => ({ ...each, title: w.ship }))),
    ...(hasDo(props, 'assign') ? [{ key: 'assign', title: w.assign, price: 0, places: 'assign' }] : []),
    ...(hasDo(props, 'cube')
      ? [{ key: 'cube', title: w.cube, price: prices.cube, does: does.cube, places: 'cube' }]
      : []),
  ]
}

const hasDo = (props: PageProps, what: string): boolean =>
  under(props).some(({ pick }) => pick.slot === 'do' && pick.value === what)

function recruits(props: PageProps, side: Side, into: string | number): Good[] {
  const { state, lang } = props
  const w = COMPOSE_WORDS[lang]
  const counts = new Map<CardId, number>()
  for (const group of side.reserves)
    for (const card of 'cards' in group ? group.cards : []) counts.set(card, (counts.get(card) ?? 0) + 1)
  const own = [...counts].map(([card, n]): Good => {
    const of = packOf(state).troops.get(card)
    const buy = (to: string | number): Action => ({
      do: 'buyTroop',
      pile: 'reserves',
      card,
      into: to === 'pool' ? 'pool' : (Number(to) as Slot),
    })
    const cls = of === undefined ? '' : words(lang).classes[of.cls]
    const offered = good(props, buy(into), {
      key: card,
      title: of?.name[lang] ?? card,
      price: of?.cost ?? 0,
      note: n > 1 ? `${cls} · ${w.leftOver(n)}` : cls,
      room: { lines: longest([`${cls} · ${w.leftOver(n)}`, w.notThere]) },
    })
    // An army that cannot take it says so, and why when it is tapped: nobody finds the card in the pool who sent it elsewhere.
    const elsewhere = into !== 'pool' && offered.why !== undefined && props.decision.legal(buy('pool')) === undefined
    return elsewhere ? { ...offered, note: w.notThere } : offered
  })
  const stacks = packOf(state).stacks.flatMap(({ region, cards }, no): Good[] => {
    const place = packOf(state).regions[region]
    if (place === undefined || props.state.sides[state.lands[region]?.holder ?? -1] !== side) return []
    if ((state.stacks[no]?.length ?? 0) === 0) return []
    const dearest = Math.max(...cards.map((card) => packOf(state).troops.get(card)?.cost ?? 0))
    const action: Action = { do: 'buyTroop', pile: place.id, into: into === 'pool' ? 'pool' : (Number(into) as Slot) }
    return [good(props, action, { key: place.id, title: w.mercenaries(place.name[lang]), price: w.upTo(dearest) })]
  })
  return [...own.sort((a, b) => Number(a.price) - Number(b.price)), ...stacks]
}

function developments(props: PageProps, side: Side): Good[] {
  const { state, lang } = props
  return (packOf(state).developments[side.faction] ?? []).flatMap((column, no): Good[] => {
    const [next, after] = column.slice(side.developments[no] ?? 0)
    if (next === undefined) return []
    const does = (step: typeof next): string => developmentDoes(packOf(state), step, lang)
    return [
      good(
        props,
        { do: 'develop', column: no },
        {
          key: `column ${no}`,
          title: next.name[lang],
          price: next.cost,
          does: does(next),
          room: {
            title: longest([next, after ?? next].map(({ name }) => name[lang])),
            lines: longest([next, after ?? next].map(does)),
          },
        },
      ),
    ]
  })
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const inAll = (say: (lang: Lang) => string): Readonly<Record<Lang, string>> => ({ en: say('en'), ru: say('ru') })

function buildings(props: PageProps, { gold }: Side): Good[] {
  const w = COMPOSE_WORDS[props.lang]
  const { prices } = packOf(props.state)
  const choices = under(props)
  const notNow = (why: 'tooDear' | 'noSite') => ({
    note: w[why],
    why: inAll((lang) => `${capital(COMPOSE_WORDS[lang][why])}.`),
  })
  const sites = (building: string) => choices.some(({ pick }) => pick.slot === 'building' && pick.value === building)
  return [
    ...BUILDINGS.map((building): Good => {
      const does = building === 'wonder' ? worthOf(props) : buildingDoes(packOf(props.state), building, props.lang)
      return {
        key: building,
        title: w.building[building],
        price: prices[building],
        does,
        room: { lines: linesOf({ does, note: longest([w.tooDear, w.noSite]) }) },
        ...(sites(building) ? { places: building } : notNow(prices[building] > gold ? 'tooDear' : 'noSite')),
      }
    }),
    ...(hasDo(props, 'road')
      ? [
          {
            key: 'road',
            title: w.road,
            price: prices.road,
            does: buildingDoes(packOf(props.state), 'road', props.lang),
            places: 'road',
          },
        ]
      : []),
  ]
}

/** What a wonder brings, or from what to what. */
function worthOf({ state, lang }: PageProps): string {
  const points = packOf(state).wonders.map(({ vp }) => vp)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const w = COMPOSE_WORDS[lang]
  return points.length === 0 ? '' : w.worth(least === most ? '' : `${least}–`, most)
}

/** What stands below its name. */
export const linesOf = ({ does, note }: Pick<Good, 'does' | 'note'>): string =>
  [does?.replace(/\.$/, ''), note].filter((line) => line !== undefined && line !== '').join(' · ')

/** It was there when the turn began: it keeps its place, and its room. */
export function soldOut(props: PageProps, side: Side, was: Good): Good {
  const { action } = was
  const sold = action?.do === 'buyTroop' || Number(was.price) <= side.gold
  const note = sold ? 'soldOut' : 'tooDear'
  const refused = action === undefined || action.do === 'buyTroop' ? undefined : props.decision.legal(action)
  return {
    key: was.key,
    title: was.title,
    price: was.price,
    note: COMPOSE_WORDS[props.lang][note],
    room: { ...was.room, lines: was.room?.lines ?? linesOf(was) },
    why: inAll((lang) => (refused === undefined ? `${capital(COMPOSE_WORDS[lang][note])}.` : told({ lang }, refused))),
  }
}

/** A purchase in few words, for the list of what was bought. */
export function boughtText(props: PageProps, { title }: Good, region?: string): string {
  return region === undefined ? title : `${title}, ${placeName(props.state, region, props.lang)}`
}

/** Why an army takes no recruits at all, whatever card it is. */
export function whyNoRecruits(props: PageProps, side: Side, slot: number): Good['why'] {
  const card = side.reserves.flatMap((group) => ('cards' in group ? group.cards : []))[0]
  const refused = props.decision.legal({
    do: 'buyTroop',
    pile: 'reserves',
    into: slot as Slot,
    ...(card === undefined ? {} : { card }),
  })
  return refused?.say === 'no.recruits' ? inAll((lang) => told({ lang }, refused)) : undefined
}

export const recruitTargets = (state: State, side: Side): (string | number)[] => [
  'pool',
  ...side.armies.flatMap((army, slot) => (army.region >= 0 && state.lands[army.region] !== undefined ? [slot] : [])),
]
