import { type AnyPackage, type GamePackage, Table } from '@understudy/table'

/** People at all seats, who do whatever comes first, so many steps far. */
export function played<State, Action>(
  pkg: GamePackage<State, Action> & AnyPackage,
  options: Record<string, string | number>,
  seed: string,
  steps: number,
): Table<State, Action> {
  const seats = Object.fromEntries(pkg.game.seats(options).map(({ id }) => [id, { by: 'person' } as const]))
  const table = Table.start<State, Action>(pkg, { options, seed, seats })
  for (let i = 0; i < steps; i++) {
    const next = table.next()
    if (next.kind === 'auto') table.advance()
    else if (next.kind === 'person') table.act(next.decision.sample({ int: (n: number) => (i * 7) % n } as never))
    else break
  }
  return table
}
