// Evidence and candidates of Edicts, Summits and Negotiations, as sentences.

import type { Json } from '@understudy/procedure'
import type { PolicyId } from '../../../rules/campaign/vocabulary.ts'
import type { Ambition, Colour } from '../../../vocabulary.ts'

export type TalkSayings = {
  'die.event': Record<string, never>
  'face.event': { face: 'crises' | 'edicts' }
  // Edicts
  'supercat.aligned': { policy: PolicyId; ambitions: readonly Ambition[] }
  'supercat.asset': { of: Colour; asset: Json; type: number }
  'supercat.owes': { of: Colour; nothing: boolean }
  'supercat.expelDie': { of: Colour; die: number }
  'supercat.notFirstRegent': Record<string, never>
  'supercat.seats': { seats: readonly Colour[] }
  // Summits
  'supercat.callDie': { die: number; favors: number }
  'supercat.favors': { list: readonly { of: Colour; n: number }[] }
  'supercat.forced': { part: Json; favors: number; type: number }
  // Negotiations; `types`: of tokens that parts name by their slots
  'supercat.bundle': { wish: Json; give: Json; total: number; types: readonly number[] }
  'supercat.notEnough': Record<string, never>
  'supercat.dearer': { n: number }
  'supercat.offer': { by: Colour; parts: Json; types: readonly number[] }
  'supercat.offerDie': { die: number; sum: number }
  'supercat.modFailures': { n: number }
  'supercat.modGrievances': { of: Colour; by: Colour; n: number }
  'supercat.modRival': { seat?: Colour | undefined; ambition?: Ambition | undefined }
  'supercat.modStake': { of: Colour; list: readonly { ambition: Ambition; power: number }[] }
  'supercat.modEven': { give: number; take: number; counts: number }
  'supercat.modContends': { of: Colour; ambition?: Ambition | undefined }
  'supercat.odds': { of: Colour; needs: number; faces: number }
  'supercat.modMagnate': { of: Colour }
}
