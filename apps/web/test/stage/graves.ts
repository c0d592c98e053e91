// Which entries of a journal are grave deeds of a person, by the page's own word for each.

import '../../src/games/arcs/text/words-testing.ts'
import { type Action as ArcsAction, type State as ArcsState, arcsPackage } from '@understudy/arcs'
import { type Action as MuhqAction, type State as MuhqState, muhqPackage } from '@understudy/muhq'
import { type Action as RomeAction, type State as RomeState, romePackage } from '@understudy/rome'
import { type AnyPackage, type Entry, Table } from '@understudy/table'
import { press as arcsPress } from '../../src/games/arcs/compose/grave/weigh.tsx'
import { press as muhqPress } from '../../src/games/muhq/press.ts'
import { press as romePress } from '../../src/games/rome/press.ts'

type Kind = (state: unknown, action: unknown) => string | undefined

const GAMES: Readonly<Record<string, readonly [AnyPackage, Kind]>> = {
  arcs: [arcsPackage, (state, action) => arcsPress(state as ArcsState, action as ArcsAction)?.kind],
  rome: [romePackage, (state, action) => romePress(state as RomeState, action as RomeAction)?.kind],
  muhq: [muhqPackage, (state, action) => muhqPress(state as MuhqState, action as MuhqAction)?.kind],
}

/** From this entry on. */
export function graveDeeds(game: string, journal: readonly Entry[], from: number): number[] {
  const [pkg, kindOf] = GAMES[game]!
  const table = new Table(pkg, journal)
  return journal.flatMap((entry, at) =>
    at >= from && entry.t === 'action' && entry.by === 'person' && kindOf(table.stateAt(at), entry.action) === 'grave'
      ? [at]
      : [],
  )
}
