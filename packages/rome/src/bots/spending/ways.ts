// What a bot buys (rome 29): its column of the table, generals, cubes, agents, troops and developments.

import type { Ways } from '@understudy/procedure'
import { handSize } from '@understudy/table/chance'
import { listOf } from '../../rules/packed.ts'
import { nextDevelopments } from '../../rules/spending/development.ts'
import { pilesOf, priceOf } from '../../rules/spending/recruits.ts'
import { placeName } from '../../rules/state/names.ts'
import { capitalOf, hasGeneral, heldBy, landOf, NONE, regionOf } from '../../rules/state/query.ts'
import type { Action } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, rules, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { distanceTo } from '../view/distances.ts'
import { atWar, me, opponents, own, pack, perView, stanceTo } from '../view/seen.ts'
import { relation } from '../view/show.ts'
import type { Column } from './notes.ts'

const { set } = rules

// ---- SPN-0: the column ---------------------------------------------------------------------------------------------

const COLUMNS: readonly Column[] = ['A', 'B', 'C', 'D', 'E']
const some = (c: C, low: number, high: number): boolean =>
  opponents(c).some((side) => stanceTo(c, side) >= low && stanceTo(c, side) <= high)

const APPLIES: Readonly<Record<Column, (c: C) => boolean>> = {
  A: (c) => opponents(c).every((side) => stanceTo(c, side) <= 3),
  B: (c) => some(c, 4, 6),
  C: (c) => some(c, 7, 8),
  D: (c) => some(c, 9, 9),
  E: atWar,
}

export const columns: Ways<C, Column, PreferenceId> = {
  from: (c) => COLUMNS.filter((column) => APPLIES[column](c)),
  prefer: [{ id: 'alarming', most: (_c, column) => COLUMNS.indexOf(column), source: ruled('L534', 83) }],
  show: (_c, column) => say('bot.column', { column }),
  because: (c) => opponents(c).map((side) => relation(c, side)),
}

export const TROOPS: Readonly<Record<Column, number>> = { A: 4, B: 6, C: 7, D: 8, E: 9 }
export const DEVELOPMENTS: Readonly<Record<Column, number>> = { A: 6, B: 4, C: 3, D: 2, E: 1 }

const columnOf = (c: C): Column => c.vars.column ?? 'A'
export const budget = (of: Readonly<Record<Column, number>>) =>
  set((c: C) => {
    c.vars.budget = of[columnOf(c)]
    c.vars.ended = false
  })

// ---- Steps 1 to 3 --------------------------------------------------------------------------------------------------

/** A step that is called for goes on while it can be paid; if not, by R-84 the turn ends or the step does. */
export const calledFor = (
  needed: (c: C) => boolean,
  price: (c: C) => number,
  show: (c: C) => ReturnType<typeof say>,
) => ({
  test: (c: C) => needed(c) && (own(c).gold >= price(c) || settings(c)['spend.short'] === 'stop'),
  show: (c: C) => [show(c)],
})
export const payable = (price: (c: C) => number) => ({
  test: (c: C) => own(c).gold >= price(c),
  show: (c: C) => [say('bot.gold', { has: own(c).gold, price: price(c) })],
})

const generals = (c: C): number => handSize(own(c).available) + own(c).armies.filter(hasGeneral).length
const generalPrice = (c: C): number => pack(c).prices.general
export const agentPrice = (c: C): number => pack(c).prices.agent
export const cubePrice = (c: C): number => pack(c).prices.cube

const showGenerals = (c: C) => [say('bot.count', { n: generals(c), of: pack(c).limits.generals })]
export const buysGeneral = {
  test: (c: C) => generals(c) < pack(c).limits.generals && own(c).gold >= generalPrice(c),
  show: (c: C) => [...showGenerals(c), say('bot.gold', { has: own(c).gold, price: generalPrice(c) })],
}
export const generalsShort = {
  test: (c: C) => generals(c) < pack(c).limits.generals && settings(c)['spend.short'] === 'stop',
  show: showGenerals,
}

export const leaderless: Ways<C, number, PreferenceId> = {
  from: (c) =>
    own(c)
      .armies.flatMap((army, slot) => (hasGeneral(army) ? [] : [slot]))
      .slice(0, 1),
}
export const canAssign = (c: C): boolean => handSize(own(c).available) > 0 && leaderless.from(c).length > 0

export const troubled = (c: C): number[] => heldBy(c.view, me(c)).filter((region) => landOf(c.view, region).cubes > 0)
export const cubes: Ways<C, number, PreferenceId> = {
  from: troubled,
  prefer: [
    { id: 'richest', most: (c, region) => regionOf(pack(c), region).gold },
    { id: 'nearCapital', least: (c, region) => distanceTo(c, region, capitalOf(c.view, me(c))) },
  ],
  show: (c, region) =>
    say('bot.place', {
      region: placeName(c.view, region),
      gold: regionOf(pack(c), region).gold,
      distance: distanceTo(c, region, capitalOf(c.view, me(c))),
    }),
}
export const regionId = (c: C, region: number): string => regionOf(pack(c), region).id

// ---- Step 4: troops ------------------------------------------------------------------------------------------------

interface Heap {
  readonly name: string
  readonly stack: number
}
export const heaps: Ways<C, Heap, PreferenceId> = {
  from: perView((c) => listOf(pilesOf(c.view, me(c)), ({ pile, name }) => ({ name, stack: pile }))),
  prefer: [
    {
      id: 'reservesFirst',
      keep: (c, { stack }) => settings(c)['spend.pile'] !== 'reservesFirst' || stack === NONE,
      source: ruled('L512, L554', 81),
    },
    {
      id: 'mercenaryFirst',
      keep: (c, { stack }) => settings(c)['spend.pile'] !== 'mercenaryFirst' || stack !== NONE,
      source: ruled('L512, L554', 81),
    },
  ],
  show: (c, { stack }) => {
    const region = pack(c).stacks[stack]?.region
    return say('bot.pile', { pile: region === undefined ? null : placeName(c.view, region) })
  },
}

export const turnedUp = (c: C): boolean => own(c).looked !== null

export const shopping = {
  test: (c: C) =>
    c.vars.ended !== true &&
    (c.vars.budget ?? 0) > 0 &&
    // Whoever comes to the seat in the midst of this may find the last card of a pile turned up.
    (heaps.from(c).length > 0 || turnedUp(c)),
  show: (c: C) => [say('bot.budget', { n: c.vars.budget ?? 0 })],
}

export function lookedPrice(c: C): number {
  const { looked } = own(c)
  return looked === null ? 0 : priceOf(c.view, me(c), looked.card, looked.pile)
}
export const fits = {
  test: (c: C) => lookedPrice(c) <= Math.min(c.vars.budget ?? 0, own(c).gold),
  show: (c: C) => [say('bot.price', { price: lookedPrice(c), budget: c.vars.budget ?? 0, gold: own(c).gold })],
}

export function buyLooked(c: C): Action {
  const stack = own(c).looked?.pile ?? NONE
  const region = pack(c).stacks[stack]?.region
  return { do: 'buyTroop', pile: region === undefined ? 'reserves' : regionId(c, region) }
}

/** by the option, ships up to two while more than 4 gold remain. */
export const wantsShip = (c: C): boolean =>
  c.view.options['nav.rebuild'] === true &&
  own(c).navyCards < 2 &&
  own(c).gold > 4 &&
  heldBy(c.view, me(c)).some((region) => regionOf(pack(c), region).port > 0)

// ---- Step 5: developments ------------------------------------------------------------------------------------------

/** The first that is not bought, down the first column, then the next. */
export function nextDevelopment(c: C) {
  const all = nextDevelopments(c.view, me(c))
  const column = all.findIndex((development) => development !== undefined)
  const development = all[column]
  return development === undefined ? undefined : { column, development }
}
export const developmentCost = (c: C): number => nextDevelopment(c)?.development.cost ?? Number.POSITIVE_INFINITY
export const develops = calledFor(
  (c) => developmentCost(c) <= (c.vars.budget ?? 0),
  developmentCost,
  (c) => {
    const next = nextDevelopment(c)
    return next === undefined
      ? say('bot.noDevelopment', {})
      : say('bot.development', {
          name: next.development.name,
          cost: next.development.cost,
          budget: c.vars.budget ?? 0,
        })
  },
)
