// Whatever the rules offer pick by pick. What leaves no choice is picked by itself; places are tapped on the map.

import type { Action, State } from '@understudy/arcs'
import { ids, read } from '@understudy/arcs/state'
import type { SiteId, SystemId } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Context } from './context.ts'
import type { Offer, PickPage, Pressed, Tap } from './tap.ts'
import { systemOf } from './values.ts'

/** What a raid takes, in any order; it comes with the page on which that is picked. */
let loot: typeof import('./loot-picks.ts') | undefined

export function bringLoot(part: typeof import('./loot-picks.ts')): void {
  loot = part
}

/** On screen a deed of one's turn is looked at before it is taken: its last pick stays open until it is confirmed. So is what a battle or a Vox card brings. */
const LOOKED_AT: readonly string[] = ['turn', 'raid', 'ransack', 'vox']
const isLookedAt = ({ beside, decision }: Context): boolean => !beside && LOOKED_AT.includes(decision.kind)

const completes = ({ action, more }: Offer): boolean => action !== undefined && more !== true

/** The picks after which something is to be chosen: all of them, or those before the one that completes the deed. */
function openPicks(context: Context, { picks }: PickPage): readonly Pick[] {
  const last = picks.at(-1)
  if (last === undefined || !isLookedAt(context) || last.slot === 'take') return picks
  const before = picks.slice(0, -1)
  const offer = context.decision.next(before).find(({ pick }) => equal(pick, last))
  return offer !== undefined && completes(offer) ? before : picks
}

/** On screen, two like pieces on one planet to tax or to build at are one: which of them it is makes no difference. */
export function offersOf(context: Context, page: PickPage): Offer[] {
  const all = loot?.lootOffers(context, page.picks) ?? context.decision.next(openPicks(context, page))
  const { state, beside } = context
  if (beside || !all.every(({ pick }) => pick.slot === 'city' || pick.slot === 'port')) return all
  return all.filter(
    ({ pick: { value } }, n) =>
      !all.slice(0, n).some(({ pick }) => isAlike(state, pick.value as SiteId, value as SiteId)),
  )
}

/** Buildings on one planet, of one owner and kind, both damaged or both not. */
export const isAlike = (state: State, a: SiteId, b: SiteId): boolean =>
  systemOf(a) === systemOf(b) && read.site(state, ids.site(a)) === read.site(state, ids.site(b))

/** How many things of one kind are asked for; nothing where it is one, or as many as one likes. */
export function asksFor(context: Context, page: PickPage): number | undefined {
  const picks = [...page.picks]
  for (;;) {
    const [first] = context.decision.next(picks)
    if (first === undefined || (first.action !== undefined && first.more === true)) return undefined
    if (picks.some(({ slot }) => slot !== first.pick.slot)) return undefined
    picks.push(first.pick)
    if (first.action !== undefined) return picks.length > 1 ? picks.length : undefined
  }
}

/** Goes on as long as there is only one way; an action that comes about like that waits for a "yes". */
export function settlePicks(context: Context, from: PickPage): Pressed {
  let page = from
  for (;;) {
    const offers = offersOf(context, page)
    const [only] = offers
    if (offers.length !== 1 || only === undefined || only.action !== undefined) return { page }
    page = { at: 'pick', picks: [...page.picks, only.pick] }
  }
}

/** The action that the picks so far make, or the only one that can come of them. */
export function pickReady(context: Context, page: PickPage): Action | undefined {
  const last = page.picks.at(-1)
  const raid = loot?.lootOf(context, page.picks)
  if (raid !== undefined) return raid
  const made =
    last === undefined
      ? undefined
      : context.decision.next(page.picks.slice(0, -1)).find(({ pick }) => equal(pick, last))?.action
  // A card is not given up for nothing while it can be given up for something.
  const vain = made?.do === 'useTongues' && made.take === undefined && offersOf(context, page).length > 0
  if (made !== undefined) return vain ? undefined : made
  const offers = offersOf(context, page)
  return offers.length === 1 ? offers[0]?.action : undefined
}

/** Systems, each with what can be picked there. */
function placesOf(offers: readonly Offer[]): Map<SystemId, Offer[]> {
  const places = new Map<SystemId, Offer[]>()
  for (const offer of offers) {
    const system = systemOf(offer.pick.value)
    if (system === undefined) continue
    places.set(system, [...(places.get(system) ?? []), offer])
  }
  return places
}

/** What has no place on the map, and the things in the system that was tapped. */
export function listedOf(page: PickPage, offers: readonly Offer[]): Offer[] {
  return offers.filter(({ pick }) => {
    const system = systemOf(pick.value)
    return system === undefined || system === page.within
  })
}

export function pickTaps(context: Context, page: PickPage): Tap[] {
  const offers = offersOf(context, page)
  return [
    ...[...placesOf(offers).keys()].flatMap((system): Tap[] =>
      system === page.within ? [] : [{ tap: 'system', system }],
    ),
    ...listedOf(page, offers).map(({ pick }): Tap => ({ tap: 'pick', pick })),
  ]
}

export function pressPick(context: Context, page: PickPage, tap: Tap): Pressed | undefined {
  const offers = offersOf(context, page)
  if (tap.tap === 'system') {
    const here = placesOf(offers).get(tap.system) ?? []
    const [only] = here
    if (only === undefined) return undefined
    return here.length === 1 ? chosen(context, page, only) : { page: { ...page, within: tap.system } }
  }
  if (tap.tap === 'picks') return offered(context, tap.picks) ? { page: { at: 'pick', picks: tap.picks } } : undefined
  if (tap.tap !== 'pick') return undefined
  const offer = offers.find(({ pick }) => equal(pick, tap.pick))
  return offer && chosen(context, page, offer)
}

/** Whether the rules offer these picks one after another. */
const offered = ({ decision }: Context, picks: readonly Pick[]): boolean =>
  picks.every((pick, n) => decision.next(picks.slice(0, n)).some((offer) => equal(offer.pick, pick)))

function chosen(context: Context, page: PickPage, offer: Offer): Pressed {
  const picks = [...openPicks(context, page), offer.pick]
  if (!completes(offer) || offer.action === undefined) return settlePicks(context, { at: 'pick', picks })
  // A second tap on what lies ready takes it.
  if (!isLookedAt(context) || equal(pickReady(context, page), offer.action)) return { act: offer.action }
  return { page: { ...page, picks } }
}
