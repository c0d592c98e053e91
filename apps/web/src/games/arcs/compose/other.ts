// "Other action", beside the board: whatever may have happened there, whether a rule allows it or not. Only what makes no
// sense at all is left out: ships that are not there, systems that are out of play.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { courtRow } from '@understudy/arcs/rules'
import {
  boardOf,
  colourOf,
  damagedShips,
  freshShips,
  hasPiece,
  ids,
  isCity,
  isDamaged,
  isPort,
  playersOf,
  read,
  seatOf,
  ships,
  siteOwner,
} from '@understudy/arcs/state'
import {
  ACTION_CARDS,
  type ActionCardId,
  type Colour,
  type CourtId,
  type Doing,
  type Pool,
  type SiteId,
  type SystemId,
} from '@understudy/arcs/vocabulary'
import type { Json, Say } from '@understudy/procedure'
import type { Choice, Pick, Seat } from '@understudy/table'

type Offer = Choice<Action>
const PAY = 'pip'

const value = (doing: Doing, slot: string, of: Json, action?: Action): Offer => {
  const text: Say = { say: 'choose.value', with: { doing, slot, value: of } }
  return action === undefined
    ? { pick: { slot, value: of }, text, more: true }
    : { pick: { slot, value: of }, text, action }
}
const kind = (doing: Doing, action?: Action): Offer => {
  const text: Say = { say: 'choose.do', with: { doing } }
  const pick = { slot: 'do', value: doing }
  return action === undefined ? { pick, text, more: true } : { pick, text, action }
}

export function other(state: State, colour: Seat, picks: readonly Pick[]): Offer[] {
  const decision = arcs.decision(state)
  const turn = decision?.kind === 'turn'
  const card = decision?.kind === 'lead' || decision?.kind === 'follow'
  if (decision?.seat !== colour || (!turn && !card)) return decision?.next(picks) ?? []
  const [first, ...rest] = picks
  if (first === undefined) return turn ? kindsOfTurn() : kindsOfCard(decision.kind)
  const doing = first.value as Doing
  return card ? ofCard(doing) : ofTurn(state, seatOf(state, colour), doing, rest)
}

const kindsOfCard = (frame: string): Offer[] =>
  frame === 'lead'
    ? [kind('lead'), kind('pass', { do: 'pass' })]
    : [kind('surpass'), kind('pivot'), kind('copy', { do: 'copy' })]

function ofCard(doing: Doing): Offer[] {
  const action = (card: ActionCardId): Action => {
    if (doing === 'copy') return { do: 'copy', card }
    return doing === 'surpass' || doing === 'pivot' ? { do: doing, card } : { do: 'lead', card }
  }
  return ACTION_CARDS.map((card) => value(doing, 'card', card, action(card)))
}

function kindsOfTurn(): Offer[] {
  const all: readonly Doing[] = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle']
  return [...all.map((doing) => kind(doing)), kind('end', { do: 'end' })]
}

function ofTurn(state: State, seat: number, doing: Doing, picks: readonly Pick[]): Offer[] {
  switch (doing) {
    case 'tax':
      return sites(state, isCity).map((city) => value(doing, 'city', city, { do: 'tax', city, pay: PAY }))
    case 'build':
      return building(state, picks)
    case 'move':
      return moving(state, seat, picks)
    case 'repair':
      return [
        ...systems(state)
          .filter((system) => damagedShips(state, ids.sys(system), seat) > 0)
          .map((ship) => value(doing, 'piece', { ship }, { do: 'repair', piece: { ship }, pay: PAY })),
        ...sites(state, (site) => isDamaged(site) && siteOwner(site) === seat).map((site) =>
          value(doing, 'piece', { site }, { do: 'repair', piece: { site }, pay: PAY }),
        ),
      ]
    case 'influence':
    case 'secure':
      return [...courtRow(state)].map((card: CourtId) => value(doing, 'card', card, { do: doing, card, pay: PAY }))
    case 'battle':
      return fighting(state, seat, picks)
    default:
      return []
  }
}

const systems = (state: State): SystemId[] => boardOf(state).systems.map(ids.sysId)

const sites = (state: State, fits: (site: number) => boolean): SiteId[] =>
  Array.from({ length: 72 }, (_, site) => site)
    .filter((site) => read.site(state, site) !== 0 && fits(read.site(state, site)))
    .map(ids.siteId)

function building(state: State, [piece]: readonly Pick[]): Offer[] {
  if (piece === undefined) return (['city', 'starport', 'ship'] as const).map((each) => value('build', 'piece', each))
  if (piece.value === 'ship')
    return sites(state, isPort).map((port) =>
      value('build', 'port', port, { do: 'build', piece: 'ship', port, pay: PAY }),
    )
  const what = piece.value === 'city' ? 'city' : 'starport'
  return systems(state).map((at) => value('build', 'at', at, { do: 'build', piece: what, at, pay: PAY }))
}

function moving(state: State, seat: number, [from, group]: readonly Pick[]): Offer[] {
  if (from === undefined)
    return systems(state)
      .filter((system) => ships(state, ids.sys(system), seat) > 0)
      .map((system) => value('move', 'from', system))
  const begin = from.value as SystemId
  const at = ids.sys(begin)
  if (group === undefined) {
    const offers: Offer[] = []
    for (let fresh = freshShips(state, at, seat); fresh >= 0; fresh--)
      for (let damaged = damagedShips(state, at, seat); damaged >= 0; damaged--)
        if (fresh + damaged > 0) offers.push(value('move', 'ships', { fresh, damaged }))
    return offers
  }
  const { fresh, damaged } = group.value as { fresh: number; damaged: number }
  return systems(state)
    .filter((system) => system !== begin)
    .map((to) => value('move', 'to', to, { do: 'move', from: begin, legs: [{ to, fresh, damaged }], pay: PAY }))
}

function fighting(state: State, seat: number, [at, against]: readonly Pick[]): Offer[] {
  if (at === undefined)
    return systems(state)
      .filter((system) => ships(state, ids.sys(system), seat) > 0)
      .map((system) => value('battle', 'at', system))
  const system = at.value as SystemId
  if (against === undefined)
    return Array.from({ length: playersOf(state) }, (_, rival) => rival)
      .filter((rival) => rival !== seat && hasPiece(state, ids.sys(system), rival))
      .map((rival) => value('battle', 'against', colourOf(state, rival)))
  const rival = against.value as Colour
  return pools(Math.min(6, ships(state, ids.sys(system), seat) + 2)).map((dice) =>
    value('battle', 'dice', { ...dice }, { do: 'battle', at: system, against: rival, dice, pay: PAY }),
  )
}

function pools(most: number): Pool[] {
  const out: Pool[] = []
  for (let assault = most; assault >= 0; assault--)
    for (let skirmish = most - assault; skirmish >= 0; skirmish--)
      for (let raid = most - assault - skirmish; raid >= 0; raid--)
        if (assault + skirmish + raid > 0) out.push({ assault, skirmish, raid })
  return out
}
