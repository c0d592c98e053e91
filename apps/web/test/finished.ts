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

export function finished(game: keyof typeof GAMES): string {
  const known = GAMES[game]
  if (known === undefined) throw new Error(`no game ${game}`)
  const [pkg, options, seat, by] = known
  const table = Table.start(pkg, { options, seats: { ...pkg.seating(options), [seat]: by }, seed: 'finished' })
  while (table.next().kind === 'auto') table.advance()
  if (table.next().kind !== 'over') throw new Error(`${game} does not end by itself`)
  table.title = `${game}, an evening`
  return JSON.stringify(table.file())
}
