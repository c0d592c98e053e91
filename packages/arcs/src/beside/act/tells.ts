// Sentences of an act that say exactly what to do.

import type { Say } from '@understudy/procedure'
import type { Telling, Tells } from '@understudy/table'
import type { FateId, PolicyId } from '../../rules/campaign/vocabulary.ts'
import type { Colour, Owner, SystemId } from '../../vocabulary.ts'
import type { Piece, Spot } from '../lying.ts'

type BySeat = { readonly seat: Colour }
type OfSeat = { readonly of: Colour }

const move = (piece: Piece, to: Spot, from: Spot, n = 1): Telling => ({
  n,
  of: { say: 'carry.move', with: { piece, to, from } },
})
const shown = (say: string, facts: Say['with']): Say[] => [{ say, with: facts ?? {} }]
const ship = (of: Owner): Piece => ({ piece: 'ship', of })
const fresh = (system: SystemId): Spot => ({ at: 'system', system, damaged: false })
const policy = ({ policy: id }: { policy: PolicyId }): Say[] => shown('put.policy', { policy: id })

export const actTells: Tells = {
  'log.policy': policy,
  'log.policyChanged': policy,
  'log.firstRegent': ({ seat }: BySeat) => shown('put.firstRegent', { of: seat }),
  'log.outlaw': ({ seat }: BySeat) => shown('put.title', { of: seat, outlaw: true }),
  'log.regent': ({ seat }: BySeat) => shown('put.title', { of: seat, outlaw: false }),
  'log.inSession': () => shown('put.council', { side: 'session' }),
  'log.advanced': ({ seat, fate, left }: BySeat & { fate: FateId; left: number }) =>
    shown('put.fate', { of: seat, fate, left }),
  'log.grievance': ({ seat, of, n }: BySeat & OfSeat & { n: number }) => shown('put.grievances', { seat, of, n }),
  'log.amends': ({ seat, of, n }: BySeat & OfSeat & { n: number }) =>
    shown('put.grievances', { seat: of, of: seat, n }),
  'log.side': ({ seat, side }: BySeat & { side: string }) => shown('carry.side', { of: seat, side }),
  'log.favorTaken': ({ seat, of }: BySeat & OfSeat) => [
    move({ piece: 'agent', of }, { at: 'favors', seat }, { at: 'supply' }),
  ],
  'log.favorsReturned': ({ seat, of, n }: BySeat & OfSeat & { n: number }) => [
    move({ piece: 'agent', of }, { at: 'supply' }, { at: 'favors', seat }, n),
  ],
  'log.escalated': ({ system, n }: { system: SystemId; n: number }) => [
    move(ship('empire'), fresh(system), { at: 'supply' }, n),
  ],
  'log.parade': ({ seat, system, n }: BySeat & { system: SystemId; n: number }) => [
    move(ship(seat), fresh(system), { at: 'supply' }, n),
  ],
  'log.imperialMoved': ({ n, from, to }: { n: number; from: SystemId; to: SystemId }) => [
    move(ship('empire'), fresh(to), fresh(from), n),
  ],
}
