// CYC, AGX and the order of preference of agents' actions (rome 19).

import type { Preference, Question, Say, Ways } from '@understudy/procedure'
import type { ActionCard } from '../../pack/types.ts'
import { targetOf, targetsFor } from '../../rules/agents/targets.ts'
import { listOf } from '../../rules/packed.ts'
import { placeName, ROMAN, sideName } from '../../rules/state/names.ts'
import { isHome, NONE, regionOf, statusOf } from '../../rules/state/query.ts'
import { type Action, FRIENDS } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { agentDistance, agentReaches, inReach, nearestAgent, readyAgents } from '../view/distances.ts'
import { me, opponents, own, pack, perView, stanceTo, statusWith } from '../view/seen.ts'
import { relation, statusWord } from '../view/show.ts'
import type { Aim, Rival } from './notes.ts'

type Prefer<X> = Preference<C, X, PreferenceId>

/** The card that lies open. */
export function openCard(c: C): ActionCard {
  const card = pack(c).actions.get(own(c).flipped ?? '')
  if (card === undefined) throw new Error('no action card lies open')
  return card
}

/** Everything that the card can be aimed at and some agent that is ready can reach. */
const aims = perView((c): readonly Aim[] => {
  const card = openCard(c)
  const near = (region: number): boolean => region === NONE || inReach(c, region)
  const found: Aim[] = []
  // Where borders are open each look is a question: then only what the card can be aimed at is looked at.
  for (const target of targetsFor(c.view, me(c), card, pack(c).gaps.length === 0 ? near : undefined))
    if (near(target.region))
      found.push({ to: targetOf(c.view, card, target), region: target.region, side: target.seat })
  return found
})

/** CYC: opponents of this kind for whom there is a target in reach. */
export function rivals(
  kind: (c: C, side: number) => boolean,
  ...prefer: Prefer<Rival>[]
): Ways<C, Rival, PreferenceId> {
  return rivalsWith((c, side, all) => kind(c, side) && all.length > 0, ...prefer)
}

/** As `rivals`, where something else than a target decides whether they count. */
export function rivalsWith(
  counts: (c: C, side: number, aims: readonly Aim[]) => boolean,
  ...prefer: Prefer<Rival>[]
): Ways<C, Rival, PreferenceId> {
  return {
    from: (c) => {
      const all = aims(c)
      return opponents(c)
        .map((side) => ({ side, aims: all.filter((aim) => aim.side === side) }))
        .filter((rival) => counts(c, rival.side, rival.aims))
    },
    prefer,
    show: (c, { side }) => relation(c, side),
    because: (c, found) => (found.length > 0 ? [] : opponents(c).map((side) => relation(c, side))),
    key: ({ side }) => side,
  }
}

/** by the option, friends and allies are left alone where the text does not say so. */
export const notSpared = (c: C, side: number): boolean =>
  !settings(c)['agents.spareAllies'] || statusWith(c, side) < FRIENDS

export const stanceHigh: Prefer<Rival> = { id: 'stanceHigh', most: (c, { side }) => stanceTo(c, side) }
export const stanceLow: Prefer<Rival> = { id: 'stanceLow', least: (c, { side }) => stanceTo(c, side) }
export const statusLow: Prefer<Rival> = { id: 'statusLow', least: (c, { side }) => statusWith(c, side) }
export const statusHigh: Prefer<Rival> = { id: 'statusHigh', most: (c, { side }) => statusWith(c, side) }
export const mostGold: Prefer<Rival> = { id: 'mostGold', most: (c, { side }) => c.view.sides[side]?.gold ?? 0 }

export const chosen: Question<C> = {
  test: (c) => c.vars.opponent !== undefined,
  show: (c) => (c.vars.opponent === undefined ? [] : [relation(c, c.vars.opponent.side)]),
}

/** What of the chosen opponent's is in reach. */
export function targets(...prefer: Prefer<Aim>[]): Ways<C, Aim, PreferenceId> {
  return { from: (c) => c.vars.opponent?.aims ?? [], prefer, show: showAim }
}

export const generalFirst: Prefer<Aim> = { id: 'general', keep: (_c, { to }) => 'general' in to }
export const richest: Prefer<Aim> = { id: 'richest', most: (c, { region }) => regionOf(pack(c), region).gold }
export const theirHome: Prefer<Aim> = { id: 'theirHome', keep: (c, { region, side }) => isHome(c.view, side, region) }
export const nearestToAgent: Prefer<Aim> = { id: 'nearestToAgent', least: (c, { region }) => nearestAgent(c, region) }

function showAim(c: C, { to, region, side }: Aim): Say {
  const seat = sideName(c.view, side)
  if ('general' in to)
    return say('bot.general', { seat, slot: ROMAN[to.general] ?? '', region: placeName(c.view, region) })
  if ('agent' in to) return say('bot.theirAgent', { seat, agent: to.agent + 1, region: placeName(c.view, region) })
  const distance = nearestAgent(c, region)
  if ('building' in to)
    return say('bot.theirBuilding', { building: to.building, region: placeName(c.view, region), distance })
  return say('bot.place', { region: placeName(c.view, region), gold: regionOf(pack(c), region).gold, distance })
}

const nearestOne: Prefer<number> = {
  id: 'nearestAgent',
  least: (c, agent) => distanceOf(c, agent, c.vars.target?.region ?? NONE),
}
/** AGX: the nearest agent that is ready and reaches the target, where the text says so. */
export const nearestAgents: Ways<C, number, PreferenceId> = {
  from: (c) => agentsFor(c, c.vars.target?.region ?? NONE),
  prefer: [nearestOne],
  show: (c, agent) => showAgent(c, agent, c.vars.target?.region ?? NONE),
}
/** The same where it does not. */
export const agents: Ways<C, number, PreferenceId> = {
  ...nearestAgents,
  prefer: [{ ...nearestOne, source: ruled('L131', 12) }],
}

const agentsFor = (c: C, region: number): number[] =>
  readyAgents(c).filter((agent) => region === NONE || agentReaches(c, agent, region))
const distanceOf = (c: C, agent: number, region: number): number =>
  region === NONE ? 0 : agentDistance(c, agent, region)

export function showAgent(c: C, agent: number, region: number): Say {
  return say('bot.agent', {
    agent: agent + 1,
    region: placeName(c.view, own(c).agents[agent]?.region ?? 0),
    distance: distanceOf(c, agent, region),
  })
}

/** ACT: the agent goes there and tries. */
export function doIt(c: C, agent: number): Action {
  if (c.vars.target === undefined) throw new Error('no target was chosen')
  return { do: 'agent', card: openCard(c).id, agent, target: c.vars.target.to }
}

/** MER-2: each agent with each mercenary region that it reaches. */
export type Pair = { readonly agent: number; readonly aim: Aim }
export const pairs: Ways<C, Pair, PreferenceId> = {
  from: (c) => aims(c).flatMap((aim) => listOf(agentsFor(c, aim.region), (agent) => ({ agent, aim }))),
  prefer: [{ id: 'nearestAgent', least: (c, { agent, aim }) => agentDistance(c, agent, aim.region) }],
  show: (c, { agent, aim }) =>
    say('bot.agentTo', {
      agent: agent + 1,
      region: placeName(c.view, aim.region),
      distance: agentDistance(c, agent, aim.region),
    }),
}

/** SOW-4: third seats whose status with the chosen opponent can fall. */
export const thirds: Ways<C, number, PreferenceId> = {
  from: (c) => {
    const first = c.vars.opponent?.side ?? NONE
    return opponents(c).filter((side) => side !== first && statusOf(c.view, first, side) > 0)
  },
  prefer: [{ id: 'highestStatusWith', most: (c, side) => statusOf(c.view, c.vars.opponent?.side ?? NONE, side) }],
  show: (c, side) =>
    say('bot.third', {
      seat: sideName(c.view, side),
      status: statusWord(statusOf(c.view, c.vars.opponent?.side ?? NONE, side)),
    }),
}

/** A card that has to be paid for first, and cannot be, is as if nobody were there; bots never bribe or spy anyway. */
function isTooDear(c: C): boolean {
  const { effect, pay } = openCard(c)
  return pay > own(c).gold && effect !== 'bribe' && effect !== 'spy'
}

export const ready: Question<C> = {
  test: (c) => readyAgents(c).length > 0 && !isTooDear(c),
  show: (c) => [
    say('bot.ready', { n: readyAgents(c).length }),
    ...(isTooDear(c) ? [say('bot.tooDear', { pay: openCard(c).pay, gold: own(c).gold })] : []),
  ],
}
