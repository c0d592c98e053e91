// Games that bots have played to their end, or part of the way, with a person in the chair afterwards.

import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, type Controller, type Options, Table } from '@understudy/table'

const GAMES: Readonly<Record<string, readonly [AnyPackage, Options, string, Controller]>> = {
  arcs: [
    arcsPackage,
    { players: 3, role1: 'human', role2: 'supercat', role3: 'supercat' },
    'red',
    { by: 'bot', bot: 'eager' },
  ],
  muhq: [muhqPackage, {}, 'p1', { by: 'bot', bot: 'partner' }],
  rome: [romePackage, {}, 'ROM', { by: 'random' }],
}

function begun(game: keyof typeof GAMES) {
  const known = GAMES[game]
  if (known === undefined) throw new Error(`no game ${game}`)
  const [pkg, options, seat, by] = known
  return Table.start(pkg, { options, seats: { ...pkg.seating(options), [seat]: by }, seed: 'finished' })
}

function playedOut(game: keyof typeof GAMES) {
  const table = begun(game)
  while (table.next().kind === 'auto') table.advance()
  if (table.next().kind !== 'over') throw new Error(`${game} does not end by itself`)
  return table
}

/**
 * The same game after this part of it, at the next decision of the person, who sits down then; `beside`: on a real table, which from now on tells
 * what it is dealt and rolls, but for the bots' own dice.
 */
export function partWay(game: keyof typeof GAMES, part: number, beside = false): string {
  const [pkg, , seat] = GAMES[game]!
  const length = part === 0 ? 0 : playedOut(game).entries.length
  const table = begun(game)
  const asked = () => pkg.game.decision(table.state)?.seat === seat
  while (table.entries.length < part * length || !asked()) {
    if (table.next().kind !== 'auto') throw new Error(`nobody is asked in ${game} any more`)
    table.advance()
  }
  table.seat(seat, { by: 'person' })
  if (beside)
    table.sources(
      Object.fromEntries(pkg.game.sources.map(({ id }) => [id, /^bot(Dice|sAgainst)/.test(id) ? 'app' : 'table'])),
    )
  table.title = `${game}, an evening`
  return JSON.stringify(table.file())
}

/** The same game two steps before its end; whoever opens it only has to look on. */
export function nearlyFinished(game: keyof typeof GAMES): string {
  const length = playedOut(game).entries.length
  const table = begun(game)
  while (table.entries.length < length - 2) table.advance()
  table.title = `${game}, an evening`
  return JSON.stringify(table.file())
}

/** A game of muhq's that the boss has won on its own turn, with a card put away last. */
export function lostToTheKraken(): string {
  const seats = { ...muhqPackage.seating({}), p1: { by: 'random' } as const }
  const table = Table.start(muhqPackage, { options: {}, seats, seed: 'lost 0' })
  while (table.next().kind === 'auto') table.advance()
  if (!table.log.at(-1)?.events.some(({ say }) => say === 'log.discarded')) throw new Error('it ends otherwise')
  table.seat('p1', { by: 'person' })
  table.title = 'muhq, lost'
  return JSON.stringify(table.file())
}

export function finished(game: keyof typeof GAMES): string {
  const table = playedOut(game)
  table.title = `${game}, an evening`
  return JSON.stringify(table.file())
}
