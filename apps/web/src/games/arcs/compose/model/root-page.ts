// What to do with a turn: pips or a token, then the kind of action. The three things that can be built are kinds of
// their own, and a system with ships of one's own begins a move at once.

import type { Action } from '@understudy/arcs'
import { SLOT_KEYS, tokenIn } from '@understudy/arcs/rules'
import { seatOf } from '@understudy/arcs/state'
import type { Doing, Pay, SystemId } from '@understudy/arcs/vocabulary'
import { equal, type Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { pressBattle } from './battle-page.ts'
import type { Context } from './context.ts'
import { pressPick } from './pick-page.ts'
import { startDoing } from './start.ts'
import type { BuildPiece, Offer, Pressed, RootPage, Tap } from './tap.ts'
import { systemOf } from './values.ts'

export const rootPage: RootPage = { at: 'root', pay: 'pip' }

interface Kind {
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

/** Of like tokens one: what is chosen already, or else what a raid would take most easily. The list of all choices has every slot. */
export function onePerKind({ state, decision }: Context, pays: readonly Pay[], now: Pay): Pay[] {
  const seat = seatOf(state, decision.seat)
  const kind = (pay: Pay) => (pay === 'pip' ? pay : `${tokenIn(state, seat, pay.slot)} ${pay.as ?? ''}`)
  const keys = (pay: Pay) => (pay === 'pip' || equal(pay, now) ? 0 : (SLOT_KEYS[pay.slot] ?? 0))
  return pays.filter((pay) => {
    const like = pays.filter((each) => kind(each) === kind(pay))
    return like.reduce((best, each) => (keys(each) < keys(best) ? each : best)) === pay
  })
}

/** A Weapon that is spent for battles lies among the deeds on screen: nobody looks for it behind what pays. */
const arming = ({ beside }: Context, { pay }: RootPage, kinds: readonly Kind[]): Kind[] =>
  beside || pay !== 'pip' ? [] : kinds.filter(({ doing }) => doing === 'arm').slice(0, 1)

/** What this way of paying buys. */
const boughtWith = (kinds: readonly Kind[], pay: Pay): Kind[] => kinds.filter((kind) => equal(kind.pay, pay))
const unpaid = (kinds: readonly Kind[]): Kind[] => kinds.filter((kind) => kind.pay === undefined)

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

const headOf = (kind: Kind): Pick[] => [
  doPick(kind.doing),
  ...(kind.pay === undefined ? [] : [payPick(kind.pay)]),
  ...(kind.piece === undefined ? [] : [kind.offer.pick]),
]

/** Where each kind of action can begin, for what pays now. */
function places(context: Context, page: RootPage, kinds: readonly Kind[]): Map<SystemId, Kind[]> {
  const found = new Map<SystemId, Kind[]>()
  for (const kind of [...boughtWith(kinds, page.pay), ...unpaid(kinds)]) {
    if (kind.offer.action !== undefined && kind.offer.more !== true && kind.piece === undefined) continue
    const here = new Set(context.decision.next(headOf(kind)).flatMap(({ pick }) => systemOf(pick.value) ?? []))
    for (const system of here) found.set(system, [...(found.get(system) ?? []), kind])
  }
  return found
}

/** What can be done in a system: its verbs. */
export function verbsAt(context: Context, asked: RootPage, system: SystemId): Kind[] {
  const kinds = kindsOf(context)
  return places(context, currentPay(asked, kinds), kinds).get(system) ?? []
}

/** Begins a kind of action where a tap was. */
function beginAt(context: Context, kind: Kind, system: SystemId): Pressed | undefined {
  const begun = startDoing(context, kind.doing, headOf(kind))
  if (!('page' in begun)) return begun
  const { page } = begun
  const tap: Tap = { tap: 'system', system }
  switch (page.at) {
    case 'move':
      return { page: { ...page, from: system, atOnce: true } }
    case 'battle':
      return pressBattle(context, page, tap)
    case 'pick': {
      // What is the only way lies ready from the first tap on, and is taken with the second.
      const pressed = pressPick(context, page, tap)
      return pressed === undefined || ('act' in pressed && !context.beside) ? begun : pressed
    }
    default:
      return begun
  }
}

export function rootTaps(context: Context, asked: RootPage): Tap[] {
  const kinds = kindsOf(context)
  const page = currentPay(asked, kinds)
  return [
    ...paysOf(kinds).flatMap((pay): Tap[] => (equal(pay, page.pay) ? [] : [{ tap: 'pay', pay }])),
    ...[...boughtWith(kinds, page.pay), ...unpaid(kinds), ...arming(context, page, kinds)].map(
      ({ doing, piece }): Tap => ({ tap: 'do', doing, ...(piece === undefined ? {} : { piece }) }),
    ),
    // Beside a real board a tap on a system begins a move; on screen whatever can be done there.
    ...(context.beside ? origins(context, page, kinds) : [...places(context, page, kinds).keys()]).map(
      (system): Tap => ({ tap: 'system', system }),
    ),
  ]
}

export function pressRoot(context: Context, asked: RootPage, tap: Tap): Pressed | undefined {
  const kinds = kindsOf(context)
  const page = currentPay(asked, kinds)
  switch (tap.tap) {
    case 'pay':
      return { page: { at: 'root', pay: tap.pay } }
    case 'system': {
      if (context.beside) return { page: { at: 'move', head: movePicks(page), from: tap.system, path: [], counts: [] } }
      const [first, ...more] = verbsAt(context, page, tap.system)
      if (first === undefined) return undefined
      return more.length === 0 ? beginAt(context, first, tap.system) : { page: { ...page, within: tap.system } }
    }
    case 'do': {
      const fits = ({ doing, piece }: Kind) => doing === tap.doing && piece === tap.piece
      const kind = boughtWith(kinds, page.pay).find(fits) ?? kinds.find(fits)
      if (kind === undefined) return undefined
      if (
        page.within !== undefined &&
        verbsAt(context, page, page.within).some((each) => equal(each.offer, kind.offer))
      )
        return beginAt(context, kind, page.within)
      if (kind.offer.action !== undefined && kind.offer.more !== true) return { act: kind.offer.action as Action }
      return startDoing(context, kind.doing, headOf(kind))
    }
    default:
      return undefined
  }
}
