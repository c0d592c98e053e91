// Cards of the Court that do something of their own, in the order in which the rules ask them; lore and leaders follow
// (led.ts). A new card is a file and a line here.

import { addCards } from '../hooks/heard.ts'
import type { Card } from '../hooks/hooks.ts'
import { fuelCartel, materialCartel } from './guild/cartels.ts'
import { courtEnforcers } from './guild/court-enforcers.ts'
import { elderBroker } from './guild/elder-broker.ts'
import { farseers } from './guild/farseers.ts'
import { galacticBards } from './guild/galactic-bards.ts'
import { gatekeepers } from './guild/gatekeepers.ts'
import { miningInterest, shippingInterest } from './guild/interests.ts'
import { latticeSpies } from './guild/lattice-spies.ts'
import { loyalEmpaths, loyalEngineers, loyalKeepers, loyalMarines, loyalPilots } from './guild/loyal.ts'
import { prisonWardens } from './guild/prison-wardens.ts'
import { relicFence } from './guild/relic-fence.ts'
import { secretOrder } from './guild/secret-order.ts'
import { silverTongues } from './guild/silver-tongues.ts'
import { skirmishers } from './guild/skirmishers.ts'
import { swornGuardians } from './guild/sworn-guardians.ts'
import { adminUnion, armsUnion, constructionUnion, spacingUnion } from './guild/unions.ts'
import { callToAction } from './vox/call-to-action.ts'
import { guildStruggle } from './vox/guild-struggle.ts'
import { massUprising } from './vox/mass-uprising.ts'
import { outrageSpreads } from './vox/outrage-spreads.ts'
import { populistDemands } from './vox/populist-demands.ts'
import { songOfFreedom } from './vox/song-of-freedom.ts'

export const COURT_CARDS: readonly Card[] = [
  // Guild cards, as they are numbered.
  loyalEngineers,
  miningInterest,
  materialCartel,
  adminUnion,
  constructionUnion,
  fuelCartel,
  loyalPilots,
  gatekeepers,
  shippingInterest,
  spacingUnion,
  armsUnion,
  prisonWardens,
  skirmishers,
  courtEnforcers,
  loyalMarines,
  latticeSpies,
  farseers,
  secretOrder,
  loyalEmpaths,
  silverTongues,
  loyalKeepers,
  swornGuardians,
  elderBroker,
  relicFence,
  galacticBards,
  // Vox cards.
  massUprising,
  populistDemands,
  outrageSpreads,
  songOfFreedom,
  guildStruggle,
  callToAction,
]

addCards(COURT_CARDS, 'court')
