// Lore and leaders, in the order in which the rules ask them, after the cards of the Court, and their draft.

import { addCards } from '../hooks/heard.ts'
import type { Card } from '../hooks/hooks.ts'
import { addPart } from '../hooks/parts.ts'
import { draftPart } from '../setup/draft.ts'
import { agitator } from './leaders/agitator.ts'
import { anarchist } from './leaders/anarchist.ts'
import { archivist } from './leaders/archivist.ts'
import { corsair } from './leaders/corsair.ts'
import { demagogue } from './leaders/demagogue.ts'
import { elder } from './leaders/elder.ts'
import { feastbringer } from './leaders/feastbringer.ts'
import { fuelDrinker } from './leaders/fuel-drinker.ts'
import { mystic } from './leaders/mystic.ts'
import { noble } from './leaders/noble.ts'
import { overseer } from './leaders/overseer.ts'
import { quartermaster } from './leaders/quartermaster.ts'
import { rebel } from './leaders/rebel.ts'
import { shaper } from './leaders/shaper.ts'
import { upstart } from './leaders/upstart.ts'
import { warrior } from './leaders/warrior.ts'
import { ancientHoldings } from './lore/ancient-holdings.ts'
import { cloudCities } from './lore/cloud-cities.ts'
import { empathsBond } from './lore/empaths-bond.ts'
import { empathsVision } from './lore/empaths-vision.ts'
import { forceBeams } from './lore/force-beams.ts'
import { galacticRifles } from './lore/galactic-rifles.ts'
import { gatePorts } from './lore/gate-ports.ts'
import { gateStations } from './lore/gate-stations.ts'
import { hiddenHarbors } from './lore/hidden-harbors.ts'
import { keepersSolidarity } from './lore/keepers-solidarity.ts'
import { keepersTrust } from './lore/keepers-trust.ts'
import { livingStructures } from './lore/living-structures.ts'
import { mirrorPlating } from './lore/mirror-plating.ts'
import { predictiveSensors } from './lore/predictive-sensors.ts'
import { raiderExosuits } from './lore/raider-exosuits.ts'
import { railgunArrays } from './lore/railgun-arrays.ts'
import { repairDrones } from './lore/repair-drones.ts'
import { seekerTorpedoes } from './lore/seeker-torpedoes.ts'
import { signalBreaker } from './lore/signal-breaker.ts'
import { sprinterDrives } from './lore/sprinter-drives.ts'
import { survivalOverrides } from './lore/survival-overrides.ts'
import { toolPriests } from './lore/tool-priests.ts'
import { tycoonsAmbition } from './lore/tycoons-ambition.ts'
import { tycoonsCharm } from './lore/tycoons-charm.ts'
import { tyrantsAuthority } from './lore/tyrants-authority.ts'
import { tyrantsEgo } from './lore/tyrants-ego.ts'
import { warlordsCruelty } from './lore/warlords-cruelty.ts'
import { warlordsTerror } from './lore/warlords-terror.ts'

export const LED_CARDS: readonly Card[] = [
  // Lore, by the actions it brings.
  toolPriests,
  galacticRifles,
  sprinterDrives,
  mirrorPlating,
  hiddenHarbors,
  signalBreaker,
  repairDrones,
  gatePorts,
  cloudCities,
  livingStructures,
  gateStations,
  railgunArrays,
  ancientHoldings,
  seekerTorpedoes,
  predictiveSensors,
  tyrantsAuthority,
  forceBeams,
  raiderExosuits,
  survivalOverrides,
  empathsVision,
  empathsBond,
  keepersTrust,
  keepersSolidarity,
  warlordsCruelty,
  tycoonsAmbition,
  tycoonsCharm,
  warlordsTerror,
  tyrantsEgo,
  // Leaders.
  elder,
  mystic,
  fuelDrinker,
  upstart,
  rebel,
  warrior,
  feastbringer,
  demagogue,
  archivist,
  overseer,
  corsair,
  noble,
  anarchist,
  shaper,
  agitator,
  quartermaster,
]

export function bringLeaders(): void {
  addCards(LED_CARDS, 'led')
  addPart(draftPart)
}
