// Acts of bots up to where a person sits down, for tests of the page.

import { type Action, arcsPackage, type State } from '@understudy/arcs'
import { partsFrom } from '@understudy/arcs/act'
import { loadCampaign, offerCampaign } from '@understudy/arcs/campaign'
import { laidIn, layCards } from '@understudy/arcs/edit'
import { type GameEvent, Table } from '@understudy/table'

loadCampaign()

export type Arcs = Table<State, Action>
export const ACT = { players: 3, role2: 'supercat', role3: 'supercat', act: 1 }

/** An act of bots, up to where a person (red) sits down. */
export function actUpTo(
  options: Record<string, string | number>,
  seed: string,
  reached: (table: Arcs) => boolean,
  chosen: Record<string, boolean> = {},
  /** By seat, where it is not the usual one. */
  versions: Record<string, string> = {},
): string {
  const bots = Object.fromEntries(
    Object.entries(arcsPackage.seating(options)).map(([seat, who]) => [
      seat,
      who.by === 'bot'
        ? {
            ...who,
            ...(versions[seat] === undefined ? {} : { version: versions[seat] }),
            options: { ...who.options, ...chosen },
          }
        : who,
    ]),
  )
  const withdraw = offerCampaign()
  try {
    for (let again = 0; again < 12; again++) {
      const table = Table.start(arcsPackage, {
        options,
        seats: { ...bots, red: { by: 'random' } },
        seed: `${seed} ${again}`,
      })
      while (table.next().kind === 'auto' && !reached(table)) table.advance()
      if (!reached(table)) continue
      table.seat('red', { by: 'person' })
      table.title = 'Act I'
      return JSON.stringify(table.file())
    }
  } finally {
    withdraw()
  }
  throw new Error(`no act ${seed} gets there`)
}

export const asked = (kind: string) => (table: Arcs) => {
  const decision = arcsPackage.game.decision(table.state)
  return decision?.kind === kind && decision.seat === 'red'
}

/**
 * An act of bots up to right before the entry that brings this; a person (red) watches it. `lastRound`: nobody has cards any
 * more, so that the chapter ends after it.
 */
export function actBefore(
  seed: string,
  wanted: (before: State, after: State, events: readonly GameEvent[]) => boolean,
  { lastRound = false } = {},
): string {
  const withdraw = offerCampaign()
  try {
    for (let again = 0; again < 40; again++) {
      const seats = { ...arcsPackage.seating(ACT), red: { by: 'random' } as const }
      const table = Table.start(arcsPackage, { options: ACT, seats, seed: `${seed} ${again}` })
      while (table.next().kind === 'auto') {
        const before = arcsPackage.game.copy(table.state)
        const at = table.entries.length
        table.advance()
        if (!wanted(before, table.state, table.log[at]?.events ?? [])) continue
        table.undo(at)
        if (lastRound) {
          const { game } = arcsPackage
          const last = game.copy(table.state)
          layCards(last, { ...laidIn(last), hands: [0, 0, 0] })
          table.edit(game.serialise(last))
        }
        table.seat('red', { by: 'person' })
        table.title = 'Act I'
        return JSON.stringify(table.file())
      }
    }
  } finally {
    withdraw()
  }
  throw new Error(`no act ${seed} has that`)
}

/** Two people (red and yellow) and a bot, at the talks of the two; `beside`: on a real table. */
export function dealBetween(seed: string, beside: boolean): string {
  const options = { players: 3, act: 1, role3: 'supercat' }
  const withdraw = offerCampaign()
  try {
    for (let again = 0; again < 40; again++) {
      const seats = { ...arcsPackage.seating(options), red: { by: 'random' }, yellow: { by: 'random' } } as const
      const table = Table.start(arcsPackage, { options, seats, seed: `${seed} ${again}` })
      const talking = () => {
        const now = arcsPackage.game.decision(table.state)
        const both = [partsFrom(table.state, 0, 1), partsFrom(table.state, 1, 0)]
        return now?.kind === 'negotiate' && both.every((parts) => [...parts].some((part) => 'promise' in part))
      }
      while (table.next().kind === 'auto' && !talking()) table.advance()
      if (!talking()) continue
      table.seat('red', { by: 'person', name: 'Anna' })
      table.seat('yellow', { by: 'person', name: 'Boris' })
      if (beside) table.sources({ battleDice: 'table', eventDice: 'table' })
      table.title = 'Talks'
      return JSON.stringify(table.file())
    }
  } finally {
    withdraw()
  }
  throw new Error('nobody talks')
}

/** An act of bots to its end; red is a person’s seat. */
export function actOver(seed: string): string {
  const withdraw = offerCampaign()
  try {
    const seats = { ...arcsPackage.seating(ACT), red: { by: 'random' } } as const
    const table = Table.start(arcsPackage, { options: ACT, seats, seed })
    while (table.next().kind === 'auto') table.advance()
    table.title = 'Act I'
    return JSON.stringify(table.file())
  } finally {
    withdraw()
  }
}
