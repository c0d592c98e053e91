// Sentences of the log that say exactly what to do on a real table; all others tell a story, and what they mean there is
// listed. Cards are single, so their new place says it all.

import type { Say } from '@understudy/procedure'
import type { Telling, Tells } from '@understudy/table'
import type { ActionCardId, Ambition, Colour, CourtId, Resource, SystemId } from '../vocabulary.ts'
import type { Piece, Spot } from './lying.ts'

const move = (piece: Piece, to: Spot, from?: Spot, n = 1): Telling => ({
  n,
  of: { say: 'carry.move', with: { piece, to, ...(from === undefined ? {} : { from }) } },
})

const played = ({ seat, card }: { seat: Colour; card: ActionCardId }): Telling[] => [
  move({ piece: 'action', card }, { at: 'up', seat }),
]

const fresh = (system: SystemId): Spot => ({ at: 'system', system, damaged: false })

interface Moved {
  readonly seat: Colour
  readonly from: SystemId
  readonly legs: readonly { readonly to: SystemId; readonly ships: number }[]
}

/** Ships that stay at a stop on the way have come from the start. */
function moved({ seat, from, legs }: Moved): Telling[] {
  return legs.flatMap(({ to, ships }, i) => {
    const stay = ships - (legs[i + 1]?.ships ?? 0)
    return stay === 0 ? [] : [move({ piece: 'ship', of: seat }, fresh(to), fresh(from), stay)]
  })
}

const initiative =
  (seized: boolean) =>
  ({ seat }: { seat: Colour }): Say[] => [{ say: 'put.initiative', with: { seat, seized } }]

export const tells: Tells = {
  'log.led': played,
  'log.surpassed': played,
  'log.pivoted': played,
  'log.revealed': ({ seat, cards }: { seat: Colour; cards: readonly ActionCardId[] }) =>
    cards.map((card) => move({ piece: 'action', card }, { at: 'open', seat })),
  'log.moved': moved,
  'log.built': ({ seat, piece, system }: { seat: Colour; piece: string; system: SystemId }) =>
    piece === 'ship' ? [move({ piece: 'ship', of: seat }, fresh(system), { at: 'supply' })] : [],
  'log.influenced': ({ seat, card }: { seat: Colour; card: CourtId }) => [
    move({ piece: 'agent', of: seat }, { at: 'onCourt', card }, { at: 'supply' }),
  ],
  'log.captured': ({ seat, of, n }: { seat: Colour; of: Colour; n: number }) => [
    move({ piece: 'agent', of }, { at: 'captives', seat }, { at: 'supply' }, n),
  ],
  'log.damaged': ({ of, n, system }: { of: Colour; n: number; system: SystemId }) => [
    move({ piece: 'ship', of }, { at: 'system', system, damaged: true }, fresh(system), n),
  ],
  'log.secured': ({ seat, card }: { seat: Colour; card: CourtId }) => [
    move({ piece: 'court', card }, { at: 'guild', seat }),
  ],
  'log.stoleCard': ({ seat, card }: { seat: Colour; card: CourtId }) => [
    move({ piece: 'court', card }, { at: 'guild', seat }),
  ],
  'log.arranged': ({ seat, slots }: { seat: Colour; slots: readonly (Resource | null)[] }) => [
    { say: 'carry.slots', with: { of: seat, slots } },
  ],
  'log.declared': ({ ambition, high, low }: { ambition: Ambition; high: number; low: number }) => [
    { say: 'put.marker', with: { ambition, high, low } },
  ],
  'log.initiative': initiative(false),
  'log.roundEnd': initiative(false),
  'log.seized': initiative(true),
  'log.chapter': ({ n }: { n: number }) => [{ say: 'put.chapter', with: { n } }],
  'log.resourcePower': ({ seat, n }: { seat: Colour; n: number }) => [
    { say: 'put.resourcePower', with: { of: seat, n } },
  ],
  'log.target': ({ seat, system }: { seat: Colour; system: SystemId }) => [
    { say: 'put.target', with: { of: seat, system } },
  ],
}
