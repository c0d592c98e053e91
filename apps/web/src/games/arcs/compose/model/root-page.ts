// What to do with a turn: pips or a token, then the kind of action. The three things that can be built are kinds of
// their own, and a system with ships of one's own begins a move at once.

import type { Action, Doing, Pay, SystemId } from '@understudy/arcs'
import { equal, type Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Context } from './context.ts'
import { startDoing } from './start.ts'
import type { BuildPiece, Offer, Pressed, RootPage, Tap } from './tap.ts'

export const rootPage: RootPage = { at: 'root', pay: 'pip' }

export interface Kind {
  readonly doing: Doing
  readonly piece?: BuildPiece
  /** Undefined: it costs nothing. */
  readonly pay?: Pay
  readonly offer: Offer
}

export const doPick = (doing: Doing): Pick => ({ slot: 'do', value: doing })
export const payPick = (pay: Pay): Pick => ({ slot: 'pay', value: pay as Json })

/** Every kind of action with every way to pay for it. */
export function kindsOf({ decision }: Context): Kind[] {
  return decision.next([]).flatMap((offer): Kind[] => {
    if (offer.pick.slot !== 'do') return []
    const doing = offer.pick.value as Doing
    if (offer.more !== true) return [{ doing, offer }]
    const next = decision.next([offer.pick])
    const pays = next.filter(({ pick }) => pick.slot === 'pay')
    if (pays.length === 0) return [{ doing, offer }]
    return pays.flatMap(({ pick }): Kind[] => {
      const pay = pick.value as Pay
      if (doing !== 'build') return [{ doing, pay, offer }]
      return decision
        .next([offer.pick, pick])
        .map((each) => ({ doing, pay, offer: each, piece: each.pick.value as BuildPiece }))
    })
  })
}

/** The ways to pay that buy anything now; pips first. */
export function paysOf(kinds: readonly Kind[]): Pay[] {
  const pays: Pay[] = []
  for (const { pay } of kinds) if (pay !== undefined && !pays.some((each) => equal(each, pay))) pays.push(pay)
  return pays.sort((a, b) => (a === 'pip' ? -1 : b === 'pip' ? 1 : a.slot - b.slot))
}

/** What this way of paying buys. */
export const boughtWith = (kinds: readonly Kind[], pay: Pay): Kind[] => kinds.filter((kind) => equal(kind.pay, pay))
export const unpaid = (kinds: readonly Kind[]): Kind[] => kinds.filter((kind) => kind.pay === undefined)

const movePicks = ({ pay }: RootPage): readonly Pick[] => [doPick('move'), payPick(pay)]

function origins(context: Context, page: RootPage, kinds: readonly Kind[]): SystemId[] {
  if (!boughtWith(kinds, page.pay).some(({ doing }) => doing === 'move')) return []
  return context.decision.next(movePicks(page)).map(({ pick }) => pick.value as SystemId)
}

/** Pips are the usual way to pay; without them, the first token. */
export function currentPay(page: RootPage, kinds: readonly Kind[]): RootPage {
  const pays = paysOf(kinds)
  const [first] = pays
  return first === undefined || pays.some((pay) => equal(pay, page.pay)) ? page : { ...page, pay: first }
}

export function rootTaps(context: Context, asked: RootPage): Tap[] {
  const kinds = kindsOf(context)
  const page = currentPay(asked, kinds)
  return [
    ...paysOf(kinds).flatMap((pay): Tap[] => (equal(pay, page.pay) ? [] : [{ tap: 'pay', pay }])),
    ...[...boughtWith(kinds, page.pay), ...unpaid(kinds)].map(
      ({ doing, piece }): Tap => ({ tap: 'do', doing, ...(piece === undefined ? {} : { piece }) }),
    ),
    ...origins(context, page, kinds).map((system): Tap => ({ tap: 'system', system })),
  ]
}

export function pressRoot(context: Context, asked: RootPage, tap: Tap): Pressed | undefined {
  const kinds = kindsOf(context)
  const page = currentPay(asked, kinds)
  switch (tap.tap) {
    case 'pay':
      return { page: { at: 'root', pay: tap.pay } }
    case 'system':
      return { page: { at: 'move', head: movePicks(page), from: tap.system, path: [], counts: [] } }
    case 'do': {
      const fits = ({ doing, piece }: Kind) => doing === tap.doing && piece === tap.piece
      const kind = boughtWith(kinds, page.pay).find(fits) ?? kinds.find(fits)
      if (kind === undefined) return undefined
      if (kind.offer.action !== undefined && kind.offer.more !== true) return { act: kind.offer.action as Action }
      const head = [
        doPick(kind.doing),
        ...(kind.pay === undefined ? [] : [payPick(kind.pay)]),
        ...(kind.piece === undefined ? [] : [kind.offer.pick]),
      ]
      return startDoing(context, kind.doing, head)
    }
    default:
      return undefined
  }
}
