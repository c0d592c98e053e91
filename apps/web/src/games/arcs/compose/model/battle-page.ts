// A battle: where, against whom, and the dice: chosen with their odds, or as they fell on a real table.

import type { Action } from '@understudy/arcs'
import { diceRange } from '@understudy/arcs/rules'
import { ids, ownerIndex, ownerOf, read, seatOf, ships } from '@understudy/arcs/state'
import { DICE, type DieKind, type Owner, type Pay, type Pool, type SystemId } from '@understudy/arcs/vocabulary'
import type { Pick } from '@understudy/table'
import { bestPool, facing } from '../odds/facing.ts'
import { allowed, type Context } from './context.ts'
import { settlePicks } from './pick-page.ts'
import { NO_FACES } from './start.ts'
import type { BattlePage, Joining, Pressed, RolledFaces, Tap } from './tap.ts'

const atPick = (system: SystemId): Pick => ({ slot: 'at', value: system })
const againstPick = (seat: string): Pick => ({ slot: 'against', value: seat })

/** The dice of a battle that has begun already (something came before them). */
export const lateDice = ({ state }: Context): BattlePage => ({
  at: 'battle',
  head: [{ slot: 'do', value: 'dice' }],
  system: ids.sysId(read.battleAt(state)),
  against: ownerOf(state, read.defender(state)),
  faces: NO_FACES,
})

const EMPIRE = 4
const joiningPick = (imperial: Joining): Pick => ({ slot: 'imperial', value: imperial })

/** Which Imperial ships can join, and whether nobody must. */
export function joiningsOf({ decision }: Context, page: BattlePage): (Joining | undefined)[] {
  if (isLate(page) || page.system === undefined || page.against === undefined) return []
  const offers = decision.next([...page.head, atPick(page.system), againstPick(page.against)])
  const ways = offers.flatMap(({ pick }) => (pick.slot === 'imperial' ? [pick.value as Joining] : []))
  return ways.length === 0 ? [] : [...(ways.length < offers.length ? [undefined] : []), ...ways]
}

const isLate = (page: BattlePage): boolean => page.head[0]?.value === 'dice'

export const poolOf = (faces: RolledFaces): Pool => ({
  assault: faces.assault.length,
  skirmish: faces.skirmish.length,
  raid: faces.raid.length,
})

const sizeOfPool = (pool: Pool): number => pool.assault + pool.skirmish + pool.raid

function actionWith(page: BattlePage, dice: Pool): Action | undefined {
  if (isLate(page)) return { do: 'dice', ...dice }
  if (page.system === undefined || page.against === undefined) return undefined
  const pay = (page.head.find(({ slot }) => slot === 'pay')?.value ?? 'pip') as Pay
  const { imperial } = page
  const joined = imperial === undefined ? {} : { imperial }
  return { do: 'battle', at: page.system, against: page.against as Owner, ...joined, dice, pay }
}

const fits = (context: Context, page: BattlePage, dice: Pool): boolean => {
  const action = actionWith(page, dice)
  return action !== undefined && allowed(context, action)
}

/** All pools that the rules allow here. */
export function poolsOf(context: Context, page: BattlePage): Pool[] {
  if (page.against === undefined) return []
  // The rules say what is allowed; this only spares them questions about more dice than there can be.
  const { state, decision } = context
  const system = ids.sys(page.system ?? '')
  const most =
    diceRange(state, seatOf(state, decision.seat), system).most +
    (state.options.act === 0 ? 0 : ships(state, system, EMPIRE))
  const pools: Pool[] = []
  for (let assault = 0; assault <= Math.min(6, most); assault++)
    for (let skirmish = 0; skirmish <= Math.min(6, most - assault); skirmish++)
      for (let raid = 0; raid <= Math.min(6, most - assault - skirmish); raid++)
        if (fits(context, page, { assault, skirmish, raid })) pools.push({ assault, skirmish, raid })
  return pools
}

/** Where and against whom follow by themselves if there is only one way. */
export function settleBattle(context: Context, asked: BattlePage): Pressed {
  let page = asked
  if (page.system === undefined) {
    const systems = context.decision.next(page.head)
    const [only] = systems
    if (systems.length !== 1 || only === undefined) return { page }
    page = { ...page, system: only.pick.value as SystemId }
  }
  if (page.against === undefined) {
    const rivals = context.decision.next([...page.head, atPick(page.system!)])
    const [only] = rivals
    if (rivals.length !== 1 || only === undefined) return { page }
    page = { ...page, against: only.pick.value as string }
  }
  const joinings = joiningsOf(context, page)
  if (joinings.length > 0 && page.imperial === undefined && page.alone !== true) page = { ...page, imperial: 'all' }
  const joined = page.imperial === undefined ? [] : [joiningPick(page.imperial)]
  const picks = [...page.head, atPick(page.system!), againstPick(page.against!), ...joined]
  // Something comes before the dice: the rules ask for it.
  if (!isLate(page) && !context.decision.next(picks).some(({ pick }) => pick.slot === 'dice'))
    return settlePicks(context, { at: 'pick', picks: picks.slice(0, -1) })
  if (context.tableDice) return { page }
  const target = facing(
    context.state,
    page.system!,
    seatOf(context.state, context.decision.seat),
    ownerIndex(context.state, page.against!),
  )
  const pool = page.pool ?? bestPool(poolsOf(context, page), target)
  return { page: { ...page, ...(pool === undefined ? {} : { pool }) } }
}

export function battleReady(context: Context, page: BattlePage): Action | undefined {
  const pool = context.tableDice ? poolOf(page.faces) : page.pool
  if (pool === undefined || sizeOfPool(pool) === 0) return undefined
  const action = actionWith(page, pool)
  return action !== undefined && allowed(context, action) ? action : undefined
}

/** The battle, and on a real table at once what the dice showed. */
export function fight(context: Context, page: BattlePage): Pressed | undefined {
  const act = battleReady(context, page)
  if (act === undefined) return undefined
  return context.tableDice ? { act, after: { answer: { do: 'roll', ...page.faces } } } : { act }
}

function systemsOf(context: Context, page: BattlePage): SystemId[] {
  return isLate(page) ? [] : context.decision.next(page.head).map(({ pick }) => pick.value as SystemId)
}

export function rivalsOf(context: Context, page: BattlePage): string[] {
  if (page.system === undefined || isLate(page)) return []
  return context.decision.next([...page.head, atPick(page.system)]).map(({ pick }) => pick.value as string)
}

/** Whether one more die of this kind can still become part of a legal pool. */
const mayAdd = (pools: readonly Pool[], pool: Pool): boolean =>
  pools.some((each) => DICE.every((die) => each[die] >= pool[die]))

export function battleTaps(context: Context, page: BattlePage): Tap[] {
  const taps: Tap[] = []
  for (const system of systemsOf(context, page)) if (system !== page.system) taps.push({ tap: 'system', system })
  for (const imperial of joiningsOf(context, page))
    if (imperial !== page.imperial) taps.push({ tap: 'joining', ...(imperial === undefined ? {} : { imperial }) })
  for (const seat of rivalsOf(context, page)) if (seat !== page.against) taps.push({ tap: 'against', seat })
  if (page.against === undefined) return taps
  const pools = poolsOf(context, page)
  if (context.tableDice) {
    const now = poolOf(page.faces)
    for (const die of DICE)
      if (mayAdd(pools, { ...now, [die]: now[die] + 1 }))
        for (let face = 1; face <= 6; face++) taps.push({ tap: 'face', die, face })
    return taps
  }
  for (const pool of pools) taps.push({ tap: 'pool', pool })
  return taps
}

export const addFace = (faces: RolledFaces, die: DieKind, face: number): RolledFaces => ({
  ...faces,
  [die]: [...faces[die], face],
})

export function pressBattle(context: Context, page: BattlePage, tap: Tap): Pressed | undefined {
  switch (tap.tap) {
    case 'system':
      if (!systemsOf(context, page).includes(tap.system)) return undefined
      return settleBattle(context, { at: 'battle', head: page.head, system: tap.system, faces: NO_FACES })
    case 'against': {
      const { pool: _, imperial: __, alone: ___, ...rest } = page
      return settleBattle(context, { ...rest, against: tap.seat })
    }
    case 'joining': {
      const { pool: _, imperial: __, alone: ___, ...rest } = page
      const { imperial } = tap
      return settleBattle(context, imperial === undefined ? { ...rest, alone: true } : { ...rest, imperial })
    }
    case 'pool':
      return fits(context, page, tap.pool) ? { page: { ...page, pool: tap.pool } } : undefined
    case 'face':
      return { page: { ...page, faces: addFace(page.faces, tap.die, tap.face) } }
    default:
      return undefined
  }
}
