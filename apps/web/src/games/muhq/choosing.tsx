// What the new-game page asks of muhq's game, and the sign of a seat there.

import type { SeatId } from '@understudy/muhq/vocabulary'
import type { Options } from '@understudy/table'
import type { OptionFolds } from '../ui.ts'
import { SeatSign } from './seats/sign.tsx'

export const groups: OptionFolds = {
  main: ['players', 'map', 'cards'],
  // A map of one's own has its own boss.
  who: (n, of, { map }) => (n === of && map === undefined ? 'boss' : undefined),
  folded: [{ title: { en: 'Doubtful rules', ru: 'Спорные правила' }, options: [] }],
}

export function Mark({ seat, options: { boss, map } }: { readonly seat: string; readonly options: Options }) {
  const drawn = seat === 'boss' && map === undefined ? { card: `the_${boss}` } : {}
  return (
    <span class="muhq">
      <SeatSign seat={seat as SeatId} name="" size={28} {...drawn} />
    </span>
  )
}
