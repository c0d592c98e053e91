// Sworn Guardians (BC22): nothing but themselves can be stolen from their holder, and who steals them buries them.

import { GUILD } from '../../../data/court.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { colourOf } from '../../state/state.ts'

export const swornGuardians: Card = {
  is: { guild: GUILD.swornGuardians },
  refuseTheft: (state, victim, _thief, _type, card) =>
    card === GUILD.swornGuardians ? undefined : say('no.guardians', { of: colourOf(state, victim) }),
  buriedWhenStolen: true,
}
