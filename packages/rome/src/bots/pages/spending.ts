// The Spending phase (rome 29): a column of the table, then its steps from the top.

import type { Ways } from '@understudy/procedure'
import { handSize } from '@understudy/table'
import { nextDevelopments } from '../../rules/development.ts'
import { placeName } from '../../rules/facts.ts'
import { capitalOf, hasGeneral, heldBy, landOf, NONE, regionOf } from '../../rules/query.ts'
import { pilesOf, priceOf } from '../../rules/recruits.ts'
import type { Action, Slot } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import type { Column } from '../context-home.ts'
import { distanceTo } from '../distances.ts'
import { atWar, me, opponents, own, pack, stanceTo } from '../facts.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options.ts'
import { relation } from '../show.ts'
import { ruled } from '../sourcing.ts'

const { act, ask, can, choose, go, page, proceed, repeat, set } = rules

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

const columns: Ways<C, Column, PreferenceId> = {
  from: (c) => COLUMNS.filter((column) => APPLIES[column](c)),
  prefer: [{ id: 'alarming', most: (_c, column) => COLUMNS.indexOf(column), source: ruled('L534', 83) }],
  show: (_c, column) => say('bot.column', { column }),
  because: (c) => opponents(c).map((side) => relation(c, side)),
}

export const TROOPS: Readonly<Record<Column, number>> = { A: 4, B: 6, C: 7, D: 8, E: 9 }
export const DEVELOPMENTS: Readonly<Record<Column, number>> = { A: 6, B: 4, C: 3, D: 2, E: 1 }

const columnOf = (c: C): Column => c.vars.column ?? 'A'
const budget = (of: Readonly<Record<Column, number>>) =>
  set((c: C) => {
    c.vars.budget = of[columnOf(c)]
    c.vars.ended = false
  })

// ---- Steps 1 to 3 --------------------------------------------------------------------------------------------------

/** A step that is called for goes on while it can be paid; if not, by R-84 the turn ends or the step does. */
const calledFor = (needed: (c: C) => boolean, price: (c: C) => number, show: (c: C) => ReturnType<typeof say>) => ({
  test: (c: C) => needed(c) && (own(c).gold >= price(c) || settings(c)['spend.short'] === 'stop'),
  show: (c: C) => [show(c)],
})
const payable = (price: (c: C) => number) => ({
  test: (c: C) => own(c).gold >= price(c),
  show: (c: C) => [say('bot.gold', { has: own(c).gold, price: price(c) })],
})

const generals = (c: C): number => handSize(own(c).available) + own(c).armies.filter(hasGeneral).length
const generalPrice = (c: C): number => pack(c).prices.general
const agentPrice = (c: C): number => pack(c).prices.agent
const cubePrice = (c: C): number => pack(c).prices.cube

const showGenerals = (c: C) => [say('bot.count', { n: generals(c), of: pack(c).limits.generals })]
const buysGeneral = {
  test: (c: C) => generals(c) < pack(c).limits.generals && own(c).gold >= generalPrice(c),
  show: (c: C) => [...showGenerals(c), say('bot.gold', { has: own(c).gold, price: generalPrice(c) })],
}
const generalsShort = {
  test: (c: C) => generals(c) < pack(c).limits.generals && settings(c)['spend.short'] === 'stop',
  show: showGenerals,
}

const leaderless: Ways<C, number, PreferenceId> = {
  from: (c) =>
    own(c)
      .armies.flatMap((army, slot) => (hasGeneral(army) ? [] : [slot]))
      .slice(0, 1),
}
const canAssign = (c: C): boolean => handSize(own(c).available) > 0 && leaderless.from(c).length > 0

const troubled = (c: C): number[] => heldBy(c.view, me(c)).filter((region) => landOf(c.view, region).cubes > 0)
const cubes: Ways<C, number, PreferenceId> = {
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
const regionId = (c: C, region: number): string => regionOf(pack(c), region).id

// ---- Step 4: troops ------------------------------------------------------------------------------------------------

interface Heap {
  readonly name: string
  readonly stack: number
}
const heaps: Ways<C, Heap, PreferenceId> = {
  from: (c) => pilesOf(c.view, me(c)).map(({ pile, name }) => ({ name, stack: pile })),
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

const turnedUp = (c: C): boolean => own(c).looked !== null

const shopping = {
  test: (c: C) =>
    c.vars.ended !== true &&
    (c.vars.budget ?? 0) > 0 &&
    // Whoever comes to the seat in the midst of this may find the last card of a pile turned up.
    (heaps.from(c).length > 0 || turnedUp(c)),
  show: (c: C) => [say('bot.budget', { n: c.vars.budget ?? 0 })],
}

function lookedPrice(c: C): number {
  const { looked } = own(c)
  return looked === null ? 0 : priceOf(c.view, me(c), looked.card, looked.pile)
}
const fits = {
  test: (c: C) => lookedPrice(c) <= Math.min(c.vars.budget ?? 0, own(c).gold),
  show: (c: C) => [say('bot.price', { price: lookedPrice(c), budget: c.vars.budget ?? 0, gold: own(c).gold })],
}

function buyLooked(c: C): Action {
  const stack = own(c).looked?.pile ?? NONE
  const region = pack(c).stacks[stack]?.region
  return { do: 'buyTroop', pile: region === undefined ? 'reserves' : regionId(c, region) }
}

/** by the option, ships up to two while more than 4 gold remain. */
const wantsShip = (c: C): boolean =>
  c.view.options['nav.rebuild'] === true &&
  own(c).navyCards < 2 &&
  own(c).gold > 4 &&
  heldBy(c.view, me(c)).some((region) => regionOf(pack(c), region).port > 0)

// ---- Step 5: developments ------------------------------------------------------------------------------------------

/** The first that is not bought, down the first column, then the next. */
function nextDevelopment(c: C) {
  const all = nextDevelopments(c.view, me(c))
  const column = all.findIndex((development) => development !== undefined)
  const development = all[column]
  return development === undefined ? undefined : { column, development }
}
const developmentCost = (c: C): number => nextDevelopment(c)?.development.cost ?? Number.POSITIVE_INFINITY
const develops = calledFor(
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

export const spending = page('SPN', [
  choose('SPN-0', columns, 'column'),
  // while a card lies turned up nothing else can be bought.
  ask('SPN-0.1', turnedUp, [budget(TROOPS), proceed('SPN-0.2', 'SPN-4')]),
  repeat('SPN-1', buysGeneral, [act('SPN-1.2', (): Action => ({ do: 'buyGeneral' }))]),
  repeat('SPN-1.4', canAssign, [
    can('SPN-1.5', leaderless, (_c, slot): Action => ({ do: 'assign', slot: slot as Slot })),
  ]),
  // who is at hand takes command even if the next one cannot be paid; then R-84.
  ask('SPN-1.1', generalsShort, [proceed('SPN-1.3', 'SPN-7')]),
  repeat(
    'SPN-2',
    calledFor(
      (c) => troubled(c).length > 0,
      cubePrice,
      (c) => say('bot.cubes', { n: troubled(c).reduce((sum, region) => sum + landOf(c.view, region).cubes, 0) }),
    ),
    [
      ask(
        'SPN-2.1',
        payable(cubePrice),
        [can('SPN-2.2', cubes, (c, region): Action => ({ do: 'removeCube', region: regionId(c, region) }))],
        [proceed('SPN-2.3', 'SPN-7')],
      ),
    ],
  ),
  repeat(
    'SPN-3',
    calledFor(
      (c) => own(c).agents.length < pack(c).limits.agents,
      agentPrice,
      (c) => say('bot.count', { n: own(c).agents.length, of: pack(c).limits.agents }),
    ),
    [
      ask(
        'SPN-3.1',
        payable(agentPrice),
        [act('SPN-3.2', (): Action => ({ do: 'buyAgent' }))],
        [proceed('SPN-3.3', 'SPN-7')],
      ),
    ],
  ),
  budget(TROOPS),
  repeat('SPN-4', shopping, [
    can('SPN-4.1', heaps, (_c, { name }): Action => ({ do: 'look', pile: name })),
    ask(
      'SPN-4.2',
      fits,
      [
        set((c) => {
          c.vars.budget = (c.vars.budget ?? 0) - lookedPrice(c)
        }),
        act('SPN-4.3', buyLooked),
      ],
      [
        set((c) => {
          c.vars.ended = true
        }),
        act('SPN-4.4', (): Action => ({ do: 'putBack' })),
      ],
    ),
  ]),
  repeat('SPN-4.5', wantsShip, [act('SPN-4.6', (): Action => ({ do: 'buyNavy', navy: 0 }))]),
  budget(DEVELOPMENTS),
  repeat('SPN-5', develops, [
    ask(
      'SPN-5.1',
      payable(developmentCost),
      [
        set((c) => {
          if (settings(c)['spend.devBudget'] === 'total') c.vars.budget = (c.vars.budget ?? 0) - developmentCost(c)
        }),
        act('SPN-5.2', (c): Action => ({ do: 'develop', column: nextDevelopment(c)?.column ?? 0 })),
      ],
      [proceed('SPN-5.3', 'SPN-7')],
    ),
  ]),
  go('SPN-6', 'BLD'),
  act('SPN-7', (): Action => ({ do: 'done' })),
])
