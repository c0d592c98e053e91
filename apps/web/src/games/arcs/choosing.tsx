// What the new-game page asks of Arcs, and the sign of a seat there.

import type { Colour } from '@understudy/arcs/vocabulary'
import { SeatMark } from './draw/pieces.tsx'

export { groups } from './groups.ts'
export { presets } from './presets.ts'

export function Mark({ seat }: { readonly seat: string }) {
  return <SeatMark colour={seat as Colour} size={22} />
}
