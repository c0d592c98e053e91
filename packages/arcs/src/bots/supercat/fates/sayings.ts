// Evidence and candidates on the pages of the Fates, as sentences; the words are in `campaign/text/phrases-fates.ts`.

import type { Lang } from '@understudy/procedure'
import type { GolemId, PolicyId } from '../../../rules/campaign/vocabulary.ts'
import type { Colour, Resource, SystemId } from '../../../vocabulary.ts'
import type { Advance } from './objective.ts'

type Name = Readonly<Record<Lang, string>>

export type FateSayings = {
  /** How the objective of a Fate comes closer, or that it does not. */
  'supercat.advances': { of: Colour; advance?: Advance | undefined }
  'supercat.bargain': { card: Name; of: Colour; n: number; next?: Name | undefined }
  'supercat.council': { inSession: boolean; first?: Colour | undefined }
  'supercat.title': { regent: boolean; first: boolean }
  'supercat.parade': { at?: SystemId | undefined; outlaw?: true | undefined }
  'supercat.types': { types: readonly Resource[] }
  'supercat.discardTop': { card?: Name | undefined }
  'supercat.golems': { under: readonly SystemId[]; elsewhere: readonly SystemId[]; winning: boolean }
  'supercat.takes': { golems: readonly GolemId[] }
  'supercat.seat': { seat: Colour }
  'supercat.faithful': { left: number; without: readonly Resource[] }
  'supercat.demand': { policy: PolicyId; has: boolean }
  'supercat.edictsPlace': { places: boolean }
  'supercat.barePorts': { systems: readonly SystemId[] }
}
