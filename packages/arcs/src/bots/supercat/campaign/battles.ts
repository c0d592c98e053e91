// What the battle rules of the campaign want, for whoever reads ahead (supercat 6.2.3).

import { me } from '../context.ts'
import { fightsForDemand, withTheEmpire } from '../fates/admiral/ways.ts'
import { stealing } from '../fates/advocate/ways.ts'
import { golemBattle } from '../fates/caretaker/ways.ts'
import { foreign, takingByBattle } from '../fates/founder/ways.ts'
import { rivalCitySystems } from '../mobilization/ways.ts'
import { threatenedNow } from '../terms/map.ts'
import type { ActLayer } from '../versions/version.ts'
import { blightAtHome, freshBlight } from './forms/ways.ts'

export const battles: ActLayer['battles'] = {
  'AGG.36': blightAtHome,
  'ZEAL.2': () => ({ for: 'declared' }),
  'ZEAL.4b': (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }),
  'ZEAL.7': () => ({ for: 'trophies' }),
}

const threatened: NonNullable<ActLayer['battles']['ZEAL.X12']> = (c) => ({
  for: 'control',
  systems: threatenedNow(c.view, me(c)),
})
export const battlesInTen: ActLayer['battles'] = {
  'AGG.X16': freshBlight,
  'ZEAL.X29x': (c) => ({ for: 'control', systems: c.vars.carry === true ? rivalCitySystems(c) : [], take: true }),
  'ZEAL.X4': () => ({ for: 'declared' }),
  'ZEAL.X12': threatened,
  'ZEAL.X16': freshBlight,
  'ZEAL.X42': () => ({ for: 'open' }),
}
/** Those of the pages of the Fates. */
export const fateBattles: ActLayer['battles'] = {
  'FA.FO3': takingByBattle(foreign),
  'FA.AD3': stealing,
  'FA.CA3': golemBattle,
  'FA.AM1b': fightsForDemand,
  'FA.AM2': withTheEmpire,
}
export const fateBattlesInTen: ActLayer['battles'] = {
  'FX.FO3': takingByBattle(foreign),
  'FX.AD3': stealing,
  'FX.CA2c': golemBattle,
  'FX.AM2': withTheEmpire,
}
