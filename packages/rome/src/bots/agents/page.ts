// The Agent phase (rome 19): agents enter, a card is flipped, and its page says whether an agent acts.

import type { Ways } from '@understudy/procedure'
import { capitalOf, NONE, seatId } from '../../rules/state/query.ts'
import { type Action, type AgentTarget, type Effect, ENEMY, FRIENDS, NEUTRAL, type RegionId } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, rules, say } from '../context.ts'
import type { PageId, PreferenceId } from '../ids.ts'
import { inReach, readyAgents } from '../view/distances.ts'
import { frameOf, isEnemy, pack, stanceTo, statusWith } from '../view/seen.ts'
import { placeOf } from '../view/show.ts'
import {
  agents,
  chosen,
  doIt,
  generalFirst,
  mostGold,
  nearestAgents,
  nearestToAgent,
  notSpared,
  openCard,
  type Pair,
  pairs,
  ready,
  richest,
  rivals,
  rivalsWith,
  showAgent,
  stanceHigh,
  stanceLow,
  statusHigh,
  statusLow,
  targets,
  theirHome,
  thirds,
} from './ways.ts'

const { act, ask, can, choose, go, goAs, page, set } = rules

/** the capital is lost; the rules name the richest home regions that are left. */
const entrances: Ways<C, number, PreferenceId> = {
  from: (c) => frameOf(c, 'enter').regions,
  show: (c, region) => placeOf(c, region),
}

const entrancePage = page('ENT', [
  can('AGT-1', entrances, (c, region): Action => ({ do: 'enter', region: pack(c).regions[region]?.id as RegionId })),
])

const PAGE_OF: Readonly<Record<Effect, PageId>> = {
  assassinate: 'ASN',
  bribe: 'BRB',
  turn: 'DBL',
  riot: 'RIO',
  uprising: 'REB',
  recruit: 'MER',
  sabotage: 'SAB',
  distrust: 'SOW',
  spy: 'SPY',
  trade: 'TRD',
  theft: 'THF',
  treaty: 'TRT',
}

const agt = page('AGT', [
  ask(
    'AGT-3',
    ready,
    [goAs('AGT-3.1', Object.values(PAGE_OF), (c) => PAGE_OF[openCard(c).effect])],
    [go('AGT-3.2', 'GAIN')],
  ),
])

const gain = page('GAIN', [act('GAIN-GOLD', (c): Action => ({ do: 'gold', card: openCard(c).id }))])

const atLeast7 = (c: C, side: number): boolean => stanceTo(c, side) >= 7
const calmAtLeast7 = (c: C, side: number): boolean => !isEnemy(c, side) && atLeast7(c, side)

const assassination = page('ASN', [
  choose(
    'ASN-1',
    rivals(isEnemy),
    'opponent',
    [],
    [choose('ASN-2', rivals(calmAtLeast7, stanceHigh, statusLow), 'opponent')],
  ),
  ask(
    'ASN-3',
    chosen,
    [choose('ASN-4', targets(generalFirst), 'target', [can('ASN-4.1', agents, doIt, { of: ['target'] })])],
    [go('ASN-3.1', 'GAIN')],
  ),
])

const bribe = page('BRB', [go('BRB-1', 'GAIN')])
const spy = page('SPY', [go('SPY-1', 'GAIN')])

const neutralBelow7 = (c: C, side: number): boolean => statusWith(c, side) === NEUTRAL && !atLeast7(c, side)

const doubleAgent = page('DBL', [
  choose(
    'DBL-1',
    rivals(isEnemy),
    'opponent',
    [],
    [
      choose(
        'DBL-1.1',
        rivals(calmAtLeast7, stanceHigh),
        'opponent',
        [],
        [choose('DBL-1.2', rivals(neutralBelow7), 'opponent')],
      ),
    ],
  ),
  ask(
    'DBL-2',
    chosen,
    [choose('DBL-3', targets(), 'target', [can('DBL-3.1', agents, doIt, { of: ['target'] })])],
    [go('DBL-2.1', 'GAIN')],
  ),
])

const riots = page('RIO', [
  choose(
    'RIO-1',
    rivals(notSpared, stanceHigh, statusLow),
    'opponent',
    [
      choose('RIO-3', targets(richest, theirHome, nearestToAgent), 'target', [
        can('RIO-3.1', agents, doIt, { of: ['target'] }),
      ]),
    ],
    [go('RIO-2', 'GAIN')],
  ),
])

const uprising = page('REB', [
  choose(
    'REB-1',
    rivals(notSpared, stanceHigh, statusLow),
    'opponent',
    [choose('REB-3', targets(richest, nearestToAgent), 'target', [can('REB-3.1', agents, doIt, { of: ['target'] })])],
    [go('REB-2', 'GAIN')],
  ),
])

const mercenaries = page('MER', [
  ask(
    'MER-1',
    (c) => pairs.from(c).length > 0,
    [
      can(
        'MER-2',
        pairs,
        (c, { agent, aim }: Pair): Action => ({ do: 'agent', card: openCard(c).id, agent, target: aim.to }),
      ),
    ],
    [go('MER-2.1', 'GAIN')],
  ),
])

const sabotage = page('SAB', [
  choose(
    'SAB-1',
    rivals((c, side) => statusWith(c, side) < FRIENDS, stanceHigh, statusLow),
    'opponent',
    [choose('SAB-2', targets(nearestToAgent), 'target', [can('SAB-2.1', nearestAgents, doIt, { of: ['target'] })])],
    [go('SAB-1.1', 'GAIN')],
  ),
])

const capitalInReach = (c: C, side: number): boolean => inReach(c, capitalOf(c.view, side))

/** The chosen opponent's capital is the target, with the third seat for distrust. */
const atCapital = set((c: C) => {
  const side = c.vars.opponent?.side ?? NONE
  const { third } = c.vars
  const capital = seatId(c.view, side)
  const to: AgentTarget = third === undefined ? { capital } : { capital, with: seatId(c.view, third) }
  c.vars.target = { to, region: capitalOf(c.view, side), side }
})

const distrust = page('SOW', [
  choose(
    'SOW-1',
    rivalsWith(capitalInReach, statusLow, stanceHigh),
    'opponent',
    [
      ask(
        'SOW-3',
        (c) => thirds.from(c).length > 0,
        [choose('SOW-4', thirds, 'third', [atCapital, can('SOW-4.1', nearestAgents, doIt, { of: ['third'] })])],
        [go('SOW-3.1', 'GAIN')],
      ),
    ],
    [go('SOW-2', 'GAIN')],
  ),
])

const trade = page('TRD', [
  choose(
    'TRD-1',
    rivals((c, side) => statusWith(c, side) > ENEMY, statusHigh, stanceLow),
    'opponent',
    [choose('TRD-2', targets(nearestToAgent), 'target', [can('TRD-3', nearestAgents, doIt, { of: ['target'] })])],
    [go('TRD-1.1', 'GAIN')],
  ),
])

/** What a theft from the chosen opponent brings at most. */
const loot = (c: C): number => Math.min(pack(c).theft, c.view.sides[c.vars.opponent?.side ?? NONE]?.gold ?? 0)
const tooLittle = {
  test: (c: C) => loot(c) < openCard(c).gold,
  show: (c: C) => [say('bot.loot', { loot: loot(c), printed: openCard(c).gold })],
}

const theft = page('THF', [
  choose(
    'THF-1',
    rivals((c, side) => notSpared(c, side) && capitalInReach(c, side), mostGold),
    'opponent',
    [
      ask(
        'THF-3',
        tooLittle,
        [go('THF-3.1', 'GAIN')],
        [atCapital, can('THF-4', nearestAgents, doIt, { of: ['opponent'] })],
      ),
    ],
    [go('THF-2', 'GAIN')],
  ),
])

const tier = (status: number, upTo: number) =>
  rivals((c, side) => statusWith(c, side) === status && stanceTo(c, side) <= upTo, stanceLow)

/** A treaty needs no journey: the first agent that is ready proposes it where it stands. */
const firstAgent = {
  from: readyAgents,
  prefer: [{ id: 'firstAgent' as const, least: (_c: C, agent: number) => agent, source: ruled('L251', 26) }],
  show: (c: C, agent: number) => showAgent(c, agent, NONE),
}

const propose = (c: C, agent: number): Action => ({
  do: 'agent',
  card: openCard(c).id,
  agent,
  target: { seat: seatId(c.view, c.vars.opponent?.side ?? NONE) },
})

const treaty = page('TRT', [
  choose(
    'TRT-1a',
    tier(FRIENDS, 6),
    'opponent',
    [],
    [choose('TRT-1b', tier(NEUTRAL, 6), 'opponent', [], [choose('TRT-1c', tier(ENEMY, 3), 'opponent')])],
  ),
  ask('TRT-1', chosen, [can('TRT-2', firstAgent, propose, { of: ['opponent'] })], [go('TRT-1.1', 'GAIN')]),
])

export const pages = [
  entrancePage,
  agt,
  gain,
  assassination,
  bribe,
  doubleAgent,
  riots,
  uprising,
  mercenaries,
  sabotage,
  distrust,
  spy,
  trade,
  theft,
  treaty,
]
