// A deed in words that a player knows: the token that pays by its name, a piece by where it stands and whose it is. Slots are
// numbers of the app, on no board.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { tokenIn, typeName } from '@understudy/arcs/rules'
import { ids, isBuilding, isCity, isDamaged, ownerOf, read, seatOf, siteOwner } from '@understudy/arcs/state'
import { courtName, resource } from '@understudy/arcs/text'
import { type Owner, type Pay, RESOURCES, type SiteId, type SystemId, type Theft } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Context } from './model/context.ts'
import { isAlike } from './model/pick-page.ts'
import type { PickPage } from './model/tap.ts'
import { COMPOSE_WORDS } from './words.ts'

/** What is spent: "Spend Fuel". */
export function paidWith({ state, decision }: Context, pay: Exclude<Pay, 'pip'>, lang: Lang): string {
  const type = typeName(tokenIn(state, seatOf(state, decision.seat), pay.slot))
  const w = COMPOSE_WORDS[lang]
  return pay.as === undefined ? w.payWith(type) : w.payAs(type, pay.as)
}

/** "City, Yellow, damaged". */
function pieceText(state: State, site: SiteId, lang: Lang): string | undefined {
  const here = read.site(state, ids.site(site))
  if (!isBuilding(here)) return undefined
  const w = COMPOSE_WORDS[lang]
  const owner: Owner = ownerOf(state, siteOwner(here))
  return [w.piece(isCity(here) ? 'city' : 'starport'), w.rival(owner), ...(isDamaged(here) ? [w.damagedOne] : [])].join(
    ', ',
  )
}

/** What rivals have, by its name: a slot is told beside it. */
function lootText(state: State, victim: number, theft: Theft, lang: Lang): string | undefined {
  if (!('slot' in theft)) return courtName(lang, theft.card)
  const type = typeName(tokenIn(state, victim, theft.slot))
  return RESOURCES.includes(type) ? resource(lang, type) : undefined
}

/** What a key says where the words of the rules would name places and slots; undefined: those words. */
export function plainOffer(
  { state }: Context,
  { picks }: PickPage,
  { slot, value }: Pick,
  lang: Lang,
): string | undefined {
  if (slot === 'city' || slot === 'port') return pieceText(state, value as SiteId, lang)
  // A piece to be repaired is one's own and damaged, and its planet stands above.
  if (slot === 'piece' && typeof value === 'object' && value !== null) {
    const { ship, site } = value as { ship?: SystemId; site?: SiteId }
    const w = COMPOSE_WORDS[lang]
    if (ship !== undefined) return w.piece('ship')
    if (site !== undefined) return w.piece(isCity(read.site(state, ids.site(site))) ? 'city' : 'starport')
  }
  const from = picks.find((pick) => pick.slot === 'from')?.value
  if (slot !== 'take' || typeof from !== 'string' || seatOf(state, from) < 0) return undefined
  const theft = value as Theft
  const name = lootText(state, seatOf(state, from), theft, lang)
  return name !== undefined && 'slot' in theft ? `${name} (${COMPOSE_WORDS[lang].slot(theft.slot + 1)})` : name
}

const TAKES: Readonly<Record<Lang, (what: string) => string>> = {
  en: (what) => `Take ${what}`,
  ru: (what) => `Взять: ${what}`,
}

export function plainly(context: Context, action: Action, lang: Lang): string {
  const { state } = context
  if (action.do === 'raid' && action.take.length > 0) {
    const taken = action.take.map((theft) => lootText(state, read.defender(state), theft, lang))
    if (taken.every((name) => name !== undefined)) return TAKES[lang](taken.join(', '))
  }
  const told: string[] = []
  if (action.do === 'useTongues' && action.from !== undefined && action.take !== undefined) {
    const name = lootText(state, seatOf(state, action.from), action.take, lang)
    const given = speak(arcs.phrases, lang, arcs.describe({ do: 'useTongues' }))
    if (name !== undefined) return `${given} · ${TAKES[lang](name)} (${COMPOSE_WORDS[lang].rival(action.from)})`
  }
  const plain: Record<string, unknown> = { ...action }
  for (const key of ['city', 'port']) {
    const site = plain[key]
    if (typeof site !== 'string' || !site.includes('/')) continue
    plain[key] = site.slice(0, 2)
    const others = [1, 2, 3].map((n) => `${site.slice(0, 2)}/${n}` as SiteId)
    const unlike = others.some((other) => pieceText(state, other, lang) && !isAlike(state, other, site as SiteId))
    const piece = unlike ? pieceText(state, site as SiteId, lang) : undefined
    if (piece !== undefined) told.push(piece)
  }
  const pay = plain.pay as Pay | undefined
  if (pay !== undefined && pay !== 'pip') {
    plain.pay = 'pip'
    told.push(paidWith(context, pay, lang))
  }
  return [speak(arcs.phrases, lang, arcs.describe(plain as Action)), ...told].join(' · ')
}
