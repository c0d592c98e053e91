// A deed in words that a player knows: the token that pays by its name, a piece by where it stands and whose it is. Slots are
// numbers of the app, on no board.

import {
  type Action,
  ids,
  isBuilding,
  isCity,
  isDamaged,
  type Owner,
  ownerOf,
  type Pay,
  read,
  type SiteId,
  type State,
  seatOf,
  siteOwner,
  tokenIn,
  typeName,
} from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { type Lang, speak } from '@understudy/procedure'
import type { Context } from './model/context.ts'
import { isAlike } from './model/pick-page.ts'
import { COMPOSE_WORDS } from './words.ts'

/** What is spent: "Spend Fuel". */
export function paidWith({ state, decision }: Context, pay: Exclude<Pay, 'pip'>, lang: Lang): string {
  const type = typeName(tokenIn(state, seatOf(state, decision.seat), pay.slot))
  const w = COMPOSE_WORDS[lang]
  return pay.as === undefined ? w.payWith(type) : w.payAs(type, pay.as)
}

/** "City, Yellow, damaged". */
export function pieceText(state: State, site: SiteId, lang: Lang): string | undefined {
  const here = read.site(state, ids.site(site))
  if (!isBuilding(here)) return undefined
  const w = COMPOSE_WORDS[lang]
  const owner: Owner = ownerOf(state, siteOwner(here))
  return [w.piece(isCity(here) ? 'city' : 'starport'), w.rival(owner), ...(isDamaged(here) ? [w.damagedOne] : [])].join(
    ', ',
  )
}

export function plainly(context: Context, action: Action, lang: Lang): string {
  const { state } = context
  const told: string[] = []
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
