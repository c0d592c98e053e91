// What the new-game page asks of Rome, and the sign of a seat there.

import { HOUSE_PACK } from '@understudy/rome'
import { packNamed } from '@understudy/rome/pack'
import type { Options } from '@understudy/table'
import { SeatMark } from './draw/mark.tsx'

export { groups } from './groups.ts'

export function Mark({ seat, options: { pack } }: { readonly seat: string; readonly options: Options }) {
  const { factions } = packNamed(typeof pack === 'string' && pack !== '' ? pack : HOUSE_PACK)
  return <SeatMark colour={factions.find(({ id }) => id === seat)?.colour ?? -1} size={22} />
}
