// Games that bots have played to their end, with a person in the chair afterwards.

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

/** The same game two steps before its end; whoever opens it only has to look on. */
export function nearlyFinished(game: keyof typeof GAMES): string {
  const whole = begun(game)
  while (whole.next().kind === 'auto') whole.advance()
  const table = begun(game)
  while (table.entries.length < whole.entries.length - 2) table.advance()
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
  const table = begun(game)
  while (table.next().kind === 'auto') table.advance()
  if (table.next().kind !== 'over') throw new Error(`${game} does not end by itself`)
  table.title = `${game}, an evening`
  return JSON.stringify(table.file())
}
