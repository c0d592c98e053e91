// What the battle rules of the campaign want, for whoever reads ahead (supercat 6.2.3).

import { me } from '../context.ts'
import { fightsForDemand, withTheEmpire } from '../fates/admiral/ways.ts'
import { stealing } from '../fates/advocate/ways.ts'
import { farGolems } from '../fates/caretaker/ways.ts'
import { foreign, takingByBattle } from '../fates/founder/ways.ts'
import { threatenedNow } from '../terms/map.ts'
import type { ActLayer } from '../versions/version.ts'
import { blightAtHome } from './forms/ways.ts'

export const battles: ActLayer['battles'] = {
  'AGG.36': blightAtHome,
  'ZEAL.2': () => ({ for: 'declared' }),
  'ZEAL.4b': (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }),
  'ZEAL.7': () => ({ for: 'trophies' }),
  'FA.FO3': takingByBattle(foreign),
  'FA.AD3': stealing,
  'FA.CA3': takingByBattle(farGolems),
  'FA.AM1b': fightsForDemand,
  'FA.AM2': withTheEmpire,
}
