// What an experiment is: everything that its games depend on, as plain data. Equal plans have equal games.
//
// A plan has one or more arms. The first one is the base; each of the others is the base with something changed. Game n has
// the same seed in every arm, so that chance, which is keyed, meets all of them alike.

import { hashOf } from '@understudy/procedure/json'
import type { AnyPackage, Controller, Options, Seat } from '@understudy/table'
import { BadInput } from '@understudy/table'
import { spelledOut } from '@understudy/table/bots'
import { codeHash } from './code-hash.ts'
import { periodOf, roleOptions, turningGroups } from './rotation.ts'

export const EXPERIMENT_FORMAT = 'understudy-experiment'
export const EXPERIMENT_VERSION = 1

export const KINDS = ['run', 'compare', 'sweep', 'rulings'] as const
export type Kind = (typeof KINDS)[number]

/** Somebody at the table, wherever the rotation puts them. */
export interface Player {
  readonly controller: Controller
  readonly role: string
}

export interface Arm {
  readonly name: string
  /** What differs from the options of the plan. */
  readonly options: Options
  /** By slot: slot k begins at the k-th seat. */
  readonly players: readonly Player[]
}

export interface Plan {
  readonly format: typeof EXPERIMENT_FORMAT
  readonly version: typeof EXPERIMENT_VERSION
  readonly kind: Kind
  readonly game: string
  /** For rulings: whose they are. */
  readonly bot?: string
  /** The rules, each bot that plays, and the code of them all. */
  readonly rules: string
  readonly bots: Readonly<Record<string, string>>
  readonly code: string
  readonly options: Options
  readonly seats: readonly Seat[]
  /** Which seats (by number) change places with each other, and after how many games everybody is back. */
  readonly turning: readonly (readonly number[])[]
  readonly rotations: number
  readonly arms: readonly Arm[]
  readonly seed: string
  /** Games of each arm. */
  readonly games: number
  /** Games of one file of rows: whole rounds of the rotation. */
  readonly chunk: number
}

export interface PlanSettings {
  readonly kind: Kind
  readonly bot?: string
  readonly options: Options
  readonly seats: Readonly<Record<Seat, Controller>>
  readonly rotate: boolean
  readonly seed: string
  readonly games: number
  /** Arms besides the base. */
  readonly others?: readonly Arm[]
  readonly baseName?: string
}

/** Few enough files for any folder; few enough games in one of them to lose little when the power fails. */
const FILES = 1000
const SMALLEST = 20

/** The base of a plan: who sits where, in the order of the seats, with all their options written down. */
export function baseArm(pkg: AnyPackage, options: Options, seats: Readonly<Record<Seat, Controller>>): Arm {
  const players = pkg.game.seats(options).map(({ id, role }) => ({
    controller: spelledOut(pkg, seats[id] ?? { by: 'random' }, options),
    role,
  }))
  return { name: 'base', options: {}, players }
}

export function makePlan(pkg: AnyPackage, settings: PlanSettings): Plan {
  const { kind, options, seed } = settings
  const seats = pkg.game.seats(options)
  const base = { ...baseArm(pkg, options, settings.seats), name: settings.baseName ?? 'base' }
  const arms = [base, ...(settings.others ?? [])]
  const { turning, rotations } = settings.rotate ? turningOf(pkg, options, arms) : { turning: [], rotations: 1 }
  const rounds = Math.ceil(settings.games / rotations)
  const bots = botVersions(pkg, arms)
  const plan: Plan = {
    format: EXPERIMENT_FORMAT,
    version: EXPERIMENT_VERSION,
    kind,
    game: pkg.game.id,
    ...(settings.bot === undefined ? {} : { bot: settings.bot }),
    rules: pkg.game.version,
    bots,
    code: codeHash(pkg, Object.keys(bots)),
    options,
    seats: seats.map(({ id }) => id),
    turning,
    rotations,
    arms,
    seed,
    games: rounds * rotations,
    chunk: Math.ceil(Math.max(SMALLEST, (rounds * rotations) / FILES) / rotations) * rotations,
  }
  // Whatever does not fit together shows here, before anybody plays.
  for (const { players } of arms) for (const player of players) checkRole(pkg, player)
  for (const arm of arms.keys())
    for (let turn = 0; turn < rotations; turn++) checkTable(pkg, plan, tableOf(pkg, plan, arm, turn))
  return plan
}

/** Who would change places if everybody did, and after how many games they are back. */
export function turningOf(
  pkg: AnyPackage,
  options: Options,
  arms: readonly Arm[],
): Pick<Plan, 'turning' | 'rotations'> {
  const same = (a: number, b: number) => arms.every(({ players }) => hashOf(players[a]) === hashOf(players[b]))
  const turning = turningGroups(pkg, options).filter((group) => periodOf(group, same) > 1)
  return { turning, rotations: turning.map((group) => periodOf(group, same)).reduce(leastCommon, 1) }
}

function checkTable(pkg: AnyPackage, plan: Plan, { options }: SeatedGame): void {
  pkg.game.start(options, {})
  const seats = pkg.game.seats(options).map(({ id }) => id)
  if (seats.join() !== plan.seats.join())
    throw new BadInput({
      en: `only games with the same seats can be compared: ${plan.seats.join(', ')}, not ${seats.join(', ')}`,
      ru: `сравнить можно только партии с одними и теми же местами: ${plan.seats.join(', ')}, а не ${seats.join(', ')}`,
    })
}

function checkRole(pkg: AnyPackage, { controller, role }: Player): void {
  if (controller.by !== 'bot') return
  const roles = pkg.bots.find(({ id }) => id === controller.bot)?.roles ?? []
  if (!roles.includes(role))
    throw new BadInput({
      en: `"${controller.bot}" cannot play as ${role}, only as ${roles.join(', ')}`,
      ru: `«${controller.bot}» не может играть роль ${role}, только ${roles.join(', ')}`,
    })
}

function botVersions(pkg: AnyPackage, arms: readonly Arm[]): Record<string, string> {
  const seen = new Set(
    arms.flatMap(({ players }) => players.flatMap(({ controller }) => (controller.by === 'bot' ? controller.bot : []))),
  )
  const bots = pkg.bots.filter(({ id }) => seen.has(id))
  return Object.fromEntries(bots.map(({ id, version }) => [id, version] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const leastCommon = (a: number, b: number): number => (a * b) / greatestCommon(a, b)
const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))

export const planHash = (plan: Plan): string => hashOf(plan)

/** Games with the same seats taken in turn are a round, and have one seed. */
export const roundOf = (plan: Plan, game: number): number => Math.floor(game / plan.rotations)
export const rotationOf = (plan: Plan, game: number): number => game % plan.rotations
export const gameSeed = (plan: Plan, game: number): string => `${plan.seed}/${roundOf(plan, game)}`

/** By seat, the number of the slot that sits there in this rotation. */
export function slotsAt({ seats, turning }: Pick<Plan, 'seats' | 'turning'>, rotation: number): number[] {
  const slots = seats.map((_, at) => at)
  for (const group of turning)
    for (const [place, seat] of group.entries()) slots[seat] = group[(place + rotation) % group.length] as number
  return slots
}

export interface SeatedGame {
  readonly options: Options
  readonly seats: Readonly<Record<Seat, Controller>>
}

/** Options and seats of the games of an arm in one rotation: roles that are options go along with whoever plays them. */
export function tableOf(pkg: AnyPackage, plan: Plan, arm: number, rotation: number): SeatedGame {
  const { options, players } = armOf(plan, arm)
  const slots = slotsAt(plan, rotation)
  const roles = roleOptions(pkg, plan.options)
  const out: Record<string, Options[string]> = { ...plan.options, ...options }
  const seats: Record<Seat, Controller> = {}
  for (const [at, seat] of plan.seats.entries()) {
    const player = players[slots[at] ?? at]
    if (player === undefined) throw new Error(`nobody is planned for ${seat}`)
    seats[seat] = player.controller
    const role = roles.get(seat)
    if (role !== undefined) out[role] = player.role
  }
  return { options: out, seats }
}

export function armOf(plan: Plan, arm: number): Arm {
  const found = plan.arms[arm]
  if (found === undefined) throw new Error(`no arm ${arm}`)
  return found
}
